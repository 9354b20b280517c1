import { paths } from '../contract/paths';
import { questions } from '../contract/questions';
import { button, choose, dialog, field, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const mine = 'What did you think when you saw me in that green jumper?';

test('CUSTOM-06 CUSTOM-07 CUSTOM-08 CUSTOM-09 CUSTOM-10 CUSTOM-20 CUSTOM-21 CUSTOM-22 DASH-06 ROLE-18 a premium husband adds a question of his own, which nobody else sees, changes it where it stands and deletes it', async ({
  page,
  premium,
  cast,
  server,
}) => {
  await page.goto(paths.addQuestion);
  await field(page, 'Your question').fill(mine);
  await button(page, 'Add Question').click();
  await expect(note(page, 'Question added successfully!')).toBeVisible();
  const before = page.getByRole('article', { name: mine });
  await expect(before).toBeVisible();
  await expect(field(page, 'Your question')).toHaveValue('');
  const own = (await server.call(questions.list, {}, premium)).find(({ text }) => text === mine);
  expect(own?.created_by_user_id).toBe(premium.id);
  const other = await cast.premium();
  expect((await server.call(questions.list, {}, other)).some(({ text }) => text === mine)).toBe(false);
  await page.goto(paths.dashboard);
  await expect(page.getByRole('definition').nth(2)).toHaveText('1');

  await page.goto(paths.addQuestion);
  await choose(before, 'Edit');
  await expect(field(before, 'Question')).toBeFocused();
  const changed = 'Which song in the car is yours?';
  await field(before, 'Question').fill(changed);
  await button(before, 'Save').click();
  const entry = page.getByRole('article', { name: changed });
  await expect(note(entry, 'Question updated successfully!')).toBeVisible();
  await page.reload();
  await choose(entry, 'Delete');
  await expect(dialog(page)).toContainText('Its answers are deleted too.');
  await button(dialog(page), 'Delete').click();
  await expect(note(page, 'Question deleted successfully!')).toBeVisible();
  await expect(entry).toHaveCount(0);
  expect((await server.call(questions.list, {}, premium)).some(({ text }) => text === changed)).toBe(false);
});
