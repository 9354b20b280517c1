import type { Page } from '@playwright/test';
import { paths } from '../contract/paths';
import { questions } from '../contract/questions';
import { button, expectPath, field, heading, note } from './fixtures/screen';
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

test('QOTD-26 QOTD-27 QOTD-28 QOTD-29 ROLE-04 he begins to write, comes back after a reload, saves her answer, which turns the page, and answers another question; without motion it is simply there', async ({
  page,
  husband,
  server,
}) => {
  const today = await server.call(questions.daily, {}, husband);
  const words = 'Peonies, the pale ones.\nAnd “nothing from the petrol station” 🌷';
  await watchFrames(page);
  await page.goto(paths.questionOfTheDay);
  await field(page, 'Her answer').fill(words);
  await page.reload();
  await expect(field(page, 'Her answer')).toHaveValue(words);
  await field(page, 'Her answer').press('Control+Enter');
  await expect(note(page, 'Answer submitted successfully!')).toBeVisible();
  await expect(page.getByText('1st page')).toBeVisible();
  await expect(page.getByRole('blockquote')).toBeFocused();
  expect(await page.evaluate(() => window.turned)).toEqual(['300 ms, opacity, transform']);
  await expectPath(page, paths.dashboard);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'Peonies',
  );

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.questionOfTheDay);
  await expect(heading(page, today.text)).toBeVisible();
  await expect(page.getByText("Done for today. Here's what she said:")).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText(words);
  await button(page, 'Ask another question').click();
  await expect(heading(page, today.text)).toHaveCount(0);
  await field(page, 'Her answer').fill('Cardamom buns');
  await button(page, 'Submit Answer').click();
  await expect(page.getByText('2nd page')).toBeVisible();
  expect(await page.evaluate(() => window.turned)).toEqual([]);
  await expectPath(page, paths.dashboard);
  await page.goto(paths.viewAnswers);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article', { name: today.text })).toContainText('Peonies, the pale ones.');
});
