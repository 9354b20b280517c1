import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths';
import { newAddress, PASSWORD } from '../fixtures/people';
import { bar, button, expectPath, field, heading, link, logInTo, note, skipQuestion } from '../fixtures/screen';
import { itIs } from '../fixtures/server-clock';
import { expect, test } from '../fixtures/story';
import { testInThorough } from '../fixtures/test-in-thorough';
import { isThorough } from '../fixtures/thorough';

/** Eight in the evening in Chicago. In the night to Sunday the clocks go forward: that day has 23 hours. */
const week = [
  ['2027-03-11T02:00:00Z', 'Wednesday, March 10'],
  ['2027-03-12T02:00:00Z', 'Thursday, March 11'],
  ['2027-03-13T02:00:00Z', 'Friday, March 12'],
  ['2027-03-14T02:00:00Z', 'Saturday, March 13'],
  ['2027-03-15T01:00:00Z', 'Sunday, March 14'],
  ['2027-03-16T01:00:00Z', 'Monday, March 15'],
  ['2027-03-17T01:00:00Z', 'Tuesday, March 16'],
] as const;
/** All of it where there is time; in the usual run the evenings around the change. */
const evenings = isThorough ? week : week.slice(3, 6);

test(`QOTD-01 QOTD-45 ${evenings.length} evenings of asking, across the change of the clocks: each a new question, and as many days in a row`, async ({
  page,
  cast,
  server,
}) => {
  // An hour before the first evening: time never runs backwards.
  await itIs('2027-03-11T01:00:00Z', server, page);
  const person = await cast.husband();
  await logInTo(page, paths.questionOfTheDay, person);
  await expectPath(page, paths.questionOfTheDay);

  const asked: string[] = [];
  for (const [index, [moment, day]] of evenings.entries()) {
    await itIs(moment, server, page);
    await page.goto(paths.questionOfTheDay);
    await expect(page.getByRole('time')).toHaveText(day);
    const question = (await heading(page).textContent()) ?? '';
    expect(asked).not.toContain(question);
    asked.push(question);

    await writeDown(page, `What she said on ${day}`);
    if (index > 0) await expect(page.getByText(`${index + 1} days in a row`)).toBeVisible();
    await expect(page.getByText(/^Done for today/)).toBeVisible();
  }

  await link(page, 'Read all her answers').click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['March 2027']);
  const entries = page.getByRole('article');
  await expect(entries).toHaveCount(evenings.length);
  for (const [index, [, day]] of [...evenings].reverse().entries()) {
    await expect(entries.nth(index)).toContainText(`What she said on ${day}`);
  }
});

testInThorough(
  'QOTD-45 a husband in Kiritimati and one in Honolulu are a calendar day apart, and each has his own midnight',
  async ({ device, cast, server }) => {
    const east = await device(null, { timezoneId: 'Pacific/Kiritimati' });
    const west = await device(null, { timezoneId: 'Pacific/Honolulu' });
    // Half past eleven at night in both places, on two dates.
    await itIs('2027-05-10T09:30:00Z', server, east, west);
    for (const page of [east, west]) {
      const account = await cast.signUp();
      await cast.verify(account);
      await logInTo(page, paths.questionOfTheDay, { email: account.email, password: PASSWORD });
      await expectPath(page, paths.questionOfTheDay);
    }
    await expect(east.getByRole('time')).toHaveText('Monday, May 10');
    await expect(west.getByRole('time')).toHaveText('Sunday, May 9');

    const evening = new Map<Page, string>();
    for (const page of [east, west]) {
      evening.set(page, (await heading(page).textContent()) ?? '');
      await writeDown(page, 'Said just before midnight');
    }

    // An hour later it is another day in both places, and still the same day in Greenwich.
    await itIs('2027-05-10T10:30:00Z', server, east, west);
    for (const [page, day] of [
      [east, 'Tuesday, May 11'],
      [west, 'Monday, May 10'],
    ] as const) {
      await page.goto(paths.questionOfTheDay);
      await expect(page.getByRole('time')).toHaveText(day);
      await expect(field(page, 'Her answer')).toHaveValue('');
      await expect(heading(page, evening.get(page) ?? '')).toHaveCount(0);
      await writeDown(page, 'Said just after midnight');
      await expect(page.getByText('2 days in a row')).toBeVisible();
    }
  },
);

testInThorough(
  'a text that was begun before midnight stays with its question, and the new day is not lost',
  async ({ page, cast, server }) => {
    await itIs('2027-04-21T04:50:00Z', server, page);
    const person = await cast.husband();
    await logInTo(page, paths.questionOfTheDay, person);
    await expect(field(page, 'Her answer')).toBeVisible();
    const tuesday = (await heading(page).textContent()) ?? '';
    await field(page, 'Her answer').fill('Half a thought');

    await itIs('2027-04-21T13:00:00Z', server, page);
    await page.reload();
    await expect(heading(page, tuesday)).toHaveCount(0);
    await expect(note(page, 'You started her answer to another question:')).toContainText(tuesday);
    await button(page, 'Continue writing').click();
    await expect(heading(page, tuesday)).toBeVisible();
    await expect(field(page, 'Her answer')).toHaveValue('Half a thought');
    await button(page, 'Submit Answer').click();
    await expect(note(page, 'Answer submitted successfully!')).toBeVisible();
    await link(bar(page), 'Dashboard').click();
    await expect(link(page, "Reveal Today's Question")).toBeVisible();
    await expect(page.getByText(/^Done for today/)).toHaveCount(0);
  },
);

test("a page that stays open over midnight: skips and 'on this day' are the new day's, and what he writes stays", async ({
  page,
  context,
  cast,
  server,
}) => {
  // A month before, on the 22nd, she said something; it is five to midnight of the 21st, in Chicago.
  await itIs('2027-05-22T17:00:00Z', server, page);
  const person = await cast.husband(newAddress('over-midnight'));
  await cast.answer(person, ['Said a month ago']);
  await itIs('2027-06-22T04:55:00Z', server, page);
  await logInTo(page, paths.questionOfTheDay, person);
  await expect(field(page, 'Her answer')).toBeVisible();
  await skipQuestion(page, 6);
  const monday = (await heading(page).textContent()) ?? '';
  await field(page, 'Her answer').fill('Half a thought');

  const dashboard = await context.newPage();
  await itIs('2027-06-22T04:56:00Z', server, dashboard);
  await dashboard.goto(paths.dashboard);
  await expect(dashboard.getByText('Monday, June 21')).toBeVisible();
  await expect(dashboard.getByText('One month ago today')).toHaveCount(0);

  await itIs('2027-06-22T05:02:00Z', server);
  for (const open of [page, dashboard]) await open.clock.fastForward('07:00');
  await expect(page.getByText('7/7')).toBeVisible();
  await expect(heading(page, monday)).toBeVisible();
  await expect(field(page, 'Her answer')).toHaveValue('Half a thought');
  await expect(dashboard.getByText('Tuesday, June 22')).toBeVisible();
  await expect(dashboard.getByText('One month ago today')).toBeVisible();
});

async function writeDown(page: Page, words: string): Promise<void> {
  await field(page, 'Her answer').fill(words);
  await button(page, 'Submit Answer').click();
  await expect(note(page, 'Answer submitted successfully!')).toBeVisible();
  await page.clock.fastForward(2000);
  await expectPath(page, paths.dashboard);
}
