import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../contract/api';
import type { Notifications } from '../../contract/daily-mail';
import { pushWords as words } from '../../contract/words/push';
import { sent, serverFor } from '../testing/household';
import { ENDPOINT, playPush } from '../testing/push-browser';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer, refuse, type Stub } from '../testing/server';
import { NotificationsCard } from './notifications-card';

beforeEach(() => localStorage.setItem('token', makeToken()));

const off = { offered: true, here: false, devices: 0, failing: 0 };
const here = { ...off, here: true, devices: 1 };
const pushed: Notifications = { daily: 'push', dates: 'push', tellQuestion: false };

function open(extra: Stub[] = []) {
  const requests = playServer([...serverFor({}), on(api.dailyMail.saveNotifications, ({ body }) => body), ...extra]);
  renderInApp(<NotificationsCard />);
  return requests;
}
const turnOn = () => screen.findByRole('button', { name: words.turnOn });
const noButton = () => expect(screen.queryByRole('button')).toBeNull();

it('one tap asks the browser, subscribes with the server’s key, and what came by email comes here from now on', async () => {
  const browser = playPush();
  let state = off;
  const requests = open([
    on(api.push.state, () => state),
    on(api.push.subscribe, () => {
      state = here;
      return state;
    }),
    on(api.dailyMail.notifications, { daily: 'email', dates: 'none', tellQuestion: false }),
  ]);
  await waitFor(async () => expect((await turnOn()).hasAttribute('disabled')).toBe(false));
  await userEvent.click(await turnOn());
  expect(await screen.findByText(words.on)).toBeTruthy();
  expect(browser.requestPermission).toHaveBeenCalledOnce();
  expect(browser.subscribe).toHaveBeenCalledWith(expect.objectContaining({ userVisibleOnly: true }));
  await waitFor(async () =>
    expect(await sent(requests, 'PUT')).toEqual([
      { path: '/api/push', body: { endpoint: ENDPOINT, keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } } },
      { path: '/api/user/notifications', body: { daily: 'push', dates: 'none', tellQuestion: false } },
    ]),
  );
});

it.each([
  ['refuses', 'denied', words.blocked],
  ['closes the question', 'default', words.dismissed],
] as const)('where he %s nothing is sent, and it is said what that means', async (_, answers, said) => {
  const browser = playPush({ answers });
  const requests = open();
  await waitFor(async () => expect((await turnOn()).hasAttribute('disabled')).toBe(false));
  await userEvent.click(await turnOn());
  expect(await screen.findByText(new RegExp(said))).toBeTruthy();
  expect(browser.subscribe).not.toHaveBeenCalled();
  expect(await sent(requests, 'PUT')).toEqual([]);
});

it('an iPhone in a tab is told how to put it on the Home Screen, in place of a button that does nothing', async () => {
  playPush({ isIPhone: true });
  open();
  expect(await screen.findByText(words.installFirst)).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([...words.installSteps]);
  noButton();
});

it('an iPhone on whose Home Screen it lies may turn them on', async () => {
  playPush({ isIPhone: true, isInstalled: true });
  open();
  expect(await turnOn()).toBeTruthy();
});

it('a browser in which they are blocked, or that has none, says so', async () => {
  playPush({ permission: 'denied' });
  open();
  expect(await screen.findByText(new RegExp(words.blocked))).toBeTruthy();
  noButton();
});

it('a browser that has none says so', async () => {
  open();
  expect(await screen.findByText(new RegExp(words.unable))).toBeTruthy();
  noButton();
});

it('a server without a key says so', async () => {
  playPush();
  open([on(api.push.state, { ...off, offered: false })]);
  expect(await screen.findByText(new RegExp(`${words.notSetUp}.*${words.byEmail}`))).toBeTruthy();
  noButton();
});

it.each([
  ['none of his devices takes them', off, words.noDevice],
  ['they took none for three days', { ...here, failing: 1 }, words.failing],
])('says why an email comes where %s', async (_, state, said) => {
  playPush({ permission: 'granted' });
  open([on(api.push.state, state), on(api.dailyMail.notifications, pushed)]);
  expect(await screen.findByText(new RegExp(said))).toBeTruthy();
});

it('a server without email promises none', async () => {
  document.documentElement.dataset.mail = 'off';
  try {
    playPush({ permission: 'granted' });
    open([on(api.push.state, { ...here, failing: 1 }), on(api.dailyMail.notifications, pushed)]);
    expect(await screen.findByText(words.failing)).toBeTruthy();
    const choice = screen.getByRole('combobox', { name: words.daily });
    expect([...choice.children].map(({ textContent }) => textContent)).toEqual([words.ways.push, words.ways.none]);
    expect(document.body.textContent).not.toMatch(/email/i);
  } finally {
    delete document.documentElement.dataset.mail;
  }
});

it('and that an email which he turned off stays off all the same', async () => {
  playPush({ permission: 'granted' });
  const mail = { dailyMail: false, hour: 8, timeZone: 'America/Chicago', dateMail: true, quoteHerWords: false };
  open([on(api.dailyMail.notifications, pushed), on(api.dailyMail.preferences, mail)]);
  expect(await screen.findByText(new RegExp(words.staysOff))).toBeTruthy();
});

it('each kind has its way, saved at once; the question is shown only where he asks for it', async () => {
  playPush({ permission: 'granted' });
  const requests = open([on(api.push.state, here), on(api.dailyMail.notifications, pushed)]);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: words.daily }), words.ways.both);
  expect(await screen.findByText(words.saved)).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: words.tellQuestion, description: words.tellMeans }));
  await waitFor(async () =>
    expect((await sent(requests, 'PUT')).map(({ body }) => body)).toEqual([
      { ...pushed, daily: 'both' },
      { ...pushed, daily: 'both', tellQuestion: true },
    ]),
  );
});

it('a test is sent, and what the server says to the fourth is shown; turned off, the browser gives its address up', async () => {
  const browser = playPush({ permission: 'granted', subscribedUnder: 'A'.repeat(88) });
  let tests = 0;
  const message = 'On its way';
  open([
    on(api.push.state, here),
    on(api.push.test, () => (tests++ === 0 ? { message } : refuse('too_many_requests'))),
    on(api.push.unsubscribe, off),
  ]);
  const test = await screen.findByRole('button', { name: words.test });
  await userEvent.click(test);
  expect(await screen.findByText(message)).toBeTruthy();
  await userEvent.click(test);
  expect(await screen.findByText(/Too many attempts/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: words.turnOff }));
  expect(await turnOn()).toBeTruthy();
  await waitFor(() => expect(browser.here.subscription).toBeNull());
});
