import { dashboardAt, paths } from '../contract/paths';
import { questions } from '../contract/questions';
import { button, field, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const searchBox = 'Search questions and answers';

test('SEARCH-02 SEARCH-06 SEARCH-26 SEARCH-28 SEARCH-30 SEARCH-40 ROLE-07 ROLE-37 a basic husband finds what she said, whatever its case, and answers in place what he has not asked yet', async ({
  page,
  husband,
  cast,
  server,
}) => {
  const [, second = ''] = await cast.answer(husband, ['Peonies, QXPALE', 'Crème brûlée qxpale', 'Nothing qxloud']);
  await page.goto(dashboardAt('search'));
  await expect(note(page, '3 answers found')).toBeVisible();
  await field(page, searchBox).fill('qXpAlE');
  await expect(note(page, '2 answers found')).toBeVisible();
  await field(page, searchBox).fill('CRÈME BRÛLÉE');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: second })).toContainText('Crème brûlée qxpale');

  const pool = await server.call(questions.list, {}, husband);
  const found = pool.filter(({ text }) => text.toLowerCase().includes('birthday'));
  const question = found[0]?.text ?? '';
  await field(page, searchBox).fill('birthday');
  await expect(note(page, `0 answers found, ${found.length} questions not answered yet`)).toBeVisible();
  const entry = page.getByRole('article', { name: question });
  await button(entry, 'Write her answer').click();
  await expect(field(entry, 'Her answer')).toBeFocused();
  await field(entry, 'Her answer').fill('A picnic by the river');
  await button(entry, 'Save Answer').click();
  await expect(note(entry, 'Answer saved successfully!')).toBeVisible();
  await expect(entry).toContainText('Answered');
  await page.goto(paths.viewAnswers);
  await expect(page.getByRole('article', { name: question })).toContainText('A picnic by the river');
});
