import type { Locator } from '@playwright/test';
import { paths } from '../contract/paths';
import { tab } from './fixtures/screen';
import { expect, test } from './fixtures/story';

/** As under a contrast theme of Windows: the system takes every colour away that is not one of its own. */
test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

interface Paint {
  ground: string;
  words: string;
  line: string;
  /** Of what is drawn before it, such as the knob of a switch. */
  knob: string;
}

const paintOf = (place: Locator): Promise<Paint> =>
  place.evaluate((element) => {
    const { backgroundColor, color, borderBottomColor } = getComputedStyle(element);
    const { backgroundColor: knob } = getComputedStyle(element, '::before');
    return { ground: backgroundColor, words: color, line: borderBottomColor, knob };
  });

/** The chosen one has a ground that the others do not have, and its words can be read on it. */
async function expectFilled(chosen: Locator, other: Locator): Promise<void> {
  const [filled, plain] = [await paintOf(chosen), await paintOf(other)];
  expect(filled.ground).not.toBe(plain.ground);
  expect(filled.words).not.toBe(filled.ground);
}

/** The chosen one is underlined, and only it. */
async function expectUnderlined(chosen: Locator, other: Locator): Promise<void> {
  const [lined, plain] = [await paintOf(chosen), await paintOf(other)];
  expect(lined.line).not.toBe(plain.line);
}

test('what is chosen and what is on can be told from what is not', async ({ page, premium, cast }) => {
  await cast.answer(
    premium,
    Array.from({ length: 11 }, (_, n) => `Her words ${n}`),
  );
  await page.goto(paths.searchAnswers);
  const places = page.getByRole('navigation', { name: 'Your notebook' });
  await expect(page.getByText('11 answers found')).toBeVisible();
  await expectFilled(
    page.getByRole('button', { name: 'Page 1', exact: true }),
    page.getByRole('button', { name: 'Page 2', exact: true }),
  );
  const choices = page.locator('label:has(input[type=radio])');
  await expectFilled(choices.filter({ has: page.locator(':checked') }), choices.nth(1));

  const category = page.getByRole('combobox').first();
  expect(await category.evaluate((list) => getComputedStyle(list).appearance), 'an arrow is seen').not.toBe('none');

  const onlyOpen = page.getByRole('switch').first();
  const off = await paintOf(onlyOpen);
  await onlyOpen.click();
  await expect(onlyOpen).toBeChecked();
  const on = await paintOf(onlyOpen);
  expect(on.ground).not.toBe(off.ground);
  for (const { knob, ground } of [on, off]) expect(knob).not.toBe(ground);

  await page.goto(paths.dashboard);
  await expectUnderlined(tab(page, 'Overview'), tab(page, 'Account Settings'));
  await expectUnderlined(places.locator('[aria-current]'), places.locator('a:not([aria-current])').first());
});
