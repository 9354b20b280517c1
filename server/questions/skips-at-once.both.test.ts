import { describe, expect, it } from 'vitest';
import { messages } from '../../contract/messages';
import { questions } from '../../contract/questions';
import type { TestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { openTwoApps } from '../testing/instances';

const [test, other] = await openTwoApps();
const cast = createCast(test);

type Who = { token: string };
const daily = async (as: Who) => (await test.call(questions.daily, { as })).body;
const random = async (as: Who) => (await test.call(questions.random, { as })).body;
const left = async (as: Who) => (await test.call(questions.skipCount, { as })).body.skipsRemaining;
const skip = (as: Who, questionId: string, app: TestApp = test) =>
  app.call(questions.skip, { as, body: { questionId } });

describe('skipping', () => {
  it('API-22 API-23 API-24 API-25 DATA-13 seven times a day; each brings a question not skipped today', async () => {
    const him = await cast.hire('basic');
    expect((await test.call(questions.skipCount, { as: him })).body).toEqual({ skipsRemaining: 7, skipsUsed: 0 });
    const skipped: string[] = [];
    for (let used = 1; used <= 7; used++) {
      const { id } = await daily(him);
      expect(skipped).not.toContain(id);
      skipped.push(id);
      const reply = await skip(him, id);
      expect(reply).toMatchObject({ status: 200, body: { skipsRemaining: 7 - used, skipsUsed: used } });
      const replacement = await random(him);
      expect(skipped).not.toContain(replacement.id);
      expect(await daily(him)).toEqual(replacement);
    }
    const last = await daily(him);
    const eighth = await skip(him, last.id);
    expect(eighth.status).toBe(429);
    expect(eighth.body.error).toBe(messages.question.skipLimit);
    expect(eighth.body.error).toBe('Daily skip limit reached. You can skip 7 questions per day.');
    expect(await daily(him)).toEqual(last);
    expect((await test.call(questions.skipCount, { as: him })).body).toEqual({ skipsRemaining: 0, skipsUsed: 7 });
  });

  it('API-25 fifty at once on two instances: exactly seven are granted', async () => {
    const him = await cast.hire('basic');
    const { id } = await daily(him);
    const { body: pool } = await test.call(questions.list, { as: him });
    const others = pool.filter((one) => one.id !== id).slice(0, 49);
    expect(others).toHaveLength(49);
    const fifty = [id, ...others.map((one) => one.id)];
    const replies = await Promise.all(fifty.map((each, i) => skip(him, each, i % 2 ? test : other)));
    const granted = replies.filter(({ status }) => status === 200);
    expect(granted.map(({ body }) => body.skipsUsed).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(43);
    expect(await left(him)).toBe(0);
    expect(await random(him)).toEqual(await daily(him));
  });

  it('of one question fifty times at once on two instances is one skip', async () => {
    const him = await cast.hire('basic');
    const { id } = await daily(him);
    const replies = await Promise.all(Array.from({ length: 50 }, (_, i) => skip(him, id, i % 2 ? test : other)));
    for (const { status, body } of replies)
      expect({ status, ...body }).toEqual({ status: 200, skipsUsed: 1, skipsRemaining: 6 });
    const replacement = await daily(him);
    expect(replacement.id).not.toBe(id);
    expect(await random(him)).toEqual(replacement);
  });
});
