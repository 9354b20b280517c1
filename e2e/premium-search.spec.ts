import { questions } from '../contract/questions';
import { button, field, link, note } from './fixtures/screen';
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
  await page.goto('/search-answers');
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
  await button(page, 'Clear filters').click();
  await expect(page.getByRole('article', { name: first })).toBeVisible();
});

test('ROLE-22 what he has not asked yet is listed by category, from the picture of it', async ({
  page,
  premium,
  server,
}) => {
  const pool = await server.call(questions.list, {}, premium);
  const playful = pool.filter(({ category }) => category === 'playful');
  await page.goto('/dashboard');
  const picture = page.getByRole('figure').filter({ hasText: 'to look forward to' });
  await button(picture, 'Show all 17').click();
  await link(picture, 'Playful').click();
  await expect(page.getByRole('switch', { name: 'Not asked yet' })).toBeChecked();
  await expect(note(page, `0 answers found, ${playful.length} questions not answered yet`)).toBeVisible();
});

test('ROLE-35 a premium husband sees what he has learnt in pictures, each also in words', async ({
  page,
  premium,
  cast,
}) => {
  await cast.answer(premium, ['Peonies', 'Cardamom', 'Rain']);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'What you have learnt, in pictures' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^3$/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'What you know about' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'What you have not asked yet' })).toBeVisible();
  for (const figure of await page.getByRole('figure').all()) await expect(figure).not.toBeEmpty();
});

test('ROLE-35 a basic husband is shown no pictures', async ({ page, husband, cast }) => {
  await cast.answer(husband, ['Peonies']);
  await page.goto('/dashboard');
  await expect(link(page, 'Read all her answers')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What you have learnt, in pictures' })).toHaveCount(0);
  await page.goto('/search-answers');
  await expect(note(page, '1 answer found')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Filters' })).toHaveCount(0);
});
