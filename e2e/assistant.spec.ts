import type { Page } from '@playwright/test';
import { assistantMessages } from '../contract/assistant-messages';
import { dashboardAt, paths } from '../contract/paths';
import { button, complaint, expectPath, field, heading, link, nextCall, note, tabTo } from './fixtures/screen';
import { expect, test } from './fixtures/story';
import { isThorough } from './fixtures/thorough';

const words = assistantMessages;
const FLOWERS = 'Does she love peonies?';
/** As long as the product itself waits: the first question after a start also waits for the language model to be read. */
const PATIENCE = { timeout: 30_000 };
const HERS = 'Peonies, the pale ones. They smell of my grandmother’s garden.';

const entry = (page: Page, query: string) => page.getByRole('article', { name: query });
const kept = (page: Page, key: 'queryHistory' | 'queryCount') =>
  page.evaluate((name) => localStorage.getItem(name), key);

test('AIPAGE-01 AIPAGE-05 AIPAGE-08 AIPAGE-09 AIPAGE-10 AIPAGE-11 AIPAGE-12 AIPAGE-14 ROLE-17 a premium husband asks, and reads her own words with their day; they are there after a reload', async ({
  page,
  premium,
  cast,
}) => {
  await cast.answer(premium, [HERS, 'A walk by the lake, without telephones', 'Lemon tart']);
  const checked = nextCall(page, 'GET /api/subscription/status');
  await page.goto(paths.aiAssistant);
  await checked;
  await expect(heading(page, 'AI Assistant')).toBeVisible();
  await expect(page.getByText('Your questions will appear here')).toBeVisible();
  await expect(page.getByText(words.staysHere)).toBeVisible();

  await field(page, 'Your question').fill(FLOWERS);
  await expect(page.getByText(`${FLOWERS.length}/200`)).toBeVisible();
  const asked = nextCall(page, 'POST /api/grok/query');
  await page.keyboard.press('Control+Enter');
  const { question }: { question: unknown } = (await asked).postDataJSON();
  expect(question).toBe(FLOWERS);

  const quote = entry(page, FLOWERS).getByRole('figure').filter({ hasText: 'Peonies' });
  await expect(quote.getByRole('blockquote')).toHaveText(/Peonies, the pale ones/, PATIENCE);
  await expect(quote.getByRole('time')).toHaveText(/^\w{3} \d{1,2}, \d{4}$/);
  await expect(field(page, 'Your question')).toHaveValue('');
  const [stored]: Record<string, string>[] = JSON.parse((await kept(page, 'queryHistory')) ?? '');
  expect(Object.keys(stored ?? {}).sort()).toEqual(['conversationIds', 'query', 'response', 'timestamp']);
  expect(stored?.response).toContain('Peonies');
  expect(await kept(page, 'queryCount')).toBe('1');

  await page.reload();
  await expect(entry(page, FLOWERS)).toContainText('Peonies, the pale ones');
});

test('on a phone the answer comes into sight by itself, from its beginning, and the keyboard goes; twenty long ones make a history that can be read through', async ({
  page,
  network,
  premium,
  cast,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await cast.answer(premium, [HERS]);
  for (const path of isThorough ? [dashboardAt('ai-query'), paths.aiAssistant] : [paths.aiAssistant]) {
    await page.goto(path);
    await field(page, 'Your question').fill(FLOWERS);
    await button(page, words.ask).click();
    await expect(page.getByRole('blockquote').first()).toBeInViewport({ ratio: 1, ...PATIENCE });
    await expect(page.getByRole('heading', { name: FLOWERS })).toBeInViewport({ ratio: 1 });
  }
  await field(page, 'Your question').fill('And roses?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'And roses?' })).toBeFocused(PATIENCE);

  await network.answer('GET /api/grok/history', { conversations: twentyLongOnes(), hasMore: false, total: 20 });
  await page.goto(dashboardAt('query-history'));
  await expect(page.getByRole('article')).toHaveCount(20);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_000);
  const second = entry(page, 'What could I do for her, number 2?');
  await expect(second.getByRole('blockquote')).toHaveCount(1);
  await button(second, 'Show all').click();
  await expect(second.getByRole('blockquote')).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  const paper = entry(page, 'What could I do for her, number 3?');
  await expect(paper.getByRole('blockquote'), 'on paper there is no button').toHaveCount(3);
});

test('AIPAGE-15 AIPAGE-16 AIPAGE-17 with the keyboard alone: an example, the question, and from an idea to her words; then he copies the answer', async ({
  page,
  context,
  network,
  premium: _,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await network.answer('POST /api/grok/query', {
    encryptedResponse: 'She said: “Peonies” [1]\nFlowers on a Tuesday. [1]',
    conversationId: '0190a1b2-0000-7000-8000-000000000001',
    provider: 'built-in',
    evidence: 'strong',
    segments: [
      { kind: 'said', text: 'She said: “Peonies” [1]', cites: [1] },
      { kind: 'suggestion', text: 'Flowers on a Tuesday. [1]', cites: [1] },
    ],
    citations: [
      {
        n: 1,
        answerId: '0190a1b2-0000-7000-8000-000000000002',
        date: '2025-03-04T18:00:00.000Z',
        question: 'Which flowers?',
        quote: 'Peonies',
        start: 0,
        end: 7,
      },
    ],
    askHer: null,
  });
  await page.goto(paths.aiAssistant);
  await expect(button(page, 'What could I give her?')).toBeVisible();
  await tabTo(page, button(page, 'What could I give her?'));
  await page.keyboard.press('Enter');
  await expect(field(page, 'Your question')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('figure')).toContainText('Mar 4, 2025');
  await tabTo(page, link(page, 'Her words, number 1'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('figure')).toBeFocused();
  await expectPath(page, paths.aiAssistant);

  const answer = page.getByRole('article');
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await length();
  await button(answer, 'Copy').click();
  await expect(note(answer, words.copied)).toBeVisible();
  expect(await length(), 'nothing moves for two seconds and back').toBe(before);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('She said: “Peonies”');
  await expect(note(answer, words.copied)).toHaveCount(0);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
  });
  await button(answer, 'Copy').click();
  await expect(complaint(answer, words.copyFailed)).toBeVisible();
});

function twentyLongOnes() {
  const quote = 'A long answer of hers, with all that she thought of while the kettle boiled. '.repeat(5).trim();
  const citations = [1, 2, 3].map((n) => ({
    ...{ n, answerId: `0190a1b2-0000-7000-8000-00000000000${n}`, date: '2025-03-04T18:00:00.000Z' },
    ...{ question: 'What would you do with an evening of your own?', quote, start: 0, end: quote.length },
  }));
  const segments = citations.map(({ n }) => ({ kind: 'said', text: `She said: “${quote}” [${n}]`, cites: [n] }));
  return Array.from({ length: 20 }, (_, n) => ({
    id: `0190a1b2-0000-7000-8000-0000000000${n + 10}`,
    query_text: `What could I do for her, number ${n + 1}?`,
    response_text: segments.map(({ text }) => text).join('\n'),
    timestamp: new Date(Date.UTC(2025, 3, 20 - Math.floor(n / 3), 18)).toISOString(),
    reply: { segments, citations, askHer: null },
  }));
}
