import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SubscriptionStatus } from '../contract/accounts';
import { api } from '../contract/api';
import { allCardFields, type CardField } from '../contract/card-fields';
import type { House, Offer } from '../contract/house';
import { messages } from '../contract/messages';
import { dashboardAt, paths } from '../contract/paths';
import { routes, type Screen } from './routes';
import { adminServer, userRow } from './testing/administrator';
import { serverWithDates } from './testing/dates';
import { fill } from './testing/fill';
import { serverFor } from './testing/household';
import { idea } from './testing/ideas';
import { answerItems } from './testing/notebook';
import { basicSubscription, basicUser, makeToken } from './testing/render';
import { on, playServer, type Stub } from './testing/server';
import { basicServer, shows, visit } from './testing/whole-app';

/** What no screen may say where nothing is sold: prices, and the words of buying. Unsubscribing is of emails. */
const SELLING = /\$\d|\bupgrad|\bsubscrib|\bpayment|\bcharged\b|\bbilling|per month|a month\./i;

const root = document.documentElement.dataset;

function inHouse(premium: Offer, mail: House['mail'] = 'on'): void {
  Object.assign(root, { premium, mail });
}

afterEach(() => {
  delete root.premium;
  delete root.mail;
});

function serverOf(status: SubscriptionStatus, isAdmin = false): Stub[] {
  const isPremium = status !== 'none';
  return [
    ...basicServer,
    ...serverFor({ items: answerItems(3), isPremium, isAdmin }),
    ...serverWithDates(),
    ...adminServer({ users: [userRow(1, { subscription_status: status })], pool: [], entries: [] }),
    on(api.accounts.me, { ...basicUser, is_admin: isAdmin, subscription_status: status }),
    on(api.billing.status, { ...basicSubscription, isPremium, subscription_status: status }),
    on(api.assistant.about, { provider: null, left: null }),
    on(api.assistant.history, { conversations: [], hasMore: false, total: 0 }),
    on(api.ideas.list, { ideas: [idea(1, 'planned')] }),
    on(api.card.show, { lines: allCardFields.map(cardLine), dangers: [] }),
  ];
}

const cardLine = (field: CardField) => ({ field, said: null, entries: [], ask: null });

/** Shows the screen and waits until all that it asks for has come. */
async function textOf(name: Screen, path: string, stubs: Stub[], token?: string): Promise<string> {
  const requests = playServer(stubs);
  visit(path, token);
  await shows(name);
  let seen = -1;
  while (seen !== requests.length) {
    seen = requests.length;
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  }
  const text = document.body.textContent ?? '';
  cleanup();
  localStorage.clear();
  return text;
}

const own = (Object.keys(routes) as Screen[]).filter((name) => !['login', 'admin', 'unsubscribe'].includes(name));

describe.each([
  ['included', 'granted'],
  ['asked-for', 'none'],
] as const)('where Premium is %s, nothing speaks of paying', (offer, status) => {
  const look = async (name: Screen, path: string, stubs: Stub[], token?: string) => {
    inHouse(offer);
    const text = (await textOf(name, path, stubs, token)).replaceAll(messages.unsold.noPayments, '');
    expect(text.length).toBeGreaterThan(100);
    expect(text).not.toMatch(SELLING);
  };

  it.each(own)('on the screen %s', (name) => look(name, routes[name].paths[0] ?? '', serverOf(status), makeToken()));
  it('in the settings of the dashboard', () =>
    look('dashboard', dashboardAt('account'), serverOf(status), makeToken()));
  it('on the administrator’s screen', () => look('admin', paths.admin, serverOf(status, true), makeToken()));
  it.each(['login', 'upgrade', 'help', 'signup'] as const)('to a stranger on the screen %s', (name) =>
    look(name, routes[name].paths[0] ?? paths.login, serverOf('none')),
  );
});

describe('the page about Premium', () => {
  const say = async (offer: Offer, status: SubscriptionStatus) => {
    inHouse(offer);
    return textOf('upgrade', paths.upgrade, serverOf(status), makeToken());
  };

  it('says that it is included, where everybody has it', async () => {
    expect(await say('included', 'granted')).toContain(messages.unsold.included);
  });

  it('says that no payments are taken and whom to ask, where it is given', async () => {
    const text = await say('asked-for', 'none');
    expect(text).toContain(messages.unsold.noPayments);
    expect(text).toContain(messages.unsold.askTheOperator);
  });

  it('says to whoever was given it that he has it', async () => {
    expect(await say('asked-for', 'granted')).toContain(messages.billing.premiumActive);
  });

  it('sells as ever, where it is sold', async () => {
    expect(await say('sold', 'none')).toMatch(SELLING);
  });
});

describe('where no email is sent', () => {
  it('signing up ends with whom to ask for the link', async () => {
    inHouse('included', 'off');
    playServer([...basicServer, on(api.accounts.signup, { message: messages.noMail.created })]);
    visit(paths.signup);
    await shows('signup');
    await fill('Email', 'him@example.com');
    await fill('Password', 'Secret123');
    await fill('Confirm password', 'Secret123');
    fireEvent.click(screen.getByRole('button', { name: messages.signup.next }));
    await fill('Spouse name', 'Anna');
    fireEvent.click(screen.getByRole('button', { name: messages.signup.next }));
    expect(await screen.findByText(messages.noMail.afterSignup)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: messages.signup.complete }));
    expect(await screen.findByText(messages.noMail.created)).toBeTruthy();
    expect(document.body.textContent).toContain('npm run print-link -- verify him@example.com');
    expect(screen.queryByRole('button', { name: messages.signup.resend })).toBeNull();
  });

  it.each([
    ['reset-password', paths.resetPassword, messages.noMail.reset],
    ['account-settings', paths.accountSettings, messages.noMail.none],
    ['dates', paths.dates, messages.noMail.none.slice(0, -1)],
  ] as const)('%s says so and promises none', async (name, path, words) => {
    inHouse('sold', 'off');
    const text = await textOf(name, path, serverOf('none'), makeToken());
    expect(text).toContain(words);
    expect(text).not.toMatch(/we(’|')ll send|we sent|we email/i);
  });
});

it('whoever runs the server printed a link: its owner is told until he says that he knows', async () => {
  let me = { ...basicUser, printed_link: { kind: 'reset' as const, at: '2026-05-04T12:00:00.000Z' } };
  playServer([
    ...serverOf('none'),
    on(api.accounts.me, () => me),
    on(api.accounts.sawPrintedLink, () => {
      me = basicUser as typeof me;
      return { message: 'Done.' };
    }),
  ]);
  visit(paths.help, makeToken());
  const known = await screen.findByRole('button', { name: 'OK, I know' });
  expect(screen.getByText('Someone printed a password reset link for your account')).toBeTruthy();
  fireEvent.click(known);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'OK, I know' })).toBeNull());
});
