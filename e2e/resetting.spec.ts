import { accounts } from '../contract/accounts';
import { paths } from '../contract/paths';
import { linkIn, mailTo } from './fixtures/mailbox';
import { button, complaint, expectPath, field, heading, link, logInThroughForm, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const sent =
  'Password reset instructions have been sent to your email address. Please check your inbox and spam folder.';

test('RESET-02 RESET-03 RESET-05 RESET-06 RESET-15 RESET-16 RESET-17 he forgot his password, sets a new one by the mailed link and gets in; the link works once and ends every session', async ({
  page,
  cast,
  server,
  watching,
}) => {
  const person = await cast.husband();
  await page.goto(paths.login);
  await link(page, 'Forgot Password?').click();
  await expect(heading(page, 'Reset Your Password')).toBeVisible();
  await field(page, 'Email').fill(`  ${person.email} `);
  await button(page, 'Send reset link').click();
  await expect(note(page, sent)).toBeVisible();

  const way = linkIn(await mailTo(server, person.email, 'Reset your Heartnote password'), paths.resetPassword);
  await page.goto(way);
  await expect(heading(page, 'Set New Password')).toBeVisible();
  await field(page, 'New password').fill(' secret ');
  await field(page, 'Confirm new password').fill(' secret ');
  await button(page, 'Save new password').click();
  await expect(
    note(page, 'Password has been reset successfully! You can now login with your new password.'),
  ).toBeVisible();
  await expect(field(page, 'New password')).toHaveCount(0);
  await expectPath(page, paths.resetPassword);
  expect(await server.status(accounts.me, {}, person)).toBe(401);

  await page.goto(way);
  await expect(complaint(page, 'Failed to reset password. The link may have expired or is invalid.')).toBeVisible();
  await link(page, 'Ask for a new link').click();
  await expect(heading(page, 'Reset Your Password')).toBeVisible();
  await expectPath(page, paths.resetPassword);

  await link(page, 'Back to Login').click();
  watching.expectRefusal('/api/login');
  await logInThroughForm(page, person);
  await expect(complaint(page, 'Invalid email or password.')).toBeVisible();
  await logInThroughForm(page, { email: person.email, password: 'secret' });
  await expectPath(page, paths.dashboard);
});
