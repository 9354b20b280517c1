import type { Page } from '@playwright/test';
import { accounts } from '../contract/accounts';
import { dailyMail } from '../contract/daily-mail';
import { linkIn, mailTo } from './fixtures/mailbox';
import { newAddress, PASSWORD } from './fixtures/people';
import { button, complaint, countCalls, field, heading, nextCall, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

/** The same forms stand on a page and in a tab of the dashboard; how a failure is worded differs. */
const onPage = { path: '/account-settings', name: 'the account page' };
const onTab = { path: '/dashboard?tab=account', name: "the dashboard's tab" };

for (const { path, name, ids } of [
  { ...onPage, ids: 'ACCOUNT-04 ACCOUNT-07 ACCOUNT-08 ROLE-08' },
  { ...onTab, ids: 'DASH-35 DASH-36 DASH-37 ROLE-08' },
]) {
  test(`${ids} ${name}: he changes his address, and verifies the new one by the mail`, async ({
    page,
    husband,
    server,
  }) => {
    const newEmail = newAddress('moved');
    await page.goto(path);
    await expect(field(page, 'New email')).toHaveAttribute('type', 'email');
    await expect(field(page, 'New email')).toHaveAttribute('required', '');
    await field(page, 'New email').fill(newEmail);
    const sent = nextCall(page, 'PUT /api/user/email');
    await button(page, 'Update Email').click();
    expect((await sent).postDataJSON()).toEqual({ newEmail });
    await expect(note(page, 'Email updated successfully!')).toBeVisible();
    await expect(page.getByText(`Your email address is ${newEmail}.`)).toBeVisible();
    await expect(note(page, 'Your email address is not verified yet.')).toBeVisible();

    await mailTo(server, husband.email, 'Your Heartnote email address was changed');
    const mail = await mailTo(server, newEmail, 'Verify your new email for Heartnote');
    await page.goto(linkIn(mail, '/verify-email'));
    await expect(note(page, 'Your email address is verified.')).toBeVisible();
    await page.goto(path);
    await expect(page.getByText(`Your email address is ${newEmail}.`)).toBeVisible();
    await expect(note(page, 'Your email address is not verified yet.')).toHaveCount(0);
  });
}

for (const { path, name, ids } of [
  { ...onPage, ids: 'ACCOUNT-14 ACCOUNT-15 ROLE-08' },
  { ...onTab, ids: 'DASH-39 DASH-40 DASH-42 DASH-43 ROLE-08' },
]) {
  test(`${ids} ${name}: he changes his password; this browser stays in, every other is out`, async ({
    page,
    husband,
    server,
    cast,
  }) => {
    const elsewhere = await cast.logIn(husband);
    await page.goto(path);
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      await expect(field(page, label)).toHaveAttribute('required', '');
    }
    await field(page, 'Current password').fill(PASSWORD);
    await field(page, 'New password').fill('another one');
    await field(page, 'Confirm new password').fill('another one');
    const sent = nextCall(page, 'POST /api/user/password');
    await button(page, 'Change Password').click();
    expect((await sent).postDataJSON()).toEqual({ currentPassword: PASSWORD, newPassword: 'another one' });
    await expect(note(page, 'Password updated successfully!')).toBeVisible();

    await page.reload();
    await expect(page.getByText(`Your email address is ${husband.email}.`)).toBeVisible();
    expect(await server.status(accounts.me, {}, elsewhere)).toBe(401);
    expect(await server.status(accounts.login, { body: husband })).toBe(401);
    await cast.logIn({ email: husband.email, password: 'another one' });
  });
}

test('ACCOUNT-01 ACCOUNT-03 a husband is a User', async ({ page, husband: _ }) => {
  await page.goto('/account-settings');
  await expect(heading(page, 'Account Settings')).toBeVisible();
  await expect(page.getByText('Role: User')).toBeVisible();
});

test('ACCOUNT-02 an administrator is an Administrator', async ({ page, administrator: _ }) => {
  await page.goto('/account-settings');
  await expect(page.getByText('Role: Administrator')).toBeVisible();
});

