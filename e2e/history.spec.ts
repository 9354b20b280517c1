import { button, complaint, countCalls, dialog, expectPath, heading, link, nextCall, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';
import { takeTime } from './fixtures/time';

test('HISTORY-01 HISTORY-02 ROLE-06 his answers stand there by month, the newest first, every script as it was written', async ({
  page,
  husband,
  cast,
}) => {
  const texts = ['Peonies', 'Крем-брюле', '牡丹の花 🌸', 'first line\nsecond line', '<b>not bold</b> & "so"'];
  const asked = await cast.answer(husband, texts);
  const called = nextCall(page, 'GET /api/answers');
  await page.goto('/view-answers');
  await called;
  await expect(heading(page, 'Question History')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  const entries = page.getByRole('article');
  await expect(entries).toHaveCount(texts.length);
  for (const [index, text] of [...texts].reverse().entries()) {
    await expect(entries.nth(index).getByText(text, { exact: true })).toBeVisible();
    await expect(entries.nth(index)).toContainText([...asked].reverse()[index] ?? '');
  }
  await page.goto('/questions');
  await expect(entries).toHaveCount(texts.length);
});

test('a history without answers leads to the question', async ({ page, husband: _ }) => {
  await page.goto('/view-answers');
  await expect(page.getByText('Nothing is written here yet')).toBeVisible();
  await link(page, "Go to today's question").click();
  await expectPath(page, '/question-of-the-day');
});

test('HISTORY-03 HISTORY-04 HISTORY-05 HISTORY-06 HISTORY-07 a premium husband deletes an answer after confirming; declining keeps it', async ({
  page,
  premium,
  cast,
}) => {
  const [first = '', second = ''] = await cast.answer(premium, ['Peonies', 'Cardamom']);
  await page.goto('/view-answers');
  const one = page.getByRole('article', { name: first });
  await expect(page.getByRole('article').getByRole('button', { name: 'Delete answer' })).toHaveCount(2);
  const id = (await (await page.request.get('/api/answers', { headers: bearer(premium) })).json())[1].item_id;
  const deletions = countCalls(page, `DELETE /api/answer/${id}`);
  await button(one, 'Delete answer').click();
  await expect(dialog(page)).toContainText('Are you sure you want to delete this answer?');
  await button(dialog(page), 'Cancel').click();
  await expect(one).toBeVisible();
  expect(deletions()).toBe(0);

  await button(one, 'Delete answer').click();
  await button(dialog(page), 'Delete').click();
  await expect(note(page, 'Answer deleted successfully!')).toBeVisible();
  await expect(one).toHaveCount(0);
  await expect(page.getByRole('article', { name: second })).toBeVisible();
  expect(deletions()).toBe(1);
});

test('HISTORY-10 a deletion that fails says so, and the answer stays', async ({ page, premium, cast, network }) => {
  const [question = ''] = await cast.answer(premium, ['Peonies']);
  await network.refuse('DELETE /api/answer/*', 500);
  await page.goto('/view-answers');
  const entry = page.getByRole('article', { name: question });
  await button(entry, 'Delete answer').click();
  await button(dialog(page), 'Delete').click();
  await expect(complaint(entry, 'Failed to delete answer.')).toBeVisible();
  await expect(entry).toContainText('Peonies');
});

test('HISTORY-08 HISTORY-09 a history that cannot be loaded says so, and then leads to the login', async ({
  page,
  husband: _,
  network,
}) => {
  await network.refuse('GET /api/answers', 500, { error: 'Server error' });
  const { stop } = await takeTime(page);
  await page.goto('/view-answers');
  await expect(complaint(page, 'Failed to fetch answers.')).toBeVisible();
  const reached = page.waitForURL('**/login');
  const time = await stop();
  await time.pass(3000);
  await reached;
  await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

const bearer = ({ token }: { token: string }) => ({ Authorization: `Bearer ${token}` });
