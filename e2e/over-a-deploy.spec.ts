import type { Page } from '@playwright/test';
import { messages } from '../contract/messages';
import { paths } from '../contract/paths';
import { button, expectPath, field, heading, link } from './fixtures/screen';
import { expectAccessible } from './fixtures/sight';
import { expect, test } from './fixtures/story';
import type { Watch } from './fixtures/watch';

const words = messages.common;

/** The files of a screen are gone, as they are for a page of the version before; `mend` brings them back. */
async function takeAway(page: Page, watching: Watch, files: RegExp) {
  let areGone = true;
  watching.expectRefusal('/assets');
  watching.expectComplaint(/dynamically imported module|MIME type/);
  await page.route(files, (route) => (areGone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
  return {
    mend: () => {
      areGone = false;
    },
  };
}
const goToHelp = (page: Page) => link(page.getByRole('contentinfo'), 'Help & Support').click();

test('a page that was open over a deploy loads itself anew, once, and he is where he wanted to be', async ({
  page,
  watching,
}) => {
  await page.goto(paths.signup);
  await expect(heading(page)).toBeVisible();
  const { mend } = await takeAway(page, watching, /\/assets\/help-page/);
  let loads = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loads += 1;
    mend();
  });
  await goToHelp(page);
  await expect(heading(page, 'How It Works')).toBeVisible();
  await expectPath(page, paths.help);
  expect(loads).toBe(1);
});

test('what he has typed stays over a deploy, and he reads what happened, whichever file is missing', async ({
  page,
  watching,
}) => {
  for (const kind of ['js', 'css']) {
    await page.goto(paths.contact);
    await field(page, 'Message').fill('She would like to know');
    const { mend } = await takeAway(page, watching, new RegExp(`/assets/help-page.*\\.${kind}`));
    await goToHelp(page);

    const told = page.getByRole('alert').filter({ hasText: words.fileMissing });
    await expect(told).toContainText('what you typed is still here');
    await expect(page.locator('body')).not.toContainText('preload');
    await expectPath(page, paths.contact);
    await expect(field(page, 'Message')).toHaveValue('She would like to know');

    mend();
    await button(told, words.tryAgain).click();
    await expect(heading(page, 'How It Works')).toBeVisible();
    await expectPath(page, paths.help);
    const looks = page.locator('link[rel=stylesheet][href*=help-page]').last();
    expect(await looks.evaluate((sheet: HTMLLinkElement) => sheet.sheet !== null)).toBe(true);
  }
});

test('offline he is told so, the page stays, and online again the next one comes; while it is long on its way, the page says so', async ({
  page,
  context,
  watching,
}) => {
  await page.goto(paths.signup);
  await expect(heading(page)).toBeVisible();
  watching.expectRefusal('/assets');
  watching.expectRefusal(paths.start);
  watching.expectComplaint(/dynamically imported module|ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await goToHelp(page);
  await expect(page.getByRole('alert')).toContainText(messages.shell.offlineScreen);
  await context.setOffline(false);
  await button(page, words.tryAgain).click();
  await expect(heading(page, 'How It Works')).toBeVisible();

  await page.goto(paths.contact);
  await expect(heading(page, 'Contact Us')).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/help-page.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await goToHelp(page);
  const sign = page.getByRole('status').getByText('Loading...');
  await expect(sign).toBeVisible();
  await expect(heading(page, 'Contact Us')).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(heading(page, 'How It Works')).toBeVisible();
  await expect(sign).toHaveCount(0);
});
