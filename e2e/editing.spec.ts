import { paths } from '../contract/paths';
import { button, choose, dialog, field, note, options } from './fixtures/screen';
import { expect, test } from './fixtures/story';

test('SEARCH-17 SEARCH-22 SEARCH-32 SEARCH-38 SEARCH-42 ROLE-19 a premium husband changes one answer in place and deletes another', async ({
  page,
  premium,
  cast,
}) => {
  const [first = '', second = ''] = await cast.answer(premium, ['Peonies', 'Cardamom']);
  await page.goto(paths.searchAnswers);
  const entry = page.getByRole('article', { name: first });
  const other = page.getByRole('article', { name: second });
  await entry.getByText('Peonies').click();
  await expect(field(entry, 'Her answer')).toBeFocused();
  await expect(field(entry, 'Her answer')).toHaveValue('Peonies');
  await field(entry, 'Her answer').fill('Peonies, the pale ones');
  await button(entry, 'Save').click();
  await expect(note(entry, 'Answer updated successfully!')).toBeVisible();

  await options(other).press('ArrowDown');
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
  await expect(entry).toContainText('Peonies, the pale ones');
  await expect(other).toHaveCount(0);
});
