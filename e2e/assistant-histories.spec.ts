import type { Page } from '@playwright/test';
import { assistant } from '../contract/assistant';
import { assistantMessages } from '../contract/assistant-messages';
import { dashboardAt, paths } from '../contract/paths';
import type { Cast, Person } from './fixtures/people';
import { button, dialog, expectPath, field, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const words = assistantMessages;
/** As long as the product itself waits: the first question after a start also waits for the language model to be read. */
const PATIENCE = { timeout: 30_000 };
const FLOWERS = 'Does she love peonies?';
const CAKE = 'Does she like lemon tart?';
const HERS = ['Peonies, the pale ones', 'Lemon tart, still warm'];

const entry = (page: Page, query: string) => page.getByRole('article', { name: query });

async function ask(page: Page, query: string): Promise<void> {
  await field(page, 'Your question').fill(query);
  await button(page, words.ask).click();
  await expect(entry(page, query).getByRole('blockquote').first()).toBeVisible(PATIENCE);
}

/** Her answers are there, and he has asked for both. */
async function askForBoth({ page, premium, cast }: { page: Page; premium: Person; cast: Cast }): Promise<void> {
  await cast.answer(premium, HERS);
  await page.goto(paths.aiAssistant);
  await ask(page, FLOWERS);
  await ask(page, CAKE);
}

async function remove(page: Page, query: string): Promise<void> {
  await button(entry(page, query), 'Delete').click();
  await button(dialog(page), 'Delete').click();
}

/** All that the browser keeps of this site. */
function stored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      databases,
      await caches.keys(),
      document.cookie,
    ]);
  });
}

test('AIPAGE-19 AIPAGE-20 AIPAGE-23 what he deletes in one history is gone in the other, in another tab as well', async ({
  page,
  context,
  premium,
  cast,
  server,
}) => {
  await askForBoth({ page, premium, cast });
  const dashboard = await context.newPage();
  await dashboard.goto(dashboardAt('query-history'));
  await remove(dashboard, FLOWERS);
  await expect(note(dashboard, words.deleted)).toBeVisible();
  await expect(entry(page, FLOWERS)).toHaveCount(0);
  await expect(entry(page, CAKE)).toBeVisible();

  await remove(page, CAKE);
  await expect(note(page, words.deleted)).toBeVisible();
  await expect(entry(page, CAKE)).toHaveCount(0);
  expect((await server.call(assistant.history, { query: {} }, premium)).total).toBe(0);
  await dashboard.reload();
  await expect(dashboard.getByText(words.history.none)).toBeVisible();
});

test('AIPAGE-14 what he deleted on another device is gone when he comes back to this one', async ({
  page,
  premium,
  cast,
  server,
}) => {
  await askForBoth({ page, premium, cast });
  const { conversations } = await server.call(assistant.history, { query: {} }, premium);
  const flowers = conversations.find(({ query_text }) => query_text === FLOWERS);
  await server.call(assistant.remove, { params: { id: flowers?.id ?? '' } }, premium);
  await page.reload();
  await expect(entry(page, FLOWERS)).toHaveCount(0);
  await expect(entry(page, CAKE)).toContainText('Lemon tart');
});

test('after the logout nothing of hers is left in the browser', async ({ page, premium, cast }) => {
  await cast.answer(premium, HERS);
  await page.goto(paths.aiAssistant);
  await ask(page, FLOWERS);
  await field(page, 'Your question').fill('And does she like tulips?');
  expect(await stored(page)).toMatch(/Peonies.*tulips|tulips.*Peonies/);

  await button(page, 'Logout').click();
  await expectPath(page, paths.login);
  const left = await stored(page);
  expect(left).not.toMatch(/peonies|tulips|queryHistory|queryCount/i);
  const [, session, databases, cached]: unknown[] = JSON.parse(left);
  expect([session, databases, cached]).toEqual([{}, [], []]);
});

test('on a phone twenty long answers make a history that can be read through', async ({
  page,
  network,
  premium: _,
}) => {
  const quote = 'A long answer of hers, with all that she thought of while the kettle boiled. '.repeat(5).trim();
  const citations = [1, 2, 3].map((n) => ({
    ...{ n, answerId: `0190a1b2-0000-7000-8000-00000000000${n}`, date: '2025-03-04T18:00:00.000Z' },
    ...{ question: 'What would you do with an evening of your own?', quote, start: 0, end: quote.length },
  }));
  const segments = citations.map(({ n }) => ({ kind: 'said', text: `She said: “${quote}” [${n}]`, cites: [n] }));
  const conversations = Array.from({ length: 20 }, (__, n) => ({
    id: `0190a1b2-0000-7000-8000-0000000000${n + 10}`,
    query_text: `What could I do for her, number ${n + 1}?`,
    response_text: segments.map(({ text }) => text).join('\n'),
    timestamp: new Date(Date.UTC(2025, 3, 20 - Math.floor(n / 3), 18)).toISOString(),
    reply: { segments, citations, askHer: null },
  }));
  await network.answer('GET /api/grok/history', { conversations, hasMore: false, total: 20 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(dashboardAt('query-history'));
  await expect(page.getByRole('article')).toHaveCount(20);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10_000);

  const second = entry(page, 'What could I do for her, number 2?');
  await expect(second.getByRole('blockquote')).toHaveCount(1);
  await button(second, 'Show all').click();
  await expect(second.getByRole('blockquote')).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  const paper = entry(page, 'What could I do for her, number 3?');
  await expect(paper.getByRole('blockquote'), 'on paper there is no button').toHaveCount(3);
});
