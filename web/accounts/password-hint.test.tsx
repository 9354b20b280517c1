import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import { messages } from '../../contract/messages';
import { fill } from '../testing/fill';
import { basicUser, makeToken, renderInApp } from '../testing/render';
import { on, playServer } from '../testing/server';
import { ChangePassword } from './change-password';
import commonOnes from './common-passwords.txt?raw';
import { NewPasswordForm } from './new-password-form';
import { accountPageWords } from './settings-words';
import SignupPage from './signup-page';

const warning = /^Many people use this password/;
const forms: [string, string, () => ReactElement][] = [
  ['signing up', 'Password', () => <SignupPage />],
  ['changing it', 'New password', () => <ChangePassword words={accountPageWords} />],
  ['setting a new one by mail', 'New password', () => <NewPasswordForm token="t" onDone={() => undefined} />],
];

describe.each(forms)('a common password when %s', (_when, label, form) => {
  function open(): HTMLInputElement {
    localStorage.setItem('token', makeToken());
    playServer([on(api.accounts.me, basicUser), on(api.accounts.checkReset, { valid: true })]);
    renderInApp(form());
    return screen.getByLabelText<HTMLInputElement>(label);
  }

  it('brings a warning that is announced and tied to the field, but no error', async () => {
    const field = open();
    await fill(label, 'Password1');
    const words = await screen.findByText(warning);
    expect(words.getAttribute('role')).toBe('status');
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.some((id) => document.getElementById(id)?.contains(words))).toBe(true);
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is no longer warned of once it is another', async () => {
    open();
    await fill(label, 'Password1');
    await screen.findByText(warning);
    await fill(label, 'Password1-of-mine-Quxwort');
    expect(screen.queryByText(warning)).toBeNull();
  });
});

it('a common password still signs up where the rules take it', async () => {
  renderInApp(<SignupPage />);
  await fill('Email', 'him@example.com');
  await fill('Password', 'Password1');
  await fill('Confirm password', 'Password1');
  await screen.findByText(warning);
  screen.getByRole('button', { name: 'Continue' }).click();
  expect(await screen.findByText('Step 2 of 3')).toBeTruthy();
});

it('a common password is still taken where he changes his own', async () => {
  const sent: unknown[] = [];
  playServer([
    on(api.accounts.me, basicUser),
    on(api.accounts.changePassword, ({ body }) => {
      sent.push(body);
      return { message: 'Done', token: makeToken(), device: 'a.b' };
    }),
  ]);
  localStorage.setItem('token', makeToken());
  renderInApp(<ChangePassword words={accountPageWords} />);
  await fill('Current password', 'Of-mine-until-now');
  await fill('New password', 'Password1');
  await fill('Confirm new password', 'Password1');
  await screen.findByText(warning);
  screen.getByRole('button', { name: messages.account.changePassword }).click();
  await screen.findByText(messages.account.passwordUpdated);
  expect(sent).toEqual([{ currentPassword: 'Of-mine-until-now', newPassword: 'Password1' }]);
});

it('a common password is still taken where he sets a new one by mail', async () => {
  playServer([
    on(api.accounts.checkReset, { valid: true }),
    on(api.accounts.completeReset, { message: 'Done', device: 'a.b' }),
  ]);
  const onDone = vi.fn();
  renderInApp(<NewPasswordForm token="t" onDone={onDone} />);
  await fill('New password', 'Password1');
  await fill('Confirm new password', 'Password1');
  await screen.findByText(warning);
  screen.getByRole('button', { name: 'Save new password' }).click();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('the list is of the ten thousand commonest those that the rules would take, in small letters', () => {
  const ones = commonOnes.split(/\s+/).filter(Boolean);
  expect(ones).toHaveLength(8_464);
  expect(new Set(ones).size).toBe(ones.length);
  expect(ones).toEqual(expect.arrayContaining(['123456', 'password', 'password1', 'qwerty', 'iloveyou', 'letmein']));
  expect(ones.filter((one) => one !== one.toLowerCase() || one.length < 6)).toEqual([]);
});
