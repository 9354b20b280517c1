import type { Page } from '@playwright/test';
import { accounts } from '../contract/accounts';
import { paths } from '../contract/paths';
import { bar, button, dialog, expectPath, field, heading, link, logInThroughForm } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const expired = 'Your session has expired. Would you like to log in again?';
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test('SESSION-04 SESSION-11 SESSION-13 SESSION-14 SESSION-18 a session that was ended elsewhere: the next call prompts, and declining goes to the root', async ({
  page,
  husband,
  cast,
  watching,
}) => {
  await page.goto(paths.questionOfTheDay);
  await expect(field(page, 'Her answer')).toBeVisible();
  // What the page still asks for by itself would prompt before he does.
  await page.waitForLoadState('networkidle');
  await cast.endSession(husband);
  watching.expectRefusal('/api');
  await link(bar(page), 'Search Answers').click();
  await expect(dialog(page)).toContainText(expired);
  expect(await storedToken(page)).toBeNull();
  await button(dialog(page), 'Not now').click();
  await expectPath(page, '/');
  await expect(heading(page, 'Log in')).toBeVisible();
});

test('SHELL-18 SHELL-19 SHELL-20 SESSION-09 he logs out by the bar: the token goes, also on the server; the next person on the same browser sees nothing of the one before', async ({
  page,
  cast,
  husband,
  server,
}) => {
  const [question = ''] = await cast.answer(husband, ['Her grandmother’s blue vase']);
  await page.goto(paths.viewAnswers);
  await expect(page.getByRole('article', { name: question })).toContainText('Her grandmother’s blue vase');
  await link(bar(page), 'Question of the Day').click();
  await field(page, 'Her answer').fill('Half a sentence');
  await button(bar(page), 'Logout').click();
  await expectPath(page, paths.login);
  await expect(heading(page, 'Log in')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect.poll(() => server.status(accounts.me, {}, husband)).toBe(401);
  await page.goBack();
  await expectPath(page, paths.login);

  const other = await cast.husband();
  await logInThroughForm(page, other);
  await expect(heading(page)).toContainText(other.email);
  for (const path of [paths.dashboard, paths.questionOfTheDay, paths.viewAnswers, paths.searchAnswers]) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(/blue vase|Half a sentence/)).toHaveCount(0);
    await expect(page.getByText(husband.email)).toHaveCount(0);
  }
  await page.goto(paths.questionOfTheDay);
  await expect(field(page, 'Her answer')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /blue vase|Half a sentence/,
  );
});
