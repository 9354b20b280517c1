import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import { settingsMessages } from '../../contract/settings-messages';
import { sent } from '../testing/household';
import { renderInApp } from '../testing/render';
import { noAnswer, on, outsideContract, playServer, refuse, unreachable } from '../testing/server';
import UnsubscribePage from './unsubscribe-page';

const done = [on(api.dailyMail.unsubscribe, { message: settingsMessages.unsubscribe.done })];
const doneFromEmail = [on(api.dailyMail.unsubscribe, { message: settingsMessages.unsubscribe.done, undo: 'undo' })];

function follow(search: string): void {
  history.replaceState(null, '', `/unsubscribe${search}`);
  renderInApp(
    <StrictMode>
      <UnsubscribePage />
    </StrictMode>,
  );
}

describe('following the unsubscribe link of a mail', () => {
  it('UNSUB-01 UNSUB-02 asks the server once, with a plus in the address intact and the proof', async () => {
    const requests = playServer(done);
    follow('?email=him+note@example.com&t=proof');
    await screen.findByRole('heading', { name: 'You are unsubscribed' });
    expect(requests.map(({ url }) => url.slice(url.indexOf('/api')))).toEqual([
      '/api/unsubscribe?email=him%2Bnote%40example.com&t=proof',
    ]);
  });

  it('UNSUB-03 says that it is working', () => {
    playServer([on(api.dailyMail.unsubscribe, noAnswer)]);
    follow('?email=him@example.com');
    expect(screen.getByRole('status').textContent).toBe('Turning off the daily email...');
  });

  it('UNSUB-04 UNSUB-05 says that the mails are off and where they can be switched on again', async () => {
    playServer(done);
    follow('?email=him@example.com');
    const words = (await screen.findByText(/no longer receive/)).textContent;
    expect(words).toContain('You will no longer receive daily question emails.');
    expect(words).toContain('turn them back on in email preferences after you log in');
  });

  it("UNSUB-06 UNSUB-07 UNSUB-09 shows the server's error, names support and leads to login", async () => {
    playServer([on(api.dailyMail.unsubscribe, refuse('invalid_input', 'Please enter a valid email address'))]);
    follow('?email=him');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Please enter a valid email address');
    expect(alert.textContent).toContain('please contact support');
    expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe(paths.contact);
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe(paths.login);
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('UNSUB-10 says that something went wrong when the server says nothing, and can try again', async () => {
    let tries = 0;
    playServer([
      on(api.dailyMail.unsubscribe, () =>
        ++tries === 1 ? outsideContract(500) : { message: settingsMessages.unsubscribe.done },
      ),
    ]);
    follow('?email=him@example.com');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('An error occurred while processing your unsubscribe request.');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/no longer receive/)).toBeTruthy();
  });

  it('UNSUB-06 UNSUB-07 UNSUB-08 asks nothing without an address', () => {
    const requests = playServer(done);
    follow('');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('No email address provided in the unsubscribe link.');
    expect(alert.textContent).toContain('please contact support');
    expect(screen.getByRole('link', { name: 'Go to Login' })).toBeTruthy();
    expect(requests).toEqual([]);
  });
});

describe('taking it back', () => {
  const undone = on(api.dailyMail.undoUnsubscribe, { message: settingsMessages.unsubscribe.undone });
  const posts = (requests: Request[]) => sent(requests, 'POST');
  const proof = { email: 'him+note@example.com', t: 'proof' };

  it('takes one tap after unsubscribing, and loading the page anew does not unsubscribe him again', async () => {
    const requests = playServer([...doneFromEmail, undone]);
    follow('?email=him+note@example.com&t=proof');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/The daily email is back on/)).toBeTruthy();
    expect(await posts(requests)).toEqual([{ path: '/api/unsubscribe/undo', body: { ...proof, t: 'undo' } }]);
    expect(location.search).toBe('?email=him%2Bnote%40example.com&t=undo&undo');
  });

  it('from the email about it waits for his tap: looking at the page changes nothing', async () => {
    const requests = playServer([undone]);
    follow('?email=him%2Bnote%40example.com&t=proof&undo');
    const button = await screen.findByRole('button', { name: 'Turn the daily email back on' });
    expect(requests).toEqual([]);
    await userEvent.click(button);
    expect(await screen.findByText(/The daily email is back on/)).toBeTruthy();
    expect(await posts(requests)).toEqual([{ path: '/api/unsubscribe/undo', body: proof }]);
  });

  it('is not offered where the server gives nothing for it', async () => {
    playServer(done);
    follow('?email=him@example.com&t=proof');
    await screen.findByText(/no longer receive/);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each([
    ['nothing came', unreachable, "Couldn't turn the daily email back on. Please try again."],
    ['the proof is wrong', refuse('undo_link_invalid'), settingsMessages.unsubscribe.undoInvalid],
    ['it is too late', refuse('undo_link_expired'), settingsMessages.unsubscribe.undoExpired],
  ])('says so where %s', async (_, answer, text) => {
    playServer([...doneFromEmail, on(api.dailyMail.undoUnsubscribe, answer)]);
    follow('?email=him@example.com&t=proof');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });
});

it('of the reminders says so, asks for that kind alone and offers to take it back', async () => {
  const { done: off, undone: on_ } = settingsMessages.unsubscribeDates;
  const requests = playServer([
    on(api.dailyMail.unsubscribe, { message: off, undo: 'taken-back' }),
    on(api.dailyMail.undoUnsubscribe, { message: on_ }),
  ]);
  follow('?email=him@example.com&t=proof&kind=dates');
  expect(await screen.findByText(/no longer receive reminders of her days/)).toBeTruthy();
  expect(requests[0]?.url).toContain('/api/unsubscribe?email=him%40example.com&t=proof&kind=dates');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/The reminders are back on/)).toBeTruthy();
  expect(await sent(requests, 'POST')).toEqual([
    { path: '/api/unsubscribe/undo', body: { email: 'him@example.com', t: 'taken-back', kind: 'dates' } },
  ]);
  expect(location.search).toBe('?email=him%40example.com&t=taken-back&kind=dates&undo');
});

it('of the reminders, from the notice, names them', async () => {
  playServer([]);
  follow('?email=him@example.com&t=proof&kind=dates&undo');
  expect(await screen.findByRole('heading', { name: 'Reminders of her days' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Turn the reminders back on' })).toBeTruthy();
});
