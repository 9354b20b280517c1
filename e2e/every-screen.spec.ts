import type { Page } from '@playwright/test';
import { notebookMessages } from '../contract/notebook-messages';
import { type Path, paths } from '../contract/paths';
import { expectSeenInForcedColors } from './fixtures/contrast';
import { expectChoicesTold } from './fixtures/contrast-choices';
import { addressesFor } from './fixtures/every-screen';
import { leaveExpiredToken } from './fixtures/people';
import { button, dialog } from './fixtures/screen';
import { dependingOnLooks, expectAccessible, expectNoSidewaysScroll } from './fixtures/sight';
import { expect, test } from './fixtures/story';
import { expectReachedByTab } from './fixtures/tab-walk';
import { expectAsLargeAsAThumb } from './fixtures/targets';
import { isThorough } from './fixtures/thorough';
import { walker } from './fixtures/walker';

/** More than one page of them. */
const herWords = Array.from({ length: 11 }, (_, n) => `Her words ${n}`);

const DESK = { width: 1280, height: 800 };
/** Enlarged to 200 %, a phone, and the narrowest phone there is. */
const PHONE = 390;
const NARROWER = [640, PHONE, 320];

/** Every screen in one visit: under a contrast theme, in light or dark, by the Tab key (what is around them all on the first), and with the widest spacing on narrow screens. */
async function expectOpenToAll(page: Page, addresses: readonly Path[]): Promise<void> {
  test.setTimeout(300_000);
  expect(addresses.length).toBeGreaterThan(0);
  await page.emulateMedia({ forcedColors: 'active' });
  await spaceWidely(page);
  const goOn = await walker(page);
  for (const [turn, address] of addresses.entries()) {
    await test.step(address, async () => {
      await goOn(address);
      await expectOpen(page, address, turn);
    });
  }
}

async function expectOpen(page: Page, name: string, turn: number): Promise<void> {
  await expectSeenInForcedColors(page, name);
  await expectReachedByTab(page, name, turn === 0 || isThorough ? 'page' : 'main');
  await expectPlainToSee(page, name, turn);
  for (const width of NARROWER) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScroll(page, `${name}, ${width} wide`);
    if (width === PHONE) await expectAsLargeAsAThumb(page, name);
  }
  expect.soft(await page.locator('main').evaluate(widthForWords), `${name}: room for words`).toBeGreaterThan(180);
  await page.setViewportSize(DESK);
}

/** Without a contrast theme, by turns in light and in dark: axe is most of the work. Where there is time, in both. */
async function expectPlainToSee(page: Page, name: string, turn: number): Promise<void> {
  const inTurn = turn % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  for (const [at, colorScheme] of inTurn.slice(0, isThorough ? 2 : 1).entries()) {
    await page.emulateMedia({ forcedColors: 'none', colorScheme });
    await expectAccessible(page, `${name}, ${colorScheme}`, at === 0 ? undefined : dependingOnLooks);
  }
  await page.emulateMedia({ forcedColors: 'active', colorScheme: null });
}

/** As an administrator's browser has it who moved the slider to its end. */
async function spaceWidely(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const variables = {
      global: { spacing: 64 },
      login: { spacing: 64 },
      dashboard: { spacing: 64 },
      question: { spacing: 64 },
    };
    const theme = { id: 'theme-1', name: 'Wide', variables, createdAt: '2025-01-01T00:00:00.000Z', inUse: true };
    localStorage.setItem('savedThemes', JSON.stringify([theme]));
  });
}

function widthForWords(main: Element): number {
  const texts = [...main.querySelectorAll('h1, p')].filter((text) => text.checkVisibility());
  return Math.max(0, ...texts.map((text) => text.getBoundingClientRect().width));
}

test('ROLE-02 every public screen is open to all', async ({ page, watching }) => {
  watching.expectRefusal('/api/verify-email');
  watching.expectRefusal('/api/reset-password');
  watching.expectRefusal('/api/unsubscribe');
  await expectOpenToAll(page, addressesFor('nobody'));

  await leaveExpiredToken(page);
  await page.goto(paths.dashboard);
  await expect(dialog(page)).toBeVisible();
  await expectOpen(page, 'the expiry prompt', 0);
});

test('every screen of a husband is open to all, and what is chosen or on can be told under a contrast theme', async ({
  page,
  premium,
  cast,
}) => {
  await cast.answer(premium, herWords);
  await expectOpenToAll(page, addressesFor('premium'));
  await expectChoicesTold(page);

  await page.goto(paths.dashboard);
  const remove = button(page, notebookMessages.dashboard.deleteAccount);
  await remove.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expectOpen(page, 'the question before deleting', 1);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(remove).toBeFocused();
});

test('every screen of an administrator is open to all', async ({ page, administrator: _ }) => {
  await expectOpenToAll(page, addressesFor('administrator'));
});
