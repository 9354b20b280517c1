import type { Page } from '@playwright/test';
import { answers } from '../contract/answers';
import { button, complaint, countCalls, dialog, field, nextCall, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const places = [
  {
    path: '/search-answers',
    name: 'the search page',
    ids: 'SEARCH-17 SEARCH-18 SEARCH-19 SEARCH-20 SEARCH-22 SEARCH-42 SEARCH-52 ROLE-19',
    empty: 'Answer text cannot be empty',
    updateFailed: 'Failed to update answer: The server is busy.',
    deleteIds: 'SEARCH-31 SEARCH-32 SEARCH-33 SEARCH-38 SEARCH-51 ROLE-19',
    deleteFailed: 'Failed to delete answer: The server is busy.',
  },
  {
    path: '/dashboard?tab=search',
    name: "the dashboard's tab",
    ids: 'SEARCH-17 SEARCH-18 SEARCH-19 SEARCH-20 SEARCH-22 SEARCH-42 SEARCH-47 ROLE-19',
    empty: 'Text cannot be empty',
    updateFailed: 'Failed to update answer',
    deleteIds: 'SEARCH-31 SEARCH-32 SEARCH-33 SEARCH-38 SEARCH-43 ROLE-19',
    deleteFailed: 'Failed to delete answer',
  },
];

const entryOf = (page: Page, question: string) => page.getByRole('article', { name: question });

for (const { path, name, ids, empty, updateFailed } of places) {
  test(`${ids} ${name}: a premium husband changes an answer in place`, async ({
    page,
    premium,
    cast,
    server,
    network,
  }) => {
    const [first = '', second = ''] = await cast.answer(premium, ['Peonies', 'Cardamom']);
    await page.goto(path);
    const entry = entryOf(page, first);
    await entry.getByText('Peonies').click();
    await expect(field(entry, 'Her answer')).toBeFocused();
    await expect(field(entry, 'Her answer')).toHaveValue('Peonies');
    await expect(entryOf(page, second).getByRole('textbox')).toHaveCount(0);
    await expect(entry.getByRole('textbox')).toHaveCount(1);

    const updates = countUpdates(page);
    await field(entry, 'Her answer').fill('Something else');
    await button(entry, 'Cancel').click();
    await expect(entry).toContainText('Peonies');
    await button(entry, 'Edit answer').click();
    await field(entry, 'Her answer').fill('  \n ');
    await button(entry, 'Save').click();
    await expect(complaint(entry, empty)).toBeVisible();
    expect(updates()).toBe(0);

    await network.refuse('PUT /api/answer/*', 503, { error: 'The server is busy.' });
    await field(entry, 'Her answer').fill('Peonies, the pale ones');
    await button(entry, 'Save').click();
    await expect(entry.getByRole('alert').getByText(updateFailed, { exact: true })).toBeVisible();
    await network.mend('PUT /api/answer/*');
    const [, { item_id: id } = { item_id: '' }] = await server.call(answers.list, {}, premium);
    const sent = nextCall(page, `PUT /api/answer/${id}`);
    await button(entry, 'Save').click();
    expect((await sent).postDataJSON()).toEqual({ text: 'Peonies, the pale ones', basedOn: 'Peonies' });
    await expect(note(entry, 'Answer updated successfully!')).toBeVisible();
    await expect(entry).toContainText('Peonies, the pale ones');
    await page.reload();
    await expect(entryOf(page, first)).toContainText('Peonies, the pale ones');
    await expect(entryOf(page, second)).toContainText('Cardamom');
  });
}

for (const { path, name, deleteIds, deleteFailed } of places) {
  test(`${deleteIds} ${name}: a premium husband deletes an answer after confirming`, async ({
    page,
    premium,
    cast,
    server,
    network,
  }) => {
    const [first = '', second = ''] = await cast.answer(premium, ['Peonies', 'Cardamom']);
    const [, { item_id: id } = { item_id: '' }] = await server.call(answers.list, {}, premium);
    await page.goto(path);
    const entry = entryOf(page, first);
    const deletions = countCalls(page, `DELETE /api/answer/${id}`);
    await button(entry, 'Delete answer').click();
    await expect(dialog(page)).toContainText('Are you sure you want to delete this answer?');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    expect(deletions()).toBe(0);

    await network.refuse('DELETE /api/answer/*', 503, { error: 'The server is busy.' });
    await button(entry, 'Delete answer').click();
    await button(dialog(page), 'Delete').click();
    await expect(entry.getByRole('alert').getByText(deleteFailed, { exact: true })).toBeVisible();
    await network.mend('DELETE /api/answer/*');
    await button(entry, 'Delete answer').click();
    await button(dialog(page), 'Delete').click();
    await expect(note(page, 'Answer deleted successfully!')).toBeVisible();
    await expect(entry).toHaveCount(0);
    await expect(entryOf(page, second)).toBeVisible();
    expect(deletions()).toBe(2);
  });
}

function countUpdates(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') count += 1;
  });
  return () => count;
}
