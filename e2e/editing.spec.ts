import { paths } from '../contract/paths';
import { button, dialog, field, note } from './fixtures/screen';
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

  await button(other, 'Delete answer').click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(other, 'Delete answer')).toBeFocused();
  await button(other, 'Delete answer').click();
  await button(dialog(page), 'Delete').click();
  await expect(note(page, 'Answer deleted successfully!')).toBeVisible();
  await page.reload();
  await expect(entry).toContainText('Peonies, the pale ones');
  await expect(other).toHaveCount(0);
});
