import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { answerHistory } from '../../contract/answer-history';
import { answers } from '../../contract/answers';
import { refusals } from '../../contract/errors';
import { MOST_REVISIONS } from '../../contract/revision-days';
import { DAY } from '../../contract/time';
import { parseKeyring } from '../platform/crypto/keyring';
import { rotateTo } from '../platform/crypto/rotate';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { openFreshDatabase } from '../testing/database';
import { historyOf, writeDown } from '../testing/notebook';
import { runJob } from '../testing/payments';
import type { Person } from '../testing/people';

const OLD = Buffer.alloc(32, 5).toString('base64');
const NEW = Buffer.alloc(32, 6).toString('base64');
// Of its own: its master key is changed.
const database = await openFreshDatabase();
const test = await startTestApp({ database, env: { MASTER_KEY: OLD } });
const cast = createCast(test);
afterAll(async () => {
  await test.close();
  await database.close();
});

const edit = (as: Person, id: string, text: string) => test.call(answers.edit, { as, params: { id }, body: { text } });
const show = (as: Person, id: string) => test.call(answerHistory.show, { as, params: { id } });
const revisionsOf = async (as: Person, id: string) => (await show(as, id)).body.revisions;
const textsOf = async (as: Person, id: string) => (await revisionsOf(as, id)).map(({ text }) => text);
const idOf = async (as: Person, id: string, words: string) =>
  (await revisionsOf(as, id)).find(({ text }) => text === words)?.id ?? '';
const restore = (as: Person, id: string, body: { revisionId: string; basedOn?: string }) =>
  test.call(answerHistory.restore, { as, params: { id }, body });
const readOf = async (as: Person, id: string) =>
  (await historyOf(test, as)).find(({ item_id }) => item_id === id)?.answer_text;
const rowsOf = async ({ id }: Person) =>
  (await database.executeSql('select 1 from answer_revision where user_id = $1', [id])).rows.length;

const promises = async (as: Person, id: string) =>
  (await historyOf(test, as)).find(({ item_id }) => item_id === id)?.has_history;

async function edited(first: string, ...others: string[]) {
  const him = await cast.hire('premium');
  const { answer_id: id } = await writeDown(test, him, first);
  for (const text of others) expect((await edit(him, id, text)).status).toBe(200);
  return { him, id };
}

