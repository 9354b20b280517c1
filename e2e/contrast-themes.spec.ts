import type { Locator, Page } from '@playwright/test';
import { paths } from '../contract/paths';
import { keptLooks } from './fixtures/kept-looks';
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

/** Texts in the colour of the ground that the system puts behind them, or of their own where it leaves them alone. */
const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const groundOf = (element: Element | null): string => {
      if (!element) return canvas;
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor;
    };
    const isRead = (element: Element) =>
      element.checkVisibility({ opacityProperty: true }) &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll('body *')].filter(isRead).flatMap((element) => {
      const { color, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & Record<string, string>;
      const ground = forcedColorAdjust === 'none' ? groundOf(element) : canvas;
      return color === ground ? [element.outerHTML.slice(0, 120)] : [];
    });
  });

async function expectReadable(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await unreadable(page), path).toEqual([]);
  }
}

test('every public screen can be read', async ({ page }) => {
  await expectReadable(page, [
    paths.login,
    paths.signup,
    paths.help,
    paths.contact,
    paths.upgrade,
    paths.resetPassword,
  ]);
});

test('every screen of a husband can be read', async ({ page, premium, cast }) => {
  await cast.answer(premium, ['Peonies', 'Cardamom']);
  const tabs = ['account', 'search', 'ai-query', 'query-history', 'questions'].map((id) => `/dashboard?tab=${id}`);
  const screens = [paths.dashboard, paths.questionOfTheDay, paths.viewAnswers, paths.searchAnswers, paths.addQuestion];
  await expectReadable(page, [...screens, ...tabs, paths.aiAssistant, paths.accountSettings, paths.manageSubscription]);
});

test('every screen of an administrator can be read', async ({ page, administrator: _ }) => {
  const tabs = ['questions', 'documentation', 'style'].map((id) => `/admin?tab=${id}`);
  await expectReadable(page, [paths.admin, ...tabs]);
});

test('what keeps his words can be read, and its buttons are seen', async ({
  page,
  network,
  cast,
  premium,
  server,
  watching,
}) => {
  test.setTimeout(120_000);
  for (const [name, arrange] of Object.entries(keptLooks)) {
    await arrange({ page, network, cast, watching, server, person: premium });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await unreadable(page), `${name}, ${width} wide`).toEqual([]);
    }
  }
});
