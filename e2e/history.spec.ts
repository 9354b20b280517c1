import { paths } from '../contract/paths';
import { heading, nextCall } from './fixtures/screen';
import { expect, test } from './fixtures/story';

test('HISTORY-01 HISTORY-02 ROLE-06 his answers stand there by month, the newest first, every script as it was written', async ({
  page,
  husband,
  cast,
}) => {
  const texts = ['Peonies', 'Крем-брюле', '牡丹の花 🌸', 'first line\nsecond line', '<b>not bold</b> & "so"'];
  const asked = await cast.answer(husband, texts);
  const called = nextCall(page, 'GET /api/answers');
  await page.goto(paths.viewAnswers);
  await called;
  await expect(heading(page, 'Question History')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  const entries = page.getByRole('article');
  await expect(entries).toHaveCount(texts.length);
  for (const [index, text] of [...texts].reverse().entries()) {
    await expect(entries.nth(index).getByText(text, { exact: true })).toBeVisible();
    await expect(entries.nth(index)).toContainText([...asked].reverse()[index] ?? '');
  }
  await page.goto(paths.questions);
  await expect(entries).toHaveCount(texts.length);
});