test('ACCOUNT-18 what is wrong is said at its field, and nothing is sent', async ({ page, husband: _ }) => {
  await page.goto('/account-settings');
  const mails = countCalls(page, 'PUT /api/user/email');
  const passwords = countCalls(page, 'POST /api/user/password');
  await button(page, 'Update Email').click();
  await expect(complaint(page, 'Email cannot be empty')).toBeVisible();
  await field(page, 'New email').fill('him@');
  await button(page, 'Update Email').click();
  await expect(complaint(page, 'Please enter a valid email address')).toBeVisible();

  const change = () => button(page, 'Change Password').click();
  await change();
  await expect(complaint(page, 'Current password is required')).toBeVisible();
  await field(page, 'Current password').fill('anything');
  await change();
  await expect(complaint(page, 'New password is required')).toBeVisible();
  await field(page, 'New password').fill('short');
  await change();
  await expect(complaint(page, 'New password must be at least 8 characters long')).toBeVisible();
  await field(page, 'New password').fill('long enough');
  await change();
  await expect(complaint(page, 'New passwords do not match')).toBeVisible();
  expect([mails(), passwords()]).toEqual([0, 0]);
});

test('ACCOUNT-09 ACCOUNT-16 ACCOUNT-17 the account page tells what failed, and why', async ({
  page,
  husband: _,
  cast,
  network,
  watching,
}) => {
  const taken = await cast.husband();
  watching.expectRefusal('/api/user');
  await page.goto('/account-settings');
  await field(page, 'New email').fill(taken.email);
  await button(page, 'Update Email').click();
  await expect(complaint(page, 'Failed to update email: That email address is already in use.')).toBeVisible();
  await fillPasswords(page, 'Wrong password', 'another one');
  await button(page, 'Change Password').click();
  await expect(complaint(page, 'Failed to update password: Current password is incorrect')).toBeVisible();

  await network.refuse('GET /api/user', 500);
  await page.reload();
  await expect(complaint(page, 'Failed to load user data')).toBeVisible();
  await network.mend('GET /api/user');
  await button(page, 'Try Again').click();
  await expect(page.getByText('Role: User')).toBeVisible();
});

test("DASH-38 DASH-44 the dashboard's tab tells what failed", async ({ page, husband: _, network }) => {
  await page.goto('/dashboard?tab=account');
  await network.refuse('PUT /api/user/email', 500);
  await field(page, 'New email').fill(newAddress());
  await button(page, 'Update Email').click();
  await expect(page.getByRole('alert').getByText('Failed to update email', { exact: true })).toBeVisible();
  await network.refuse('POST /api/user/password', 500);
  await fillPasswords(page, PASSWORD, 'another one');
  await button(page, 'Change Password').click();
  await expect(page.getByRole('alert').getByText('Failed to update password', { exact: true })).toBeVisible();
  await field(page, 'Confirm new password').fill('yet another');
  await button(page, 'Change Password').click();
  await expect(complaint(page, 'Passwords do not match')).toBeVisible();
});

test('MAIL-11 he chooses the hour and the zone of the daily mail, switches it off and on again', async ({
  page,
  husband,
  server,
  network,
}) => {
  await page.goto('/account-settings');
  const isOn = page.getByRole('checkbox', { name: 'Send me the daily question by mail' });
  await expect(isOn).toBeChecked();
  await field(page, 'Hour').selectOption('9:00 PM');
  await field(page, 'Time zone').selectOption('Pacific/Honolulu');
  await isOn.uncheck();
  await button(page, 'Save Preferences').click();
  await expect(note(page, 'Email preferences saved')).toBeVisible();
  const chosen = { dailyMail: false, hour: 21, timeZone: 'Pacific/Honolulu' };
  expect(await server.call(dailyMail.preferences, {}, husband)).toEqual(chosen);

  await page.reload();
  await expect(isOn).not.toBeChecked();
  await expect(field(page, 'Hour')).toHaveValue('21');
  await isOn.check();
  await network.cut('PUT /api/user/preferences');
  await button(page, 'Save Preferences').click();
  await expect(complaint(page, 'Failed to save email preferences')).toBeVisible();
  await network.mend('PUT /api/user/preferences');
  await button(page, 'Save Preferences').click();
  await expect(note(page, 'Email preferences saved')).toBeVisible();
  expect(await server.call(dailyMail.preferences, {}, husband)).toEqual({ ...chosen, dailyMail: true });
});

async function fillPasswords(page: Page, current: string, next: string): Promise<void> {
  await field(page, 'Current password').fill(current);
  await field(page, 'New password').fill(next);
  await field(page, 'Confirm new password').fill(next);
}
