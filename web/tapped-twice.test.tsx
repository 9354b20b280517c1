import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { api } from '../contract/api';
import type { Endpoint } from '../contract/endpoint';
import { messages } from '../contract/messages';
import { type Path, paths, resetLink } from '../contract/paths';
import { settingsMessages } from '../contract/settings-messages';
import { fill } from './testing/fill';
import { makeToken } from './testing/render';
import { noAnswer, on, playServer } from './testing/server';
import { basicServer, visit } from './testing/whole-app';

interface Form {
  address: Path;
  endpoint: Endpoint;
  button: string;
  fields?: Record<string, string>;
  isPublic?: true;
}

const forms: Record<string, Form> = {
  login: {
    address: paths.login,
    endpoint: api.accounts.login,
    button: 'Log in',
    fields: { Email: 'him@example.com', Password: 'Secret123' },
    isPublic: true,
  },
  'a reset link': {
    address: paths.resetPassword,
    endpoint: api.accounts.requestReset,
    button: 'Send reset link',
    fields: { Email: 'him@example.com' },
    isPublic: true,
  },
  'a new password': {
    address: resetLink('abc'),
    endpoint: api.accounts.completeReset,
    button: 'Save new password',
    fields: { 'New password': 'Secret123', 'Confirm new password': 'Secret123' },
    isPublic: true,
  },
  'a changed address': {
    address: paths.accountSettings,
    endpoint: api.accounts.changeEmail,
    button: 'Update Email',
    fields: { 'New email': 'new@example.com' },
  },
  'a changed password': {
    address: paths.accountSettings,
    endpoint: api.accounts.changePassword,
    button: 'Change Password',
    fields: { 'Current password': 'Secret123', 'New password': 'Secret124', 'Confirm new password': 'Secret124' },
  },
  'mail preferences': {
    address: paths.accountSettings,
    endpoint: api.dailyMail.savePreferences,
    button: settingsMessages.preferences.save,
  },
  'a message': {
    address: paths.contact,
    endpoint: api.contact.send,
    button: 'Send message',
    fields: { Subject: 'A question', Message: 'How does it work?' },
  },
  'a checkout': { address: paths.upgrade, endpoint: api.billing.checkout, button: messages.billing.upgradeButton },
};

it.each(Object.entries(forms))('two quick taps send %s once', async (_, form) => {
  const requests = playServer([
    ...basicServer,
    on(api.accounts.checkReset, { valid: true }),
    on(form.endpoint, noAnswer),
  ]);
  visit(form.address, form.isPublic ? undefined : makeToken());
  const main = await screen.findByRole('main');
  for (const [label, text] of Object.entries(form.fields ?? {})) {
    await screen.findByLabelText(label);
    await fill(label, text);
  }
  await tapTwice(form.button, main);
  expect(await sendingsOf(form.endpoint, requests)).toBe(1);
});

it('two quick taps create one account', async () => {
  const requests = playServer([...basicServer, on(api.accounts.signup, noAnswer)]);
  visit(paths.signup);
  await screen.findByLabelText('Email');
  for (const [label, text] of [
    ['Email', 'him@example.com'],
    ['Password', 'Secret123'],
    ['Confirm password', 'Secret123'],
  ] as const)
    await fill(label, text);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await fill('Spouse name', 'Anna');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await tapTwice(messages.signup.skip, document.body);
  expect(await sendingsOf(api.accounts.signup, requests)).toBe(1);
});

/** Before the first tap has been drawn. */
async function tapTwice(name: string, place: HTMLElement): Promise<void> {
  const buttons = await screen.findAllByRole('button', { name });
  const button = buttons.find((each) => place.contains(each));
  await act(async () => {
    button?.click();
    button?.click();
  });
}

/** Both taps take the same way in the same turn: once the first has been sent, the second is too, or never will be. */
async function sendingsOf(endpoint: Endpoint, requests: readonly Request[]): Promise<number> {
  await waitFor(() => expect(sentTo(endpoint, requests)).toBeGreaterThan(0));
  await act(async () => {});
  return sentTo(endpoint, requests);
}

const sentTo = ({ method, path }: Endpoint, requests: readonly Request[]) =>
  requests.filter((made) => made.method === method && fits(path, new URL(made.url).pathname)).length;

const fits = (pattern: string, path: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
