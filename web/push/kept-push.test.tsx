import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../contract/api';
import { startSession, useSession } from '../session/session';
import { sent, serverFor } from '../testing/household';
import { playPush, SERVER_KEY } from '../testing/push-browser';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer } from '../testing/server';
import { takeHere, useKeptPush } from './kept-push';

let leave = () => {};
function Kept() {
  leave = useSession().logout;
  useKeptPush();
  return null;
}

/** Somebody who has turned notifications on here. */
async function open() {
  const browser = playPush({ permission: 'granted' });
  const here = { offered: true, here: true, devices: 1, failing: 0 };
  const requests = playServer([
    ...serverFor({}),
    on(api.push.subscribe, here),
    on(api.accounts.logout, { message: 'Logged out' }),
  ]);
  localStorage.setItem('token', makeToken({ sub: 'him' }));
  await takeHere('him', SERVER_KEY);
  const first = browser.here.subscription;
  const visit = () => act(async () => void renderInApp(<Kept />));
  return { browser, requests, first, visit };
}

it('the next visit says nothing anew; the next login of the same person says where he is now', async () => {
  const { requests, visit, browser, first } = await open();
  await visit();
  await act(async () => startSession(`${makeToken({ sub: 'him', exp: 9_999_999_999 })}-of-another-session`));
  await visit();
  await waitFor(async () => expect(await sent(requests, 'PUT')).toHaveLength(2));
  expect(browser.here.subscription).toBe(first);
});

it('somebody else who logs in gets none of his: the browser gives the address up', async () => {
  const { requests, visit, browser } = await open();
  localStorage.setItem('token', makeToken({ sub: 'another' }));
  await visit();
  await waitFor(() => expect(browser.here.subscription).toBeNull());
  expect(await sent(requests, 'PUT')).toHaveLength(1);
});

it('they end with his logout, in the browser too', async () => {
  const { visit, browser } = await open();
  await visit();
  expect(browser.here.subscription).not.toBeNull();
  await act(async () => leave());
  await waitFor(() => expect(browser.here.subscription).toBeNull());
});
