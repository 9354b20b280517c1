import type { Locator, Page } from '@playwright/test';
import { answers } from '../contract/answers';
import { assistantMessages } from '../contract/assistant-messages';
import { card } from '../contract/card';
import { cardMessages } from '../contract/card-messages';
import { ideaMessages as words } from '../contract/idea-messages';
import { paths } from '../contract/paths';
import { questions } from '../contract/questions';
import { button, expectPath, field, heading, link, tabTo } from './fixtures/screen';
import { expect, test } from './fixtures/story';

/** As long as the product itself waits: the first question after a start also waits for the language model to be read. */
const PATIENCE = { timeout: 30_000 };
const HERS = 'Peonies, the pale ones. They smell of my grandmother’s garden.';

async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('on a phone and by keyboard alone: from a reply to a gift that she loved, and from the dashboard to her shoe size in the store', async ({
  page,
  premium,
  cast,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await cast.answer(premium, [HERS]);
  const pool = await server.call(questions.list, {}, premium);
  const shoe = pool.find(({ text }) => /shoe size/i.test(text));
  await server.call(answers.submit, { body: { questionId: shoe?.id ?? '', text: '8½, wide' } }, premium);

  await page.goto(paths.aiAssistant);
  await tabTo(page, field(page, 'Your question'));
  await page.keyboard.type('Which flowers does she love?');
  await page.keyboard.press('Control+Enter');
  const quote = page.getByRole('figure').filter({ hasText: 'Peonies' }).first();
  await expect(quote).toBeVisible(PATIENCE);
  await expect(page.getByText(assistantMessages.wholeAnswer).first()).toBeVisible();
  await pressByKeyboard(page, button(quote, words.keep));
  await tabTo(page, field(quote, words.what));
  await page.keyboard.type('A bunch of peonies');
  await page.keyboard.press('Enter');
  await pressByKeyboard(page, link(quote, words.title));

  await expectPath(page, paths.gifts);
  const idea = page.getByRole('article', { name: 'A bunch of peonies' });
  await expect(idea).toContainText(HERS);
  await pressByKeyboard(page, button(idea, words.moves.planned));
  await pressByKeyboard(page, button(idea, words.moves.given));
  await pressByKeyboard(page, button(idea, words.reactions['2']));
  await expect(button(idea, words.reactions['2'])).toHaveAttribute('aria-pressed', 'true');

  await page.goto(paths.dashboard);
  await pressByKeyboard(page, link(page, cardMessages.inTheShop));
  await expect(heading(page, cardMessages.inTheShop)).toBeVisible();
  const size = page.getByText('8½, wide').first();
  await expect(size).toBeInViewport({ ratio: 1 });
  // To be read at arm's length.
  expect(await sizeOf(size)).toBeGreaterThanOrEqual(26);

  await server.call(card.write, { params: { field: 'shoe' }, body: { value: 'US 8½' } }, premium);
  await page.reload();
  const short = page.getByRole('main').getByText('US 8½', { exact: true });
  await expect(short).toBeInViewport({ ratio: 1 });
  expect(await sizeOf(short)).toBeGreaterThanOrEqual(40);
  // On paper it is as wide as a bank card, and nothing stands beside it.
  await page.emulateMedia({ media: 'print' });
  const side = page.locator('[aria-hidden="true"] > div').filter({ hasText: 'Shoes: US 8½' });
  await expect(side).toBeVisible();
  const { width } = (await side.boundingBox()) ?? { width: 0 };
  expect(width / PIXELS_A_MILLIMETER).toBeCloseTo(85.6, 0);
  await expect(short).toBeHidden();
});

const PIXELS_A_MILLIMETER = 96 / 25.4;
/** In pixels, as the browser sets it. */
const sizeOf = (words: Locator): Promise<number> =>
  words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
