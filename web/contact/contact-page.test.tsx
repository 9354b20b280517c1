import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { keepToken } from '../api/token-storage';
import { fill } from '../testing/fill';
import { basicUser, makeToken, renderInApp } from '../testing/render';
import { noAnswer, on, playServer, refuse } from '../testing/server';
import { blockStorage } from '../testing/storage';
import ContactPage from './contact-page';

const address = on(api.contact.address, { email: 'owner@example.org' });
const ok = [address, on(api.contact.send, { message: 'ok' })];
const labels = ['Name (optional)', 'Email', 'Subject', 'Message'] as const;

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

async function write(): Promise<void> {
  await fill('Email', 'him@example.com');
  await fill('Subject', 'Paper');
  await fill('Message', 'Can I print it?');
}

/** The messages among the requests; the page also asks where to write directly. */
const sentIn = (requests: Request[]) => requests.filter(({ method }) => method === 'POST');

describe('a browser that keeps nothing', () => {
  it.each(['blocked', 'full'] as const)('is told beside what he types (%s), and not before', async (how) => {
    blockStorage(how);
    playServer([address]);
    renderInApp(<ContactPage />);
    expect(screen.queryByText(/let us keep drafts/)).toBeNull();
    await fill('Message', 'Can I print it?');
    expect(screen.getByText(/^This browser doesn't let us keep drafts\./)).toBeTruthy();
  });
});

describe('the contact page', () => {
  it('names no address where the server has none that somebody reads', async () => {
    playServer([on(api.contact.address, { email: null }), on(api.contact.send, refuse('server_error'))]);
    renderInApp(<ContactPage />);
    await write();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Sorry, there was an error sending your message. Please try again.',
    );
  });

  it('CONTACT-01 CONTACT-02 CONTACT-09 CONTACT-10 has a form with five fields, the purpose a general question', () => {
    playServer([address]);
    renderInApp(<ContactPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeTruthy();
    for (const label of labels) expect(field(label).value).toBe('');
    const purpose = field('Purpose');
    expect(purpose.value).toBe('question');
    expect(
      within(purpose)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['General Question', 'Bug Report', 'Feature Request', 'Idea', 'Support', 'Feedback']);
  });

  it('CONTACT-04 CONTACT-05 CONTACT-06 CONTACT-07 marks what is required and sends nothing without it', async () => {
    const requests = playServer(ok);
    renderInApp(<ContactPage />);
    expect([...labels, 'Purpose'].map((label) => field(label).required)).toEqual([false, true, true, true, true]);
    await fill('Email', 'him@example.com');
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Email, subject, message and purpose are required');
    expect(document.activeElement).toBe(field('Subject'));
    expect(sentIn(requests)).toEqual([]);
  });

  it('CONTACT-03 CONTACT-11 sends all five, the name left blank', async () => {
    const requests = playServer(ok);
    renderInApp(<ContactPage />);
    await write();
    await userEvent.selectOptions(field('Purpose'), 'Idea');
    await send();
    await screen.findByText(/^Thank you!/);
    expect(await sentIn(requests)[0]?.json()).toEqual({
      name: '',
      email: 'him@example.com',
      subject: 'Paper',
      message: 'Can I print it?',
      purpose: 'idea',
    });
  });

  it('CONTACT-12 shows that it is sending, and sends once', async () => {
    const requests = playServer([address, on(api.contact.send, noAnswer)]);
    renderInApp(<ContactPage />);
    await write();
    await send();
    const button = screen.getByRole('button', { name: 'Sending...' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    expect(sentIn(requests)).toHaveLength(1);
  });

  it('CONTACT-12 CONTACT-13 CONTACT-14 CONTACT-15 thanks, promises an answer and clears the form', async () => {
    playServer(ok);
    renderInApp(<ContactPage />);
    await fill('Name (optional)', 'Tom');
    await userEvent.selectOptions(field('Purpose'), 'Idea');
    await write();
    await send();
    const thanks = await screen.findByText(
      "Thank you! Your message has been sent successfully. We'll get back to you soon.",
    );
    expect(thanks.closest('[role=status]')).toBeTruthy();
    for (const label of labels) expect(field(label).value).toBe('');
    expect(field('Purpose').value).toBe('question');
  });

  it('CONTACT-12 CONTACT-16 CONTACT-17 CONTACT-18 apologises, offers the address and keeps what was typed', async () => {
    playServer([on(api.contact.send, refuse('server_error')), address]);
    renderInApp(<ContactPage />);
    await write();
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'Sorry, there was an error sending your message. Please try again.Or email us directly at owner@example.org.',
    );
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('mailto:owner@example.org');
    expect(labels.map((label) => field(label).value)).toEqual(['', 'him@example.com', 'Paper', 'Can I print it?']);
  });

  it('fills in the address of somebody who is logged in, who may change it', async () => {
    keepToken(makeToken());
    playServer([...ok, on(api.accounts.me, basicUser)]);
    renderInApp(<ContactPage />);
    await waitFor(() => expect(field('Email').value).toBe(basicUser.email));
    await userEvent.clear(field('Email'));
    expect(field('Email').value).toBe('');
    await write();
    expect(field('Email').value).toBe('him@example.com');
  });
});

describe('what is typed', () => {
  const reload = () => {
    cleanup();
    renderInApp(<ContactPage />);
  };

  it('is there again after a reload, until it is sent', async () => {
    playServer(ok);
    renderInApp(<ContactPage />);
    await write();
    reload();
    expect(field('Message').value).toBe('Can I print it?');
    await send();
    await waitFor(() => expect(field('Message').value).toBe(''));
    reload();
    expect(field('Subject').value).toBe('');
  });

  it('is not shown to somebody else who logs in', async () => {
    playServer([...ok, on(api.accounts.me, basicUser)]);
    keepToken(makeToken({ sub: 'him' }));
    renderInApp(<ContactPage />);
    await write();
    keepToken(makeToken({ sub: 'his brother' }));
    reload();
    expect(field('Message').value).toBe('');
  });
});
