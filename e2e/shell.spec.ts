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

const crown = 'Premium Subscriber';

test('SHELL-01 SHELL-05 SHELL-06 SHELL-10 SHELL-11 a visitor finds four entries in the menu, each leading where it says', async ({
  page,
}) => {
  await page.goto('/help');
  await menuButton(page).click();
  await expect(menuEntries(page)).toHaveText(['Login', 'Sign Up', 'Help', 'Contact']);
  await menuButton(page).click();
  await expect(menuEntries(page)).toHaveCount(0);
  for (const [entry, path] of [
    ['Login', '/login'],
    ['Sign Up', '/signup'],
    ['Help', '/help'],
    ['Contact', '/contact'],
  ] as const) {
    await chooseFromMenu(page, entry);
    await expectPath(page, path);
    await expect(menuEntries(page)).toHaveCount(0);
  }
  await expect(page.getByRole('img', { name: crown })).toHaveCount(0);
});

test('SHELL-01 SHELL-02 SHELL-05 SHELL-07 SHELL-09 SHELL-11 a husband finds his own entries, and the title leads to the root', async ({
  page,
  husband: _,
}) => {
  await page.goto('/help');
  await menuButton(page).click();
  await expect(menuEntries(page)).toHaveText(['Question of the Day', 'Dashboard', 'Help', 'Logout']);
  await page.keyboard.press('Escape');
  await expect(menuEntries(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
  await chooseFromMenu(page, 'Dashboard');
  await expectPath(page, '/dashboard');
  await link(page.getByRole('banner'), 'Heartnote').click();
  await expectPath(page, '/question-of-the-day');
  await expect(page.getByRole('img', { name: crown })).toHaveCount(0);
});

test('SHELL-08 SHELL-11 an administrator also finds the Admin Dashboard, between Dashboard and Help', async ({
  page,
  administrator: _,
}) => {
  await page.goto('/help');
  await menuButton(page).click();
  await expect(menuEntries(page)).toHaveText(['Question of the Day', 'Dashboard', 'Admin Dashboard', 'Help', 'Logout']);
  await link(menuEntries(page), 'Admin Dashboard').click();
  await expectPath(page, '/admin');
});

test('SHELL-03 SHELL-04 SHELL-17 a premium husband wears the crown, and his bar leads to the assistant', async ({
  page,
  premium: _,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('banner').getByTitle(crown)).toBeVisible();
  await expect(bar(page).getByRole('link')).toHaveText(['Dashboard', 'Question of the Day', 'AI Assistant']);
});

test('SHELL-15 SHELL-16 SHELL-17 SHELL-18 the bar of a basic husband leads to dashboard, question and search, and out', async ({
  page,
  husband: _,
}) => {
  await page.goto('/dashboard');
  await expect(bar(page).getByRole('link')).toHaveText(['Dashboard', 'Question of the Day', 'Search Answers']);
  for (const [place, path] of [
    ['Question of the Day', '/question-of-the-day'],
    ['Search Answers', '/search-answers'],
    ['Dashboard', '/dashboard'],
  ] as const) {
    await link(bar(page), place).click();
    await expectPath(page, path);
    await expect(link(bar(page), place)).toHaveAttribute('aria-current', 'page');
  }
  await expect(button(bar(page), 'Logout')).toBeVisible();
});

test('SHELL-18 SHELL-19 SHELL-20 SESSION-09 he logs out by the bar: the token goes, also on the server', async ({
  page,
  husband,
  server,
}) => {
  await page.goto('/dashboard');
  await button(bar(page), 'Logout').click();
  await expectPath(page, '/login');
  await expect(heading(page, 'Log in')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect
    .poll(async () => {
      const headers = { Authorization: `Bearer ${husband.token}` };
      return (await server.dev.get('/api/user', { headers })).status();
    })
    .toBe(401);
  await page.goBack();
  await expectPath(page, '/login');
});

test('SHELL-19 SHELL-20 SESSION-09 he logs out by the menu, with the keyboard', async ({ page, husband: _ }) => {
  await page.goto('/question-of-the-day');
  await expect(field(page, 'Her answer')).toBeVisible();
  await tabTo(page, menuButton(page));
  await page.keyboard.press('ArrowUp');
  await expect(button(menuEntries(page), 'Logout')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPath(page, '/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('the menu closes when the Tab key leads out of it', async ({ page }) => {
  await page.goto('/help');
  await tabTo(page, menuButton(page));
  await page.keyboard.press('ArrowUp');
  await expect(link(menuEntries(page), 'Contact')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menuEntries(page)).toHaveCount(0);
  await expect(menuButton(page)).not.toBeFocused();
  await expect(page.locator(':focus')).toBeVisible();
});

test('SHELL-12 SHELL-13 SHELL-14 the footer leads to help and contact and names the year', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await page.goto('/login');
  await expect(footer).toContainText('© 2025 Heartnote');
  await link(footer, 'Help & Support').click();
  await expectPath(page, '/help');
  await link(footer, 'Contact Us').click();
  await expectPath(page, '/contact');
});

test('somebody without a mouse skips the header with one key', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to content')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
