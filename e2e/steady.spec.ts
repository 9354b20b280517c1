import type { Page } from '@playwright/test';
import { notebookMessages } from '../contract/notebook-messages';
import { paths } from '../contract/paths';
import { bar, button, dialog, expectPath, heading, link } from './fixtures/screen';
import { expect, test } from './fixtures/story';

test.use({ viewport: { width: 390, height: 844 } });

/** What has moved under his eyes without his doing, as Chromium weighs it. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) counted.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shifted = (page: Page) => page.evaluate(() => (window as Window & { shifted?: number }).shifted);

const stories = Array.from({ length: 9 }, (_, n) => `What she said, number ${n}. ${'A long story. '.repeat(20)}`);

test('on a phone his screens stand still while what they hold arrives, the places of his notebook are under the thumb, and Back finds the history where he left it', async ({
  page,
  premium,
  cast,
}) => {
  await cast.answer(premium, stories);
  await countShifts(page);
  // The list comes last, as from far away: what was drawn before must not make room for it in sight.
  await page.route('**/api/answers', async (route) => {
    const response = await route.fetch();
    await page.waitForFunction(() => document.querySelector('h1') !== null);
    await route.fulfill({ response });
  });
  for (const address of [paths.dashboard, paths.viewAnswers, paths.aiAssistant]) {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await shifted(page), address).toBeLessThan(0.05);
  }

  await page.unroute('**/api/answers');
  await page.goto(paths.viewAnswers);
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  const places = await bar(page).getByRole('list').boundingBox();
  expect(Math.round((places?.y ?? 0) + (places?.height ?? 0)), 'it sits at the edge of the screen').toBe(844);
  for (const control of await bar(page).locator('a, button').all()) {
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'as large as a thumb').toBeGreaterThanOrEqual(44);
    expect(box?.width, 'none takes a quarter of it').toBeLessThan(390 / 4);
  }

  const readTo = () => page.evaluate(() => Math.round(scrollY));
  const before = await readTo();
  expect(before).toBeGreaterThan(844);
  await link(bar(page), 'Search Answers').click();
  await expect(heading(page, 'Search Your Questions & Answers')).toBeInViewport();
  await page.goBack();
  await expect(heading(page, 'Question History')).toBeAttached();
  await expect.poll(readTo).toBe(before);
  await expect(last).toBeInViewport();

  // On a phone Back is how people close things: it closes what lies open, and only then leaves.
  await link(bar(page), 'Dashboard').click();
  await button(page, notebookMessages.dashboard.deleteAccount).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expectPath(page, paths.dashboard);
  await page.goBack();
  await expectPath(page, paths.viewAnswers);
});
