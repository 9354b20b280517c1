import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { fill } from '../testing/fill';
import { basicUser, makeToken, renderInApp } from '../testing/render';
import { on, playServer } from '../testing/server';
import { ChangePassword } from './change-password';
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
