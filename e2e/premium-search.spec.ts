import { ideaMessages } from '../contract/idea-messages';
import { paths } from '../contract/paths';
import { questions } from '../contract/questions';
import { button, choose, dialog, field, note, options } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const searchBox = 'Search questions and answers';

test('SEARCH-17 SEARCH-22 SEARCH-32 SEARCH-38 SEARCH-42 ROLE-19 ROLE-22 a premium husband finds what he mistyped, the best first and marked, and narrows it down; he changes one answer in place and deletes another', async ({
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

  const [entry, other] = [page.getByRole('article', { name: first }), answered];
  await entry.getByText('Peonies, the pale ones').click();
  await expect(field(entry, 'Her answer')).toBeFocused();
  await expect(field(entry, 'Her answer')).toHaveValue('Peonies, the pale ones');
  await field(entry, 'Her answer').fill('Peonies in June');
  await button(entry, 'Save').click();
  await expect(note(entry, 'Answer updated successfully!')).toBeVisible();

  await options(other).press('ArrowDown');
  await expect(button(other, ideaMessages.keep)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(button(other, 'Edit answer')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(other, 'Edit answer')).toBeHidden();
  await expect(options(other)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(button(other, 'Delete answer')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(options(other)).toBeFocused();
  await choose(other, 'Delete answer');
  await button(dialog(page), 'Delete').click();
  await expect(note(page, 'Answer deleted successfully!')).toBeVisible();
  await page.reload();
  await expect(entry).toContainText('Peonies in June');
  await expect(other).toHaveCount(0);
});
