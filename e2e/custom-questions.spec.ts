import { questions } from '../contract/questions';
import {
  button,
  complaint,
  countCalls,
  dialog,
  expectPath,
  field,
  heading,
  link,
  nextCall,
  note,
  tab,
} from './fixtures/screen';
import { expect, test } from './fixtures/story';

const mine = 'What did you think when you saw me in that green jumper?';
const whenDeleting = 'Are you sure you want to delete this question? This cannot be undone.';

test('CUSTOM-01 CUSTOM-02 CUSTOM-05 CUSTOM-06 CUSTOM-07 CUSTOM-08 CUSTOM-20 DASH-06 ROLE-18 a premium husband adds a question of his own, which nobody else sees', async ({
  page,
  premium,
  cast,
  server,
}) => {
  await page.goto('/add-question');
  await expect(heading(page, 'Add Custom Questions')).toBeVisible();
  await expect(field(page, 'Your question')).toHaveAttribute('required', '');
  await button(page, 'Add Question').click();
  await expect(complaint(page, 'Question text cannot be empty')).toBeVisible();
  await field(page, 'Your question').fill('x'.repeat(501));
  await expect(page.getByText('501/500')).toBeVisible();
  await button(page, 'Add Question').click();
  await expect(complaint(page, 'Question text must be 500 characters or less')).toBeVisible();

  await field(page, 'Your question').fill(mine);
  await expect(page.getByText(`${mine.length}/500`)).toBeVisible();
  const sent = nextCall(page, 'POST /api/questions');
  await button(page, 'Add Question').click();
  expect((await sent).postDataJSON()).toEqual({ text: mine });
  await expect(note(page, 'Question added successfully!')).toBeVisible();
  await expect(page.getByRole('article', { name: mine })).toBeVisible();
  await expect(field(page, 'Your question')).toHaveValue('');

  const own = (await server.call(questions.list, {}, premium)).find(({ text }) => text === mine);
  expect(own?.created_by_user_id).toBe(premium.id);
  const other = await cast.premium();
  expect((await server.call(questions.list, {}, other)).some(({ text }) => text === mine)).toBe(false);
  await page.goto('/dashboard');
  await expect(page.getByRole('definition').nth(2)).toHaveText('1');
});

test('CUSTOM-09 CUSTOM-10 CUSTOM-13 CUSTOM-14 CUSTOM-15 CUSTOM-21 CUSTOM-22 ROLE-18 he changes it where it stands, and deletes it after confirming', async ({
  page,
  premium,
  server,
}) => {
  const { id } = await server.call(questions.add, { body: { text: mine } }, premium);
  await page.goto('/add-question');
  const before = page.getByRole('article', { name: mine });
  await button(before, 'Edit').click();
  await expect(field(before, 'Question')).toBeFocused();
  await field(before, 'Question').fill('   ');
  await button(before, 'Save').click();
  await expect(complaint(before, 'Question text cannot be empty')).toBeVisible();
  const changed = 'Which song in the car is yours?';
  await field(before, 'Question').fill(changed);
  await expect(before.getByText(`${changed.length}/500`)).toBeVisible();
  const sent = nextCall(page, `PUT /api/questions/${id}`);
  await button(before, 'Save').click();
  expect((await sent).postDataJSON()).toEqual({ text: changed, basedOn: mine });
  const entry = page.getByRole('article', { name: changed });
  await expect(note(entry, 'Question updated successfully!')).toBeVisible();

  const deletions = countCalls(page, `DELETE /api/questions/${id}`);
  await button(entry, 'Delete').click();
  await expect(dialog(page)).toContainText(whenDeleting);
  await expect(dialog(page)).toContainText('Its answers are deleted too.');
  await button(dialog(page), 'Cancel').click();
  await expect(dialog(page)).toHaveCount(0);
  expect(deletions()).toBe(0);
  await button(entry, 'Delete').click();
  await button(dialog(page), 'Delete').click();
  await expect(note(page, 'Question deleted successfully!')).toBeVisible();
  await expect(entry).toHaveCount(0);
});

test('CUSTOM-16 CUSTOM-17 CUSTOM-18 CUSTOM-19 what fails is told with the reason', async ({
  page,
  premium,
  server,
  network,
}) => {
  await server.call(questions.add, { body: { text: mine } }, premium);
  const busy = { error: 'The server is busy.' };
  await network.refuse('GET /api/questions', 500, busy);
  await page.goto('/add-question');
  await expect(complaint(page, 'Failed to load questions: The server is busy.')).toBeVisible();
  await network.mend('GET /api/questions');
  await button(page, 'Try Again').click();
  const entry = page.getByRole('article', { name: mine });
  await expect(entry).toBeVisible();

  await network.refuse('POST /api/questions', 500, busy);
  await field(page, 'Your question').fill('Another one?');
  await button(page, 'Add Question').click();
  await expect(complaint(page, 'Failed to add question: The server is busy.')).toBeVisible();
  await expect(field(page, 'Your question')).toHaveValue('Another one?');
  await network.refuse('PUT /api/questions/*', 500, busy);
  await button(entry, 'Edit').click();
  await field(entry, 'Question').fill('Changed?');
  await button(entry, 'Save').click();
  await expect(complaint(entry, 'Failed to update question: The server is busy.')).toBeVisible();
  await button(entry, 'Cancel').click();
  await network.refuse('DELETE /api/questions/*', 500, busy);
  await button(entry, 'Delete').click();
  await button(dialog(page), 'Delete').click();
  await expect(complaint(entry, 'Failed to delete question: The server is busy.')).toBeVisible();
});

