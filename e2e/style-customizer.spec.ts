import type { BrowserContext, Page } from '@playwright/test';
import { adminAt, paths } from '../contract/paths';
import { defaultStyle } from '../contract/theme-style';
import { button, complaint, dialog, expectPath, field, heading, note, tab } from './fixtures/screen';
import { expect, test } from './fixtures/story';
import type { Watch } from './fixtures/watch';

const openStyle = async (page: Page) => {
  await page.goto(adminAt('style'));
  await expect(tab(page, 'Global Styles')).toBeVisible();
};

const background = (page: Page) => page.locator('body');
const PLUM = '#3a1f3d';
const PLUM_SHOWN = 'rgb(58, 31, 61)';
const HONEY = '#fff4d6';
const HONEY_SHOWN = 'rgb(255, 244, 214)';

/** Another tab of the same browser, opened by what is pressed. */
async function openedBy(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const opened = context.waitForEvent('page');
  await press();
  return opened;
}

test('STYLE-17 STYLE-20 STYLE-21 STYLE-22 STYLE-23 STYLE-24 STYLE-25 DATA-24 a look shows on every page and tab of his browser, survives a reload and reaches nobody else', async ({
  page,
  context,
  administrator,
  device,
}) => {
  await openStyle(page);
  await field(page, 'Background').fill(PLUM);
  await tab(page, 'Global Styles').click();
  await field(page, 'Background').fill(HONEY);
  await expect(background(page)).toHaveCSS('background-color', HONEY_SHOWN);

  const login = await openedBy(context, () => button(page, 'Open Login Page').click());
  await expect(field(login, 'Password')).toBeVisible();
  await expect(background(login)).toHaveCSS('background-color', PLUM_SHOWN);
  const question = await openedBy(context, () => button(page, 'Open Question Page').click());
  await expectPath(question, paths.questionOfTheDay);
  await expect(background(question)).toHaveCSS('background-color', HONEY_SHOWN);
  const dashboard = await openedBy(context, () => button(page, 'Open Dashboard').click());
  await expectPath(dashboard, paths.dashboard);
  await expect(background(dashboard)).toHaveCSS('background-color', HONEY_SHOWN);

  let asked = 0;
  page.on('request', () => {
    asked += 1;
  });
  await field(page, 'Card').fill('#fffdf5');
  await field(page, 'Spacing').fill('24');
  await button(page, 'Save Theme').click();
  await expect(complaint(page, 'Please enter a theme name')).toBeVisible();
  await field(page, 'Theme name').fill('Honey and plum');
  await button(page, 'Save Theme').click();
  await expect(note(page, 'Theme saved successfully!')).toBeVisible();
  expect(asked).toBe(0);
  await expect(dashboard.locator('html')).toHaveCSS('--space', '24px');
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['savedThemes', 'token']);

  await page.reload();
  await expect(page.getByRole('list', { name: 'Saved themes' }).getByText('Honey and plum')).toBeVisible();
  await expect(background(page)).toHaveCSS('background-color', HONEY_SHOWN);

  const elsewhere = await device(administrator);
  await openStyle(elsewhere);
  await expect(background(elsewhere)).toHaveCSS('background-color', 'rgb(251, 248, 243)');
  await expect(elsewhere.getByText('Honey and plum')).toHaveCount(0);

  await button(page, 'Reset to Defaults').click();
  await expect(field(page, 'Background')).toHaveValue('#fbf8f3');
  await expect(field(page, 'Spacing')).toHaveValue('16');
  await expect(background(dashboard)).toHaveCSS('background-color', 'rgb(251, 248, 243)');
  await button(page, 'Apply Honey and plum').click();
  await expect(field(page, 'Background')).toHaveValue(PLUM);
  await expect(background(page)).toHaveCSS('background-color', HONEY_SHOWN);
  await button(page, 'Delete Honey and plum').click();
  await button(dialog(page), 'Delete').click();
  await expect(page.getByText('Honey and plum', { exact: true })).toHaveCount(0);
});

