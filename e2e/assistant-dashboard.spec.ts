import type { Page } from '@playwright/test';
import { assistant } from '../contract/assistant';
import { messages } from '../contract/messages';
import { questions } from '../contract/questions';
import type { Person } from './fixtures/people';
import { button, complaint, countCalls, expectPath, field, link, nextCall, note, tab } from './fixtures/screen';
import type { Server } from './fixtures/server';
import { expectAccessible } from './fixtures/sight';
import { expect, test } from './fixtures/story';

const words = messages.assistant;
/** As long as the product itself waits: the first question after a start also waits for the language model to be read. */
const PATIENCE = { timeout: 30_000 };
const TAB = '/dashboard?tab=ai-query';
const HISTORY = '/dashboard?tab=query-history';

const box = (page: Page) => field(page, 'Your question');
const cards = (page: Page) => page.getByRole('article');

async function askMany(server: Server, who: Person, count: number): Promise<void> {
  for (let n = 1; n <= count; n++) {
    await server.call(assistant.ask, { body: { question: `What about subject ${n}, please?` } }, who);
  }
}

test('DASH-12 DASH-16 DASH-53 DASH-54 DASH-55 DASH-57 ROLE-17 in the dashboard he asks, reads the answer and finds it in the history', async ({
  page,
  premium,
  cast,
}) => {
  await cast.answer(premium, ['Peonies, the pale ones']);
  await page.goto('/dashboard');
  await tab(page, 'AI Assistant').click();
  await expectPath(page, TAB);
  const asked = nextCall(page, 'POST /api/grok/query');
  await box(page).fill('Does she love peonies?');
  await button(page, words.ask).click();
  expect((await asked).postDataJSON()).toEqual({ question: 'Does she love peonies?' });
  await expect(note(page, words.processed)).toBeVisible(PATIENCE);
  const panel = page.getByRole('region', { name: 'Does she love peonies?' });
  await expect(panel.getByRole('blockquote')).toHaveText(/Peonies/);

  await link(page, words.history.title).click();
  await expectPath(page, HISTORY);
  await expect(page.getByRole('heading', { level: 2, name: words.history.title })).toBeFocused();
  const card = page.getByRole('article', { name: 'Does she love peonies?' });
  await expect(card).toContainText(words.history.pastResponse);
  await expect(card).toContainText('Peonies');
  await expect(tab(page, 'AI Assistant')).toHaveAttribute('aria-selected', 'true');
});

test('DASH-56 DASH-58 in the dashboard a blank question is ignored, and a failed one is told and kept', async ({
  page,
  network,
  premium: _,
}) => {
  await page.goto(TAB);
  const calls = countCalls(page, 'POST /api/grok/query');
  await box(page).fill('   ');
  await button(page, words.ask).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(calls()).toBe(0);
  await network.refuse('POST /api/grok/query', 500, { error: 'Server error', code: 'server_error' });
  await box(page).fill('Does she love peonies?');
  await button(page, words.ask).click();
  await expect(complaint(page, words.tabFailed)).toBeVisible();
  await expect(box(page)).toHaveValue('Does she love peonies?');
});

test('AIHIST-01 AIHIST-06 AIHIST-08 AIHIST-09 AIHIST-11 AIHIST-12 AIHIST-13 AIHIST-14 the history comes twenty at a time', async ({
  page,
  premium,
  server,
}) => {
  await askMany(server, premium, 22);
  const first = nextCall(page, 'GET /api/grok/history');
  await page.goto(HISTORY);
  expect(new URL((await first).url()).search).toBe('?limit=20&offset=0');
  await expect(note(page, 'Showing 20 of 22 total conversations')).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  await expect(cards(page).first()).toContainText('subject 22');

  const second = nextCall(page, 'GET /api/grok/history');
  await button(page, words.history.more).click();
  expect(new URL((await second).url()).search).toBe('?limit=20&offset=20');
  await expect(cards(page)).toHaveCount(22);
  await expect(note(page, 'Showing 22 of 22 total conversations')).toBeVisible();
  await expect(button(page, words.history.more)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3 }).nth(20)).toBeFocused();
  await expectAccessible(page);
});

test('AIHIST-02 AIHIST-03 AIHIST-04 AIHIST-05 AIHIST-07 AIHIST-10 he searches what he asked, and asks something like it', async ({
  page,
  premium,
  server,
}) => {
  await askMany(server, premium, 3);
  await page.goto(HISTORY);
  await expect(cards(page)).toHaveCount(3);
  const searched = nextCall(page, 'GET /api/grok/history');
  await field(page, 'Search your conversations').fill('subject 2');
  await button(page, words.history.search).click();
  expect(new URL((await searched).url()).searchParams.get('search')).toBe('subject 2');
  await expect(note(page, 'Found 1 conversation(s) matching "subject 2"')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  const cleared = nextCall(page, 'GET /api/grok/history');
  await button(page, words.history.clear).click();
  expect(new URL((await cleared).url()).searchParams.has('search')).toBe(false);
  await expect(field(page, 'Search your conversations')).toHaveValue('');
  await expect(cards(page)).toHaveCount(3);

  await button(page.getByRole('article', { name: 'What about subject 3, please?' }), words.history.askSimilar).click();
  await expectPath(page, TAB);
  await expect(box(page)).toHaveValue('What about subject 3, please?');
  await expect(box(page)).toBeFocused();
});

test('AIHIST-15 AIHIST-16 AIHIST-17 an empty history leads to the first question; one that does not come can be fetched again', async ({
  page,
  network,
  premium: _,
}) => {
  await network.refuse('GET /api/grok/history', 500);
  await page.goto(HISTORY);
  await expect(complaint(page, words.history.loadFailed)).toBeVisible();
  await network.mend('GET /api/grok/history');
  await button(page, messages.common.tryAgain).click();
  await expect(page.getByText(words.history.none)).toBeVisible();
  await button(page, words.history.first).click();
  await expectPath(page, TAB);
  await expect(box(page)).toBeFocused();
});

test('AIHIST-18 DASH-12 a basic husband reaches neither the tab nor the history', async ({ page, husband: _ }) => {
  const calls = countCalls(page, 'GET /api/grok/history');
  for (const path of [HISTORY, TAB]) {
    await page.goto(path);
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
  }
  await expect(tab(page, 'AI Assistant')).toHaveCount(0);
  expect(calls()).toBe(0);
});

test('what she has not been asked becomes a question of his own', async ({ page, network, premium, server }) => {
  const gap = 'Which scent would you never want in the house?';
  const text = 'Nothing she has told you so far speaks about that.';
  await network.answer('POST /api/grok/query', {
    encryptedResponse: text,
    conversationId: '0190a1b2-0000-7000-8000-000000000001',
    provider: 'built-in',
    evidence: 'none',
    segments: [{ kind: 'notice', text, cites: [] }],
    citations: [],
    askHer: gap,
  });
  await page.goto(TAB);
  await box(page).fill('Which perfume?');
  await button(page, words.ask).click();
  await expect(page.getByText(gap)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Add as custom question').click();
  await expect(note(page, messages.question.added)).toBeVisible();
  const own = await server.call(questions.list, {}, premium);
  expect(own.map((question) => question.text)).toContain(gap);
});
