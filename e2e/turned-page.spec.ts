import type { Page } from '@playwright/test';
import { paths } from '../contract/paths';
import { button, expectPath, field, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Seen {
  /** Each animation of the page that turns: how long, and what it moves. */
  turned: string[];
  /** How far things have moved by themselves, as the browser reckons it. */
  shifted: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Looks at every frame: an animation is over before a test could ask for it. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { turned: [], shifted: 0 };
    window.seen = seen;
    const tell = ({ effect }: Animation) => {
      if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.includes('turning-page')) return;
      const described = new Set(['offset', 'computedOffset', 'easing', 'composite']);
      const moved = effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((key) => !described.has(key)));
      const told = `${effect.getTiming().duration} ms, ${[...new Set(moved)].sort().join(', ')}`;
      if (!seen.turned.includes(told)) seen.turned.push(told);
    };
    const look = () => {
      document.getAnimations().forEach(tell);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) seen.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('a saved answer turns the page, which has a number and a mark for today; without motion it is simply there', async ({
  page,
  husband: _,
}) => {
  await watchFrames(page);
  await page.goto(paths.questionOfTheDay);
  await field(page, 'Her answer').fill('Peonies, the pale ones.');
  await page.evaluate(() => {
    window.seen.shifted = 0;
  });
  await button(page, 'Submit Answer').click();
  await expect(note(page, 'Answer submitted successfully!')).toBeVisible();
  await expect(page.getByText('1st page')).toBeVisible();
  await expect(page.getByRole('blockquote')).toBeFocused();
  const seen = await page.evaluate(() => window.seen);
  expect(seen.turned).toEqual(['300 ms, opacity, transform']);
  expect(seen.shifted).toBeLessThan(0.01);
  await expectPath(page, paths.dashboard);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.questionOfTheDay);
  await button(page, 'Ask another question').click();
  await field(page, 'Her answer').fill('Cardamom buns');
  await button(page, 'Submit Answer').click();
  await expect(page.getByText('2nd page')).toBeVisible();
  expect((await page.evaluate(() => window.seen)).turned).toEqual([]);
});
