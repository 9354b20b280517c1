import { accounts } from '../contract/accounts';
import { dailyMail } from '../contract/daily-mail';
import { linkIn, mailTo } from './fixtures/mailbox';
import { newAddress } from './fixtures/people';
import { button, complaint, expectPath, heading, link, nextCall, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';
import { takeTime } from './fixtures/time';

test.describe('verifying an address', () => {
  test('VERIFY-01 VERIFY-02 VERIFY-03 VERIFY-04 a link that is opened again says that the address is verified, and leads on after three seconds', async ({
    page,
    cast,
    server,
    network,
  }) => {
    const account = await cast.signUp();
    await cast.verify(account);
    const mail = await mailTo(server, account.email, 'Verify your email for Heartnote');
    const { stop } = await takeTime(page);
    const answer = await network.hold('GET /api/verify-email');
    await page.goto(linkIn(mail, '/verify-email'));
    await expect(note(page, 'Verifying your email...')).toBeVisible();

    const time = await stop();
    answer.release();
    await time.until(note(page, 'Your email address is already verified. You can log in.'));
    await time.pass(2900);
    await expect(heading(page, 'Confirmed')).toBeVisible();
    await time.pass(200);
    await expect(heading(page, 'Log in')).toBeVisible();
    await expectPath(page, '/login');
  });

  test('VERIFY-05 VERIFY-06 VERIFY-08 VERIFY-10 a link that is worth nothing says so and stays', async ({
    page,
    watching,
  }) => {
    watching.expectRefusal('/api/verify-email');
    await page.clock.install();
    await page.goto('/verify-email?token=worth-nothing');
    await expect(
      complaint(page, 'This verification link is invalid or has expired. Log in to have a new one sent.'),
    ).toBeVisible();
    await page.clock.fastForward(60_000);
    await expectPath(page, '/verify-email?token=worth-nothing');
    await link(page, 'Go to Login').click();
    await expectPath(page, '/login');
  });

  test('VERIFY-07 a link without a token is no link', async ({ page }) => {
    await page.goto('/verify-email');
    await expect(complaint(page, 'No verification token found')).toBeVisible();
  });

  test("VERIFY-05 VERIFY-09 no answer from the server is 'Verification failed', and can be tried again", async ({
    page,
    cast,
    server,
    network,
  }) => {
    const account = await cast.signUp();
    const mail = await mailTo(server, account.email, 'Verify your email for Heartnote');
    await network.cut('GET /api/verify-email');
    await page.goto(linkIn(mail, '/verify-email'));
    await expect(complaint(page, 'Verification failed')).toBeVisible();
    await network.mend('GET /api/verify-email');
    await button(page, 'Try Again').click();
    await expect(note(page, 'Your email address is verified. You can log in now.')).toBeVisible();
  });
});

test.describe('unsubscribing from the daily mail', () => {
  const done =
    'You will no longer receive daily question emails. You can switch them on again in email preferences after you log in.';

  test('UNSUB-01 UNSUB-02 UNSUB-03 UNSUB-04 UNSUB-05 an address with a plus arrives intact, and the mails are off', async ({
    page,
    cast,
    server,
    network,
  }) => {
    const person = await cast.husband(newAddress('his+notes'));
    const answer = await network.hold('GET /api/unsubscribe');
    const asked = nextCall(page, 'GET /api/unsubscribe');
    await page.goto(`/unsubscribe?email=${person.email}`);
    expect(new URL((await asked).url()).searchParams.get('email')).toBe(person.email);
    await expect(note(page, 'Switching the daily mail off...')).toBeVisible();
    answer.release();
    await expect(note(page, done)).toBeVisible();
    expect(await server.call(dailyMail.preferences, {}, person)).toMatchObject({ dailyMail: false });
    await mailTo(server, person.email, 'You will get no more daily questions from Heartnote');
  });

  test('UNSUB-04 an unknown address is answered alike', async ({ page }) => {
    await page.goto(`/unsubscribe?email=${encodeURIComponent(newAddress('nobody'))}`);
    await expect(note(page, done)).toBeVisible();
  });

  test('UNSUB-06 UNSUB-07 UNSUB-08 a link without an address says what to do', async ({ page }) => {
    await page.goto('/unsubscribe');
    await expect(complaint(page, 'No email address provided in the unsubscribe link.')).toContainText(
      'please contact support',
    );
    await link(page, 'Go to Login').click();
    await expectPath(page, '/login');
  });

  test('UNSUB-06 UNSUB-09 UNSUB-10 a failure says why, else that there was one, and can be tried again', async ({
    page,
    network,
  }) => {
    await network.refuse('GET /api/unsubscribe', 429, { error: 'Too many attempts. Please wait a little.' });
    await page.goto('/unsubscribe?email=him@example.com');
    await expect(complaint(page, 'Too many attempts. Please wait a little.')).toBeVisible();
    await network.refuse('GET /api/unsubscribe', 500);
    await button(page, 'Try Again').click();
    await expect(complaint(page, 'An error occurred while processing your unsubscribe request.')).toBeVisible();
    await network.mend('GET /api/unsubscribe');
    await button(page, 'Try Again').click();
    await expect(note(page, done)).toBeVisible();
  });
});

test('taking an email change back by the link in the old mailbox ends every session', async ({
  page,
  husband,
  server,
  watching,
}) => {
  watching.expectRefusal('/api');
  await server.call(accounts.changeEmail, { body: { newEmail: newAddress('thief') } }, husband);
  const mail = await mailTo(server, husband.email, 'Your Heartnote email address was changed');
  await page.goto(linkIn(mail, '/verify-email'));
  await expect(note(page, 'Your previous email address is back')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await server.status(accounts.me, {}, husband)).toBe(401);
});
