import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { calendarFeed } from '../../contract/calendar-feed';
import { dailyMail } from '../../contract/daily-mail';
import { dates, type GivenDate } from '../../contract/dates';
import { DAY, HOUR } from '../../contract/time';
import { questionIdsByPoolId } from '../demo/store';
import { letterContext, sealSystem } from '../platform/crypto/keyring';
import { outbox } from '../platform/db/schema';
import { startTestApp, type TestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { openFreshDatabase } from '../testing/database';
import { keepLogOf } from '../testing/log-lines';
import { writeDown } from '../testing/notebook';
import { fatesOf, whileMailIsAway } from '../testing/outbox';
import type { Person } from '../testing/people';
import { tablesThatHold } from '../testing/traces';
import { sendReminders } from './send-reminders';

const WISH = 'A vermilion teapot, the one from the market in Porto.';
const OTHER_WISH = 'Linen sheets in moss green, I have wanted those for years.';
const DANGER = 'Nothing with hazelnuts, I am allergic to hazelnuts.';
const birthday: GivenDate = {
  occasion: 'her-birthday',
  label: 'Her birthday',
  rule: { kind: 'day', month: 12, day: 5 },
  leads: [14, 3],
};

describe('reminders of her days by mail', () => {
  let test: TestApp;
  let ids: Awaited<ReturnType<typeof questionIdsByPoolId>>;
  beforeAll(async () => {
    // A database of its own: the job looks at everybody's dates.
    test = await startTestApp({ database: await openFreshDatabase(), clock: createTestClock('2026-11-16T18:00:00Z') });
    ids = await questionIdsByPoolId(test.world.db);
  });
  afterAll(() => test.close());

  const inChicago = { 'x-time-zone': 'America/Chicago' };
  const tick = async (at: string) => {
    test.clock.set(at);
    await sendReminders(test.world);
    await test.settle();
  };
  const lettersTo = ({ email }: Person) => test.mailbox.to(email);
  const keep = async (role: 'basic' | 'premium', given: Partial<GivenDate> = {}) => {
    test.clock.set('2026-11-16T18:00:00Z');
    const him = await createCast(test).hire(role);
    const { status, body } = await test.call(dates.add, {
      as: him,
      body: { ...birthday, ...given },
      headers: inChicago,
    });
    expect(status).toBe(201);
    return { him, id: body.id };
  };
  const choose = (as: Person, body: object) =>
    test.call(dailyMail.savePreferences, { as, body: { dailyMail: true, hour: 8, ...body } });
  const tell = (as: Person, asked: string, text: string) => writeDown(test, as, text, ids.get(asked));

  it('comes once for each lead, in neutral words, with a way to stop its kind alone', async () => {
    const { him } = await keep('basic');
    await tick('2026-11-21T13:59:00Z');
    expect(lettersTo(him)).toHaveLength(0);
    await Promise.all([tick('2026-11-21T14:00:00Z'), sendReminders(test.world)]);
    await tick('2026-11-21T20:00:00Z');
    expect(lettersTo(him)).toHaveLength(1);
    const [letter] = lettersTo(him);
    expect(letter?.subject).toBe('A day to remember is coming up');
    expect(letter?.text).toContain('Her birthday is in 14 days, on Saturday, December 5.');
    expect(letter?.text).toContain('&kind=dates');
    expect(letter?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringContaining('kind=dates'),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': expect.stringContaining('<dates.'),
    });
    await tick('2026-12-02T14:00:00Z');
    expect(lettersTo(him).map(({ text }) => text.split('\n')[0])).toEqual([
      'Her birthday is in 14 days, on Saturday, December 5.',
      'Her birthday is in 3 days, on Saturday, December 5.',
    ]);
  });

  it.each([
    ['an hour', '2026-12-02T15:00:00Z', 'Her birthday is in 3 days'],
    ['a week, and the day is not over', '2026-12-05T23:00:00Z', 'Her birthday is today.'],
    ['a week, and the day is over', '2026-12-06T07:00:00Z', null],
  ])('after an outage of %s he hears of it as it is then, once, or not at all', async (_, back, words) => {
    const { him } = await keep('basic', { leads: [14, 7, 3] });
    await tick('2026-11-21T14:00:00Z');
    await tick(back);
    const after = lettersTo(him).slice(1);
    expect(after.map(({ text }) => text.includes(words ?? ''))).toEqual(words === null ? [] : [true]);
  });

  it('that waits for a mail server for days is not sent beside a nearer one', async () => {
    const { him } = await keep('basic');
    await whileMailIsAway(test, () => tick('2026-11-21T14:00:00Z'));
    await tick('2026-12-02T14:00:00Z');
    await test.world.outbox.deliverDue();
    expect(lettersTo(him).map(({ text }) => text.includes('in 3 days'))).toEqual([true]);
    const fates = (await fatesOf(test, 'date-reminder')).filter(({ userId }) => userId === him.id);
    expect(fates.map(({ status }) => status).sort()).toEqual(['gone', 'sent']);
  });

  it('that waits since the release before, which sealed what it is of, still leaves as what it is', async () => {
    const { him, id: dateId } = await keep('basic');
    await whileMailIsAway(test, () => tick('2026-11-21T14:00:00Z'));
    const [row] = await test.world.db.select().from(outbox).where(eq(outbox.userId, him.id));
    expect(row?.ref).toEqual({ userId: him.id, dateId, on: '2026-11-21' });
    const before = JSON.stringify({ ref: { userId: him.id, dateId, occurrence: '2026-12-05', lead: 14 } });
    const sealedLetter = sealSystem(test.world.vault.ring, letterContext(row?.id ?? ''), before);
    await test.world.db.update(outbox).set({ ref: null, sealedLetter }).where(eq(outbox.userId, him.id));
    test.clock.advance(HOUR);
    await test.world.outbox.deliverDue();
    expect(lettersTo(him).map(({ text }) => text.includes('in 14 days'))).toEqual([true]);
  });

  it('does not come for a day that he removed or moved, nor where he switched reminders off', async () => {
    const [gone, moved, off] = [await keep('basic'), await keep('basic'), await keep('basic')];
    await whileMailIsAway(test, () => tick('2026-11-21T14:00:00Z'));
    await test.call(dates.remove, { as: gone.him, params: { id: gone.id } });
    const body = { ...birthday, rule: { kind: 'day', month: 6, day: 1 } as const };
    await test.call(dates.edit, { as: moved.him, params: { id: moved.id }, body, headers: inChicago });
    await choose(off.him, { dateMail: false });
    test.clock.advance(HOUR);
    await test.world.outbox.deliverDue();
    await tick('2026-12-02T14:00:00Z');
    expect([gone, moved, off].map(({ him }) => lettersTo(him).length)).toEqual([0, 0, 0]);
  });

  it('is not swallowed by an edit in the minutes before a tick takes it, nor sent again by one after it', async () => {
    const { him, id } = await keep('basic');
    const edit = (label: string) =>
      test.call(dates.edit, { as: him, params: { id }, body: { ...birthday, label }, headers: inChicago });
    test.clock.set('2026-11-21T14:03:00Z');
    expect((await edit('Her big day')).status).toBe(200);
    await tick('2026-11-21T14:05:00Z');
    expect(lettersTo(him).map(({ text }) => text.split('\n')[0])).toEqual([
      'Her big day is in 14 days, on Saturday, December 5.',
    ]);
    expect((await edit('Her day')).status).toBe(200);
    await tick('2026-11-21T14:10:00Z');
    expect(lettersTo(him)).toHaveLength(1);
  });

  it('follows his zone and his hour between two leads', async () => {
    const { him } = await keep('basic');
    await tick('2026-11-21T14:00:00Z');
    await choose(him, { hour: 20, timeZone: 'Asia/Tokyo' });
    await tick('2026-12-02T10:59:00Z');
    expect(lettersTo(him)).toHaveLength(1);
    await tick('2026-12-02T11:00:00Z');
    expect(lettersTo(him)).toHaveLength(2);
  });

  it('with quotes off holds no word of hers, nor does the log: only how much is waiting', async () => {
    const { him } = await keep('premium');
    await tell(him, 'gift-001', WISH);
    await tell(him, 'gift-037', OTHER_WISH);
    const lines = keepLogOf(test);
    await tick('2026-11-21T14:00:00Z');
    const [letter] = lettersTo(him);
    expect(letter?.text).toMatch(/(One thing|Two things) she said (is|are) waiting for you\./);
    const everything = `${JSON.stringify(test.mailbox.sent)}${lines.join('\n')}`;
    for (const word of ['vermilion', 'teapot', 'Porto', 'Linen', 'moss']) expect(everything).not.toContain(word);
    for (const word of ['vermilion', 'moss green']) expect(await tablesThatHold(test.world.database, word)).toEqual([]);
  });

  it('tells what a day is called inside the letter alone: neither outside of it, nor in a log, a table or a discreet feed', async () => {
    const { him, id } = await keep('premium', { label: 'Zanzibar', discreetTitle: 'Quokka' });
    await tell(him, 'gift-001', WISH);
    const lines = keepLogOf(test);
    const { body } = await test.call(calendarFeed.make, { as: him, body: { discreet: true } });
    const feed = await test.raw({ method: 'GET', url: new URL(body.address).pathname });
    expect(feed.payload).toContain('SUMMARY:Quokka');
    for (const word of ['Zanzibar', 'vermilion']) expect(feed.payload).not.toContain(word);
    await tick('2026-11-21T14:00:00Z');
    const went = { params: { id, occurrence: '2026-12-05' }, body: { text: 'A xylophone played' } };
    test.clock.set('2026-12-13T14:00:00Z');
    expect((await test.call(dates.sayHowItWent, { as: him, ...went, headers: inChicago })).status).toBe(200);
    const [{ subject, text, html, headers } = { subject: '', text: '', html: '', headers: {} }] = lettersTo(him);
    expect(text).toContain('Zanzibar is in 14 days');
    const hidden = html.slice(0, html.indexOf('<h1'));
    for (const outside of [subject, JSON.stringify(headers), hidden, lines.join('\n')]) {
      for (const word of ['Zanzibar', 'Quokka', 'xylophone', 'vermilion']) expect(outside).not.toContain(word);
    }
    expect(hidden).toContain('Open it to see which one.');
    for (const word of ['Zanzibar', 'Quokka', 'xylophone']) {
      expect(await tablesThatHold(test.world.database, word)).toEqual([]);
    }
  });

  it('with quotes on tells what she said to the letter, dangers first, and not the same again', async () => {
    const { him } = await keep('premium');
    await choose(him, { quoteHerWords: true });
    for (const [asked, text] of [
      ['gift-001', WISH],
      ['gift-037', OTHER_WISH],
      ['gift-036', DANGER],
    ] as const) {
      await tell(him, asked, text);
    }
    await tick('2026-11-21T14:00:00Z');
    await tick('2026-12-02T14:00:00Z');
    const quotesIn = (text = '') => [...text.matchAll(/“([^”]+)”/g)].map(([, quote]) => quote ?? '');
    const [first, second] = lettersTo(him).map(({ text }) => quotesIn(text));
    for (const quote of [...(first ?? []), ...(second ?? [])]) {
      expect([WISH, OTHER_WISH, DANGER].some((said) => said.includes(quote))).toBe(true);
    }
    expect(first?.length).toBeGreaterThan(0);
    const wishes = (quotes: string[] = []) => quotes.filter((quote) => !DANGER.includes(quote));
    expect(wishes(second).filter((quote) => wishes(first).includes(quote))).toEqual([]);
    const dangerAt = first?.findIndex((quote) => DANGER.includes(quote)) ?? -1;
    expect(dangerAt).toBe(0);
    for (const { subject } of lettersTo(him)) expect(subject).toBe('A day to remember is coming up');
    expect(await tablesThatHold(test.world.database, 'vermilion')).toEqual([]);
  });

  it.each([
    [
      'what is for the two of them alone',
      'intim-010',
      'That night in the cabin by the vermilion lake, a perfect present.',
    ],
    ['what hurts', 'gift-001', 'My mother hit me on a vermilion birthday when I was nine, and I still cry about it.'],
  ])('with quotes on never tells %s', async (_, asked, text) => {
    const { him } = await keep('premium');
    await choose(him, { quoteHerWords: true });
    await tell(him, asked, text);
    await tick('2026-11-21T14:00:00Z');
    expect(lettersTo(him)).toHaveLength(1);
    expect(lettersTo(him)[0]?.text).not.toContain('vermilion');
  });

  it('tells no older word of a matter for the newer that was told before, nor that she said nothing', async () => {
    const { him } = await keep('premium');
    await choose(him, { quoteHerWords: true });
    await tell(him, 'gift-001', 'A silk scarf, please.');
    test.clock.advance(HOUR);
    await tell(him, 'gift-001', WISH);
    await tick('2026-11-21T14:00:00Z');
    await tick('2026-12-02T14:00:00Z');
    const [first, second] = lettersTo(him);
    expect(first?.text).toContain('teapot');
    expect(second?.text).not.toMatch(/silk scarf|Nothing she has told you/);
  });

  it('does not quote an answer that was deleted a second before it left', async () => {
    const { him } = await keep('premium');
    await choose(him, { quoteHerWords: true });
    const { answer_id: id } = await tell(him, 'gift-001', WISH);
    await whileMailIsAway(test, () => tick('2026-11-21T14:00:00Z'));
    expect((await test.call(answers.remove, { as: him, params: { id } })).status).toBe(200);
    test.clock.advance(HOUR);
    await test.world.outbox.deliverDue();
    expect(lettersTo(him)).toHaveLength(1);
    expect(lettersTo(him)[0]?.text).not.toContain('teapot');
  });

  it('with quotes on and nothing that speaks of it names what to ask her', async () => {
    const { him } = await keep('premium');
    await choose(him, { quoteHerWords: true });
    await tick('2026-11-21T14:00:00Z');
    expect(lettersTo(him)[0]?.text).toContain('You could ask her:');
  });

  it('that stood in a backup from long ago is not sent when that is restored', async () => {
    const { him, id } = await keep('basic', { leads: [3, 0] });
    await tick('2028-01-10T14:00:00Z');
    expect(lettersTo(him)).toHaveLength(0);
    const { rows } = await test.world.database.executeSql('select next_at from important_date where id = $1', [id]);
    expect((rows[0] as { next_at: Date }).next_at.toISOString()).toBe('2028-12-02T14:00:00.000Z');
  });

  it('cannot be quoted by whoever lost Premium, though the switch is still on', async () => {
    const { him } = await keep('premium');
    await choose(him, { quoteHerWords: true });
    await tell(him, 'gift-001', WISH);
    await test.world.database.executeSql('update subscription set current_period_end = $2 where user_id = $1', [
      him.id,
      new Date(test.clock.now().getTime() - 30 * DAY),
    ]);
    await tick('2026-11-21T14:00:00Z');
    expect(lettersTo(him)).toHaveLength(1);
    expect(lettersTo(him)[0]?.text).not.toMatch(/teapot|she said/);
  });
});
