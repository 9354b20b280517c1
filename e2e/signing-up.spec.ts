import { loginThen, paths } from '../contract/paths';
import { linkIn, mailsTo, mailTo } from './fixtures/mailbox';
import { newAddress } from './fixtures/people';
import {
  button,
  complaint,
  expectPath,
  field,
  heading,
  link,
  logInThroughForm,
  menuButton,
  menuEntries,
  nextCall,
  note,
  tabTo,
} from './fixtures/screen';
import { expectGoodToSee } from './fixtures/sight';
import { expect, test } from './fixtures/story';
import { takeTime } from './fixtures/time';

test('SHELL-06 SHELL-11 SIGNUP-01 SIGNUP-02 SIGNUP-03 SIGNUP-05 SIGNUP-09 SIGNUP-20 SIGNUP-21 SIGNUP-22 SIGNUP-25 a visitor gets through the menu and the sign-up with the keyboard alone', async ({
  page,
}) => {
  const email = newAddress('keyboard');
  await page.goto(paths.login);
  await tabTo(page, menuButton(page));
  await page.keyboard.press('Enter');
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(link(menuEntries(page), 'Sign Up')).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(heading(page, /^Step 1 of 3/)).toBeFocused();
  await tabTo(page, field(page, 'Email'));
  await page.keyboard.type(email);
  await tabTo(page, field(page, 'Password'));
  await page.keyboard.type('Password1');
  await tabTo(page, field(page, 'Confirm password'));
  await page.keyboard.type('Password1');
  await page.keyboard.press('Enter');

  await expect(heading(page, /^Step 2 of 3/)).toBeFocused();
  await tabTo(page, field(page, 'Spouse name'));
  await page.keyboard.type('Annabel');
  await page.keyboard.press('Enter');

  await expect(heading(page, /^Step 3 of 3/)).toBeFocused();
  await tabTo(page, button(page, 'Skip & Complete'));
  const sent = nextCall(page, 'POST /api/signup');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ email, password: 'Password1' });

  await expect(heading(page, 'Check Your Email')).toBeFocused();
  await expect(note(page, 'Account created! Please check your email to verify your account.')).toContainText(email);
});

test('SIGNUP-06 SIGNUP-07 SIGNUP-08 SIGNUP-17 SIGNUP-19 SIGNUP-23 SIGNUP-24 SIGNUP-28 SIGNUP-29 VERIFY-01 VERIFY-03 VERIFY-04 LOGIN-12 LOGIN-13 SESSION-05 what is wrong is said at its step, and both ways back keep what was typed; he has the mail sent again, opens its link, is led through the login to his first question and gives her name', async ({
  page,
  server,
}) => {
  const email = newAddress();
  await page.goto(paths.signup);
  await expect(button(page, 'Back')).toHaveCount(0);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill('Password1');
  await field(page, 'Confirm password').fill('Password2');
  await button(page, 'Continue').click();
  await expect(complaint(page, 'Passwords do not match')).toBeVisible();
  await expect(heading(page, /^Step 1 of 3/)).toBeVisible();
  await field(page, 'Confirm password').fill('Password1');
  await button(page, 'Continue').click();

  await expect(heading(page, /^Step 2 of 3/)).toBeVisible();
  await button(page, 'Continue').click();
  await expect(complaint(page, "Please enter your spouse's name")).toBeVisible();
  await expect(heading(page, /^Step 2 of 3/)).toBeVisible();
  await button(page, 'Back').click();
  await expect(field(page, 'Email')).toHaveValue(email);
  await button(page, 'Continue').click();
  await field(page, 'Spouse name').fill('Anna');
  await button(page, 'Continue').click();

  await expect(heading(page, /^Step 3 of 3/)).toBeVisible();
  await button(page, 'Back').click();
  await expect(field(page, 'Spouse name')).toHaveValue('Anna');
  await page.goBack();
  await expect(heading(page, /^Step 3 of 3/)).toBeVisible();
  await page.goBack();
  await expect(heading(page, /^Step 2 of 3/)).toBeVisible();
  await page.goForward();
  await expect(heading(page, /^Step 3 of 3/)).toBeVisible();

  await button(page, 'Skip & Complete').click();
  const again = nextCall(page, 'POST /api/resend-verification');
  await button(page, 'Resend Verification Email').click();
  expect((await again).postDataJSON()).toEqual({ email });
  await expect(note(page, 'Verification email sent again! Please check your inbox.')).toBeVisible();
  await expect.poll(async () => (await mailsTo(server, email)).length).toBe(2);
  await link(page, 'Back to Login').click();
  await expectPath(page, paths.login);

  const mail = await mailTo(server, email, 'Verify your email for Heartnote');
  const { stop } = await takeTime(page);
  await page.goto(linkIn(mail, paths.verifyEmail));
  await expect(note(page, 'Your email address is verified. You can log in now.')).toBeVisible();
  const time = await stop();
  await time.pass(3000);
  await expect(heading(page, 'Log in')).toBeVisible();
  await expectPath(page, loginThen(paths.questionOfTheDay));
  await time.flow();

  const sent = nextCall(page, 'POST /api/login');
  await logInThroughForm(page, { email, password: 'Password1' });
  expect((await sent).postDataJSON()).toMatchObject({ email, password: 'Password1' });
  await expectPath(page, paths.questionOfTheDay);
  await expect(field(page, 'Her answer')).toBeVisible();
  await field(page, "What's her name?").fill('Anna');
  await expectGoodToSee(page, 'dark');
  await button(page, 'Save').click();
  await expect(page.getByText('Saved. You can change or remove it in Account Settings.')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});
