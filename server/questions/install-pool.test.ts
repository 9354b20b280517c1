import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { admin } from '../../contract/admin';
import { questions } from '../../contract/questions';
import { question, shippedData } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { emptiedDatabase } from '../testing/emptied-database';
import { startTwoApps } from '../testing/instances';
import { installPool } from './install-pool';
import { planOf } from './pool/plan';
import { pool, shippedQuestions } from './pool/pool';

const database = await emptiedDatabase({ pool: false });
const test = await startTestApp({ database });
const cast = createCast(test);
const { db } = database;
afterAll(() => test.close());

const rows = () => db.select().from(question).orderBy(question.id);
const rowOf = async (poolId: string) => (await db.select().from(question).where(eq(question.poolId, poolId)))[0];
/** As if the product had last been started with an older release. */
const forgetEdition = () => db.update(shippedData).set({ fingerprint: 'of an older release' });
const restart = async () => (await startTestApp({ database })).close();

describe('the questions that ship with the product', () => {
  it('are there at the first start, each as it was written', async () => {
    const stored = await rows();
    expect(stored).toHaveLength(shippedQuestions.length);
    const asWritten = stored.map(({ poolId: id, category, text, depth, shape, repeatAfterDays, ...row }) => ({
      ...{ id, category, text, depth, shape, repeatAfterDays },
      ...{ season: row.season, pack: row.pack, opening: row.opening, essential: row.essential, sameAs: row.sameAs },
    }));
    const inOrder = (a: { id: string | null }, b: { id: string | null }) => (String(a.id) < String(b.id) ? -1 : 1);
    const written = shippedQuestions.map((one) => ({ season: null, pack: null, ...one, ...planOf(one.id) }));
    expect(asWritten.sort(inOrder)).toEqual(written.sort(inOrder));
  });

  it('have the same id in every installation, since answers point at it', async () => {
    expect((await rowOf('fav-001'))?.id).toBe('47530300-94ba-541f-986b-4c7b62fd1a44');
    expect((await rowOf('close-001'))?.id).toBe('c620fe11-f3ba-5f87-88b7-54a71f528b5b');
  });

  it('stay as they are at the next start, also of a newer release', async () => {
    const before = await rows();
    await restart();
    expect(await rows()).toEqual(before);
    await forgetEdition();
    await restart();
    expect(await rows()).toEqual(before);
  });

  it('are installed once where two instances start together', async () => {
    await db.delete(question);
    await forgetEdition();
    const apps = await startTwoApps({ database });
    await forgetEdition();
    await Promise.all(apps.map(({ world }) => installPool(world)));
    expect(await rows()).toHaveLength(shippedQuestions.length);
    await Promise.all(apps.map((app) => app.close()));
  });

  it('take the text of a newer release, but for those that an administrator changed or retired', async () => {
    const boss = await cast.hire('admin');
    const [corrected, edited, retired] = [await rowOf('fav-002'), await rowOf('fav-003'), await rowOf('fav-004')];
    const params = (row: typeof edited) => ({ id: row?.id ?? '' });
    const body = { text: 'What is your favourite soup?' };
    expect((await test.call(admin.editQuestion, { as: boss, params: params(edited), body })).status).toBe(200);
    expect((await test.call(admin.removeQuestion, { as: boss, params: params(retired) })).status).toBe(200);
    await db.update(question).set({ text: 'An older wording', depth: 3 }).where(eq(question.poolId, 'fav-002'));
    await forgetEdition();
    await restart();
    expect(await rowOf('fav-002')).toEqual({ ...corrected, wording: 3 });
    expect(await rowOf('fav-003')).toMatchObject({ id: edited?.id, text: body.text });
    expect((await rowOf('fav-004'))?.retiredAt).toBeInstanceOf(Date);
    const { body: listed } = await test.call(questions.list, { as: await cast.hire('basic') });
    expect(listed.map(({ id }) => id)).not.toContain(retired?.id);
    expect(listed).toHaveLength(pool.length - 1);
  });

  it("leave everybody's own questions and the administrators' additions alone", async () => {
    const [premium, boss] = [await cast.hire('premium'), await cast.hire('admin')];
    const own = await test.call(questions.add, { as: premium, body: { text: 'What did you dream?' } });
    const added = await test.call(admin.addQuestion, { as: boss, body: { text: 'Which soup?' } });
    await forgetEdition();
    await restart();
    const { body: listed } = await test.call(questions.list, { as: premium });
    expect(listed).toEqual(expect.arrayContaining([own.body, added.body]));
    const [counted] = await db.select({ n: sql<number>`count(*)::int` }).from(question);
    expect(counted?.n).toBe(shippedQuestions.length + 2);
  });
});
