import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { questions } from '../../contract/questions';
import type { TestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { openTwoApps } from '../testing/instances';
import { expectRefusal } from '../testing/refused';

const NOON = '2026-03-04T18:00:00Z';
const clock = createTestClock(NOON);
const [test, other] = await openTwoApps({ clock });
const cast = createCast(test);
beforeEach(() => clock.set(NOON));

type Who = { token: string };
const inZone = (zone?: string): Record<string, string> => (zone ? { 'x-time-zone': zone } : {});
const daily = async (as: Who) => (await test.call(questions.daily, { as })).body;
const random = async (as: Who) => (await test.call(questions.random, { as })).body;
const left = async (as: Who, zone?: string) =>
  (await test.call(questions.skipCount, { as, headers: inZone(zone) })).body.skipsRemaining;
const skip = (as: Who, questionId: string, app: TestApp = test, zone?: string) =>
  app.call(questions.skip, { as, body: { questionId }, headers: inZone(zone) });
const used = (skips: number) => ({ skipsUsed: skips, skipsRemaining: 7 - skips });
const skipToday = async (as: Who) => skip(as, (await daily(as)).id);
/** Questions of the pool, but for the one of today. */
const othersThanToday = async (as: Who, most: number, zone?: string) => {
  const { id: today } = (await test.call(questions.daily, { as, headers: inZone(zone) })).body;
  const { body: pool } = await test.call(questions.list, { as });
  const others = pool.map(({ id }) => id).filter((id) => id !== today);
  expect(others.length).toBeGreaterThanOrEqual(most);
  return others.slice(0, most);
};
const answer = async (as: Who, questionId: string) =>
  test.call(answers.submit, { as, body: { questionId, text: 'Peonies' } });

describe('skipping', () => {
  it('again, after a time-out or on a device that is behind, costs nothing and leaves the replacement', async () => {
    const him = await cast.hire('basic');
    const { id } = await daily(him);
    await skip(him, id);
    const replacement = await daily(him);
    expect((await skip(him, id, other)).body).toEqual(used(1));
    expect(await daily(him)).toEqual(replacement);
    expect((await skip(him, replacement.id)).body).toEqual(used(2));
    expect((await skip(him, id)).body).toEqual(used(2));
  });

  it('of the seventh again is answered like the first time', async () => {
    const him = await cast.hire('basic');
    let last = '';
    for (let i = 0; i < 7; i++) {
      last = (await daily(him)).id;
      await skip(him, last);
    }
    expect(await skip(him, last)).toMatchObject({ status: 200, body: used(7) });
    expect((await skipToday(him)).status).toBe(429);
  });

  it('of his own question is not got back by deleting it', async () => {
    const him = await cast.hire('premium');
    const { body: own } = await test.call(questions.add, { as: him, body: { text: 'What made you laugh?' } });
    expect((await skip(him, own.id)).body).toEqual(used(1));
    expect((await test.call(questions.remove, { as: him, params: { id: own.id } })).status).toBe(200);
    expect((await test.call(questions.skipCount, { as: him })).body).toEqual(used(1));
    expect((await skipToday(him)).body).toEqual(used(2));
  });

  it('of a question that does not exist, or is of somebody else, is 404 and costs nothing', async () => {
    const [him, premium] = [await cast.hire('basic'), await cast.hire('premium')];
    const theirs = await test.call(questions.add, { as: premium, body: { text: 'What did you dream?' } });
    for (const id of [randomUUID(), theirs.body.id]) {
      const reply = await skip(him, id);
      expect(reply).toMatchObject({ status: 404, body: { code: 'question_not_found' } });
    }
    expect(await left(him)).toBe(7);
  });

  it.each([{}, { questionId: 'abc' }, { questionId: 7 }, { questionId: null }, { questionId: '1; drop table' }])(
    'with %j is 400 and costs nothing',
    async (body) => {
      const him = await cast.hire('basic');
      const headers = { authorization: `Bearer ${him.token}` };
      const reply = await test.raw({ method: 'POST', url: questions.skip.path, headers, payload: body });
      expect(reply.statusCode).toBe(400);
      expectRefusal(reply);
      expect(await left(him)).toBe(7);
    },
  );

  it('of another question than the one of today leaves that one as it is', async () => {
    const him = await cast.hire('basic');
    const [today, [another = '']] = [await daily(him), await othersThanToday(him, 1)];
    expect((await skip(him, another)).body.skipsUsed).toBe(1);
    expect(await daily(him)).toEqual(today);
  });

  it("of yesterday's question, left open over midnight, does not take today's away", async () => {
    const him = await cast.hire('basic');
    const yesterday = (await daily(him)).id;
    clock.set('2026-03-05T06:05:00Z');
    expect((await skip(him, yesterday)).body.skipsUsed).toBe(1);
    expect((await daily(him)).id).not.toBe(yesterday);
  });
});

describe('the seven skips', () => {
  const useAll = async (as: Who, zone?: string) => {
    const [eighth = '', ...seven] = await othersThanToday(as, 8, zone);
    for (const id of seven) expect((await skip(as, id, test, zone)).status).toBe(200);
    expect((await skip(as, eighth, test, zone)).status).toBe(429);
  };

  it('come back at his midnight and not before', async () => {
    const him = await cast.hire('basic');
    await useAll(him);
    clock.set('2026-03-05T05:59:00Z');
    expect(await left(him)).toBe(0);
    clock.set('2026-03-05T06:00:00Z');
    expect(await left(him)).toBe(7);
    expect((await skipToday(him)).status).toBe(200);
  });

  it.each([
    { day: 'of 23 hours', moments: ['2026-03-08T06:00:00Z', '2026-03-08T08:01:00Z', '2026-03-09T04:59:00Z'] },
    { day: 'of 25 hours', moments: ['2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z', '2026-11-02T05:59:00Z'] },
  ])('are seven on a day $day', async ({ moments }) => {
    clock.set(moments[0] ?? '');
    const him = await cast.hire('basic');
    await useAll(him);
    for (const moment of moments) {
      clock.set(moment);
      expect(await left(him)).toBe(0);
      expect((await skipToday(him)).status).toBe(429);
    }
    clock.advance(60_000);
    expect(await left(him)).toBe(7);
  });

  it('are at most seven for each calendar day, wherever he travels, and never fewer than none', async () => {
    const him = await cast.hire('basic');
    await useAll(him, 'America/Chicago');
    expect(await left(him, 'Pacific/Honolulu')).toBe(0);
    expect(await left(him, 'Pacific/Kiritimati')).toBe(7);
    await useAll(him, 'Pacific/Kiritimati');
    expect(await left(him, 'America/Chicago')).toBe(0);
    clock.advance(-60 * 60 * 1000);
    expect(await left(him, 'America/Chicago')).toBe(0);
  });
});

describe('another question, after today has been answered', () => {
  it('API-22 is one that he has not answered, not the one of today, and not always the same', async () => {
    const him = await cast.hire('basic');
    const done = [(await daily(him)).id];
    await answer(him, done[0] ?? '');
    const drawn = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const { id, answered } = await random(him);
      expect(done).not.toContain(id);
      expect(answered).toBe(false);
      drawn.add(id);
      if (i % 4 !== 0) continue;
      await answer(him, id);
      done.push(id);
    }
    expect(drawn.size).toBeGreaterThan(5);
    expect(await daily(him)).toMatchObject({ id: done[0], answered: true });
  });

  it('can be skipped too: then it does not come again today', async () => {
    const him = await cast.hire('basic');
    const today = await daily(him);
    await answer(him, today.id);
    const { id } = await random(him);
    expect((await skip(him, id)).body.skipsUsed).toBe(1);
    expect((await daily(him)).id).toBe(today.id);
    for (let i = 0; i < 10; i++) expect((await random(him)).id).not.toBe(id);
  });
});
