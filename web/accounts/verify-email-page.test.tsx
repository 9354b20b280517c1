import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import { loginThen, paths } from '../../contract/paths';
import { keepToken } from '../api/token-storage';
import { Header } from '../shell/header';
import { basicSubscription, basicUser, makeToken, renderInApp } from '../testing/render';
import { noAnswer, on, playServer, refuse, unreachable } from '../testing/server';
import VerifyEmailPage from './verify-email-page';

const done = [on(api.accounts.verifyEmail, { message: 'Your email address is verified. You can log in now.' })];

let links = 0;
/** A link is opened once a visit, so every test follows its own. */
function follow(token = `token-${++links}`): void {
  history.replaceState(null, '', `/verify-email?token=${token}`);
  renderInApp(
    <StrictMode>
      <Header />
      <VerifyEmailPage />
    </StrictMode>,
  );
}

describe('following the link of a verification mail', () => {
  it('VERIFY-01 asks the server once with the token of the address', async () => {
    const requests = playServer(done);
    follow('a-b_c');
    await screen.findByText('Your email address is verified. You can log in now.');
    expect(requests.map(({ method, url }) => `${method} ${url.slice(url.indexOf('/api'))}`)).toEqual([
      'GET /api/verify-email?token=a-b_c',
    ]);
  });

  it('VERIFY-02 says that it is verifying', () => {
    playServer([on(api.accounts.verifyEmail, noAnswer)]);
    follow();
    expect(screen.getByRole('status').textContent).toBe('Verifying your email...');
  });

  it("VERIFY-03 VERIFY-04 shows the server's message, then goes to /login after three seconds, and from there to the first question", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    playServer(done);
    follow();
    expect(await screen.findByText('Your email address is verified. You can log in now.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe(
      loginThen(paths.questionOfTheDay),
    );
    act(() => vi.advanceTimersByTime(2000));
    expect(location.pathname).toBe(paths.verifyEmail);
    act(() => vi.advanceTimersByTime(1000));
    expect(location.pathname + location.search).toBe(loginThen(paths.questionOfTheDay));
  });

  it("VERIFY-05 VERIFY-06 VERIFY-08 VERIFY-10 shows the server's refusal with a way to login, and stays", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    playServer([on(api.accounts.verifyEmail, refuse('verify_link_invalid', 'This link is invalid.'))]);
    follow();
    expect((await screen.findByRole('alert')).textContent).toBe('This link is invalid.');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    act(() => vi.advanceTimersByTime(60_000));
    expect(location.pathname).toBe(paths.verifyEmail);
    screen.getByRole('link', { name: 'Go to Login' }).click();
    await waitFor(() => expect(location.pathname).toBe(paths.login));
  });

  it("VERIFY-09 says 'Verification failed' when the server says nothing, and can try again", async () => {
    let tries = 0;
    const requests = playServer([
      on(api.accounts.verifyEmail, () => (++tries === 1 ? unreachable : { message: 'Done now.' })),
    ]);
    follow();
    expect((await screen.findByRole('alert')).textContent).toBe('Verification failed');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Done now.')).toBeTruthy();
    expect(requests).toHaveLength(2);
  });

  it.each([paths.verifyEmail, '/verify-email?token='])('VERIFY-07 asks nothing without a token: %s', (address) => {
    const requests = playServer(done);
    history.replaceState(null, '', address);
    renderInApp(<VerifyEmailPage />);
    expect(screen.getByRole('alert').textContent).toBe('No verification token found');
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe(paths.login);
    expect(requests).toEqual([]);
  });

  it('does not open a link again when it ended the session of this browser, as taking an email change back does', async () => {
    keepToken(makeToken());
    let isOpened = false;
    const requests = playServer([
      on(api.billing.status, basicSubscription),
      on(api.accounts.me, () => (isOpened ? refuse('authentication_required') : basicUser)),
      on(api.accounts.verifyEmail, () => {
        isOpened = true;
        return { message: 'Your previous email address is back.' };
      }),
    ]);
    follow();
    await screen.findByText('Your previous email address is back.');
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(screen.getByText('Your previous email address is back.')).toBeTruthy();
    expect(requests.filter(({ url }) => url.includes('verify-email'))).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