/** Keeps the app away until it is let go: what is seen is what the page itself paints. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The public service, played; the policy of the pages is the real one. */
async function playFontService(context: BrowserContext, watching: Watch): Promise<string[]> {
  watching.expectComplaint(/^asked https:\/\/fonts\.(googleapis|gstatic)\.com\//);
  const asked: string[] = [];
  await context.route(/^https:\/\/fonts\.(googleapis|gstatic)\.com\//, async (route) => {
    asked.push(route.request().url());
    const font =
      '@font-face { font-family: "Lora"; src: url(https://fonts.gstatic.com/s/lora.woff2) format("woff2"); }';
    if (route.request().url().includes('googleapis')) await route.fulfill({ contentType: 'text/css', body: font });
    else await route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } });
  });
  return asked;
}

test('STYLE-12 a page appears in its own look from the first paint on, before the app is there; a font is asked of the public service once it is chosen, on every page from then on', async ({
  page,
  context,
  watching,
  administrator: _,
}) => {
  await openStyle(page);
  await tab(page, 'Dashboard').click();
  await field(page, 'Background').fill(PLUM);
  await expect(background(page)).toHaveCSS('background-color', 'rgb(251, 248, 243)');

  const release = await holdApp(page);
  await page.goto(paths.dashboard, { waitUntil: 'commit' });
  await expect(page.locator('.opening')).toBeVisible();
  await expect(background(page)).toHaveCSS('background-color', PLUM_SHOWN);
  release();
  await expect(heading(page)).toBeVisible();
  await expect(background(page)).toHaveCSS('background-color', PLUM_SHOWN);

  watching.expectRefusal('/s/lora.woff2');
  const asked = await playFontService(context, watching);
  await openStyle(page);
  await tab(page, 'Global Styles').click();
  await field(page, 'Body font').selectOption('Figtree');
  await expect(page.getByText('Comes with Heartnote.')).toHaveCount(2);
  expect(asked).toEqual([]);

  await field(page, 'Heading font').selectOption('Lora');
  await expect(heading(page)).toHaveCSS('font-family', /^"?Lora"?,/);
  await expect
    .poll(() => asked)
    .toEqual([
      'https://fonts.googleapis.com/css2?family=Lora:wght@400;700&display=swap',
      'https://fonts.gstatic.com/s/lora.woff2',
    ]);
  await page.goto(paths.dashboard);
  await expect(heading(page)).toHaveCSS('font-family', /^"?Lora"?,/);
  await expect.poll(() => asked.filter((url) => url.includes('googleapis')).length).toBe(2);
});

test('a published look is there with the first paint, needs no other request, and gives way to a look of this browser', async ({
  page,
}) => {
  const style = {
    ...defaultStyle,
    global: { ...defaultStyle.global, background: PLUM, text: '#ffffff', primary: '#ffffff' },
  };
  const asAttribute = JSON.stringify(style).replaceAll('"', '&#34;');
  // On this page alone: the server of these stories is everybody's.
  await page.route(paths.login, async (route) => {
    const sent = await route.fetch();
    const body = (await sent.text()).replace('<html', `<html data-site-theme="${asAttribute}"`);
    await route.fulfill({ response: sent, body });
  });
  const release = await holdApp(page);
  await page.goto(paths.login, { waitUntil: 'commit' });
  await expect(page.locator('.opening')).toBeVisible();
  await expect(background(page)).toHaveCSS('background-color', PLUM_SHOWN);
  release();
  await expect(field(page, 'Password')).toBeVisible();
  await expect(background(page)).toHaveCSS('background-color', PLUM_SHOWN);
  const own = [
    {
      id: 'a',
      name: '',
      variables: { ...style, global: { ...style.global, background: HONEY } },
      createdAt: '',
      inUse: true,
    },
  ];
  await page.evaluate((themes) => localStorage.setItem('savedThemes', JSON.stringify(themes)), own);
  await page.reload();
  await expect(background(page)).toHaveCSS('background-color', HONEY_SHOWN);
});
