import { accounts } from '../contract/accounts';
import { questions } from '../contract/questions';
import { button, complaint, countCalls, expectPath, field, heading, logInThroughForm, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';
import { takeTime } from './fixtures/time';

const answerBox = 'Her answer';

test('QOTD-09 QOTD-10 QOTD-11 QOTD-12 without a question there is a page that says why, and trying again mends it', async ({
  page,
  husband: _,
  network,
}) => {
  await network.refuse('GET /api/question/daily', 503, { error: 'The server is busy. Please try again in a moment.' });
  await page.goto('/question-of-the-day');
  await expect(complaint(page, 'The server is busy. Please try again in a moment.')).toBeVisible();
  await expect(field(page, answerBox)).toHaveCount(0);
  await network.refuse('GET /api/question/daily', 500);
  await button(page, 'Try Again').click();
  await expect(complaint(page, 'Failed to load question')).toBeVisible();
  await network.mend('GET /api/question/daily');
  await button(page, 'Try Again').click();
  await expect(field(page, answerBox)).toBeVisible();
});

test('QOTD-14 QOTD-15 QOTD-16 QOTD-17 QOTD-18 QOTD-19 QOTD-20 what fails beside the question is listed in one warning, and the question stays usable', async ({
  page,
  husband: _,
  network,
}) => {
  for (const call of ['GET /api/user', 'GET /api/subscription/status', 'GET /api/question/skip-count'] as const) {
    await network.refuse(call, 500, { error: 'Server error' });
  }
  await page.goto('/question-of-the-day');
  const warning = note(page, 'Some features may be limited');
  await expect(warning.getByRole('listitem')).toHaveText([
    'User data failed',
    'Subscription data failed',
    'Skip count failed',
  ]);
  await expect(page.getByText('7/7')).toBeVisible();
  await field(page, answerBox).fill('Still here');
  await button(page, 'Submit Answer').click();
  await expect(note(page, 'Answer submitted successfully!')).toBeVisible();
});

test('QOTD-14 QOTD-18 QOTD-19 one failure is listed alone', async ({ page, husband: _, network }) => {
  await network.refuse('GET /api/question/skip-count', 500);
  await page.goto('/question-of-the-day');
  await expect(note(page, 'Some features may be limited').getByRole('listitem')).toHaveText(['Skip count failed']);
});

test('QOTD-33 QOTD-34 QOTD-35 a submit that fails says how, and the text stays', async ({
  page,
  husband: _,
  network,
}) => {
  await page.goto('/question-of-the-day');
  await field(page, answerBox).fill('Rain on warm stone');
  const submit = () => button(page, 'Submit Answer').click();

  await network.refuse('POST /api/answer', 500, { error: 'Server error', code: 'server_error' });
  await submit();
  await expect(complaint(page, 'Server error. Please try again in a moment.')).toBeVisible();
  await network.refuse('POST /api/answer', 404, { error: 'That question could not be found.' });
  await submit();
  await expect(complaint(page, 'That question could not be found.')).toBeVisible();
  await network.cut('POST /api/answer');
  await submit();
  await expect(complaint(page, 'Failed to submit answer. Please try again.')).toBeVisible();
  await expect(field(page, answerBox)).toHaveValue('Rain on warm stone');

  await network.mend('POST /api/answer');
  await submit();
  await expect(note(page, 'Answer submitted successfully!')).toBeVisible();
});

test('QOTD-30 a submit without an answer for thirty seconds is given up, and the next try makes no second answer', async ({
  page,
  husband,
  server,
}) => {
  const { stop } = await takeTime(page);
  await page.goto('/question-of-the-day');
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
  server,
  watching,
}) => {
  watching.expectRefusal('/api/answer');
  const { stop } = await takeTime(page);
  await page.goto('/question-of-the-day');
  await field(page, answerBox).fill('A whole afternoon without anybody needing her');
  await server.call(accounts.logout, {}, husband);
  const time = await stop();
  await button(page, 'Submit Answer').click();
  await time.until(complaint(page, 'Session expired. Please log in again.'));
  await time.pass(1900);
  await expectPath(page, '/question-of-the-day');
  await time.pass(150);
  await expectPath(page, '/login?next=/question-of-the-day');

  await time.flow();
  await logInThroughForm(page, husband);
  await expectPath(page, '/question-of-the-day');
  await expect(field(page, answerBox)).toHaveValue('A whole afternoon without anybody needing her');
  await button(page, 'Submit Answer').click();
  await expect(note(page, 'Answer submitted successfully!')).toBeVisible();
});

test('what he has begun survives a reload, and is gone after submitting', async ({ page, husband: _ }) => {
  await page.goto('/question-of-the-day');
  await field(page, answerBox).fill('Half a');
  await page.reload();
  await expect(field(page, answerBox)).toHaveValue('Half a');
  await field(page, answerBox).fill('Half a sentence');
  await button(page, 'Submit Answer').click();
  await expectPath(page, '/dashboard');
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'Half a',
  );
});

test('QOTD-43 QOTD-44 a skip that fails says how; one that was counted is not counted twice', async ({
  page,
  husband,
  server,
  network,
}) => {
  await page.goto('/question-of-the-day');
  await expect(page.getByText('7/7')).toBeVisible();
  const question = await heading(page).textContent();
  await network.refuse('POST /api/question/skip', 503, { error: 'The server is busy. Please try again in a moment.' });
  await button(page, 'Skip Question').click();
  await expect(complaint(page, 'The server is busy. Please try again in a moment.')).toBeVisible();
  await network.cut('POST /api/question/skip');
  await button(page, 'Skip Question').click();
  await expect(complaint(page, 'Server error')).toBeVisible();
  await expect(heading(page, question ?? '')).toBeVisible();

  await network.mend('POST /api/question/skip');
  await network.refuse('GET /api/question/random', 500);
  await button(page, 'Skip Question').click();
  await expect(page.getByText('6/7')).toBeVisible();
  await network.mend('GET /api/question/random');
  const skips = countCalls(page, 'POST /api/question/skip');
  await button(page, 'Skip Question').click();
  await expect(note(page, 'Question skipped!')).toBeVisible();
  expect(skips()).toBe(0);
  expect(await server.call(questions.skipCount, {}, husband)).toEqual({ skipsRemaining: 6, skipsUsed: 1 });
});
