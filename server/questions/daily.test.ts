import { describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { answers } from '../../contract/answers';
import { questionCategories, questions } from '../../contract/questions';
import { MINUTE } from '../../contract/time';
import { databaseIdOf } from '../subjects/pool-id';
import { startTestApp, type TestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { openTwoApps } from '../testing/instances';
import { opening } from './pool/opening';

/** The clock of a test runs on, on a slow machine by seconds. */
const clock = createTestClock('2026-03-04T18:00:00Z');
const [test, other] = await openTwoApps({ clock });
const cast = createCast(test);

interface Asking {
  token: string;
  zone?: string;
}
const today = async ({ token, zone }: Asking, app: TestApp = test) => {
  const headers: Record<string, string> = zone ? { 'x-time-zone': zone } : {};
  const reply = await app.call(questions.daily, { as: { token }, headers });
  expect(reply.status).toBe(200);
  return reply.body;
};
const idAt = async (moment: string, who: Asking, app?: TestApp) => {
  clock.set(moment);
  return (await today(who, app)).id;
};

describe("today's question", () => {
  it('API-21 QOTD-45 has an id, a text, a category, and says whether it has been answered', async () => {
    const him = await cast.hire('basic');
    const asked = await today(him);
    expect(Object.keys(asked).sort()).toEqual(['answered', 'category', 'id', 'is_custom_question', 'kind', 'text']);
    expect(asked).toMatchObject({ answered: false, is_custom_question: false });
    expect(Object.keys(questionCategories)).toContain(asked.category);
    const { body: pool } = await test.call(questions.list, { as: him });
    expect(pool.find(({ id }) => id === asked.id)?.text).toBe(asked.text);
    await test.call(answers.submit, { as: him, body: { questionId: asked.id, text: 'Peonies' } });
    expect(await today(him)).toEqual({ ...asked, answered: true });
  });

  it('QOTD-45 is the same all day, on a second instance and after a restart, answered or not', async () => {
    const him = await cast.hire('basic');
    const first = await idAt('2026-03-04T18:00:00Z', him);
    expect(await idAt('2026-03-04T23:59:00Z', him, other)).toBe(first);
    await test.call(answers.submit, { as: him, body: { questionId: first, text: 'Peonies' } });
    const restarted = await startTestApp({ clock });
    expect(await idAt('2026-03-05T05:59:00Z', him, restarted)).toBe(first);
    await restarted.close();
    expect(await idAt('2026-03-05T06:00:00Z', him, other)).not.toBe(first);
  });

  it('QOTD-45 is one even where two instances are first asked for it twenty times at once', async () => {
    const him = await cast.hire('basic');
    const asked = await Promise.all(Array.from({ length: 20 }, (_, i) => today(him, i % 2 ? test : other)));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  });

  it('a new day brings another one, even where he answers nothing', async () => {
    clock.set('2026-12-01T18:00:00Z');
    const him = await cast.hire('basic');
    const days = Array.from({ length: 14 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}T18:00:00Z`);
    const asked: string[] = [];
    for (const day of days) asked.push(await idAt(day, him));
    expect(new Set(asked).size).toBe(14);
  });

  it('is of the opening for fourteen days, the same for everybody; after that two people part', async () => {
    clock.set('2027-03-01T18:00:00Z');
    const people = await Promise.all([cast.hire('basic'), cast.hire('basic'), cast.hire('basic')]);
    const days = Array.from({ length: 18 }, (_, day) => `2027-03-${String(day + 1).padStart(2, '0')}T18:00:00Z`);
    const asked: string[][] = [];
    for (const day of days) asked.push(await Promise.all(people.map((him) => idAt(day, him))));
    expect(asked.slice(0, 14)).toEqual(opening.map((id) => people.map(() => databaseIdOf(id))));
    expect(asked.slice(14).some((ids) => new Set(ids).size > 1)).toBe(true);
  });
});

describe('a day begins at his midnight and not at the one of Greenwich', () => {
  it.each([
    { zone: 'America/Chicago', begins: '2026-03-05T06:00:00Z', ends: '2026-03-06T06:00:00Z', lasts: 24 },
    { zone: 'America/Chicago', begins: '2026-03-08T06:00:00Z', ends: '2026-03-09T05:00:00Z', lasts: 23 },
    { zone: 'America/Chicago', begins: '2026-11-01T05:00:00Z', ends: '2026-11-02T06:00:00Z', lasts: 25 },
    { zone: 'Pacific/Kiritimati', begins: '2026-03-04T10:00:00Z', ends: '2026-03-05T10:00:00Z', lasts: 24 },
    { zone: 'Pacific/Honolulu', begins: '2026-03-05T10:00:00Z', ends: '2026-03-06T10:00:00Z', lasts: 24 },
    { zone: 'Asia/Kathmandu', begins: '2026-03-04T18:15:00Z', ends: '2026-03-05T18:15:00Z', lasts: 24 },
    { zone: 'Europe/Berlin', begins: '2028-02-28T23:00:00Z', ends: '2028-02-29T23:00:00Z', lasts: 24 },
  ])('$zone from $begins for $lasts hours', async ({ zone, begins, ends, lasts }) => {
    const [start, end] = [Date.parse(begins), Date.parse(ends)];
    expect(end - start).toBe(lasts * 3_600_000);
    clock.set(begins);
    const him = { ...(await cast.hire('basic')), zone };
    const at = (milliseconds: number) => idAt(new Date(milliseconds).toISOString(), him);
    const before = await at(start - MINUTE);
    const asked = await at(start);
    expect(asked).not.toBe(before);
    const greenwich = Math.ceil(start / 86_400_000) * 86_400_000;
    expect(await at(greenwich - MINUTE)).toBe(asked);
    expect(await at(greenwich)).toBe(asked);
    for (let hour = 0; hour < lasts; hour += 3) expect(await at(start + hour * 3_600_000)).toBe(asked);
    expect(await at(end - MINUTE)).toBe(asked);
    expect(await at(end)).not.toBe(asked);
  });

  it('his zone is the one of the call, and stays for calls that name none', async () => {
    clock.set('2026-03-05T05:00:00Z');
    const him = await cast.hire('basic');
    const inChicago = (await today(him)).id;
    const inBerlin = (await today({ ...him, zone: 'Europe/Berlin' })).id;
    expect(inBerlin).not.toBe(inChicago);
    expect((await today(him)).id).toBe(inBerlin);
    expect((await today({ ...him, zone: 'Nowhere/At-All' })).id).toBe(inBerlin);
    expect((await today({ ...him, zone: '+05:00' })).id).toBe(inBerlin);
    expect((await today({ ...him, zone: 'america/chicago' })).id).toBe(inChicago);
  });

  it('or the one that he logged in with', async () => {
    clock.set('2026-03-05T05:00:00Z');
    const { email, password, ...him } = await cast.hire('basic');
    const inChicago = (await today(him)).id;
    const logIn = (timeZone: string) => test.call(accounts.login, { body: { email, password, timeZone } });
    const inKiritimati = (await today({ token: (await logIn('Pacific/Kiritimati')).body.token })).id;
    expect(inKiritimati).not.toBe(inChicago);
    expect((await today({ token: (await logIn('America/Chicago')).body.token })).id).toBe(inChicago);
  });
});
