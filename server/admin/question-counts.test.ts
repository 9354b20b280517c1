import { afterAll, describe, expect, it } from 'vitest';
import { admin } from '../../contract/admin';
import { questions } from '../../contract/questions';
import { DAY } from '../../contract/time';
import { jobsOf } from '../jobs';
import { databaseIdOf } from '../subjects/pool-id';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { emptiedDatabase } from '../testing/emptied-database';
import { addOwnQuestion, writeDown } from '../testing/notebook';

const clock = createTestClock('2026-04-15T17:00:00Z');
const database = await emptiedDatabase();
const test = await startTestApp({ clock, database });
const cast = createCast(test);
afterAll(() => test.close());

const night = () =>
  jobsOf(test.world)
    .find(({ name }) => name === 'count-questions')
    ?.run();
const read = async () => {
  const { status, body } = await test.call(admin.questionCounts, { as: await cast.hire('admin') });
  expect(status).toBe(200);
  return { ...body, of: (id: string) => body.counts.find((one) => one.id === id) };
};

describe('how often a question was asked, skipped and answered', () => {
  it('is told to nobody but administrators', async () => {
    for (const role of ['basic', 'premium'] as const) {
      const reply = await test.call(admin.questionCounts, { as: await cast.hire(role) });
      expect(reply).toMatchObject({ status: 403, body: { code: 'administrator_required' } });
    }
    expect((await test.call(admin.questionCounts, {})).status).toBe(401);
  });

  it('is counted by night, not while it happens, and fewer than five are told as few', async () => {
    const six = await Promise.all(Array.from({ length: 6 }, () => cast.hire('basic')));
    // Everybody's first question is the same.
    const first = (await test.call(questions.daily, { as: six[0] })).body.id;
    for (const him of six) expect((await test.call(questions.daily, { as: him })).body.id).toBe(first);
    expect(await read()).toMatchObject({ countedAt: null, counts: [] });
    for (const him of six.slice(0, 5)) await writeDown(test, him, 'Peonies.', first);
    await test.call(questions.skip, { as: six[5], body: { questionId: first } });
    await night();
    const counted = await read();
    expect(counted.countedAt).toMatch(/^2026-04-15T17:/);
    expect(counted.of(first)).toEqual({ id: first, asked: 6, skipped: null, answered: 5 });
    expect(counted.of(databaseIdOf('fun-001'))).toMatchObject({ asked: 0, skipped: 0, answered: 0 });

    const late = await cast.hire('basic');
    await test.call(questions.daily, { as: late });
    await writeDown(test, late, 'Tulips.', first);
    expect((await read()).of(first)).toMatchObject({ asked: 6, answered: 5 });
    clock.advance(DAY);
    await night();
    expect((await read()).of(first)).toMatchObject({ asked: 7, answered: 6 });
  });

  it('counts all the others where one cannot be counted, and the night is told as failed', async () => {
    const stuck = databaseIdOf('fun-001');
    const behind = async () => {
      const newest = '(select max(counted_at) from question_count)';
      const { rows } = await database.executeSql(`select question_id from question_count where counted_at < ${newest}`);
      return (rows as { question_id: string }[]).map((row) => row.question_id);
    };
    await night();
    expect(await behind()).toEqual([]);
    await database.executeSql(
      `alter table question_count add constraint stuck check (question_id <> '${stuck}') not valid`,
    );
    clock.advance(DAY);
    await expect(night()).rejects.toThrow('questions could not be counted');
    const left = await behind();
    expect(left).toContain(stuck);
    expect(left.length).toBeLessThanOrEqual(4);
    await database.executeSql('alter table question_count drop constraint stuck');
  });

  it('ADMINQ-02 knows nothing of the questions that somebody wrote for himself', async () => {
    const him = await cast.hire('premium');
    const own = await addOwnQuestion(test, him);
    for (let n = 0; n < 6; n += 1) await writeDown(test, him, `Answer ${n}`, own.id);
    await night();
    expect((await read()).of(own.id)).toBeUndefined();
    const { rows } = await database.executeSql(`select 1 from question_count where question_id = '${own.id}'`);
    expect(rows).toEqual([]);
  });
});
