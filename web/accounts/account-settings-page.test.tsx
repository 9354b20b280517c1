import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import { sent, serverFor } from '../testing/household';
import { basicUser, makeToken, renderInApp } from '../testing/render';
import { on, playServer, refuse, type Stub } from '../testing/server';
import { changeEmail, changePassword } from '../testing/settings';
import AccountSettingsPage from './account-settings-page';

beforeEach(() => localStorage.setItem('token', makeToken()));
function open(extra: Stub[] = [], isAdmin = false) {
  const requests = playServer([...serverFor({ isAdmin }), ...extra]);
  renderInApp(<AccountSettingsPage />);
  return requests;
}
const refused = refuse('invalid_input', 'Not today');
const alert = () => screen.getByRole('alert').textContent;

describe(paths.accountSettings, () => {
  it("ACCOUNT-01 is headed 'Account Settings'", () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Account Settings');
  });

  it.each([
    // ACCOUNT-02 ACCOUNT-03
    ['ACCOUNT-02', 'Administrator', true],
    ['ACCOUNT-03', 'User', false],
  ])("%s shows the role as '%s'", async (_, role, isAdmin) => {
    open([], isAdmin);
    expect((await screen.findByText(/Role:/)).textContent).toBe(`Role: ${role}`);
  });

  it("ACCOUNT-17 a failed load of the user shows 'Failed to load user data'", async () => {
    open([on(api.accounts.me, refuse('server_error'))]);
    expect(await screen.findByText('Failed to load user data')).toBeTruthy();
  });
});

describe('changing the email', () => {
  it('ACCOUNT-04 has a required field of that type', () => {
    open();
    const field = screen.getByLabelText<HTMLInputElement>('New email');
    expect([field.type, field.required]).toEqual(['email', true]);
  });

  it.each([
    ['ACCOUNT-05', '', 'Email cannot be empty'],
    ['ACCOUNT-06', 'him@home', 'Please enter a valid email address'],
  ])("%s ACCOUNT-18 '%s' gives '%s' and is not sent", async (_, email, message) => {
    const requests = open();
    await changeEmail(email);
    expect(alert()).toBe(message);
    expect(await sent(requests, 'PUT')).toEqual([]);
  });

  it('ACCOUNT-07 ACCOUNT-08 ROLE-08 sends the new address, says so and asks to verify it', async () => {
    let user = basicUser;
    const requests = open([
      on(api.accounts.me, () => user),
      on(api.accounts.changeEmail, () => {
        user = { ...basicUser, email: 'new@example.com', email_verified: false, proved_email: basicUser.email };
        return { message: '' };
      }),
    ]);
    await changeEmail(' new@example.com ');
    expect(await screen.findByText('Email updated successfully!')).toBeTruthy();
    expect(await sent(requests, 'PUT')).toEqual([{ path: '/api/user/email', body: { newEmail: 'new@example.com' } }]);
    expect(screen.getByText('Your email address is not verified yet.')).toBeTruthy();
    expect(screen.getByText('new@example.com').parentElement?.textContent).toBe(
      'Your email address is new@example.com. not confirmed yet',
    );
    expect(screen.getByText(/Until then, you can log in with either address/).textContent).toContain(basicUser.email);
  });

  it('an address that is proved carries no mark', async () => {
    open();
    expect((await screen.findByText(/Your email address is/)).textContent).toBe(
      `Your email address is ${basicUser.email}.`,
    );
  });

  it("ACCOUNT-09 a failure shows 'Failed to update email: ...'", async () => {
    open([on(api.accounts.changeEmail, refuse('email_taken'))]);
    await changeEmail('taken@example.com');
    await waitFor(() => expect(alert()).toBe('Failed to update email: That email address is already in use.'));
  });

  it('an address that is not verified can have its mail sent again', async () => {
    const user = { ...basicUser, email_verified: false };
    const requests = open([on(api.accounts.me, user), on(api.accounts.resendVerification, { message: '' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Resend Verification Email' }));
    expect(await screen.findByText('Verification email sent again! Please check your inbox.')).toBeTruthy();
    expect(document.querySelector('[role=status] [role=status]')).toBeNull();
    expect(await sent(requests, 'POST')).toEqual([
      { path: '/api/resend-verification', body: { email: basicUser.email } },
    ]);
  });
});

describe('changing the password', () => {
  it.each([
    ['ACCOUNT-10', '', 'Better456', 'Better456', 'Current password is required'],
    ['ACCOUNT-11', 'Secret123', '', '', 'New password is required'],
    ['ACCOUNT-12', 'Secret123', 'Short12', 'Short12', 'New password must be at least 8 characters long'],
    ['ACCOUNT-13', 'Secret123', 'Better456', 'Better457', 'New passwords do not match'],
  ])("%s ACCOUNT-18 '%s', '%s', '%s' gives '%s' and is not sent", async (_, current, next, again, message) => {
    const requests = open();
    await changePassword(current, next, again);
    expect(alert()).toBe(message);
    expect(await sent(requests, 'POST')).toEqual([]);
  });

  it('ACCOUNT-14 ACCOUNT-15 ROLE-08 sends both, says so and goes on with the new token', async () => {
    const token = makeToken({ exp: Math.floor(Date.now() / 1000) + 9_999 });
    const requests = open([on(api.accounts.changePassword, { message: '', token, device: 'mark' })]);
    await changePassword('Secret123', 'Better456');
    expect(await screen.findByText('Password updated successfully!')).toBeTruthy();
    expect(await sent(requests, 'POST')).toEqual([
      { path: '/api/user/password', body: { currentPassword: 'Secret123', newPassword: 'Better456' } },
    ]);
    expect(localStorage.getItem('token')).toBe(token);
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });

  it("ACCOUNT-16 a failure shows 'Failed to update password: ...'", async () => {
    open([on(api.accounts.changePassword, refused)]);
    await changePassword('Wrong123', 'Better456');
    await waitFor(() => expect(alert()).toBe('Failed to update password: Not today'));
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Better456');
  });
});
