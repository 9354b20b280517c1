import { loginThen, paths } from '../contract/paths';
import { linkIn, mailTo } from './fixtures/mailbox';
import { newAddress, PASSWORD } from './fixtures/people';
import {
  bar,
  button,
  chooseFromMenu,
  dialog,
  expectPath,
  field,
  heading,
  logInThroughForm,
  note,
  tab,
} from './fixtures/screen';
import { expect, test } from './fixtures/story';
import { testInThorough } from './fixtures/test-in-thorough';

/** A window of 1280 by 800 at 200 % has room for so much; a phone held upright is narrower still. */
const ENLARGED = { width: 640, height: 400 };
const PHONE = { width: 390, height: 844 };
test.use({ viewport: ENLARGED, deviceScaleFactor: 2 });

testInThorough(
  'enlarged to 200 % he signs up, and on a phone the mailed link leads him on',
  async ({ page, server }) => {
    const email = newAddress();
    await page.goto(paths.login);
    await chooseFromMenu(page, 'Sign Up');
    await expect(heading(page, /^Step 1 of 3/)).toBeVisible();
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(PASSWORD);
    await field(page, 'Confirm password').fill(PASSWORD);
    await button(page, 'Continue').click();
    await field(page, 'Spouse name').fill('Anna');
    await button(page, 'Continue').click();
    await button(page, 'Skip & Complete').click();
    await expect(heading(page, 'Check Your Email')).toBeInViewport();

    await page.goto(linkIn(await mailTo(server, email, /^Verify your email/), paths.verifyEmail));
    await page.setViewportSize(PHONE);
    // The screen leads on by itself.
    await expectPath(page, loginThen(paths.questionOfTheDay));
    await logInThroughForm(page, { email, password: PASSWORD });
    await expectPath(page, paths.questionOfTheDay);
  },
);

test('on a phone he writes down her answer; enlarged to 200 % he finds it again', async ({ page, husband: _ }) => {
  await page.setViewportSize(PHONE);
  await page.goto(paths.questionOfTheDay);
  await field(page, 'Her answer').fill('Peonies');
  await button(page, 'Submit Answer').click();
  await expect(note(page, 'Answer submitted successfully!')).toBeInViewport();
  await expectPath(page, paths.dashboard);

  await page.setViewportSize(ENLARGED);
  await tab(page, 'My Answers').click();
  await field(page, 'Search questions and answers').fill('peon');
  await expect(page.getByRole('article')).toContainText('Peonies');
  await tab(page, 'Overview').click();
  await button(page, 'Delete Account').click();
  await expect(button(dialog(page), 'Delete Account')).toBeInViewport();
  await button(dialog(page), 'Cancel').click();
  await button(bar(page), 'Logout').click();
  await expectPath(page, paths.login);
});
