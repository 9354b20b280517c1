import { questions } from '../contract/questions';
import { button, complaint, countCalls, expectPath, field, heading, nextCall, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';
import { takeTime } from './fixtures/time';

const answerBox = 'Her answer';

test('QOTD-01 QOTD-02 QOTD-03 QOTD-04 QOTD-05 QOTD-06 QOTD-13 QOTD-22 the question stands there with an empty box, and the same one on another device', async ({
  page,
  husband,
  server,
  device,
}) => {
  const { text } = await server.call(questions.daily, {}, husband);
  const secondary = ['/api/user', '/api/subscription/status', '/api/question/skip-count'].map((path) =>
    nextCall(page, `GET ${path as '/api'}`),
  );
  await page.goto('/question-of-the-day');
  await Promise.all(secondary);
  await expect(heading(page, text)).toBeVisible();
  await expect(page.getByText('7/7')).toBeVisible();
  const box = field(page, answerBox);
  await expect(box).toHaveAttribute('placeholder', 'Your answer');
  await expect(box).toHaveAttribute('rows', '5');
  await expect(button(page, 'Submit Answer')).toBeDisabled();
  await box.fill('   \n ');
  await expect(button(page, 'Submit Answer')).toBeDisabled();
  await expect(button(page, 'Skip Question')).toBeEnabled();

  const phone = await device(husband, { timezoneId: 'America/Chicago' });
  await phone.goto('/question-of-the-day');
  await expect(heading(phone, text)).toBeVisible();
});

test('QOTD-07 QOTD-08 the first call waits a tenth of a second, and a loading text stands there meanwhile', async ({
  page,
  husband: _,
  network,
}) => {
  const { stop } = await takeTime(page);
  const user = await network.hold('GET /api/user');
  const asked = countCalls(page, 'GET /api/question/daily');
  await page.goto('/question-of-the-day');
  const time = await stop();
  user.release();
  await time.until(page.getByText("Loading today's question..."));
  await time.pass(60);
  expect(asked()).toBe(0);
  await time.pass(40);
  await expect.poll(asked).toBe(1);
  await time.flow();
  await expect(button(page, 'Skip Question')).toBeVisible();
});

test('QOTD-23 QOTD-26 QOTD-27 QOTD-28 QOTD-29 ROLE-04 he writes down her answer, sees it saved, and is led to the dashboard after two seconds', async ({
  page,
  husband,
  server,
  network,
}) => {
  const { id, text: question } = await server.call(questions.daily, {}, husband);
  const { stop } = await takeTime(page);
  await page.goto('/question-of-the-day');
  const words = 'Peonies, the pale ones.\nAnd “nothing from the petrol station” 🌷';
  await field(page, answerBox).fill(words);
  const held = await network.hold('POST /api/answer');
  const sent = nextCall(page, 'POST /api/answer');
  await button(page, 'Submit Answer').click();
  expect((await sent).postDataJSON()).toEqual({ questionId: id, text: words });
  await expect(button(page, 'Submitting...')).toHaveAttribute('aria-disabled', 'true');

  const time = await stop();
  held.release();
  await time.until(note(page, 'Answer submitted successfully!'));
  await expect(field(page, answerBox)).toHaveValue('');
  await time.pass(1900);
  await expectPath(page, '/question-of-the-day');
  await time.pass(150);
  await expectPath(page, '/dashboard');
  await time.flow();

  await page.goto('/view-answers');
  await expect(page.getByRole('article', { name: question })).toContainText('Peonies, the pale ones.');
});

test('after the answer the page shows it and offers another question, which can be answered too', async ({
  page,
  husband,
  server,
}) => {
  const today = await server.call(questions.daily, {}, husband);
  await page.goto('/question-of-the-day');
  await field(page, answerBox).fill('The chipped blue mug');
  await page.keyboard.press('Control+Enter');
  await expect(note(page, 'Answer submitted successfully!')).toBeVisible();
  await expectPath(page, '/dashboard');

  await page.goto('/question-of-the-day');
  await expect(heading(page, today.text)).toBeVisible();
  await expect(page.getByText("You have written down her answer to today's question.")).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText('The chipped blue mug');
  await expect(field(page, answerBox)).toHaveCount(0);
  await button(page, 'Ask another question').click();
  await expect(heading(page, today.text)).toHaveCount(0);
  await expect(field(page, answerBox)).toHaveValue('');
  await field(page, answerBox).fill('Cardamom buns');
  await button(page, 'Submit Answer').click();
  await expectPath(page, '/dashboard');
  await page.goto('/view-answers');
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('QOTD-36 QOTD-37 QOTD-38 QOTD-39 QOTD-40 a skip brings another question, an empty box and one skip less; its message goes after three seconds', async ({
  page,
  husband,
  server,
}) => {
  const first = await server.call(questions.daily, {}, husband);
  const { stop } = await takeTime(page);
  await page.goto('/question-of-the-day');
  await field(page, answerBox).fill('Not this one');
  const time = await stop();
  const sent = nextCall(page, 'POST /api/question/skip');
  await button(page, 'Skip Question').click();
  expect((await sent).postDataJSON()).toEqual({ questionId: first.id });
  await time.until(note(page, 'Question skipped!'));
  await expect(page.getByText('6/7')).toBeVisible();
  await expect(field(page, answerBox)).toHaveValue('');
  const second = await server.call(questions.daily, {}, husband);
  expect(second.id).not.toBe(first.id);
  await expect(heading(page, second.text)).toBeVisible();
  await time.pass(2900);
  await expect(note(page, 'Question skipped!')).toBeVisible();
  await time.pass(150);
  await expect(note(page, 'Question skipped!')).toHaveCount(0);

  await time.flow();
  await page.reload();
  await expect(heading(page, second.text)).toBeVisible();
  await expect(page.getByText('6/7')).toBeVisible();
});

test('QOTD-37 QOTD-41 QOTD-42 ROLE-05 after seven skips the button says why nothing happens, and sends nothing', async ({
  page,
  husband,
  server,
}) => {
  const limit = 'Daily skip limit reached. You can skip 7 questions per day.';
  await page.goto('/question-of-the-day');
  await expect(page.getByText('7/7')).toBeVisible();
  const seen = new Set<string>();
  for (let left = 6; left >= 1; left--) {
    seen.add((await heading(page).textContent()) ?? '');
    await button(page, 'Skip Question').click();
    await expect(page.getByText(`${left}/7`)).toBeVisible();
    await expect(button(page, 'Skip Question')).not.toHaveAttribute('aria-busy', 'true');
  }
  expect(seen.size).toBe(6);
  const { id } = await server.call(questions.daily, {}, husband);
  await server.call(questions.skip, { body: { questionId: id } }, husband);

  // This page still shows the question that another device has skipped: it is not skipped twice.
  const asked = countCalls(page, 'POST /api/question/skip');
  await button(page, 'Skip Question').click();
  await expect(page.getByText('0/7')).toBeVisible();
  expect(seen).not.toContain(await heading(page).textContent());
  expect(asked()).toBe(1);
  await button(page, 'Skip Question').click();
  await expect(complaint(page, limit)).toBeVisible();
  expect(asked()).toBe(1);
  await page.reload();
  await expect(page.getByText('0/7')).toBeVisible();
  await button(page, 'Skip Question').click();
  await expect(complaint(page, limit)).toBeVisible();
  expect(asked()).toBe(1);
});
