import type { Page } from '@playwright/test';
import { answers } from '../contract/answers';
import { assistant } from '../contract/assistant';
import { messages } from '../contract/messages';
import { button, complaint, dialog, expectPath, field, heading, link, note, tabTo } from './fixtures/screen';
import { expectGoodToSee } from './fixtures/sight';
import { expect, test } from './fixtures/story';

const words = messages.assistant;
/** As long as the product itself waits: the first question after a start also waits for the language model to be read. */
const PATIENCE = { timeout: 30_000 };
const HISTORY = '/dashboard?tab=query-history';
const FLOWERS = 'Does she love peonies?';
const HERS = 'Peonies, the pale ones. They smell of my grandmother’s garden.';
const MANY = Array.from({ length: 55 }, (_, n) => `Something else she said, number ${n + 1}`);

const whole = (page: Page) => link(page, `${words.wholeAnswer}, number 1`).first();
const soughtEntry = (page: Page) => page.getByRole('article').filter({ hasText: messages.history.quoted });
const cards = (page: Page) => page.getByRole('article');

async function ask(page: Page, query: string): Promise<void> {
  await field(page, 'Your question').fill(query);
  await button(page, words.ask).click();
  await expect(page.getByRole('figure').first()).toBeVisible(PATIENCE);
}

test('from a quote he goes to the whole answer with its question, far down in the history, and after a reload as well', async ({
  page,
  premium,
  cast,
}) => {
  const [question = ''] = await cast.answer(premium, [HERS, ...MANY]);
  await page.goto('/ai-assistant');
  await ask(page, FLOWERS);
  const quotes = await page.getByRole('figure').allTextContents();

  await page.reload();
  await expect(page.getByRole('figure')).toHaveText(quotes);
  await expectGoodToSee(page);
  await tabTo(page, whole(page));
  await page.keyboard.press('Enter');

  await expect(heading(page, messages.history.title)).toBeVisible();
  await expect(soughtEntry(page)).toHaveCount(1);
  await expect(soughtEntry(page)).toContainText(HERS);
  await expect(soughtEntry(page).getByRole('heading', { name: question })).toBeFocused();
  await expect(soughtEntry(page)).toBeInViewport({ ratio: 1 });
  await expectGoodToSee(page);

  await page.goBack();
  await expectPath(page, '/ai-assistant');
  await expect(page.getByRole('figure')).toHaveText(quotes);
});

test('a quote of an answer that was deleted since leads to a sentence that says so', async ({
  page,
  premium,
  cast,
  server,
}) => {
  await cast.answer(premium, [HERS]);
  await page.goto('/dashboard?tab=ai-query');
  await ask(page, FLOWERS);
  const [item] = await server.call(answers.list, {}, premium);
  await server.call(answers.remove, { params: { id: item?.item_id ?? '' } }, premium);

  await page.goto(HISTORY);
  await expect(page.getByRole('blockquote').first()).toContainText('Peonies');
  await whole(page).click();
  await expect(note(page, messages.history.gone)).toBeVisible();
  await expect(soughtEntry(page)).toHaveCount(0);
  await expectGoodToSee(page);
});

test('AIHIST-06 AIHIST-15 he deletes one question of his query history, then all of it, on the server and in his browser', async ({
  page,
  premium,
  server,
}) => {
  await page.goto('/ai-assistant');
  await field(page, 'Your question').fill('Which harbour?');
  await button(page, words.ask).click();
  await expect(button(page.getByRole('article', { name: 'Which harbour?' }), 'Copy')).toBeVisible(PATIENCE);
  for (const question of ['Which lighthouse?', 'Which ferry?']) {
    await server.call(assistant.ask, { body: { question } }, premium);
  }
  const kept = async () => (await server.call(assistant.history, { query: {} }, premium)).total;

  await page.goto(HISTORY);
  await expect(note(page, 'Showing 3 of 3 total conversations')).toBeVisible();
  await button(page.getByRole('article', { name: 'Which ferry?' }), 'Delete').click();
  await expect(dialog(page)).toContainText(words.deleteConfirm);
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveCount(3);
  await button(page.getByRole('article', { name: 'Which ferry?' }), 'Delete').click();
  await expectGoodToSee(page);
  await button(dialog(page), 'Delete').click();
  await expect(note(page, words.deleted)).toBeVisible();
  await expect(note(page, 'Showing 2 of 2 total conversations')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: words.history.title })).toBeFocused();
  expect(await kept()).toBe(2);

  await button(page, words.history.clearAll).click();
  await expect(dialog(page)).toContainText(words.clearConfirm);
  await button(dialog(page), words.history.clearAll).click();
  await expect(note(page, words.history.cleared)).toBeVisible();
  await expect(page.getByText(words.history.none)).toBeVisible();
  expect(await kept()).toBe(0);
  await page.goto('/ai-assistant');
  await expect(page.getByText('What you ask will stand here')).toBeVisible();
});

test('a deletion that fails is told, and everything is still there', async ({ page, premium, network, server }) => {
  await server.call(assistant.ask, { body: { question: 'Which ferry?' } }, premium);
  await network.refuse('DELETE /api/grok/history', 500);
  await page.goto(HISTORY);
  await button(page, words.history.clearAll).click();
  await button(dialog(page), words.history.clearAll).click();
  await expect(complaint(page, words.history.clearFailed)).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
});

test('when few questions are left he is told under the box', async ({ page, premium: _, network }) => {
  await network.answer('GET /api/grok/about', { provider: null, left: { thisHour: 4, today: 60 } });
  for (const path of ['/ai-assistant', '/dashboard?tab=ai-query']) {
    await page.goto(path);
    await expect(page.getByText('4 questions left this hour')).toBeVisible();
    await expect(field(page, 'Your question')).toHaveAccessibleDescription(/4 questions left this hour/);
    await expectGoodToSee(page);
  }
});
