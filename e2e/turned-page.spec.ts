import type { Page } from '@playwright/test';
import { paths } from '../contract/paths';
import { button, expectPath, field, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    /** Each animation of the page that turns: how long, and what it moves. */
    turned: string[];
  }
}

/** Looks at every frame: an animation is over before a test could ask for it. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const turned: string[] = [];
    window.turned = turned;
    const tell = ({ effect }: Animation) => {
      if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.includes('turning-page')) return;
      const described = new Set(['offset', 'computedOffset', 'easing', 'composite']);
      const moved = effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((key) => !described.has(key)));
      const told = `${effect.getTiming().duration} ms, ${[...new Set(moved)].sort().join(', ')}`;
      if (!turned.includes(told)) turned.push(told);
    };
    const look = () => {
      document.getAnimations().forEach(tell);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

test('a saved answer turns the page, which has a number and a mark for today; without motion it is simply there', async ({
  page,
  husband: _,
}) => {
  await watchFrames(page);
  await page.goto(paths.questionOfTheDay);
  await field(page, 'Her answer').fill('Peonies, the pale ones.');
  await button(page, 'Submit Answer').click();
  await expect(note(page, 'Answer submitted successfully!')).toBeVisible();
  await expect(page.getByText('1st page')).toBeVisible();
  await expect(page.getByRole('blockquote')).toBeFocused();
  expect(await page.evaluate(() => window.turned)).toEqual(['300 ms, opacity, transform']);
  await expectPath(page, paths.dashboard);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.questionOfTheDay);
  await button(page, 'Ask another question').click();
  await field(page, 'Her answer').fill('Cardamom buns');
  await button(page, 'Submit Answer').click();
  await expect(page.getByText('2nd page')).toBeVisible();
  expect(await page.evaluate(() => window.turned)).toEqual([]);
});
