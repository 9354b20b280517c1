import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import { keepToken } from '../api/token-storage';
import { fill } from '../testing/fill';
import { basicSubscription, basicUser, makeToken, premiumSubscription, renderInApp } from '../testing/render';
import { noAnswer, on, playServer, unreachable } from '../testing/server';
import HelpPage from './help-page';

const upgrade = () => screen.queryByRole('link', { name: 'Upgrade to Premium' });

function visitAs(isPremium: boolean): void {
  keepToken(makeToken());
  playServer([
    on(api.accounts.me, { ...basicUser, subscription_status: isPremium ? 'active' : 'none' }),
    on(api.billing.status, isPremium ? premiumSubscription : basicSubscription),
  ]);
  renderInApp(<HelpPage />);
}

async function write(): Promise<void> {
  await fill('Email', 'him@example.com');
  await fill('Subject', 'Paper');
  await fill('Message', 'Can I print it?');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
}

describe('the help page', () => {
  it('HELP-01 HELP-02 HELP-03 HELP-04 HELP-05 HELP-06 HELP-10 tells how it works, section by section', () => {
    renderInApp(<HelpPage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How It Works');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Daily questions',
      'Answer and connect',
      'Build understanding',
      'Features',
      'Premium features',
      'Why it works',
      'Contact Us',
    ]);
  });

  it('tells of her card, his ideas and what is still true', () => {
    renderInApp(<HelpPage />);
    const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    for (const feature of [/^Her card: /, /^Ideas for gifts/, /still true$/, /^Download it all.* her card, your ideas/])
      expect(told.filter((text) => feature.test(text ?? ''))).toHaveLength(1);
  });

  it('says how private it is, once, and claims no more than is true', () => {
    const { container } = renderInApp(<HelpPage />);
    expect(container.textContent?.match(/encrypt/g)).toHaveLength(1);
    expect(container.textContent).not.toMatch(/end-to-end|zero-knowledge/i);
  });

  it('HELP-07 HELP-08 offers a visitor the upgrade', () => {
    renderInApp(<HelpPage />);
    expect(upgrade()?.getAttribute('href')).toBe(paths.upgrade);
  });

  it('HELP-07 HELP-08 offers a basic user the upgrade', async () => {
    visitAs(false);
    await waitFor(() => expect(upgrade()?.getAttribute('href')).toBe(paths.upgrade));
  });

  it('HELP-09 offers a premium user nothing to buy', async () => {
    visitAs(true);
    expect(await screen.findByText('Your account has all of this.')).toBeTruthy();
    expect(upgrade()).toBeNull();
  });

  it('HELP-09 does not offer it either while it is not known who is premium', () => {
    keepToken(makeToken());
    playServer([on(api.accounts.me, noAnswer), on(api.billing.status, noAnswer)]);
    renderInApp(<HelpPage />);
    expect(upgrade()).toBeNull();
  });
});

describe('the contact form of the help page', () => {
  it('HELP-11 has the fields and rules of the contact page', async () => {
    const requests = playServer([]);
    renderInApp(<HelpPage />);
    for (const label of ['Name (optional)', 'Email', 'Purpose', 'Subject', 'Message']) {
      expect(screen.getByLabelText(label)).toBeTruthy();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(screen.getByRole('alert').textContent).toBe('Email, subject, message and purpose are required');
    expect(requests).toEqual([]);
  });

  it('HELP-12 thanks and adds nothing', async () => {
    playServer([on(api.contact.send, { message: 'ok' })]);
    renderInApp(<HelpPage />);
    await write();
    expect(await screen.findByText('Thank you! Your message has been sent successfully.')).toBeTruthy();
  });

  it('HELP-13 apologises and adds nothing', async () => {
    playServer([on(api.contact.send, unreachable)]);
    renderInApp(<HelpPage />);
    await write();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Sorry, there was an error sending your message. Please try again.',
    );
  });
});