test("DASH-13 DASH-59 DASH-60 DASH-61 DASH-62 the dashboard's tab: blank is ignored without a word, a question is added, a failure is told", async ({
  page,
  premium: _,
  network,
}) => {
  await page.goto('/dashboard');
  await tab(page, 'Add Questions').click();
  await expectPath(page, '/dashboard?tab=questions');
  const sent = countCalls(page, 'POST /api/questions');
  await field(page, 'Your question').fill('  \n ');
  await button(page, 'Add Question').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field(page, 'Your question').fill(mine);
  await network.refuse('POST /api/questions', 500, { error: 'The server is busy.' });
  await button(page, 'Add Question').click();
  await expect(page.getByRole('alert').getByText('Failed to add question', { exact: true })).toBeVisible();
  expect(sent()).toBe(1);
  await network.mend('POST /api/questions');
  await button(page, 'Add Question').click();
  await expect(note(page, 'Question added successfully!')).toBeVisible();
  await expect(page.getByRole('article', { name: mine })).toBeVisible();
});

const places = [
  {
    path: '/search-answers',
    name: 'the search page',
    ids: 'SEARCH-21 SEARCH-23 SEARCH-34 SEARCH-35 SEARCH-36 SEARCH-37 SEARCH-39 SEARCH-41 SEARCH-49 SEARCH-50',
    updateFailed: 'Failed to update question: The server is busy.',
  },
  {
    path: '/dashboard?tab=search',
    name: "the dashboard's search tab",
    ids: 'SEARCH-21 SEARCH-23 SEARCH-34 SEARCH-36 SEARCH-37 SEARCH-39 SEARCH-41 SEARCH-44 SEARCH-46',
    updateFailed: 'Failed to update question',
  },
];

for (const { path, name, ids, updateFailed } of places) {
  test(`${ids} ${name}: his own question is changed and deleted in place, a question of the pool is not`, async ({
    page,
    premium,
    cast,
    server,
    network,
  }) => {
    const { id } = await server.call(questions.add, { body: { text: mine } }, premium);
    const [pool = ''] = await cast.answer(premium, ['Peonies']);
    await page.goto(path);
    const entry = page.getByRole('article', { name: mine });
    await expect(entry).toBeVisible();
    const foreign = page.getByRole('article', { name: pool });
    await expect(button(foreign, 'Edit question')).toHaveCount(0);
    await expect(button(foreign, 'Delete question')).toHaveCount(0);

    await button(entry, 'Edit question').click();
    const editor = page.getByRole('article').filter({ has: field(page, 'Question') });
    await field(editor, 'Question').fill('Which song in the car is yours?');
    await network.refuse('PUT /api/questions/*', 500, { error: 'The server is busy.' });
    await button(editor, 'Save').click();
    await expect(editor.getByRole('alert').getByText(updateFailed, { exact: true })).toBeVisible();
    await network.mend('PUT /api/questions/*');
    await button(editor, 'Save').click();
    const changed = page.getByRole('article', { name: 'Which song in the car is yours?' });
    await expect(note(changed, 'Question updated successfully!')).toBeVisible();

    const deletions = countCalls(page, `DELETE /api/questions/${id}`);
    await network.refuse('DELETE /api/questions/*', 500, { error: 'The server is busy.' });
    await button(changed, 'Delete question').click();
    await expect(dialog(page)).toContainText(whenDeleting);
    await expect(dialog(page)).toContainText('Its answers are deleted too.');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    expect(deletions()).toBe(0);
    await button(changed, 'Delete question').click();
    await button(dialog(page), 'Delete').click();
    await expect(complaint(changed, 'Failed to delete question: The server is busy.')).toBeVisible();
    await network.mend('DELETE /api/questions/*');
    await button(changed, 'Delete question').click();
    await button(dialog(page), 'Delete').click();
    await expect(note(page, 'Question deleted successfully!')).toBeVisible();
    await expect(changed).toHaveCount(0);
  });
}

test('ROLE-14 a basic husband who opens the page by its address sees what it would give, and the way to it', async ({
  page,
  husband: _,
}) => {
  await page.goto('/add-question');
  await expect(heading(page, 'Add Custom Questions')).toBeVisible();
  await expect(field(page, 'Your question')).toHaveCount(0);
  await link(page, 'Upgrade to Premium').click();
  await expectPath(page, '/upgrade');
});
