import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { paths, resetLink } from '../../contract/paths';
import { keepToken } from '../api/token-storage';
import { Header } from '../shell/header';
import { fill } from '../testing/fill';
import { basicSubscription, basicUser, makeToken, renderInApp } from '../testing/render';
import { type Answering, on, outsideContract, playServer, refuse, unreachable } from '../testing/server';
import ResetPasswordPage from './reset-password-page';

const ok = { message: 'ok' };
const reset = { message: 'ok', device: 'mark' };
const good = on(api.accounts.checkReset, { valid: true });
const complete = (answering: Answering<typeof api.accounts.completeReset>) =>
  on(api.accounts.completeReset, answering, { token: 'a-b_c' });
const sentOf = (requests: Request[]) =>
  requests
    .map(({ method, url }) => `${method} ${new URL(url).pathname}`)
    .filter((sent) => sent !== 'GET /api/reset-password');

function open(address: string): void {
  history.replaceState(null, '', address);
  renderInApp(
    <>
      <Header />
      <ResetPasswordPage />
    </>,
  );
}

async function askForMail(email: string): Promise<void> {
  open(paths.resetPassword);
  await fill('Email', email);
  await userEvent.keyboard('{Enter}');
}

async function setPassword(password: string, confirmation = password): Promise<void> {
  open(resetLink('a-b_c'));
  await fill('New password', password);
  await fill('Confirm new password', confirmation);
  await userEvent.keyboard('{Enter}');
}

describe('asking for a reset mail', () => {
  it('RESET-01 RESET-02 has an email field and a way back to login', () => {
    open(paths.resetPassword);
    expect(screen.getByRole('heading', { level: 1, name: 'Reset Your Password' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').type).toBe('email');
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe(paths.login);
  });

  it('RESET-05 RESET-06 sends the address and says where to look', async () => {
    const requests = playServer([on(api.accounts.requestReset, ok)]);
    await askForMail(' him@example.com ');
    const words =
      'Password reset instructions have been sent to your email address. Please check your inbox and spam folder.';
    expect((await screen.findByText(words)).closest('[role=status]')).toBeTruthy();
    expect(await requests[0]?.json()).toEqual({ email: 'him@example.com' });
  });

  it('RESET-04 asks for an address before it sends anything', async () => {
    const requests = playServer([on(api.accounts.requestReset, ok)]);
    await askForMail('  ');
    expect(screen.getByRole('alert').textContent).toBe('Email address is required');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(requests).toEqual([]);
  });

  it("RESET-07 shows the server's error", async () => {
    playServer([on(api.accounts.requestReset, refuse('too_many_requests', 'Too many attempts.'))]);
    await askForMail('him@example.com');
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts.');
  });

  it('RESET-08 says so when no mail could be sent', async () => {
    playServer([on(api.accounts.requestReset, outsideContract(500))]);
    await askForMail('him@example.com');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to send reset email. Please try again.');
  });
});

describe('setting a new password', () => {
  it('RESET-01 RESET-03 asks for it twice when the address has a token', () => {
    playServer([good]);
    open(resetLink('a-b_c'));
    expect(screen.getByRole('heading', { level: 1, name: 'Set New Password' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('New password').type).toBe('password');
    expect(screen.getByLabelText<HTMLInputElement>('Confirm new password').type).toBe('password');
    expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe(paths.login);
  });

  it.each([
    ['RESET-09', '   ', 'abcdef', 'New password is required', 'New password'],
    ['RESET-10', 'abcdef', 'abcdeg', 'Passwords do not match', 'Confirm new password'],
    ['RESET-11', 'abcde', 'abcde', 'Password must be at least 6 characters long', 'New password'],
  ])('%s says what is wrong at the field and sends nothing', async (_id, password, confirmation, words, label) => {
    const requests = playServer([good, complete(reset)]);
    await setPassword(password, confirmation);
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(sentOf(requests)).toEqual([]);
  });

  it('RESET-14 RESET-15 RESET-16 RESET-17 sends it trimmed, says so, and puts the form and the token away', async () => {
    const requests = playServer([good, complete(reset)]);
    await setPassword('  abcdef ');
    const words = 'Password has been reset successfully! You can now login with your new password.';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(location.search).toBe('');
    expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe(paths.login);
    expect(sentOf(requests)).toEqual(['POST /api/reset-password/a-b_c']);
    expect(await requests.at(-1)?.json()).toEqual({ newPassword: 'abcdef' });
  });

  it('still says so when the reset has ended the session of this browser, which goes without a prompt', async () => {
    keepToken(makeToken());
    let isReset = false;
    playServer([
      good,
      on(api.billing.status, basicSubscription),
      on(api.accounts.me, () => (isReset ? refuse('authentication_required') : basicUser)),
      complete(() => {
        isReset = true;
        return reset;
      }),
    ]);
    await setPassword('abcdef');
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(screen.getByText(/reset successfully/)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it("RESET-18 shows the server's error and keeps the form", async () => {
    playServer([good, complete(refuse('reset_link_invalid', 'This link was used.'))]);
    await setPassword('abcdef');
    expect((await screen.findByRole('alert')).textContent).toBe('This link was used.');
    expect(screen.getByLabelText('New password')).toBeTruthy();
  });

  it('RESET-19 says what may be wrong when the server says nothing', async () => {
    playServer([good, complete(unreachable)]);
    await setPassword('abcdef');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to reset password. The link may have expired or is invalid.',
    );
  });
});

describe('a reset link that is used up, too old or made up', () => {
  const dead = { valid: false };
  const words = 'Failed to reset password. The link may have expired or is invalid.';
  const complaints = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

  it('RESET-01 RESET-03 is told when the page opens, with the way to a new one', async () => {
    playServer([on(api.accounts.checkReset, dead)]);
    open(resetLink('a-b_c'));
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(screen.getByRole('heading', { level: 1, name: 'Set New Password' })).toBeTruthy();
    expect(screen.getByLabelText('New password')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Reset Your Password' })).toBeTruthy();
    expect(location.search).toBe('');
    expect(complaints()).toEqual([]);
  });

  it('RESET-18 is told once, also when he tries all the same', async () => {
    const refusal = refuse('reset_link_invalid', words);
    playServer([on(api.accounts.checkReset, dead), complete(refusal)]);
    await setPassword('abcdef');
    await waitFor(() => expect(complaints()).toEqual([words]));
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('abcdef');
  });

  it('RESET-19 is told once, also when the server then says nothing', async () => {
    const requests = playServer([on(api.accounts.checkReset, dead), complete(unreachable)]);
    await setPassword('abcdef');
    await waitFor(() => expect(sentOf(requests)).toEqual(['POST /api/reset-password/a-b_c']));
    await waitFor(() => expect(complaints()).toEqual([words]));
  });

  it('found out only on saving, leads to a new one, too', async () => {
    playServer([good, complete(refuse('reset_link_invalid', words))]);
    await setPassword('abcdef');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(paths.resetPassword);
  });

  it.each([
    ['good', { valid: true }] as const,
    ['silent', unreachable] as const,
    ['odd', outsideContract(200, '{}')] as const,
  ])('a server that is %s about it brings no complaint', async (_how, answer) => {
    const requests = playServer([on(api.accounts.checkReset, answer)]);
    open(resetLink('a-b_c'));
    await waitFor(() => expect(requests).toHaveLength(1));
    await fill('New password', 'abcdef');
    expect(complaints()).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Ask for a new link' })).toBeNull();
  });
});
