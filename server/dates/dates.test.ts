import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { dailyMail } from '../../contract/daily-mail';
import type { DateRule } from '../../contract/date-rules';
import { dates, type GivenDate } from '../../contract/dates';
import { importantDate } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import type { Person } from '../testing/people';

const test = await startTestApp({ clock: createTestClock('2026-11-16T18:00:00Z') });
const cast = createCast(test);
const { db } = test.world;
afterAll(() => test.close());

const inChicago = { 'x-time-zone': 'America/Chicago' };
const birthday: GivenDate = {
  occasion: 'her-birthday',
  label: 'Her birthday',
  rule: { kind: 'day', month: 12, day: 5, year: 1986 },
  leads: [3, 14],
};
const add = (as: Person, given: Partial<GivenDate> = {}, headers: Record<string, string> = {}) =>
  test.call(dates.add, { as, body: { ...birthday, ...given }, headers: { ...inChicago, ...headers } });
const list = async (as: Person) => (await test.call(dates.list, { as, headers: inChicago })).body;
const rowOf = async (id: string) => (await db.select().from(importantDate).where(eq(importantDate.id, id)))[0];

describe('a day he keeps', () => {
  it('is added, listed by nearness, changed and removed', async () => {
    const him = await cast.hire('basic');
    const added = await add(him);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      label: 'Her birthday',
      leads: [14, 3],
      next: '2026-12-05',
      daysLeft: 19,
      years: 40,
      sequence: 0,
      went: [],
    });
    await add(him, { label: 'The day we met', occasion: 'day-we-met', rule: { kind: 'day', month: 11, day: 20 } });
    await add(him, { label: 'Today', occasion: 'other', rule: { kind: 'day', month: 11, day: 16 } });
    await add(him, { label: 'Yesterday', occasion: 'other', rule: { kind: 'day', month: 11, day: 15 } });
    const shown = (await list(him)).map(({ label, daysLeft }) => [label, daysLeft]);
    expect(shown).toEqual([
      ['Today', 0],
      ['The day we met', 4],
      ['Her birthday', 19],
      ['Yesterday', 364],
    ]);
    const { id } = added.body;
    const body = { ...birthday, label: "Anna's birthday", basedOn: 0 };
    const edited = await test.call(dates.edit, { as: him, params: { id }, body, headers: inChicago });
    expect(edited.body).toMatchObject({ id, label: "Anna's birthday", sequence: 1 });
    expect((await test.call(dates.remove, { as: him, params: { id } })).status).toBe(200);
    expect((await list(him)).map(({ label }) => label)).not.toContain("Anna's birthday");
    expect((await test.call(dates.remove, { as: him, params: { id } })).status).toBe(404);
  });

  it('plans its next reminder in the open, and nothing else', async () => {
    const him = await cast.hire('basic');
    const { body } = await add(him, { label: 'Rosalindabel' });
    const row = await rowOf(body.id);
    expect(row).toMatchObject({ nextAt: new Date('2026-11-21T14:00:00Z'), nextOn: '2026-11-21' });
    const { sealedDate, ...open } = row ?? { sealedDate: Buffer.alloc(0) };
    expect(JSON.stringify(open)).not.toMatch(/Rosalindabel|birthday|12-05/);
    expect(sealedDate.includes('Rosalindabel')).toBe(false);
    const silent = await add(him, { leads: [] });
    expect(await rowOf(silent.body.id)).toMatchObject({ nextAt: null, nextOn: null });
  });

  it('opens in its own row only', async () => {
    const [him, other] = [await cast.hire('basic'), await cast.hire('basic')];
    const [one, two] = [await add(him), await add(other)];
    const { sealedDate } = (await rowOf(one.body.id)) ?? { sealedDate: Buffer.alloc(0) };
    await db.update(importantDate).set({ sealedDate }).where(eq(importantDate.id, two.body.id));
    expect(await list(other)).toEqual([]);
    const params = { id: two.body.id };
    expect((await test.call(dates.edit, { as: other, params, body: birthday })).status).toBe(404);
  });

  it("is nobody else's", async () => {
    const [him, other] = [await cast.hire('basic'), await cast.hire('premium')];
    const params = { id: (await add(him)).body.id };
    expect(await list(other)).toEqual([]);
    expect((await test.call(dates.edit, { as: other, params, body: birthday })).status).toBe(404);
    expect((await test.call(dates.remove, { as: other, params })).status).toBe(404);
    expect(await list(him)).toHaveLength(1);
  });

  it('is added once by a submission that comes again, and another one under the same name is refused', async () => {
    const him = await cast.hire('basic');
    const headers = { 'idempotency-key': 'one' };
    const [first, second] = await Promise.all([add(him, {}, headers), add(him, {}, headers)]);
    expect(second.body.id).toBe(first.body.id);
    expect(await list(him)).toHaveLength(1);
    const other = await add(him, { label: 'Something else' }, headers);
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused']);
  });

  it('is not overwritten by an edit that began with another one', async () => {
    const him = await cast.hire('basic');
    const { id } = (await add(him)).body;
    const edit = (label: string) =>
      test.call(dates.edit, { as: him, params: { id }, body: { ...birthday, label, basedOn: 0 } });
    const replies = await Promise.all([edit('One'), edit('Two')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('date_changed');
  });

  it('may be one of fifty', async () => {
    const him = await cast.hire('basic');
    for (let n = 0; n < 49; n += 1) await add(him);
    const replies = await Promise.all([add(him), add(him), add(him)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.error).toBe(
      'You keep 50 days, which is the limit. Please remove one before you add another.',
    );
    expect(await list(him)).toHaveLength(50);
  });
});

describe('what is refused with a sentence', () => {
  const day = (more: object) => ({ rule: { kind: 'day', month: 4, day: 1, ...more } as DateRule });
  it.each([
    ['31 April', day({ day: 31 }), "That day doesn't exist in that month"],
    ['month 13', day({ month: 13 }), 'Please choose a month from January to December'],
    ['a year before 1900', day({ year: 1899 }), 'Please enter a year between 1900 and next year, or leave it empty'],
    ['a year after next', day({ year: 2028 }), 'Please enter a year between 1900 and next year, or leave it empty'],
    ['five leads', { leads: [1, 2, 3, 4, 5] }, 'Please choose at most 4 reminders for a day'],
    ['a blank label', { label: '  ' }, 'Please say what day this is'],
    ['a label too long', { label: 'x'.repeat(81) }, 'The name of a day must be 80 characters or less'],
    ['a label of two lines', { label: 'One\r\nDTSTART:1' }, 'Please write it on one line'],
    ['an occasion nobody knows', { occasion: 'payday' as never }, 'Please choose an occasion from the list'],
    ['no rule', { rule: null as never }, 'Please say when the day is'],
  ])('%s', async (_, given, error) => {
    const him = await cast.hire('basic');
    const refused = await add(him, given);
    expect([refused.status, refused.body.error]).toEqual([400, error]);
    expect(await list(him)).toEqual([]);
  });

  it('next year may be the first', async () => {
    expect((await add(await cast.hire('basic'), day({ year: 2027 }))).body.next).toBe('2027-04-01');
  });
});

describe('what comes next', () => {
  const next = async (as: Person) => (await test.call(dates.next, { as, headers: inChicago })).body;

  it('is the nearest three, today included, by the calendar where he is', async () => {
    const him = await cast.hire('basic');
    for (const [label, month, date] of [
      ['Far', 3, 1],
      ['Today', 11, 16],
      ['Soon', 11, 18],
      ['Later', 12, 24],
    ] as const) {
      await add(him, { label, occasion: 'other', rule: { kind: 'day', month, day: date } });
    }
    const shown = (await next(him)).dates.map(({ label, daysLeft }) => [label, daysLeft]);
    expect(shown).toEqual([
      ['Today', 0],
      ['Soon', 2],
      ['Later', 38],
    ]);
    const { body } = await test.call(dates.next, { as: him, headers: { 'x-time-zone': 'Pacific/Kiritimati' } });
    expect(body.dates.map(({ label }) => label)).toEqual(['Soon', 'Later', 'Far']);
  });

  it('asks once how a day went, a week after it, and keeps what he says with the day', async () => {
    const him = await cast.hire('basic');
    const { id } = (await add(him, { rule: { kind: 'day', month: 11, day: 18 } })).body;
    const occurrence = '2026-11-18';
    const say = (text: string | null, day = occurrence) =>
      test.call(dates.sayHowItWent, { as: him, params: { id, occurrence: day }, body: { text }, headers: inChicago });
    expect([(await say('Fine')).status, (await say('Fine')).body.code]).toEqual([400, 'date_not_over']);
    try {
      test.clock.set('2026-11-24T18:00:00Z');
      expect((await next(him)).howItWent).toBeNull();
      test.clock.set('2026-11-25T18:00:00Z');
      expect((await next(him)).howItWent).toEqual({
        ...{ id, label: 'Her birthday', occasion: 'her-birthday', occurrence, planned: [] },
      });
      expect((await say('She cried over the book', '2026-11-17')).status).toBe(404);
      expect((await say(' ')).body.error).toBe('Please write how it went');
      expect((await say('She cried over the book')).status).toBe(200);
      expect((await next(him)).howItWent).toBeNull();
      expect((await list(him))[0]?.went).toEqual([{ occurrence, text: 'She cried over the book' }]);
    } finally {
      test.clock.set('2026-11-16T18:00:00Z');
    }
  });

  it('asks nothing of a day that he had not kept yet, nor again of one he would rather not speak of', async () => {
    const him = await cast.hire('basic');
    await add(him, { rule: { kind: 'day', month: 11, day: 8 } });
    expect((await next(him)).howItWent).toBeNull();
    const { id } = (await add(him, { rule: { kind: 'day', month: 11, day: 17 } })).body;
    try {
      test.clock.set('2026-11-26T18:00:00Z');
      expect((await next(him)).howItWent?.id).toBe(id);
      const params = { id, occurrence: '2026-11-17' };
      await test.call(dates.sayHowItWent, { as: him, params, body: { text: null }, headers: inChicago });
      expect((await next(him)).howItWent).toBeNull();
    } finally {
      test.clock.set('2026-11-16T18:00:00Z');
    }
  });
});

describe('the next reminder of a day', () => {
  const save = (as: Person, hour: number) =>
    test.call(dailyMail.savePreferences, { as, body: { dailyMail: true, hour, timeZone: 'America/Chicago' } });

  it.each([
    ['his hour changes', (him: Person) => save(him, 17)],
    [
      'he is seen in another zone',
      (him: Person) => test.call(dates.list, { as: him, headers: { 'x-time-zone': 'Asia/Tokyo' } }),
    ],
  ])('is looked at again when %s, and stays on its day', async (_, change) => {
    const him = await cast.hire('basic');
    const { id } = (await add(him)).body;
    await save(him, 9);
    const [silent] = [(await add(him, { leads: [] })).body];
    await db
      .update(importantDate)
      .set({ nextAt: new Date('2026-11-21T15:00:00Z') })
      .where(eq(importantDate.id, id));
    await change(him);
    const row = await rowOf(id);
    expect(row?.nextAt && row.nextAt <= test.clock.now()).toBe(true);
    expect(row?.nextOn).toBe('2026-11-21');
    expect((await rowOf(silent.id))?.nextAt).toBeNull();
  });
});
