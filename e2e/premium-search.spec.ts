import { paths } from '../contract/paths';
import { questions } from '../contract/questions';
import { button, field, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const searchBox = 'Search questions and answers';

test('ROLE-22 a premium husband finds what he mistyped, the best first and marked, and narrows it down', async ({
  page,
  premium,
  cast,
  server,
}) => {
  await server.call(questions.add, { body: { text: 'Which cardamom bun is the best in town?' } }, premium);
  const [first = '', second = ''] = await cast.answer(premium, ['Peonies, the pale ones', 'Cardamom in everything']);
  await page.goto(paths.searchAnswers);
  await expect(note(page, '2 answers found')).toBeVisible();
  await field(page, searchBox).fill('cardamon');
  const answered = page.getByRole('article', { name: second });
  await expect(answered).toBeVisible();
  await expect(answered.getByText('Cardamom', { exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: first })).toHaveCount(0);
  await field(page, searchBox).fill('carda');
  await expect(answered).toBeVisible();

  const own = page.getByRole('article', { name: 'Which cardamom bun is the best in town?' });
  await expect(own).toBeVisible();
  await page.getByText('My own', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'My own' })).toBeChecked();
  await expect(answered).toHaveCount(0);
  await expect(own).toBeVisible();
  await page.reload();
  await expect(own).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(field(page, searchBox)).toHaveValue('carda');
  await button(page, 'Clear filters').click();
  await expect(answered).toBeVisible();
  await field(page, searchBox).fill('');
  await expect(page.getByRole('article', { name: first })).toBeVisible();
});
