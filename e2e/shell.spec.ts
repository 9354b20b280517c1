import { paths } from '../contract/paths';
import {
  bar,
  button,
  chooseFromMenu,
  expectPath,
  field,
  heading,
  link,
  menuButton,
  menuEntries,
  tabTo,
} from './fixtures/screen';
import { expect, test } from './fixtures/story';

test('SHELL-01 SHELL-05 SHELL-06 SHELL-10 SHELL-11 a visitor finds four entries in the menu, each leading where it says', async ({
  page,
}) => {
  await page.goto(paths.help);
  await menuButton(page).click();
  await expect(menuEntries(page)).toHaveText(['Login', 'Sign Up', 'Help', 'Contact']);
  await menuButton(page).click();
  await expect(menuEntries(page)).toHaveCount(0);
  for (const [entry, path] of [
    ['Login', paths.login],
    ['Sign Up', paths.signup],
    ['Help', paths.help],
    ['Contact', paths.contact],
  ] as const) {
    await chooseFromMenu(page, entry);
    await expectPath(page, path);
    await expect(menuEntries(page)).toHaveCount(0);
  }
});

test('SHELL-18 SHELL-19 SHELL-20 SESSION-09 he logs out by the bar: the token goes, also on the server', async ({
  page,
  husband,
  server,
}) => {
  await page.goto(paths.dashboard);
  await button(bar(page), 'Logout').click();
  await expectPath(page, paths.login);
  await expect(heading(page, 'Log in')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect
    .poll(async () => {
      const headers = { Authorization: `Bearer ${husband.token}` };
      return (await server.dev.get('/api/user', { headers })).status();
    })
    .toBe(401);
  await page.goBack();
  await expectPath(page, paths.login);
});

test('SHELL-19 SHELL-20 SESSION-09 he logs out by the menu, with the keyboard', async ({ page, husband: _ }) => {
  await page.goto(paths.questionOfTheDay);
  await expect(field(page, 'Her answer')).toBeVisible();
  await tabTo(page, menuButton(page));
  await page.keyboard.press('ArrowUp');
  await expect(button(menuEntries(page), 'Logout')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPath(page, paths.login);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('somebody without a mouse skips the header with one key, and the menu closes when the Tab key leads out of it', async ({
  page,
}) => {
  await page.goto(paths.help);
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to content')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.reload();
  await tabTo(page, menuButton(page));
  await page.keyboard.press('ArrowUp');
  await expect(link(menuEntries(page), 'Contact')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menuEntries(page)).toHaveCount(0);
  await expect(menuButton(page)).not.toBeFocused();
  await expect(page.locator(':focus')).toBeVisible();
});
