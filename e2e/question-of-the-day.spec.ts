import { paths } from '../contract/paths';
import { questions } from '../contract/questions';
import { button, complaint, countCalls, expectPath, field, heading, note, skipQuestion } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const answerBox = 'Her answer';

test('QOTD-26 QOTD-27 QOTD-28 QOTD-29 ROLE-04 he begins to write, comes back after a reload, saves her answer, and answers another question', async ({
  page,
  husband,
  server,
}) => {
  const today = await server.call(questions.daily, {}, husband);
  const words = 'Peonies, the pale ones.\nAnd “nothing from the petrol station” 🌷';
  await page.goto(paths.questionOfTheDay);
  await field(page, answerBox).fill(words);
  await page.reload();
  await expect(field(page, answerBox)).toHaveValue(words);
  await field(page, answerBox).press('Control+Enter');
  await expect(note(page, 'Answer submitted successfully!')).toBeVisible();
  await expectPath(page, paths.dashboard);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'Peonies',
  );

  await page.goto(paths.questionOfTheDay);
  await expect(heading(page, today.text)).toBeVisible();
  await expect(page.getByText("Done for today. Here's what she said:")).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText(words);
  await button(page, 'Ask another question').click();
  await expect(heading(page, today.text)).toHaveCount(0);
  await field(page, answerBox).fill('Cardamom buns');
  await button(page, 'Submit Answer').click();
  await expectPath(page, paths.dashboard);
  await page.goto(paths.viewAnswers);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article', { name: today.text })).toContainText('Peonies, the pale ones.');
});

test('QOTD-37 QOTD-41 QOTD-42 ROLE-05 after seven skips the button says why nothing happens, and sends nothing', async ({
  page,
  husband,
  server,
}) => {
  const limit = 'Daily skip limit reached. You can skip 7 questions per day.';
  await page.goto(paths.questionOfTheDay);
  await expect(page.getByText('7/7')).toBeVisible();
  const seen = new Set<string>();
  for (let left = 6; left >= 1; left--) {
    seen.add((await heading(page).textContent()) ?? '');
    await skipQuestion(page, left);
  }
  expect(seen.size).toBe(6);
  const { id } = await server.call(questions.daily, {}, husband);
  await server.call(questions.skip, { body: { questionId: id } }, husband);

  // This page still shows the question that another device has skipped: it is not skipped twice.
  const asked = countCalls(page, 'POST /api/question/skip');
  await skipQuestion(page, 0);
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
