import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { answers } from '../../contract/answers';
import type { TestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { openTwoApps } from '../testing/instances';
import { historyOf, poolQuestions } from '../testing/notebook';

const [test, other] = await openTwoApps();
const cast = createCast(test);

const someone = await cast.hire('basic');
const [first = '', second = ''] = (await poolQuestions(test, someone, 2)).map(({ id }) => id);
type Who = { token: string };
const submit = (as: Who, key: string, text = 'Peonies', questionId = first, app: TestApp = test) =>
  app.call(answers.submit, { as, body: { questionId, text }, headers: { 'idempotency-key': key } });
const textsOf = async (as: Who) => (await historyOf(test, as)).map(({ answer_text }) => answer_text);

describe('the same submission again, with its Idempotency-Key', () => {
  it('API-30 finds the answer of the first time and makes no second one', async () => {
    const [him, key] = [await cast.hire('basic'), randomUUID()];
    const made = await submit(him, key);
    const again = await submit(him, key, ' Peonies\n', first, other);
    expect(again).toMatchObject({ status: 201, body: made.body });
    expect(await textsOf(him)).toEqual(['Peonies']);
  });

  it('API-30 twenty at once on two instances make one answer, and all are told of it', async () => {
    const [him, key] = [await cast.hire('basic'), randomUUID()];
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => submit(him, key, 'Peonies', first, i % 2 ? test : other)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(replies.map(({ body }) => body.answer_id)).size).toBe(1);
    expect(await textsOf(him)).toEqual(['Peonies']);
    expect((await test.call(accounts.me, { as: him })).body.answersCount).toBe(1);
  });

  it('with another text or question is 409: neither is lost in silence', async () => {
    const [him, key] = [await cast.hire('basic'), randomUUID()];
    await submit(him, key);
    for (const reply of [await submit(him, key, 'Tulips'), await submit(him, key, 'Peonies', second)]) {
      expect(reply).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused', current: 'Peonies' } });
    }
    expect(await textsOf(him)).toEqual(['Peonies']);
  });

  it("is his own affair: somebody else's same key is another one", async () => {
    const [him, neighbour, key] = [await cast.hire('basic'), await cast.hire('basic'), randomUUID()];
    await submit(him, key);
    const first = await submit(neighbour, key, 'Tulips');
    expect(first.status).toBe(201);
    // The retry of each finds his own.
    expect((await submit(neighbour, key, 'Tulips')).body).toEqual(first.body);
    expect((await submit(him, key)).status).toBeLessThan(300);
    expect([await textsOf(him), await textsOf(neighbour)]).toEqual([['Peonies'], ['Tulips']]);
  });

  it('without a key, or with another, each is an answer of its own', async () => {
    const him = await cast.hire('basic');
    const body = { questionId: first, text: 'Peonies' };
    await test.call(answers.submit, { as: him, body });
    await test.call(answers.submit, { as: him, body });
    await submit(him, randomUUID());
    await submit(him, randomUUID());
    expect(await textsOf(him)).toHaveLength(4);
  });

  it.each(['', ' ', 'two words', 'x'.repeat(101), 'k\u00e9y', 'tab\there'])('a key like %j is 400', async (key) => {
    const him = await cast.hire('basic');
    const reply = await submit(him, key);
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await textsOf(him)).toEqual([]);
  });

  it('a key may have 100 characters', async () => {
    expect((await submit(someone, '~'.repeat(100))).status).toBe(201);
  });
});
