import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { messages } from '../../contract/messages';
import { questions } from '../../contract/questions';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { addOwnQuestion, historyOf, writeDown } from '../testing/notebook';
import { pool } from './pool/pool';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());

type Who = { token: string };
const list = async (as: Who) => (await test.call(questions.list, { as })).body;
const add = (as: Who, text: string) => test.call(questions.add, { as, body: { text } });
const edit = (as: Who, id: string, text: string) => test.call(questions.edit, { as, params: { id }, body: { text } });
const remove = (as: Who, id: string) => test.call(questions.remove, { as, params: { id } });

describe('the list of questions', () => {
  it('API-26 DATA-07 DATA-31 is the pool and his own, each with text, creator and moment', async () => {
    const him = await cast.hire('premium');
    const own = await addOwnQuestion(test, him);
    const listed = await list(him);
    expect(listed.length).toBeGreaterThanOrEqual(pool.length + 1);
    for (const question of listed) {
      expect(Object.keys(question).sort()).toEqual(['category', 'created_at', 'created_by_user_id', 'id', 'text']);
      expect(question.created_at).toMatch(/Z$/);
      expect(question.text).not.toBe('');
    }
    const owned = listed.filter(({ created_by_user_id }) => created_by_user_id !== null);
    expect(owned).toEqual([own]);
  });

  it('ROLE-32 ROLE-34 shows nobody the questions of somebody else, administrators neither', async () => {
    const own = await addOwnQuestion(test, await cast.hire('premium'), 'Quxwort?');
    for (const role of ['basic', 'premium', 'admin'] as const) {
      const listed = await list(await cast.hire(role));
      expect(listed.some(({ id, text }) => id === own.id || text.includes('Quxwort'))).toBe(false);
    }
  });
});

describe('a question of his own', () => {
  it('API-27 CUSTOM-06 DATA-08 ROLE-18 belongs to him who added it', async () => {
    const him = await cast.hire('premium');
    const text = 'What did you dream, 月? 🌙\nTell me.';
    const reply = await add(him, `  ${text}\n`);
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({ text, created_by_user_id: him.id, category: 'custom' });
    expect(await list(him)).toContainEqual(reply.body);
  });

  it('API-28 ROLE-18 can be changed, and its answers show the new words', async () => {
    const him = await cast.hire('premium');
    const own = await addOwnQuestion(test, him);
    await writeDown(test, him, 'Of the sea', own.id);
    const reply = await edit(him, own.id, 'What did you dream last night?');
    expect(reply).toMatchObject({ status: 200, body: { ...own, text: 'What did you dream last night?' } });
    expect(await historyOf(test, him)).toMatchObject([
      { question_text: 'What did you dream last night?', answer_text: 'Of the sea' },
    ]);
  });

  it('API-29 ROLE-18 can be deleted; a second time it is 404', async () => {
    const him = await cast.hire('premium');
    const [gone, kept] = [await addOwnQuestion(test, him), await addOwnQuestion(test, him, 'What else?')];
    expect(await remove(him, gone.id)).toMatchObject({ status: 200, body: { message: messages.question.deleted } });
    const own = (await list(him)).filter(({ created_by_user_id }) => created_by_user_id === him.id);
    expect(own).toEqual([kept]);
    expect((await remove(him, gone.id)).status).toBe(404);
    expect((await edit(him, gone.id, 'Again?')).status).toBe(404);
  });

  it('has 500 characters at most, and at least one', async () => {
    const him = await cast.hire('premium');
    expect((await add(him, ` ${'月'.repeat(500)} `)).body.text).toBe('月'.repeat(500));
    const own = await addOwnQuestion(test, him);
    const refused: [string, string][] = [
      ['x'.repeat(501), 'Question text must be 500 characters or less'],
      ['', 'Question text cannot be empty'],
      [' \n\t', 'Question text cannot be empty'],
      ['a\u0000b', messages.common.unreadableText],
    ];
    for (const [text, words] of refused) {
      expect(await add(him, text)).toMatchObject({ status: 400, body: { error: words } });
      expect(await edit(him, own.id, text)).toMatchObject({ status: 400, body: { error: words } });
    }
    expect((await list(him)).filter(({ created_by_user_id }) => created_by_user_id === him.id)).toHaveLength(2);
    expect(await list(him)).toContainEqual(own);
  });

  it("ROLE-34 somebody else's, one of the pool, and one that never was are all 404, and stay as they are", async () => {
    const [him, other] = [await cast.hire('premium'), await cast.hire('premium')];
    const theirs = await addOwnQuestion(test, other, 'Theirs?');
    await writeDown(test, other, 'Of the sea', theirs.id);
    const before = [await list(other), await historyOf(test, other)];
    const fromPool = before[0]?.[0];
    for (const id of [theirs.id, (fromPool as { id: string }).id, randomUUID()]) {
      expect(await edit(him, id, 'Overwritten?')).toMatchObject({ status: 404, body: { code: 'question_not_found' } });
      expect(await remove(him, id)).toMatchObject({ status: 404, body: { code: 'question_not_found' } });
    }
    expect([await list(other), await historyOf(test, other)]).toEqual(before);
  });

  it('an administrator is not premium by being one: he adds none of his own', async () => {
    expect((await add(await cast.hire('admin'), 'Mine?')).status).toBe(403);
  });
});
