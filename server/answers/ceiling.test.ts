import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { admin } from '../../contract/admin';
import { answers } from '../../contract/answers';
import { refusals } from '../../contract/errors';
import { limits } from '../../contract/limits';
import { questions } from '../../contract/questions';
import { later } from '../platform/clock';
import { startTestApp, type TestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { openTwoApps } from '../testing/instances';
import { historyOf, poolQuestions } from '../testing/notebook';
import type { Person } from '../testing/people';

const HOUR = 60 * 60 * 1000;
const clock = createTestClock('2032-06-01T00:00:30Z');
const [one, two] = await openTwoApps({ clock, env: { RATE_LIMITS: 'on' } });
const unlimited = await startTestApp({ clock });
const cast = createCast(one);
afterAll(() => unlimited.close());

const [asked] = await poolQuestions(one, await cast.hire('basic'));
const submit = (app: TestApp, as: Person, text: string, key?: string) =>
  app.call(answers.submit, {
    as,
    body: { questionId: asked?.id ?? '', text },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
/** By the back door: to write down as many one by one takes long. */
const writeMany = ({ id }: Person, howMany: number, ahead = 0) =>
  one.world.database.executeSql(
    `insert into answer (id, user_id, question_id, sealed_text, created_at, updated_at)
      select gen_random_uuid(), $1::uuid, $2::uuid, 'sealed', $3::timestamptz, $3::timestamptz
      from generate_series(1, $4::int)`,
    [id, asked?.id, later(clock.now(), ahead).toISOString(), howMany],
  );

describe('answers within a day', () => {
  it('are 200 at most on all instances together, also where many come at once; then he is told, and when again', async () => {
    const him = await cast.hire('basic');
    await writeMany(him, limits.answersPerDay - 2);
    const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => submit(n % 2 ? one : two, him, `More ${n}`)));
    const refused = replies.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(6);
    for (const { status, body, headers } of refused) {
      expect({ status, body }).toEqual({
        status: 429,
        body: { code: 'answer_limit_reached', error: refusals.answer_limit_reached.words },
      });
      expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 3600);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(24 * 3600);
    }
    expect(await historyOf(one, him)).toHaveLength(limits.answersPerDay);
    clock.advance(24 * HOUR);
    expect((await submit(one, him, 'On the next day')).status).toBe(201);
  });

  it("leave other people's alone, and a retry of one that was written down is no new one", async () => {
    const [him, other, key] = [await cast.hire('basic'), await cast.hire('basic'), randomUUID()];
    await writeMany(him, limits.answersPerDay - 1);
    const made = await submit(one, him, 'The last', key);
    expect(made.status).toBe(201);
    expect((await submit(two, him, 'The last', key)).body).toEqual(made.body);
    expect((await submit(two, him, 'One more', randomUUID())).status).toBe(429);
    expect((await submit(one, other, 'Peonies')).status).toBe(201);
  });

  it('count those that an instance wrote whose clock is half a minute ahead', async () => {
    const him = await cast.hire('basic');
    await writeMany(him, limits.answersPerDay, 30_000);
    const { status, body } = await submit(one, him, 'One more');
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'answer_limit_reached' });
  });

  it('are not counted where limits are off', async () => {
    const him = await cast.hire('basic');
    await writeMany(him, limits.answersPerDay);
    expect((await submit(unlimited, him, 'One more')).status).toBe(201);
  });
});

describe('questions of his own', () => {
  it('are 1,000 at most, by either path and from all sides at once; one that is deleted makes room', async () => {
    const him = await cast.hire('premium');
    await one.world.database.executeSql(
      `insert into question (id, created_by_user_id, sealed_text, category, created_at)
        select gen_random_uuid(), $1::uuid, 'sealed', 'custom', now() from generate_series(1, $2::int)`,
      [him.id, limits.customQuestions - 1],
    );
    const add = (n: number) =>
      (n % 2 ? one : two).call(n % 3 ? questions.add : admin.addQuestion, { as: him, body: { text: `Number ${n}?` } });
    const replies = await Promise.all(Array.from({ length: 6 }, (_, n) => add(n)));
    const made = replies.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    for (const { status, body } of replies.filter((reply) => reply.status !== 201)) {
      expect({ status, body }).toEqual({
        status: 409,
        body: { code: 'question_limit_reached', error: refusals.question_limit_reached.words },
      });
    }
    const unlimitedReply = await unlimited.call(questions.add, { as: him, body: { text: 'Where limits are off?' } });
    expect(unlimitedReply.status).toBe(201);
    for (const id of [made[0]?.body.id ?? '', unlimitedReply.body.id]) {
      expect((await one.call(questions.remove, { as: him, params: { id } })).status).toBe(200);
    }
    expect((await add(7)).status).toBe(201);
  });
});
