import { paths } from '../contract/paths';
import { questions } from '../contract/questions';
import { button, complaint, countCalls, heading, skipQuestion } from './fixtures/screen';
import { expect, test } from './fixtures/story';

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
