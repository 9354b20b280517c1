import { accounts } from '../contract/accounts';
import { linkIn, mailTo } from './fixtures/mailbox';
import {
  button,
  complaint,
  expectPath,
  field,
  heading,
  link,
  logInThroughForm,
  nextCall,
  note,
} from './fixtures/screen';
import { expect, test } from './fixtures/story';

const sent =
  'Password reset instructions have been sent to your email address. Please check your inbox and spam folder.';

test('RESET-02 RESET-03 RESET-05 RESET-06 RESET-15 RESET-16 RESET-17 he forgot his password, sets a new one by the mailed link and gets in', async ({
  page,
  cast,
  server,
  watching,
}) => {
  const person = await cast.husband();
  await page.goto('/login');
  await link(page, 'Forgot Password?').click();
  await expect(heading(page, 'Reset Your Password')).toBeVisible();
  const request = nextCall(page, 'POST /api/reset-password');
  await field(page, 'Email').fill(`  ${person.email} `);
  await button(page, 'Send reset link').click();
  expect((await request).postDataJSON()).toEqual({ email: person.email });
  await expect(note(page, sent)).toBeVisible();

  const mail = await mailTo(server, person.email, 'Reset your Heartnote password');
  const way = linkIn(mail, '/reset-password');
  await page.goto(way);
  await expect(heading(page, 'Set New Password')).toBeVisible();
  const token = new URLSearchParams(way.split('?')[1]).get('token');
  const completion = nextCall(page, `POST /api/reset-password/${token}`);
  await field(page, 'New password').fill(' secret ');
  await field(page, 'Confirm new password').fill(' secret ');
  await button(page, 'Save new password').click();
  expect((await completion).postDataJSON()).toEqual({ newPassword: 'secret' });
  await expect(
    note(page, 'Password has been reset successfully! You can now login with your new password.'),
  ).toBeVisible();
  await expect(field(page, 'New password')).toHaveCount(0);
  await expectPath(page, '/reset-password');

  await link(page, 'Back to Login').click();
  watching.expectRefusal('/api/login');
  await logInThroughForm(page, person);
  await expect(complaint(page, 'Invalid email or password.')).toBeVisible();
  await logInThroughForm(page, { email: person.email, password: 'secret' });
  await expectPath(page, '/dashboard');
});

test('a link works once and ends every session; opened again it says so before he types, and leads to a new one', async ({
  page,
  husband,
  server,
  watching,
}) => {
  watching.expectRefusal('/api/user');
  await server.call(accounts.requestReset, { body: { email: husband.email } });
  const mail = await mailTo(server, husband.email, 'Reset your Heartnote password');
  const way = linkIn(mail, '/reset-password');
  const dead = complaint(page, 'Failed to reset password. The link may have expired or is invalid.');
  for (const isFirst of [true, false]) {
    await page.goto(way);
    await expect(heading(page, 'Set New Password')).toBeVisible();
    if (!isFirst) await expect(dead).toBeVisible();
    await field(page, 'New password').fill('secret1');
    await field(page, 'Confirm new password').fill('secret1');
    if (!isFirst) watching.expectRefusal('/api/reset-password');
    await button(page, 'Save new password').click();
    if (isFirst) await expect(note(page, 'Password has been reset successfully!')).toBeVisible();
  }
  await expect(dead).toBeVisible();
  await expect(field(page, 'New password')).toHaveValue('secret1');
  await link(page, 'Ask for a new link').click();
  await expect(heading(page, 'Reset Your Password')).toBeVisible();
  await expectPath(page, '/reset-password');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await server.status(accounts.me, {}, husband)).toBe(401);
});

test('RESET-01 RESET-05 RESET-06 RESET-07 RESET-08 the request: an unknown address looks alike, and a failure is told', async ({
  page,
  network,
}) => {
  await page.goto('/reset-password');
  await button(page, 'Send reset link').click();
  await expect(complaint(page, 'Email address is required')).toBeVisible();
  await field(page, 'Email').fill('nobody-at-all@example.com');
  await network.refuse('POST /api/reset-password', 429, { error: 'Too many attempts. Please wait a little.' });
  await button(page, 'Send reset link').click();
  await expect(complaint(page, 'Too many attempts. Please wait a little.')).toBeVisible();
  await network.cut('POST /api/reset-password');
  await button(page, 'Send reset link').click();
  await expect(complaint(page, 'Failed to send reset email. Please try again.')).toBeVisible();
  await network.mend('POST /api/reset-password');
  await button(page, 'Send reset link').click();
  await expect(note(page, sent)).toBeVisible();
  await link(page, 'Back to Login').click();
  await expectPath(page, '/login');
});

test('RESET-01 RESET-18 RESET-19 the new password: what is wrong is said before anything is sent; a failure shows the words of the server, or its own', async ({
  page,
  network,
}) => {
  await page.goto('/reset-password?token=anything');
  await button(page, 'Save new password').click();
  await expect(complaint(page, 'New password is required')).toBeVisible();
  await field(page, 'New password').fill('short');
  await button(page, 'Save new password').click();
  await expect(complaint(page, 'Passwords do not match')).toBeVisible();
  await field(page, 'Confirm new password').fill('short');
  await button(page, 'Save new password').click();
  await expect(complaint(page, 'Password must be at least 6 characters long')).toBeVisible();

  await network.refuse('POST /api/reset-password/*', 429, { error: 'Too many attempts. Please wait a little.' });
  await field(page, 'New password').fill('longer');
  await field(page, 'Confirm new password').fill('longer');
  await button(page, 'Save new password').click();
  await expect(complaint(page, 'Too many attempts. Please wait a little.')).toBeVisible();
  await network.refuse('POST /api/reset-password/*', 500);
  await button(page, 'Save new password').click();
  await expect(complaint(page, 'Failed to reset password. The link may have expired or is invalid.')).toBeVisible();
  await link(page, 'Back to Login').click();
  await expectPath(page, '/login');
});
