import type { Page } from '@playwright/test';
import { assistantMessages } from '../contract/assistant-messages';
import { notebookMessages } from '../contract/notebook-messages';
import { paths } from '../contract/paths';
import { print } from './fixtures/paper';
import { button, expectPath, field, heading, link, tabTo } from './fixtures/screen';
import { expectPartAccessible } from './fixtures/sight';
import { expect, test } from './fixtures/story';

const words = assistantMessages;
/** As long as the product itself waits: the first question after a start also waits for the language model to be read. */
const PATIENCE = { timeout: 30_000 };
const FLOWERS = 'Does she love peonies?';
const HERS = 'Peonies, the pale ones. They smell of my grandmother’s garden.';
/** More than one part of the history, the newest very long. */
const MANY = Array.from(
  { length: 52 },
  (_, n) => `Something else, ${n}. ${'She said so. '.repeat(n === 51 ? 300 : 8)}`,
);

const whole = (page: Page) => link(page, `${words.wholeAnswer}, number 1`).first();
const soughtEntry = (page: Page) => page.getByRole('article').filter({ hasText: notebookMessages.history.sought });

async function ask(page: Page, query: string): Promise<void> {
  await field(page, 'Your question').fill(query);
  await button(page, words.ask).click();
  await expect(page.getByRole('figure').first()).toBeVisible(PATIENCE);
}

test('from a quote he goes to the whole answer with its question, far down in the history, and after a reload as well; printed, the history holds every answer, from the first sheet on', async ({
  page,
  premium,
  cast,
}) => {
  test.setTimeout(120_000);
  const [question = ''] = await cast.answer(premium, [HERS, ...MANY]);
  await page.goto(paths.aiAssistant);
  await ask(page, FLOWERS);
  const quotes = await page.getByRole('figure').allTextContents();

  await page.reload();
  await expect(page.getByRole('figure')).toHaveText(quotes);
  await tabTo(page, whole(page));
  await page.keyboard.press('Enter');

  await expect(heading(page, notebookMessages.history.title)).toBeVisible();
  await expect(soughtEntry(page)).toHaveCount(1);
  await expect(soughtEntry(page)).toContainText(HERS);
  await expect(soughtEntry(page).getByRole('heading', { name: question })).toBeFocused();
  await expect(soughtEntry(page)).toBeInViewport({ ratio: 1 });
  await expectPartAccessible(soughtEntry(page));

  await page.goBack();
  await expectPath(page, paths.aiAssistant);
  await expect(page.getByRole('figure')).toHaveText(quotes);

  await page.goto(paths.viewAnswers);
  await expect(page.getByRole('article')).toHaveCount(50);
  await expect(button(page, 'Show older answers')).toBeVisible();
  // Asked while it is on its way to the paper, in the looks that it has there.
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      document.body.dataset.printed = String(document.querySelectorAll('article').length);
    });
  });
  const [first = 0, ...rest] = await print(page);
  expect(first).toBeGreaterThan(5);
  expect(rest.length).toBeGreaterThan(3);
  expect(Math.min(...rest)).toBeGreaterThan(0);
  expect(await page.locator('body').getAttribute('data-printed')).toBe('53');
  await expect(page.getByRole('article')).toHaveCount(50);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Something else, 10.')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});
