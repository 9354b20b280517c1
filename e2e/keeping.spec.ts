import type { Page } from '@playwright/test';
import { answers } from '../contract/answers';
import { dashboardAt, paths } from '../contract/paths';
import { PASSWORD } from './fixtures/people';
import {
  bar,
  button,
  choose,
  dialog,
  expectPath,
  field,
  heading,
  link,
  logInThroughForm,
  logInTo,
  note,
} from './fixtures/screen';
import { expect, test } from './fixtures/story';
import { testInThorough } from './fixtures/test-in-thorough';
import { changeOnTwoDevices } from './fixtures/two-devices';

/** Nothing that he typed is lost, and nothing false is said. */

const answerBox = 'Her answer';
const notKept = "This browser doesn't let us keep drafts.";
const notLoggedIn = "This browser doesn't let us keep you logged in.";

/** As with cookies blocked: merely naming the storage throws. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
  });
}

/** The browser has no room left for anything. */
async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Storage.prototype.setItem = refuse;
    IDBObjectStore.prototype.put = refuse;
  });
}

test('with storage blocked he reads, logs in, writes, skips, gets his words back and sends them', async ({
  page,
  cast,
}) => {
  const person = await cast.husband();
  await blockStorage(page);
  await page.goto(paths.help);
  await expect(heading(page)).toBeVisible();
  await logInTo(page, paths.questionOfTheDay, person);
  await expectPath(page, paths.questionOfTheDay);
  await expect(note(page, notLoggedIn)).toBeVisible();

  await expect(field(page, answerBox)).toBeVisible();
  const asked = (await heading(page).textContent()) ?? '';
  await field(page, answerBox).fill('Peonies, the pale ones');
  await expect(note(page, notKept)).toBeVisible();
  await button(page, 'Skip Question').click();
  await expect(field(page, answerBox)).toHaveValue('');
  await link(bar(page), 'Dashboard').click();
  await link(bar(page), 'Question of the Day').click();
  await expect(page.getByText('Peonies, the pale ones')).toBeVisible();
  await button(page, 'Continue writing').click();
  await expect(heading(page, asked)).toBeVisible();
  await expect(field(page, answerBox)).toHaveValue('Peonies, the pale ones');
  await button(page, 'Submit Answer').click();
  await expectPath(page, paths.dashboard);
  await expect(page.getByText('Peonies, the pale ones')).toBeVisible();
  await button(bar(page), 'Logout').click();
  await expectPath(page, paths.login);
});

test('with storage full a changed password is changed, an answer of the assistant arrives, and a draft is said not to be kept', async ({
  page,
  premium,
  cast,
}) => {
  await cast.answer(premium, ['Her favorite flowers are peonies, the pale ones']);
  await fillStorage(page);
  await page.goto(paths.accountSettings);
  await field(page, 'Current password').fill(PASSWORD);
  await field(page, 'New password').fill('Password2');
  await field(page, 'Confirm new password').fill('Password2');
  await button(page, 'Change Password').click();
  await expect(note(page, 'Password updated successfully')).toBeVisible();
  await expect(note(page, notLoggedIn)).toBeVisible();

  await link(bar(page), 'AI Assistant').click();
  await field(page, 'Your question').fill('Which flowers does she love?');
  await expect(note(page, notKept)).toBeVisible();
  await button(page, 'Ask AI').click();
  const entry = page.getByRole('article', { name: 'Which flowers does she love?' });
  await expect(entry).toContainText('peonies, the pale ones');
  await expect(page.getByText('This browser has no room to keep these')).toBeVisible();

  await link(bar(page), 'Question of the Day').click();
  await field(page, answerBox).fill('Half a sentence');
  await expect(note(page, notKept)).toBeVisible();
  await link(bar(page), 'Dashboard').click();
  await link(bar(page), 'Question of the Day').click();
  await expect(field(page, answerBox)).toHaveValue('Half a sentence');
});

