import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import { basicUser, makeToken } from '../testing/render';
import { on, playServer, refuse, unreachable } from '../testing/server';
import { SessionProvider, startSession, useSession } from './session';
import { SessionCheck } from './session-check';

const MINUTES = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', paths.dashboard);
});
let leave = () => {};
function Leave() {
  leave = useSession().logout;
  return null;
}

function open() {
  return render(
    <SessionProvider>
      <SessionCheck />
      <Leave />
    </SessionProvider>,
  );
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('SESSION-05 SESSION-06 SESSION-07 SESSION-08 logging in stores the token and starts a check every five minutes, after which it is still there', async () => {
  const requests = playServer([on(api.accounts.me, basicUser)]);
  open();
  await pass(20 * MINUTES);
  expect(requests).toHaveLength(0);

  const token = makeToken();
  act(() => startSession(token));
  expect(localStorage.getItem('token')).toBe(token);
  await pass(5 * MINUTES - 1);
  expect(requests).toHaveLength(0);
  await pass(1);
  expect(requests.map((request) => request.url)).toEqual(['http://localhost:3000/api/user']);
  await pass(5 * MINUTES);
  expect(requests).toHaveLength(2);
  expect(localStorage.getItem('token')).toBe(token);
});

it('starts on a page load with a token, too', async () => {
  localStorage.setItem('token', makeToken());
  const requests = playServer([on(api.accounts.me, basicUser)]);
  open();
  await pass(5 * MINUTES);
  expect(requests).toHaveLength(1);
});

it('SESSION-10 logout stops the check', async () => {
  localStorage.setItem('token', makeToken());
  const requests = playServer([on(api.accounts.me, basicUser), on(api.accounts.logout, { message: '' })]);
  open();
  act(() => leave());
  await pass(30 * MINUTES);
  expect(requests.map((request) => request.method)).toEqual(['POST']);
});

it('a server in trouble or out of reach changes nothing; a refusal ends the session', async () => {
  const token = makeToken();
  localStorage.setItem('token', token);
  const page = open();
  playServer([on(api.accounts.me, unreachable)]);
  await pass(5 * MINUTES);
  playServer([on(api.accounts.me, refuse('busy'))]);
  await pass(5 * MINUTES);
  expect(localStorage.getItem('token')).toBe(token);

  playServer([on(api.accounts.me, refuse('authentication_required'))]);
  await pass(5 * MINUTES);
  expect(localStorage.getItem('token')).toBeNull();
  expect(page.getByText('Your session has expired. Would you like to log in again?')).toBeTruthy();
});

it('a refusal of the token before does not end the session that has a new one', async () => {
  localStorage.setItem('token', makeToken());
  const fresh = makeToken({ exp: Math.floor(Date.now() / 1000) + 2 * 3600 });
  const page = open();
  playServer([
    on(api.accounts.me, () => {
      // Meanwhile he has changed his password.
      startSession(fresh);
      return refuse('authentication_required');
    }),
  ]);
  await pass(5 * MINUTES);
  expect(localStorage.getItem('token')).toBe(fresh);
  expect(page.queryByText(/session has expired/)).toBeNull();
});

it('notices that the token has run out without asking', async () => {
  localStorage.setItem('token', makeToken({ exp: Math.floor(Date.now() / 1000) + 4 * 60 }));
  const requests = playServer([]);
  open();
  await pass(5 * MINUTES);
  expect(localStorage.getItem('token')).toBeNull();
  expect(requests).toHaveLength(0);
});