describe('what an edit overwrites', () => {
  it('is kept, brought back, and overwritten again, and nothing is lost on the way', async () => {
    const { him, id } = await edited('Peonies', 'Tulips');
    expect(await textsOf(him, id)).toEqual(['Peonies']);
    const restored = await restore(him, id, { revisionId: await idOf(him, id, 'Peonies'), basedOn: 'Tulips' });
    expect(restored).toMatchObject({ status: 200, body: { answer_id: id, answer_text: 'Peonies' } });
    expect(await readOf(him, id)).toBe('Peonies');
    expect(await textsOf(him, id)).toEqual(['Tulips']);
    await edit(him, id, 'Sweet peas');
    expect(await textsOf(him, id)).toEqual(['Peonies', 'Tulips']);
    expect(await readOf(him, id)).toBe('Sweet peas');
  });

  it('is nothing where the same text is saved again, and restoring twice is once', async () => {
    const { him, id } = await edited('Peonies', 'Peonies');
    expect(await textsOf(him, id)).toEqual([]);
    expect(await promises(him, id)).toBeUndefined();
    await edit(him, id, 'Tulips');
    const body = { revisionId: await idOf(him, id, 'Peonies'), basedOn: 'Tulips' };
    expect((await restore(him, id, body)).status).toBe(200);
    expect((await restore(him, id, body)).status).toBe(200);
    expect(await textsOf(him, id)).toEqual(['Tulips']);
  });

  it('has an end: of very many edits of one answer the newest are kept, and those of another answer stay', async () => {
    const { him, id } = await edited('Peonies', 'Tulips');
    const { answer_id: other } = await writeDown(test, him, 'Mine');
    await edit(him, other, 'Mine too');
    await database.executeSql(
      `insert into answer_revision select gen_random_uuid(), user_id, answer_id, sealed_text, created_at - make_interval(mins => n)
       from answer_revision, generate_series(1, $2) n where answer_id = $1`,
      [id, MOST_REVISIONS + 10],
    );
    await edit(him, id, 'Roses');
    expect(await rowsOf(him)).toBe(MOST_REVISIONS + 1);
    expect(await textsOf(him, id)).toEqual(['Tulips', 'Peonies']);
    expect(await textsOf(him, other)).toEqual(['Mine']);
  });

  it('overwrites nothing that was changed elsewhere meanwhile', async () => {
    const { him, id } = await edited('Peonies', 'Tulips', 'Roses');
    const refused = await restore(him, id, { revisionId: await idOf(him, id, 'Peonies'), basedOn: 'Tulips' });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'changed_meanwhile', current: 'Roses' });
    expect(await readOf(him, id)).toBe('Roses');
  });

  it('is brought back with Premium, as editing is, and read without', async () => {
    const { him, id } = await edited('Peonies', 'Tulips');
    const revisionId = await idOf(him, id, 'Peonies');
    await database.executeSql('delete from subscription where user_id = $1', [him.id]);
    expect(await textsOf(him, id)).toEqual(['Peonies']);
    expect((await restore(him, id, { revisionId })).status).toBe(403);
    expect(await readOf(him, id)).toBe('Tulips');
  });

  it('is 404 to everybody else, and of another answer, and of none', async () => {
    const [mine, theirs] = [await edited('Peonies', 'Tulips'), await edited('Secret', 'Hidden')];
    const [ofMine, ofTheirs] = [await idOf(mine.him, mine.id, 'Peonies'), await idOf(theirs.him, theirs.id, 'Secret')];
    expect((await show(mine.him, theirs.id)).body).toMatchObject({ code: 'answer_not_found' });
    for (const revisionId of [ofTheirs, ofMine])
      expect((await restore(mine.him, theirs.id, { revisionId })).body.code).toBe('answer_not_found');
    for (const revisionId of [ofTheirs, randomUUID()]) {
      const refused = await restore(mine.him, mine.id, { revisionId });
      expect(refused.status).toBe(404);
      expect(refused.body).toEqual({ code: 'not_found', error: refusals.not_found.words });
    }
    expect([await readOf(mine.him, mine.id), await readOf(theirs.him, theirs.id)]).toEqual(['Tulips', 'Hidden']);
    expect((await restore(mine.him, mine.id, { revisionId: 'abc' })).status).toBe(400);
  });

  it('opens in its own row only', async () => {
    const { him, id } = await edited('Peonies', 'Tulips', 'Roses');
    const revisionId = await idOf(him, id, 'Peonies');
    const moved = await database.executeSql(
      'update answer_revision set sealed_text = (select sealed_text from answer where id = $1) where id = $2 returning 1',
      [id, revisionId],
    );
    expect(moved.rows).toHaveLength(1);
    expect(await textsOf(him, id)).toEqual(['Tulips']);
    expect((await restore(him, id, { revisionId })).body.code).toBe('not_found');
  });

  it('goes with its answer', async () => {
    const { him, id } = await edited('Peonies', 'Tulips');
    expect(await rowsOf(him)).toBe(1);
    await test.call(answers.remove, { as: him, params: { id } });
    expect(await rowsOf(him)).toBe(0);
    expect((await show(him, id)).status).toBe(404);
  });

  it('is gone after 90 days, at once for him and by night from the disk; what is younger stays', async () => {
    const { him, id } = await edited('Peonies', 'Tulips');
    const { rows } = await database.executeSql('select created_at from answer_revision where user_id = $1', [him.id]);
    const written = new Date((rows[0] as { created_at: string }).created_at).getTime();
    // His session and his Premium do not last that long: what he wrote is made older instead.
    const age = (days: number) =>
      database.executeSql('update answer_revision set created_at = $2::timestamptz where user_id = $1', [
        him.id,
        new Date(written - days * DAY).toISOString(),
      ]);
    await age(89.9);
    await runJob(test, 'purge');
    expect([await textsOf(him, id), await rowsOf(him)]).toEqual([['Peonies'], 1]);
    const revisionId = await idOf(him, id, 'Peonies');
    expect(await promises(him, id)).toBe(true);
    await age(90.1);
    expect(await textsOf(him, id)).toEqual([]);
    expect(await promises(him, id)).toBeUndefined();
    expect((await restore(him, id, { revisionId })).body.code).toBe('not_found');
    await runJob(test, 'purge');
    expect(await rowsOf(him)).toBe(0);
  });

  it('stays readable when the master key is changed', async () => {
    const { him, id } = await edited('Peonies', 'Tulips');
    await rotateTo(database.db, parseKeyring(`${NEW},${OLD}`), test.clock.now());
    const after = await startTestApp({ database, env: { MASTER_KEY: NEW } });
    const { body } = await after.call(answerHistory.show, { as: him, params: { id } });
    expect(body.revisions).toMatchObject([{ text: 'Peonies' }]);
    await after.close();
  });
});
