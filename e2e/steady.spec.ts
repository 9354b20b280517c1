import type { Page } from '@playwright/test';
import { paths } from '../contract/paths';
import { heading } from './fixtures/screen';
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

test('his screens stand still on a phone while what they hold arrives', async ({ page, premium, cast }) => {
  await cast.answer(premium, ['Peonies, the pale ones, and only in June', 'Cardamom', 'Long walks by the lake']);
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
});
