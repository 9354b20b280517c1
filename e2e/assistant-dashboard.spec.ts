import { assistant } from '../contract/assistant';
import { assistantMessages } from '../contract/assistant-messages';
import { dashboardAt, paths } from '../contract/paths';
import { button, dialog, expectPath, field, link, note, tab } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const words = assistantMessages;
/** As long as the product itself waits: the first question after a start also waits for the language model to be read. */
const PATIENCE = { timeout: 30_000 };
const QUERY = 'Does she love peonies?';

test('DASH-12 DASH-16 DASH-54 DASH-55 DASH-57 AIHIST-06 AIHIST-10 ROLE-17 in the dashboard he asks, finds it in the history, asks something like it, and deletes all of it', async ({
  page,
  premium,
  cast,
  server,
}) => {
  await cast.answer(premium, ['Peonies, the pale ones']);
  await page.goto(paths.dashboard);
  await tab(page, 'AI Assistant').click();
  await expectPath(page, dashboardAt('ai-query'));
  await field(page, 'Your question').fill(QUERY);
  await button(page, words.ask).click();
  await expect(note(page, words.processed)).toBeVisible(PATIENCE);
  await expect(page.getByRole('region', { name: QUERY }).getByRole('blockquote')).toHaveText(/Peonies/);

  await link(page, words.history.title).click();
  await expectPath(page, dashboardAt('query-history'));
  await expect(page.getByRole('heading', { level: 2, name: words.history.title })).toBeFocused();
  const card = page.getByRole('article', { name: QUERY });
  await expect(card).toContainText(words.history.pastResponse);
  await expect(card).toContainText('Peonies');
  await button(card, words.history.askSimilar).click();
  await expectPath(page, dashboardAt('ai-query'));
  await expect(field(page, 'Your question')).toHaveValue(QUERY);
  await expect(field(page, 'Your question')).toBeFocused();

  await page.goBack();
  await expect(note(page, 'Showing 1 of 1 total conversations')).toBeVisible();
  await button(card, 'Delete').click();
  await button(dialog(page), 'Delete').click();
  await expect(note(page, words.deleted)).toBeVisible();
  await expect(page.getByText(words.history.none)).toBeVisible();
  expect((await server.call(assistant.history, { query: {} }, premium)).total).toBe(0);
});
