import { readFile } from 'node:fs/promises';
import { accounts } from '../contract/accounts';
import { dashboardAt, paths } from '../contract/paths';
import { mailTo } from './fixtures/mailbox';
import {
  button,
  countCalls,
  dialog,
  expectPath,
  menuButton,
  menuEntries,
  nextCall,
  note,
  tab,
  tabTo,
} from './fixtures/screen';
import { expect, test } from './fixtures/story';
import { takeTime } from './fixtures/time';

test('SHELL-19 SHELL-20 SESSION-09 with the keyboard: the tabs are walked with the arrow keys, stand in the address, and can be linked to; then he logs out by the menu', async ({
  page,
  husband: _,
}) => {
  await page.goto(paths.dashboard);
  await tabTo(page, tab(page, 'Overview'));
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Account Settings')).toBeFocused();
  await expect(tab(page, 'Account Settings')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Account Settings' })).toBeVisible();
  await expectPath(page, dashboardAt('account'));
  await page.keyboard.press('End');
  await expect(tab(page, 'My Answers')).toBeFocused();
  await expectPath(page, dashboardAt('search'));
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Overview')).toBeFocused();
  await expectPath(page, paths.dashboard);
  await page.goBack();
  await expect(tab(page, 'My Answers')).toHaveAttribute('aria-selected', 'true');

  await page.goto(dashboardAt('search'));
  await expect(page.getByRole('tabpanel', { name: 'My Answers' })).toBeVisible();
  await page.goto(dashboardAt('ai-query'));
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');

  await tabTo(page, menuButton(page));
  await page.keyboard.press('ArrowUp');
  await expect(button(menuEntries(page), 'Logout')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPath(page, paths.login);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('DASH-25 DASH-26 DASH-27 DASH-29 DASH-30 DASH-31 DASH-32 DASH-33 SHELL-23 ROLE-09 ROLE-10 he takes all his answers with him as a file, the message of which goes after three seconds; deleting the account asks first, declining changes nothing, accepting ends it', async ({
  page,
  husband,
  cast,
  server,
}) => {
  const texts = ['Peonies', 'Ein Strauß – “wild” 🌾\nzweite Zeile', 'שלום'];
  const asked = await cast.answer(husband, texts);
  const { stop } = await takeTime(page);
  await page.goto(paths.dashboard);
  await expect(button(page, 'Download My Data')).toBeVisible();
  const time = await stop();
  const called = nextCall(page, 'GET /api/answers');
  const saved = page.waitForEvent('download');
  await button(page, 'Download My Data').click();
  await called;
  await time.until(note(page, 'Data downloaded successfully!'));
  const download = await saved;
  expect(download.suggestedFilename()).toBe('heartnote-data.json');
  const items: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(items).toEqual(await (await server.dev.get('/api/answers', { headers: bearer(husband) })).json());
  expect(items).toMatchObject(
    texts.map((text, index) => ({ type: 'answer', question_text: asked[index], answer_text: text })).reverse(),
  );
  await time.pass(2900);
  await expect(note(page, 'Data downloaded successfully!')).toBeVisible();
  await time.pass(150);
  await expect(note(page, 'Data downloaded successfully!')).toHaveCount(0);

  await time.flow();
  const deletions = countCalls(page, 'DELETE /api/user');
  await button(page, 'Delete Account').click();
  await expect(dialog(page)).toContainText('Are you sure you want to delete your account? This cannot be undone.');
  await button(dialog(page), 'Cancel').click();
  await expect(button(page, 'Delete Account')).toBeFocused();
  await button(page, 'Delete Account').click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(deletions()).toBe(0);
  expect(await server.status(accounts.me, {}, husband)).toBe(200);

  await button(page, 'Delete Account').click();
  await button(dialog(page), 'Delete Account').click();
  await expectPath(page, paths.login);
  expect(deletions()).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await server.status(accounts.login, { body: husband })).toBe(401);
  await mailTo(server, husband.email, 'Your Heartnote account was deleted');
});

const bearer = ({ token }: { token: string }) => ({ Authorization: `Bearer ${token}` });
