import { accounts } from '../contract/accounts';
import { dashboardAt, paths } from '../contract/paths';
import { linkIn, mailTo } from './fixtures/mailbox';
import { newAddress, PASSWORD } from './fixtures/people';
import { button, field, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

test('ACCOUNT-04 ACCOUNT-07 ACCOUNT-08 DASH-39 DASH-42 DASH-43 ROLE-08 he changes his password in the dashboard; this browser stays in, every other is out; then his address, which he verifies by the mail', async ({
  page,
  husband,
  server,
  cast,
}) => {
  const elsewhere = await cast.logIn(husband);
  await page.goto(dashboardAt('account'));
  // What the page still asks for with the old token would be answered with 401.
  await page.waitForLoadState('networkidle');
  await field(page, 'Current password').fill(PASSWORD);
  await field(page, 'New password').fill('another one');
  await field(page, 'Confirm new password').fill('another one');
  await button(page, 'Change Password').click();
  await expect(note(page, 'Password updated successfully!')).toBeVisible();

  await page.reload();
  await expect(page.getByText(`Your email address is ${husband.email}.`)).toBeVisible();
  expect(await server.status(accounts.me, {}, elsewhere)).toBe(401);
  expect(await server.status(accounts.login, { body: husband })).toBe(401);
  await cast.logIn({ email: husband.email, password: 'another one' });

  const newEmail = newAddress('moved');
  await page.goto(paths.accountSettings);
  await field(page, 'New email').fill(newEmail);
  await button(page, 'Update Email').click();
  await expect(note(page, 'Email updated successfully!')).toBeVisible();
  await expect(page.getByText(`Your email address is ${newEmail}.`)).toBeVisible();
  await expect(note(page, 'Your email address is not verified yet.')).toBeVisible();

  await mailTo(server, husband.email, 'Your Heartnote email address was changed');
  const mail = await mailTo(server, newEmail, 'Verify your new email for Heartnote');
  await page.goto(linkIn(mail, paths.verifyEmail));
  await expect(note(page, 'Your email address is verified.')).toBeVisible();
  await page.goto(paths.accountSettings);
  await expect(page.getByText(`Your email address is ${newEmail}.`)).toBeVisible();
  await expect(note(page, 'Your email address is not verified yet.')).toHaveCount(0);
});
