import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { messages } from '../../contract/messages';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { addOwnQuestion, historyOf, writeDown } from '../testing/notebook';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());

type Who = { token: string };
const edit = (as: Who, id: string, text: string) => test.call(answers.edit, { as, params: { id }, body: { text } });
const remove = (as: Who, id: string) => test.call(answers.remove, { as, params: { id } });

describe('editing an answer', () => {
  it('API-33 ROLE-19 changes its text and nothing else', async () => {
    const him = await cast.hire('premium');
    const [other, saved] = [await writeDown(test, him, 'Tulips'), await writeDown(test, him, 'Peonies')];
    test.clock.advance(60_000);
    const text = 'White peonies 🌸\nnever lilies';
    const reply = await edit(him, saved.answer_id, ` ${text}\n`);
    expect(reply).toMatchObject({ status: 200, body: { ...saved, answer_text: text } });
    expect(await historyOf(test, him)).toMatchObject([
      { item_id: saved.answer_id, answer_text: text, created_at: saved.created_at },
      { item_id: other.answer_id, answer_text: 'Tulips' },
    ]);
  });

  it('an unreadable one can be written anew', async () => {
    const him = await cast.hire('premium');
    const saved = await writeDown(test, him, 'Peonies');
    const spoilt = await test.world.database.executeSql(
      "update answer set sealed_text = 'spoilt' where id = $1 returning id",
      [saved.answer_id],
    );
    expect(spoilt.rows).toHaveLength(1);
    expect((await historyOf(test, him))[0]?.unreadable).toBe(true);
    expect((await edit(him, saved.answer_id, 'Peonies')).status).toBe(200);
    expect(await historyOf(test, him)).toMatchObject([{ answer_text: 'Peonies' }]);
  });

  it.each([
    ['', messages.answer.emptyEdit],
    [' \n\t', messages.answer.emptyEdit],
    ['x'.repeat(10_001), messages.answer.tooLong],
    ['a\u0000b', messages.common.unreadableText],
  ])('%.10j is refused in the words of the specification, and the old text stays', async (text, words) => {
    const him = await cast.hire('premium');
    const saved = await writeDown(test, him, 'Peonies');
    expect(await edit(him, saved.answer_id, text)).toMatchObject({ status: 400, body: { error: words } });
    expect(await historyOf(test, him)).toMatchObject([{ answer_text: 'Peonies' }]);
    expect((await edit(him, saved.answer_id, 'x'.repeat(10_000))).status).toBe(200);
  });

  it('of several at once, one is the last and the text is whole', async () => {
    const him = await cast.hire('premium');
    const saved = await writeDown(test, him, 'Peonies');
    const texts = Array.from({ length: 8 }, (_, i) => `Text ${i} `.repeat(50).trim());
    const replies = await Promise.all(texts.map((text) => edit(him, saved.answer_id, text)));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const [item] = await historyOf(test, him);
    expect(texts).toContain(item?.answer_text);
  });
});

describe('deleting an answer', () => {
  it('API-34 ROLE-19 removes that one; a second time it is 404', async () => {
    const him = await cast.hire('premium');
    const [kept, gone] = [await writeDown(test, him, 'Tulips'), await writeDown(test, him, 'Peonies')];
    const reply = await remove(him, gone.answer_id);
    expect(reply).toMatchObject({ status: 200, body: { message: messages.answer.deleted } });
    expect((await historyOf(test, him)).map(({ item_id }) => item_id)).toEqual([kept.answer_id]);
    expect((await remove(him, gone.answer_id)).status).toBe(404);
    expect((await edit(him, gone.answer_id, 'Peonies')).status).toBe(404);
  });

  it('the only one to a question of his own leaves that question, without an answer', async () => {
    const him = await cast.hire('premium');
    const own = await addOwnQuestion(test, him);
    const saved = await writeDown(test, him, 'Of the sea', own.id);
    await remove(him, saved.answer_id);
    expect(await historyOf(test, him)).toMatchObject([{ item_id: own.id, type: 'question', answer_text: null }]);
  });
});

describe("somebody else's answer", () => {
  it('ROLE-34 does not exist: 404, as for one that never was, and nothing changes', async () => {
    const [him, other] = [await cast.hire('premium'), await cast.hire('premium')];
    const theirs = await writeDown(test, other, 'Her secret');
    const before = await historyOf(test, other);
    const foreign = [await edit(him, theirs.answer_id, 'Overwritten'), await remove(him, theirs.answer_id)];
    const missing = [await edit(him, randomUUID(), 'Overwritten'), await remove(him, randomUUID())];
    expect(foreign.map(({ status, body }) => ({ status, body }))).toEqual(
      missing.map(({ status, body }) => ({ status, body })),
    );
    for (const reply of foreign) expect(reply).toMatchObject({ status: 404, body: { code: 'answer_not_found' } });
    expect(await historyOf(test, other)).toEqual(before);
    expect(await historyOf(test, him)).toEqual([]);
  });

  it.each(['abc', '1', '00000000-0000-0000-0000-00000000000g', '%00'])('an id like %j is 404', async (id) => {
    const him = await cast.hire('premium');
    expect((await edit(him, id, 'Peonies')).status).toBe(404);
    expect((await remove(him, id)).status).toBe(404);
  });
});