test('QOTD-39 SESSION-09 in two tabs: what is typed in one is in the other, a skip takes nothing, on the way back either, and a logout in one takes all from both', async ({
  page,
  context,
  husband: _,
}) => {
  const other = await context.newPage();
  await page.goto(paths.questionOfTheDay);
  await expect(field(page, answerBox)).toBeVisible();
  const asked = (await heading(page).textContent()) ?? '';
  await field(page, answerBox).fill('Peonies, the pale ones');
  await other.goto(paths.questionOfTheDay);
  await expect(field(other, answerBox)).toHaveValue('Peonies, the pale ones');
  await field(other, answerBox).fill('Peonies, the pale ones, and tulips');
  await expect(field(page, answerBox)).toHaveValue('Peonies, the pale ones, and tulips');

  await button(page, 'Skip Question').click();
  await expect(note(page, 'Question skipped!')).toBeVisible();
  await expect(field(page, answerBox)).toHaveValue('');
  await expect(page.getByText(asked)).toBeVisible();
  await link(bar(page), 'Dashboard').click();
  await expectPath(page, paths.dashboard);
  await page.goBack();
  await expect(page.getByText('Peonies, the pale ones, and tulips')).toBeVisible();
  await other.reload();
  await expect(other.getByText('Peonies, the pale ones, and tulips')).toBeVisible();
  await button(other, 'Continue writing').click();
  await expect(heading(other, asked)).toBeVisible();

  await button(bar(other), 'Logout').click();
  for (const tab of [other, page]) {
    await expectPath(tab, paths.login);
    await expect(heading(tab, 'Log in')).toBeVisible();
  }
  expect(await other.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])).toEqual([{}, {}]);
});

testInThorough(
  'a session that ends in the middle of an edit: he logs in, is led back to it, and saves it',
  async ({ page, premium, cast, watching }) => {
    const [question = ''] = await cast.answer(premium, [
      'Peonies',
      ...Array.from({ length: 12 }, (_, n) => `Other ${n}`),
    ]);
    await page.goto(dashboardAt('search'));
    await button(page, 'Page 2').click();
    const entry = page.getByRole('article', { name: question });
    await choose(entry, 'Edit answer');
    await field(entry, answerBox).fill('Peonies, the pale ones, in June');
    await cast.endSession(premium);
    watching.expectRefusal('/api');
    await button(entry, 'Save').click();
    await expect(dialog(page)).toContainText('Your session has expired.');
    await button(dialog(page), 'Log in').click();

    await logInThroughForm(page, premium);
    await link(page, 'her answer, that you were changing').click();
    const offer = page.getByRole('region', { name: 'Not saved yet' });
    await expect(field(offer, answerBox)).toHaveValue('Peonies, the pale ones, in June');
    await button(offer, 'Save').click();
    await expect(note(page, 'Answer updated successfully!')).toBeVisible();
    await expect(offer).toHaveCount(0);
  },
);

test('two devices change one answer: the second sees both, side by side, and on a phone below each other', async ({
  page,
  premium,
  cast,
  server,
  watching,
}) => {
  const entry = await changeOnTwoDevices({ page, cast, server, watching, person: premium });
  const [mine, theirs] = [field(entry, 'Your text'), entry.getByText('Peonies in June')];
  await expect(mine).toHaveValue('Peonies, the pale ones');
  const boxes = async () => [await mine.boundingBox(), await theirs.boundingBox()];
  const [left, right] = await boxes();
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await page.setViewportSize({ width: 390, height: 844 });
  const [above, below] = await boxes();
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await button(entry, 'Add it below mine').click();
  await button(entry, 'Keep mine').click();
  await expect(note(page, 'Answer updated successfully!')).toBeVisible();
  const [saved] = await server.call(answers.list, {}, premium);
  expect(saved?.answer_text).toBe('Peonies, the pale ones\n\nPeonies in June');
});
