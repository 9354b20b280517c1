import { accounts } from '../contract/accounts';
import { loginThen, paths } from '../contract/paths';
import { button, complaint, expectPath, field, logInThroughForm, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';
import { takeTime } from './fixtures/time';

const answerBox = 'Her answer';

test('QOTD-30 a submit without an answer for thirty seconds is given up, and the next try makes no second answer', async ({
  page,
  husband,
  server,
}) => {
  const { stop } = await takeTime(page);
  await page.goto(paths.questionOfTheDay);
  await field(page, answerBox).fill('Orange cake');
  // The server takes it, and its word is lost on the way back.
  let isLost = true;
  await page.route('**/api/answer', async (route) => {
    const response = await route.fetch();
    if (!isLost) await route.fulfill({ response });
  });
  const time = await stop();
  await button(page, 'Submit Answer').click();
  await time.until(button(page, 'Submitting...'));
  await expect.poll(async () => (await server.call(accounts.me, {}, husband)).answersCount).toBe(1);
  await time.pass(29_800);
  await expect(button(page, 'Submitting...')).toBeVisible();
  await time.pass(200);
  await time.until(complaint(page, 'Request timed out. Please try again.'));
  await expect(field(page, answerBox)).toHaveValue('Orange cake');

  isLost = false;
  await time.flow();
  await button(page, 'Submit Answer').click();
  await expect(note(page, 'Answer submitted successfully!')).toBeVisible();
  expect((await server.call(accounts.me, {}, husband)).answersCount).toBe(1);
});

test('QOTD-31 QOTD-32 a session that has ended: he is told, led to the login after two seconds, and finds his text again', async ({
  page,
  husband,
  cast,
  watching,
}) => {
  watching.expectRefusal('/api/answer');
  const { stop } = await takeTime(page);
  await page.goto(paths.questionOfTheDay);
  await field(page, answerBox).fill('A whole afternoon without anybody needing her');
  await cast.endSession(husband);
  const time = await stop();
  await button(page, 'Submit Answer').click();
  await time.until(complaint(page, 'Session expired. Please log in again.'));
  await time.pass(1900);
  await expectPath(page, paths.questionOfTheDay);
  await time.pass(150);
  await expectPath(page, loginThen(paths.questionOfTheDay));

  await time.flow();
  await logInThroughForm(page, husband);
  await expectPath(page, paths.questionOfTheDay);
  await expect(field(page, answerBox)).toHaveValue('A whole afternoon without anybody needing her');
  await button(page, 'Submit Answer').click();
  await expect(note(page, 'Answer submitted successfully!')).toBeVisible();
});
