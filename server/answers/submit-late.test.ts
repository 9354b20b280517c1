import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { limits } from '../../contract/limits';
import { questions } from '../../contract/questions';
import { DAY, HOUR, MINUTE } from '../../contract/time';
import { later } from '../platform/clock';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { historyOf, poolQuestions } from '../testing/notebook';
import { basicUser, logIn, type Person } from '../testing/people';

const MONDAY = '2032-06-07T15:00:00Z';
const clock = createTestClock(MONDAY);
const test = await startTestApp({ clock, env: { RATE_LIMITS: 'on' } });
const cast = createCast(test);
afterAll(() => test.close());

const zone = { 'x-time-zone': 'America/Chicago' };
const daily = async (as: Person) => (await test.call(questions.daily, { as, headers: zone })).body;
const send = (as: Person, questionId: string, writtenAt: Date | string, key = randomUUID()) =>
  test.call(answers.submit, {
    as,
    body: {
      questionId,
      text: 'Peonies',
      writtenAt: typeof writtenAt === 'string' ? writtenAt : writtenAt.toISOString(),
    },
    headers: { ...zone, 'idempotency-key': key },
  });

describe('an answer that waited for a connection', () => {
  it("counts for the day on which it was written: Monday's for Monday, and Tuesday's question is still to be answered", async () => {
    clock.set(MONDAY);
    const him = await cast.hire('basic');
    const mondays = await daily(him);
    const written = later(clock.now(), HOUR);
    clock.advance(DAY);
    const tuesdays = await daily(him);
    const { status, body } = await send(him, mondays.id, written);
    expect([status, body.created_at]).toEqual([201, written.toISOString()]);
    expect(await historyOf(test, him)).toMatchObject([{ created_at: written.toISOString(), answer_text: 'Peonies' }]);
    expect(await daily(him)).toEqual(tuesdays);
    expect(tuesdays.answered).toBe(false);
  });

  it('written today it answers the question of today, also by a clock that is slow', async () => {
    clock.set(MONDAY);
    const him = await cast.hire('basic');
    const { id } = await daily(him);
    const slow = later(clock.now(), -20 * MINUTE);
    clock.advance(MINUTE);
    const { body } = await send(him, id, slow);
    expect(Date.parse(body.created_at)).toBeGreaterThanOrEqual(Date.parse(MONDAY));
    expect((await daily(him)).answered).toBe(true);
  });

  it('by a clock that is a little fast it was written now', async () => {
    clock.set(MONDAY);
    const him = await cast.hire('basic');
    const [asked] = await poolQuestions(test, him);
    const { body } = await send(him, asked?.id ?? '', later(clock.now(), 4 * MINUTE));
    expect(Date.parse(body.created_at)).toBeLessThanOrEqual(clock.now().getTime());
  });

  it.each([
    ['in the future', 6 * MINUTE],
    ['longer ago than answers wait', -(limits.answerWaitsDays * DAY + MINUTE)],
  ])('is refused where it claims to be written %s, and nothing is kept', async (_when, off) => {
    clock.set(MONDAY);
    const before = await basicUser(test);
    clock.advance(60 * DAY);
    const him = await logIn(test, before);
    const [asked] = await poolQuestions(test, him);
    const reply = await send(him, asked?.id ?? '', later(clock.now(), off));
    expect(reply).toMatchObject({ status: 400, body: { code: 'written_at_unlikely' } });
    expect(await historyOf(test, him)).toEqual([]);
  });

  it('is refused where it claims to be older than his account, or no moment at all', async () => {
    clock.set(MONDAY);
    const him = await cast.hire('basic');
    const [asked] = await poolQuestions(test, him);
    expect(await send(him, asked?.id ?? '', later(clock.now(), -2 * HOUR))).toMatchObject({
      status: 400,
      body: { code: 'written_at_unlikely' },
    });
    for (const odd of ['Monday', '2032-06-07', '', '2032-13-01T00:00:00Z']) {
      expect((await send(him, asked?.id ?? '', odd)).status, odd).toBe(400);
    }
  });

  it('is there once, however often it is sent, also where the reply of long ago was lost', async () => {
    clock.set(MONDAY);
    const him = await basicUser(test);
    const [asked] = await poolQuestions(test, him);
    const [written, key] = [later(clock.now(), -MINUTE), randomUUID()];
    const first = await send(him, asked?.id ?? '', written, key);
    clock.advance(40 * DAY);
    const back = await logIn(test, him);
    expect(await send(back, asked?.id ?? '', written, key)).toMatchObject({ status: 201, body: first.body });
    expect(await historyOf(test, back)).toHaveLength(1);
  });

  it('has the ceiling of a day, whichever days they claim to be of', async () => {
    clock.set(MONDAY);
    const before = await basicUser(test);
    clock.advance(29 * DAY);
    const him = await logIn(test, before);
    const [asked] = await poolQuestions(test, him);
    // By the back door: to write down as many one by one takes long.
    await test.world.database.executeSql(
      `insert into answer (id, user_id, question_id, sealed_text, created_at, updated_at, received_at)
        select gen_random_uuid(), $1::uuid, $2::uuid, 'sealed', $3::timestamptz - n * interval '3 hours', $3::timestamptz, $3::timestamptz
        from generate_series(1, $4::int) n`,
      [him.id, asked?.id, clock.now().toISOString(), limits.answersPerDay],
    );
    const reply = await send(him, asked?.id ?? '', later(clock.now(), -20 * DAY));
    expect(reply).toMatchObject({ status: 429, body: { code: 'answer_limit_reached' } });
  });
});
