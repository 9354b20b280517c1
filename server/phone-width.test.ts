import { type Browser, chromium } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../contract/accounts';
import { contact } from '../contract/contact';
import { dailyMail } from '../contract/daily-mail';
import { dates } from '../contract/dates';
import { limits } from '../contract/limits';
import * as accountLetters from './accounts/letters';
import { givenUpLetter, unknownCustomerLetter } from './billing/removal-letters';
import { sendDailyMails } from './daily-mail/send-daily';
import { type HerPart, reminderLetter } from './dates/reminder-letter';
import { sendReminders } from './dates/send-reminders';
import { composeLetter } from './platform/mail/compose';
import type { Letter } from './platform/mail/letter';
import { startTestApp, type TestApp } from './testing/app';
import { createTestClock } from './testing/clock';
import { emptiedDatabase } from './testing/emptied-database';
import { openNewestLink, PASSWORD } from './testing/people';

const LONG = 'x'.repeat(300);
let unique = 0;
/** As long as an address may be, with nowhere to break it. */
const longEmail = () => `${`him${++unique}`.padEnd(64, 'm')}@${'d'.repeat(60)}.${'e'.repeat(60)}.example.com`;

let test: TestApp;
let browser: Browser;
beforeAll(async () => {
  const executablePath = process.env.HEARTNOTE_CHROMIUM;
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  // Of its own: the daily mail goes to everybody.
  test = await startTestApp({ database: await emptiedDatabase(), clock: createTestClock('2027-03-02T12:00:00Z') });
});
afterAll(async () => {
  await browser?.close();
  await test?.close();
});

/** By how much each is wider than a phone's screen. */
async function excess(letters: Letter[], width: number): Promise<Record<string, number>> {
  const page = await browser.newPage({ viewport: { width, height: 700 }, isMobile: true });
  const found: Record<string, number> = {};
  for (const { subject, html } of letters) {
    await page.setContent(html);
    found[subject] = (await page.evaluate<number>('document.documentElement.scrollWidth')) - width;
  }
  await page.close();
  return found;
}
const fitting = (letters: Letter[]) => Object.fromEntries(letters.map(({ subject }) => [subject, 0]));

/** Everything that the product mails in the life of an account. */
async function everyMail(): Promise<Letter[]> {
  const [email, next] = [longEmail(), longEmail()];
  const account = { email, password: PASSWORD };
  await test.call(accounts.signup, { body: account });
  await openNewestLink(test, email);
  await test.call(accounts.signup, { body: account });
  const { body: as } = await test.call(accounts.login, { body: account });
  await test.call(accounts.requestReset, { body: { email } });
  const passwords = { currentPassword: PASSWORD, newPassword: `${PASSWORD}2` };
  await test.call(accounts.changePassword, { as, body: passwords });
  const message = { name: 'n'.repeat(100), subject: 's'.repeat(200), message: LONG, purpose: 'idea' } as const;
  await test.call(contact.send, { as, body: { ...message, email } });
  test.clock.set('2027-03-03T20:00:00Z');
  await sendDailyMails(test.world);
  await test.settle();
  const { body: again } = await test.call(accounts.login, { body: { email, password: passwords.newPassword } });
  const label = 'x'.repeat(limits.dates.label);
  const day = { occasion: 'other' as const, label, rule: { kind: 'day', month: 3, day: 6 } as const, leads: [2] };
  expect((await test.call(dates.add, { as: again, body: day })).status).toBe(201);
  test.clock.set('2027-03-04T20:00:00Z');
  await sendReminders(test.world);
  await test.settle();
  await test.call(dailyMail.unsubscribe, { query: { email } });
  await test.call(dailyMail.unsubscribe, { query: { email, kind: 'dates' } });
  await test.call(accounts.changeEmail, { as: again, body: { newEmail: next } });
  await openNewestLink(test, next);
  expect((await test.call(accounts.deleteAccount, { as: again })).status).toBe(200);
  const { contact: owner } = test.world.config.mail;
  const ours = [unknownCustomerLetter(owner, `cus_${LONG}`), givenUpLetter(owner, `cus_${LONG}`)];
  return [...test.mailbox.sent.map(({ letter }) => letter), ...ours];
}

describe('on a phone no mail is wider than the screen', () => {
  it('MAIL-08 none of those that an account gets, with addresses as long as they may be', {
    timeout: 60_000,
  }, async () => {
    const letters = await everyMail();
    const subjects = letters.map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Ask her today: /),
        'Reset your Heartnote password',
        'A day to remember is coming up',
        "You won't get reminders from Heartnote anymore",
      ]),
    );
    expect(new Set(subjects).size).toBeGreaterThanOrEqual(10);
    for (const width of [320, 390]) expect(await excess(letters, width), `at ${width}`).toEqual(fitting(letters));
  });

  it('MAIL-08 none of those about an account, whether anybody has got it yet or not', async () => {
    const letters = Object.values(accountLetters).map((write) =>
      write(longEmail(), `https://heartnote.example/${LONG}`),
    );
    expect(letters.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'Someone is guessing your Heartnote password',
        'Your Heartnote account is back on its previous email address',
        'Choose a password for your Heartnote account',
      ]),
    );
    for (const width of [320, 390]) expect(await excess(letters, width), `at ${width}`).toEqual(fitting(letters));
  });

  it('no reminder either, with all that it may hold: ideas, her words, and how it went the last time', async () => {
    const content = { label: 'x'.repeat(limits.dates.label), rule: { kind: 'day', month: 3, day: 6 } as const };
    const told = { ideas: [LONG], her: { kind: 'words', words: [LONG, LONG] } as HerPart, lastTime: { text: LONG } };
    const letters = [0, 14].map((daysLeft) =>
      reminderLetter(test.world, { to: longEmail(), occurrence: '2027-03-06', daysLeft, content, ...told }),
    );
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(2);
    for (const width of [320, 390]) expect(await excess(letters, width), `at ${width}`).toEqual(fitting(letters));
  });

  it('nor any that may yet be written: whatever part of it has no place to break', async () => {
    const to = longEmail();
    const url = `https://heartnote.example/${LONG}`;
    const whole = {
      to,
      subject: 'Whole',
      preview: LONG,
      heading: LONG,
      paragraphs: [LONG, url],
      footer: [LONG, `See ${url}`],
    };
    const letters = [composeLetter({ ...whole, action: { label: LONG, url } })];
    for (const width of [320, 390]) expect(await excess(letters, width), `at ${width}`).toEqual(fitting(letters));
  });
});

describe('an email can be read', () => {
  const letter = composeLetter({
    to: 'tom@example.com',
    subject: 'Hello',
    preview: 'Hello',
    heading: 'Heading',
    paragraphs: ['Words'],
    action: { label: 'Open', url: 'https://heartnote.example/' },
    footer: ['Why', { label: 'Stop', url: 'https://heartnote.example/stop' }],
  });
  it.each(['light', 'dark'] as const)('by day and by night: in %s every word stands out', async (colorScheme) => {
    const page = await browser.newPage({ viewport: { width: 320, height: 700 }, colorScheme });
    await page.setContent(letter.html);
    await page.evaluate(axe.source);
    const { violations, passes } = await page.evaluate<AxeResults>("axe.run({ runOnly: ['color-contrast'] })");
    expect(violations).toEqual([]);
    expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(5);
    const ground = await page.evaluate('getComputedStyle(document.body).backgroundColor');
    expect(ground).toBe(colorScheme === 'light' ? 'rgb(251, 248, 243)' : 'rgb(18, 26, 43)');
    await page.close();
  });
});
