import { accounts } from '../contract/accounts';
import { dailyMail } from '../contract/daily-mail';
import { paths, unsubscribeLink } from '../contract/paths';
import { linkIn, mailTo } from './fixtures/mailbox';
import { newAddress } from './fixtures/people';
import { note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

test('UNSUB-01 UNSUB-02 UNSUB-04 an unsubscribe link with a plus in its address arrives intact, and the mails are off; taking an email change back by the link in the old mailbox ends every session', async ({
  page,
  cast,
  server,
  watching,
  enterAs,
}) => {
  const person = await cast.husband(newAddress('his+notes'));
  await enterAs(person);
  await page.goto(unsubscribeLink(`email=${person.email}`));
  await expect(note(page, 'You will no longer receive daily question emails.')).toBeVisible();
  expect(await server.call(dailyMail.preferences, {}, person)).toMatchObject({ dailyMail: false });
  await mailTo(server, person.email, "You won't get daily questions from Heartnote anymore");

  watching.expectRefusal('/api');
  await server.call(accounts.changeEmail, { body: { newEmail: newAddress('thief') } }, person);
  const mail = await mailTo(server, person.email, 'Your Heartnote email address was changed');
  await page.goto(linkIn(mail, paths.verifyEmail));
  await expect(note(page, 'Your previous email address is restored')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await server.status(accounts.me, {}, person)).toBe(401);
});
