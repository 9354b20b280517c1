import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import { example } from '../../contract/example';
import { messages } from '../../contract/messages';
import { loginThen, paths } from '../../contract/paths';
import { basicUser, makeToken, renderInApp } from '../testing/render';
import { type Answering, on, playServer, refuse, unreachable } from '../testing/server';
import LoginPage from './login-page';

const success = (is_admin: boolean, device = 'mark') => [
  on(api.accounts.login, { token: makeToken(), user: { ...basicUser, is_admin }, is_admin, device }),
];

async function logIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Email'), 'him@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Secret123');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the login screen', () => {
  it('LOGIN-01 LOGIN-02 LOGIN-03 has a required email field of that type and a required password field', () => {
    renderInApp(<LoginPage />);
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect([email.type, email.required]).toEqual(['email', true]);
    expect([password.type, password.required]).toEqual(['password', true]);
  });

  it('LOGIN-05 LOGIN-06 leads to sign-up and to the password reset', () => {
    renderInApp(<LoginPage />);
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Need an account? Sign up')).toBe(paths.signup);
    expect(target('Forgot Password?')).toBe(paths.resetPassword);
  });

  it('LOGIN-07 LOGIN-08 LOGIN-09 LOGIN-10 LOGIN-11 shows the promise and its three steps', () => {
    renderInApp(<LoginPage />);
    expect(screen.getByRole('heading', { name: 'Win Her Heart Daily' })).toBeTruthy();
    expect(screen.getByText('Build trust. Give better gifts. Never forget what she loves.')).toBeTruthy();
    const steps = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Sign up free',
      'Ask her the question and jot her answer',
      'Subscribe for the AI advisor',
    ]);
  });
});

describe('what a phone shows first, which is what comes first in the page', () => {
  const isBefore = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  const isPromiseFirst = () =>
    isBefore(screen.getByRole('link', { name: 'Start free' }), screen.getByLabelText('Email'));

  it('for a stranger: the promise, one line of proof and the way in', () => {
    renderInApp(<LoginPage />);
    expect(isPromiseFirst()).toBe(true);
    expect(screen.getByRole('link', { name: 'Start free' }).getAttribute('href')).toBe(paths.signup);
    expect(isBefore(screen.getByText(messages.login.proof), screen.getByLabelText('Email'))).toBe(true);
  });

  it('for a browser that has logged in before: the form', () => {
    localStorage.setItem('devices', JSON.stringify(['mark']));
    renderInApp(<LoginPage />);
    expect(isPromiseFirst()).toBe(false);
  });

  it('for somebody who was sent to log in, as by the link of an email: the form', () => {
    history.replaceState(null, '', loginThen(paths.questionOfTheDay));
    renderInApp(<LoginPage />);
    expect(isPromiseFirst()).toBe(false);
  });

  it('a page of the demo stands beside it, with what came of it', () => {
    renderInApp(<LoginPage />);
    expect(screen.getByText(example.likes.question)).toBeTruthy();
    expect(screen.getAllByRole('blockquote').map(({ textContent }) => textContent)).toEqual([
      example.likes.answer,
      example.avoids.answer,
    ]);
  });
});

describe('logging in', () => {
  it('LOGIN-12 LOGIN-13 LOGIN-15 sends what was typed, stores the token and goes to /dashboard', async () => {
    const requests = playServer(success(false));
    renderInApp(<LoginPage />);
    await logIn();
    await waitFor(() => expect(location.pathname).toBe(paths.dashboard));
    expect(localStorage.getItem('token')).toBeTruthy();
    expect(await requests[0]?.json()).toEqual({
      email: 'him@example.com',
      password: 'Secret123',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it('keeps by what the account knows this browser, the newest of five first, and sends it the next time', async () => {
    localStorage.setItem('devices', JSON.stringify(['a', 'b', 'new', 'c', 'd', 'e', 7]));
    const requests = playServer(success(false, 'new'));
    renderInApp(<LoginPage />);
    await logIn();
    await waitFor(() => expect(localStorage.getItem('devices')).toBe(JSON.stringify(['new', 'a', 'b', 'c', 'd'])));
    expect(await requests[0]?.json()).toMatchObject({ devices: ['a', 'b', 'new', 'c', 'd'] });
  });

  it('logs in though the browser keeps rubbish where the marks should be', async () => {
    localStorage.setItem('devices', '{not json');
    const requests = playServer(success(false));
    renderInApp(<LoginPage />);
    await logIn();
    await waitFor(() => expect(location.pathname).toBe(paths.dashboard));
    expect(await requests[0]?.json()).not.toHaveProperty('devices');
  });

  it('LOGIN-14 takes an administrator to /admin', async () => {
    playServer(success(true));
    renderInApp(<LoginPage />);
    await logIn();
    await waitFor(() => expect(location.pathname).toBe(paths.admin));
  });

  it('goes where the link wanted, if that is allowed', async () => {
    playServer(success(false));
    history.replaceState(null, '', loginThen(paths.upgrade));
    renderInApp(<LoginPage />);
    await logIn();
    await waitFor(() => expect(location.pathname).toBe(paths.upgrade));
  });

  it("LOGIN-04 LOGIN-16 shows the server's error", async () => {
    playServer([on(api.accounts.login, refuse('wrong_credentials'))]);
    renderInApp(<LoginPage />);
    await logIn();
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password.');
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Resend Verification Email' })).toBeNull();
  });

  it("LOGIN-17 says 'Login failed' when the server gave no reason", async () => {
    playServer([on(api.accounts.login, unreachable)]);
    renderInApp(<LoginPage />);
    await logIn();
    expect((await screen.findByRole('alert')).textContent).toBe('Login failed');
  });
});

describe('an address that is not verified', () => {
  async function resend(answer: Answering<typeof api.accounts.resendVerification>): Promise<Request[]> {
    const requests = playServer([
      on(api.accounts.login, refuse('email_unverified')),
      on(api.accounts.resendVerification, answer),
    ]);
    renderInApp(<LoginPage />);
    await logIn();
    const button = await screen.findByRole('button', { name: 'Resend Verification Email' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await userEvent.click(button);
    return requests;
  }

  it('is offered the verification mail again, and told for three seconds that it is sent', async () => {
    const requests = await resend({ message: '' });
    const words = 'Verification email sent again! Please check your inbox.';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(await requests[1]?.json()).toEqual({ email: 'him@example.com' });
    act(() => vi.advanceTimersByTime(3000));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('is told when that failed, in the words of every other resend', async () => {
    await resend(refuse('busy', 'The server is busy.'));
    expect(await screen.findByText('Failed to resend verification email')).toBeTruthy();
    expect(screen.queryByText('The server is busy.')).toBeNull();
  });
});
