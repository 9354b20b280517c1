import type { Locator } from '@playwright/test';
import { paths } from '../contract/paths';
import { field } from './fixtures/screen';
import { expect, test } from './fixtures/story';

/** As in a browser whose fields do not grow by themselves. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...asked: [string, string?]) =>
      asked[0] === 'field-sizing' ? false : supports(asked[0], asked[1] ?? '');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('textarea { field-sizing: fixed !important; }');
    document.adoptedStyleSheets = [sheet];
  });
});

const heightOf = async (box: Locator) => (await box.boundingBox())?.height ?? 0;

test('the box grows with the words and shrinks with them, and the page stands still under his hands', async ({
  page,
  husband: _,
}) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await page.goto(paths.questionOfTheDay);
  const box = field(page, 'Her answer');
  await expect(box).toBeVisible();
  const small = await heightOf(box);
  await box.fill('A line\n'.repeat(6));
  const tall = await heightOf(box);
  expect(tall).toBeGreaterThan(small + 50);
  expect(await box.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThanOrEqual(1);

  // Where he writes is in view, so that the browser has no reason of its own to move the page.
  await box.evaluate((area) => area.scrollIntoView({ block: 'end' }));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await box.evaluate((area: HTMLTextAreaElement) => area.focus({ preventScroll: true }));
  const moved = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        addEventListener('scroll', () => seen.push(scrollY));
        addEventListener(
          'keyup',
          (event) => event.key === 'd' && requestAnimationFrame(() => resolve([...seen, scrollY])),
        );
      }),
  );
  await page.keyboard.type('abcd');
  expect(new Set(await moved)).toEqual(new Set([before]));

  await box.fill('Short');
  expect(await heightOf(box)).toBe(small);
});
