import { readFile } from 'node:fs/promises';
import { accounts } from '../contract/accounts';
import { mailTo } from './fixtures/mailbox';
import {
  button,
  complaint,
  countCalls,
  dialog,
  expectPath,
  heading,
  link,
  nextCall,
  note,
  tab,
  tabTo,
} from './fixtures/screen';
import { expect, test } from './fixtures/story';
import { takeTime } from './fixtures/time';

test('DASH-01 DASH-02 DASH-04 DASH-07 DASH-08 DASH-09 DASH-11 DASH-13 DASH-14 DASH-18 DASH-19 DASH-20 DASH-22 DASH-23 DASH-24 DASH-65 ROLE-03 a basic husband sees who he is, what he may do and what he could have', async ({
  page,
  husband,
}) => {
  const calls = ['/api/user', '/api/subscription/status', '/api/answers', '/api/questions'].map((path) =>
    nextCall(page, `GET ${path as '/api'}`),
  );
  await page.goto('/dashboard');
  await Promise.all(calls);
  await expect(heading(page)).toHaveText(`Welcome, ${husband.email}`);
  await expect(page.getByRole('term')).toHaveText(['Account']);
  await expect(page.getByRole('definition')).toHaveText(['Basic']);
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Account Settings', 'My Answers']);

  await expect(page.getByRole('heading', { name: 'Upgrade to Premium' })).toBeVisible();
  await expect(page.getByText('Premium gives you AI Assistant, custom questions and advanced search.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Data & Privacy' })).toBeVisible();
  await expect(button(page, 'Download My Data')).toBeVisible();
  await expect(button(page, 'Delete Account')).toBeVisible();
  await link(page, 'Upgrade Now').click();
  await expectPath(page, '/upgrade');
  await page.goBack();
  await link(page, "Reveal Today's Question").click();
  await expectPath(page, '/question-of-the-day');
});

test('DASH-03 DASH-05 DASH-06 DASH-10 DASH-13 DASH-21 ROLE-21 a premium husband sees his counts and his tabs, and no offer', async ({
  page,
  premium,
  cast,
}) => {
  await cast.answer(premium, ['Peonies', 'Cardamom']);
  await page.goto('/dashboard');
  const facts = ['Account', 'Questions Answered', 'Custom Questions Created'];
  await expect.poll(async () => (await page.getByRole('term').allTextContents()).slice(0, 3)).toEqual(facts);
  await expect
    .poll(async () => (await page.getByRole('definition').allTextContents()).slice(0, 3))
    .toEqual(['Premium', '2', '0']);
  for (const name of ['Overview', 'Account Settings', 'Search Answers', 'Add Questions']) {
    await expect(tab(page, name)).toBeVisible();
  }
  await expect(tab(page, 'My Answers')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Upgrade to Premium' })).toHaveCount(0);
});

test('DASH-14 DASH-15 an administrator has a tab that leads to the admin screen', async ({
  page,
  administrator: _,
}) => {
  await page.goto('/dashboard');
  await tab(page, 'Admin Dashboard').click();
  await expectPath(page, '/dashboard?tab=admin');
  await link(page, 'Open the Admin Dashboard').click();
  await expectPath(page, '/admin');
});

test('the tabs are walked with the arrow keys, stand in the address, and can be linked to', async ({
  page,
  husband: _,
}) => {
  await page.goto('/dashboard');
  await tabTo(page, tab(page, 'Overview'));
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Account Settings')).toBeFocused();
  await expect(tab(page, 'Account Settings')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Account Settings' })).toBeVisible();
  await expectPath(page, '/dashboard?tab=account');
  await page.keyboard.press('End');
  await expect(tab(page, 'My Answers')).toBeFocused();
  await expectPath(page, '/dashboard?tab=search');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Overview')).toBeFocused();
  await expectPath(page, '/dashboard');
  await page.goBack();
  await expect(tab(page, 'My Answers')).toHaveAttribute('aria-selected', 'true');

  await page.goto('/dashboard?tab=search');
  await expect(page.getByRole('tabpanel', { name: 'My Answers' })).toBeVisible();
  await page.goto('/dashboard?tab=ai-query');
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
});

test('DASH-25 DASH-26 DASH-27 SHELL-23 ROLE-09 he takes all his answers with him as a file; the message goes after three seconds', async ({
  page,
  husband,
  cast,
  server,
}) => {
  const texts = ['Peonies', 'Ein Strauß – “wild” 🌾\nzweite Zeile', 'שלום'];
  const asked = await cast.answer(husband, texts);
  const { stop } = await takeTime(page);
  await page.goto('/dashboard');
  await expect(heading(page)).toContainText(husband.email);
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
});

test('DASH-28 DASH-34 a download and a deletion that fail say so', async ({ page, husband, network, server }) => {
  await page.goto('/dashboard');
  await expect(heading(page)).toContainText(husband.email);
  await network.refuse('GET /api/answers', 500);
  await button(page, 'Download My Data').click();
  await expect(complaint(page, 'Failed to download data')).toBeVisible();
  await network.refuse('DELETE /api/user', 500);
  await button(page, 'Delete Account').click();
  await button(dialog(page), 'Delete Account').click();
  await expect(complaint(page, 'Failed to delete account')).toBeVisible();
  expect(await server.status(accounts.me, {}, husband)).toBe(200);
});

test('DASH-29 DASH-30 DASH-31 DASH-32 DASH-33 ROLE-10 deleting the account asks first; declining changes nothing, accepting ends it', async ({
  page,
  husband,
  server,
}) => {
  await page.goto('/dashboard');
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
  await expectPath(page, '/login');
  expect(deletions()).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await server.status(accounts.login, { body: husband })).toBe(401);
  await mailTo(server, husband.email, 'Your Heartnote account was deleted');
});

test('DASH-63 DASH-64 what cannot be loaded is told, leaves the lists empty, and can be tried again', async ({
  page,
  husband,
  cast,
  network,
}) => {
  await cast.answer(husband, ['Peonies']);
  await network.refuse('GET /api/answers', 500);
  await network.refuse('GET /api/questions', 500);
  await page.goto('/dashboard?tab=search');
  await expect(complaint(page, 'Failed to load data')).toBeVisible();
  await expect(note(page, '0 answers found')).toBeVisible();
  await network.mend('GET /api/answers');
  await network.mend('GET /api/questions');
  await button(page, 'Try Again').click();
  await expect(note(page, '1 answer found')).toBeVisible();
  await expect(complaint(page, 'Failed to load data')).toHaveCount(0);
});

const bearer = ({ token }: { token: string }) => ({ Authorization: `Bearer ${token}` });
