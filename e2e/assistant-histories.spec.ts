import type { Page } from '@playwright/test';
import { assistant } from '../contract/assistant';
import { assistantMessages } from '../contract/assistant-messages';
import { dashboardAt, paths } from '../contract/paths';
import { button, dialog, expectPath, field, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const words = assistantMessages;
/** As long as the product itself waits: the first question after a start also waits for the language model to be read. */
const PATIENCE = { timeout: 30_000 };
const FLOWERS = 'Does she love peonies?';
const CAKE = 'Does she like lemon tart?';
const WALKS = 'Does she love walks?';

const entry = (page: Page, query: string) => page.getByRole('article', { name: query });

async function ask(page: Page, query: string): Promise<void> {
  await field(page, 'Your question').fill(query);
  await button(page, words.ask).click();
  await expect(entry(page, query).getByRole('blockquote').first()).toBeVisible(PATIENCE);
}

async function remove(page: Page, query: string): Promise<void> {
  await button(entry(page, query), 'Delete').click();
  await button(dialog(page), 'Delete').click();
}

/** What lies in the box for what he writes. */
function boxed(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const box = await done(indexedDB.open('heartnote'));
    const names = [...box.objectStoreNames];
    const all = await Promise.all(names.map((name) => done(box.transaction(name).objectStore(name).getAll())));
    box.close();
    return all.flat();
  });
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

test('AIPAGE-14 AIPAGE-19 AIPAGE-20 AIPAGE-23 what he deletes in one history is gone in the other, in another tab and on another device as well; after the logout nothing of hers is left in the browser', async ({
  page,
  context,
  premium,
  cast,
  server,
}) => {
  await cast.answer(premium, ['Peonies, the pale ones', 'Lemon tart, still warm', 'Walks by the lake']);
  await page.goto(paths.aiAssistant);
  for (const query of [FLOWERS, CAKE, WALKS]) await ask(page, query);
  const dashboard = await context.newPage();
  await dashboard.goto(dashboardAt('query-history'));
  await remove(dashboard, FLOWERS);
  await expect(note(dashboard, words.deleted)).toBeVisible();
  await expect(entry(page, FLOWERS)).toHaveCount(0);
  await expect(entry(page, CAKE)).toBeVisible();

  await remove(page, CAKE);
  await expect(note(page, words.deleted)).toBeVisible();
  await expect(entry(page, CAKE)).toHaveCount(0);
  const { conversations } = await server.call(assistant.history, { query: {} }, premium);
  expect(conversations.map(({ query_text }) => query_text)).toEqual([WALKS]);
  await ask(page, FLOWERS);
  await server.call(assistant.remove, { params: { id: conversations[0]?.id ?? '' } }, premium);
  await page.reload();
  await expect(entry(page, FLOWERS)).toContainText('Peonies');
  await expect(entry(page, WALKS)).toHaveCount(0);
  await dashboard.close();

  await field(page, 'Your question').fill('And does she like tulips?');
  const kept = await stored(page);
  expect(kept).toContain('Peonies');
  // What he types is sealed before it is kept.
  expect(kept).not.toContain('tulips');
  await button(page, 'Logout').click();
  await expectPath(page, paths.login);
  const left = await stored(page);
  expect(left).not.toMatch(/peonies|tulips|queryHistory|queryCount/i);
  const [, session, , cached]: unknown[] = JSON.parse(left);
  expect([session, cached]).toEqual([{}, []]);
  // The box for what he writes stays, empty.
  expect(await boxed(page)).toEqual([]);
});
