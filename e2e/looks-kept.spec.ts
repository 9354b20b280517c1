import type { Page } from '@playwright/test';
import { expectSeenInForcedColors } from './fixtures/contrast';
import { keptLooks } from './fixtures/kept-looks';
import { lookAtEach } from './fixtures/looks';
import { test } from './fixtures/story';
import { isThorough } from './fixtures/thorough';

/** As under a contrast theme of Windows: of the screens themselves `every-screen.spec.ts` tells it each time. */
async function expectSeenWithContrast(page: Page, name: string): Promise<void> {
  if (!isThorough) return;
  await page.emulateMedia({ forcedColors: 'active' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectSeenInForcedColors(page, `${name}, ${width} wide`);
  }
  await page.emulateMedia({ forcedColors: null });
}

test('good to see in light or dark, on a phone and enlarged, and reached by the Tab key: what keeps his words', async ({
  page,
  network,
  cast,
  premium,
  server,
  watching,
}) => {
  await lookAtEach({ page, network, cast, watching, server, person: premium }, keptLooks, expectSeenWithContrast);
});
