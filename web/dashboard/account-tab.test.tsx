import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { dashboardAt } from '../../contract/paths';
import { AccessKnown, accessKnown } from '../testing/access-known';
import { sent, serverFor } from '../testing/household';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer, refuse, type Stub } from '../testing/server';
import { changeEmail, changePassword } from '../testing/settings';
import DashboardPage from './dashboard-page';

beforeEach(() => {
  localStorage.setItem('token', makeToken());
  history.replaceState(null, '', dashboardAt('account'));
});
function open(extra: Stub[] = []) {
  const requests = playServer([...serverFor({}), ...extra]);
  renderInApp(
    <>
      <DashboardPage />
      <AccessKnown />
    </>,
  );
  return requests;
}
const done = { message: '' };
const alerts = () => screen.getAllByRole('alert').map((alert) => alert.textContent);

describe("the dashboard's Update Email", () => {
  it('DASH-35 has a required field of type email', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Update Email' })).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>('New email');
    expect([field.type, field.required]).toEqual(['email', true]);
  });

  it('DASH-36 DASH-37 sends PUT /api/user/email with newEmail and says so', async () => {
    const requests = open([on(api.accounts.changeEmail, done)]);
    await changeEmail('new@example.com');
    expect(await screen.findByText('Email updated successfully!')).toBeTruthy();
    expect(await sent(requests, 'PUT')).toEqual([{ path: '/api/user/email', body: { newEmail: 'new@example.com' } }]);
  });

  it("DASH-38 a failure shows 'Failed to update email', and the reason at the field", async () => {
    open([on(api.accounts.changeEmail, refuse('email_taken'))]);
    await changeEmail('taken@example.com');
    await waitFor(() => expect(alerts()).toContain('Failed to update email'));
    expect(alerts()).toContain('That email address is already in use.');
  });
});

describe("the dashboard's Change Password", () => {
  it('DASH-39 DASH-40 has current, new and confirm fields, all required', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Change Password' })).toBeTruthy();
    const fields = ['Current password', 'New password', 'Confirm new password'].map((label) =>
      screen.getByLabelText<HTMLInputElement>(label),
    );
    expect(fields.map(({ type, required }) => [type, required])).toEqual(Array(3).fill(['password', true]));
  });

  it("DASH-41 a confirmation that differs gives 'Passwords do not match' and nothing is sent", async () => {
    const requests = open();
    await changePassword('Secret123', 'Better456', 'Better457');
    expect(alerts()).toEqual(['Passwords do not match']);
    expect(await sent(requests, 'POST')).toEqual([]);
  });

  it('DASH-42 DASH-43 sends POST /api/user/password and says so', async () => {
    const requests = open([on(api.accounts.changePassword, { message: '', token: makeToken(), device: 'mark' })]);
    await changePassword('Secret123', 'Better456');
    expect(await screen.findByText('Password updated successfully!')).toBeTruthy();
    expect(await sent(requests, 'POST')).toEqual([
      { path: '/api/user/password', body: { currentPassword: 'Secret123', newPassword: 'Better456' } },
    ]);
  });

  it("DASH-44 a failure shows 'Failed to update password', and the reason at the field", async () => {
    open([on(api.accounts.changePassword, refuse('wrong_current_password'))]);
    await changePassword('Wrong123', 'Better456');
    await waitFor(() => expect(alerts()).toContain('Failed to update password'));
    expect(alerts()).toContain('Current password is incorrect');
  });
});

it('DASH-46 shows a basic user no Subscription block', async () => {
  open();
  await accessKnown();
  expect(screen.getByRole('heading', { name: 'Update Email' })).toBeTruthy();
  expect(screen.queryByText(/Subscription/)).toBeNull();
});

it('has how often to ask whether an answer is still true, and says where this browser takes no notifications', async () => {
  open([
    on(api.stillTrue.choice, { rhythm: 'weekly' }),
    on(api.push.state, { offered: true, here: false, devices: 0, failing: 0 }),
  ]);
  expect(await screen.findByLabelText('Ask whether an answer is still true')).toBeTruthy();
  expect(await screen.findByText(/This browser can't show notifications/)).toBeTruthy();
});
