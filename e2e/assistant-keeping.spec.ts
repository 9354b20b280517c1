import type { Page } from '@playwright/test';
import { assistantMessages } from '../contract/assistant-messages';
import { notebookMessages } from '../contract/notebook-messages';
import { paths } from '../contract/paths';
import { button, expectPath, field, heading, link, tabTo } from './fixtures/screen';
import { expectGoodToSee } from './fixtures/sight';
import { expect, test } from './fixtures/story';

const words = assistantMessages;
/** As long as the product itself waits: the first question after a start also waits for the language model to be read. */
const PATIENCE = { timeout: 30_000 };
const FLOWERS = 'Does she love peonies?';
const HERS = 'Peonies, the pale ones. They smell of my grandmother’s garden.';
const MANY = Array.from({ length: 55 }, (_, n) => `Something else she said, number ${n + 1}`);

const whole = (page: Page) => link(page, `${words.wholeAnswer}, number 1`).first();
const soughtEntry = (page: Page) => page.getByRole('article').filter({ hasText: notebookMessages.history.sought });

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
  await expectGoodToSee(page, 'light');

  await page.goBack();
  await expectPath(page, paths.aiAssistant);
  await expect(page.getByRole('figure')).toHaveText(quotes);
});
