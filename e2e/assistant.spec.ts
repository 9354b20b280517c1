import type { Page } from '@playwright/test';
import { assistantMessages } from '../contract/assistant-messages';
import { dashboardAt, paths } from '../contract/paths';
import { button, complaint, expectPath, field, heading, link, nextCall, note, tabTo } from './fixtures/screen';
import { expect, test } from './fixtures/story';
import { takeTime } from './fixtures/time';

const words = assistantMessages;
const FLOWERS = 'Does she love peonies?';
/** As long as the product itself waits: the first question after a start also waits for the language model to be read. */
const PATIENCE = { timeout: 30_000 };
const HERS = 'Peonies, the pale ones. They smell of my grandmother’s garden.';

const entry = (page: Page, query: string) => page.getByRole('article', { name: query });
const kept = (page: Page, key: 'queryHistory' | 'queryCount') =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** What he asked earlier, as the browser keeps it. */
async function earlier(page: Page, queries: readonly string[]): Promise<void> {
  const entries = queries.map((query, n) => ({
    query,
    response: `Response to ${query}`,
    timestamp: new Date(Date.UTC(2025, 5, 15 - n, 12)).toISOString(),
  }));
  // Once: what the story changes must outlive a reload.
  await page.addInitScript((list) => {
    if (localStorage.getItem('queryHistory') !== null) return;
    localStorage.setItem('queryHistory', JSON.stringify(list));
    localStorage.setItem('queryCount', String(list.length));
  }, entries);
}

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

test('on a phone the answer comes into sight by itself, from its beginning, and the keyboard goes', async ({
  page,
  premium,
  cast,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await cast.answer(premium, [HERS]);
  for (const path of [paths.aiAssistant, dashboardAt('ai-query')]) {
    await page.goto(path);
    await field(page, 'Your question').fill(FLOWERS);
    await button(page, words.ask).click();
    await expect(page.getByRole('blockquote').first()).toBeInViewport({ ratio: 1, ...PATIENCE });
    await expect(page.getByRole('heading', { name: FLOWERS })).toBeInViewport({ ratio: 1 });
  }
  await page.goto(paths.aiAssistant);
  await field(page, 'Your question').fill('And roses?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'And roses?' })).toBeFocused(PATIENCE);
});

test('AIPAGE-15 AIPAGE-16 AIPAGE-17 he copies an answer', async ({ page, context, premium: _ }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await earlier(page, ['First', 'Second']);
  const { stop } = await takeTime(page);
  await page.goto(paths.aiAssistant);
  await expect(entry(page, 'Second')).toBeVisible();
  const time = await stop();
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await length();
  await button(entry(page, 'Second'), 'Copy').click();
  await time.until(note(entry(page, 'Second'), words.copied));
  expect(await length(), 'nothing moves for two seconds and back').toBe(before);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Response to Second');
  await time.pass(1_900);
  await expect(note(page, words.copied)).toHaveCount(1);
  await time.pass(200);
  await expect(note(page, words.copied)).toHaveCount(0);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
  });
  await button(entry(page, 'First'), 'Copy').click();
  await time.until(complaint(entry(page, 'First'), words.copyFailed));
});

test('with the keyboard alone: an example, the question, and from an idea to her words', async ({
  page,
  network,
  premium: _,
}) => {
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
});
