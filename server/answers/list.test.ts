import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { messages } from '../../contract/messages';
import { pageKinds } from '../../contract/page-kinds';
import { questions } from '../../contract/questions';
import { createVault } from '../platform/crypto/vault';
import { answer, question, userKey } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { addOwnQuestion, historyOf, poolQuestions, writeDown } from '../testing/notebook';
import { history } from './history';

const test = await startTestApp();
const cast = createCast(test);
const { db } = test.world;
afterAll(() => test.close());

describe('the list of his answers', () => {
  it('is empty for somebody new', async () => {
    expect(await historyOf(test, await cast.hire('basic'))).toEqual([]);
  });

  it('API-32 DATA-10 DATA-11 DATA-31 has answers, and his own questions that have none yet', async () => {
    const him = await cast.hire('premium');
    const [fromPool] = await poolQuestions(test, him);
    const saved = await writeDown(test, him, 'Peonies', fromPool?.id);
    const own = await addOwnQuestion(test, him, 'What did you dream?');
    expect(await historyOf(test, him)).toEqual([
      {
        item_id: own.id,
        type: 'question',
        question_id: own.id,
        question_text: 'What did you dream?',
        answer_text: null,
        created_at: own.created_at,
        is_custom_question: true,
        category: 'custom',
      },
      {
        item_id: saved.answer_id,
        type: 'answer',
        question_id: fromPool?.id,
        question_text: fromPool?.text,
        answer_text: 'Peonies',
        created_at: saved.created_at,
        is_custom_question: false,
        category: fromPool?.category,
        kind: expect.toBeOneOf(Object.keys(pageKinds)),
      },
    ]);
    const answered = await writeDown(test, him, 'Of the sea', own.id);
    const [newest, ...rest] = await historyOf(test, him);
    expect(newest).toMatchObject({ item_id: answered.answer_id, type: 'answer', is_custom_question: true });
    expect(rest.map(({ item_id }) => item_id)).toEqual([saved.answer_id]);
  });

  it('API-32 is newest first, whatever the order of writing', async () => {
    const him = await cast.hire('premium');
    const now = test.clock.now().getTime();
    for (const [text, hours] of [
      ['b', 2],
      ['d', 4],
      ['a', 1],
    ] as const) {
      test.clock.set(new Date(now + hours * 3_600_000).toISOString());
      await writeDown(test, him, text);
    }
    test.clock.set(new Date(now + 3 * 3_600_000).toISOString());
    await addOwnQuestion(test, him, 'c');
    const items = await historyOf(test, him);
    expect(items.map((item) => item.answer_text ?? item.question_text)).toEqual(['d', 'c', 'b', 'a']);
    test.clock.set(new Date(now).toISOString());
  });

  it('ROLE-34 DATA-28 has nothing of anybody else', async () => {
    const [him, other] = [await cast.hire('premium'), await cast.hire('premium')];
    await writeDown(test, other, 'Quxwort, hers');
    await addOwnQuestion(test, other, 'Quxwort, theirs?');
    await writeDown(test, him, 'Peonies');
    expect((await historyOf(test, him)).map(({ answer_text }) => answer_text)).toEqual(['Peonies']);
    const seen = JSON.stringify([(await test.call(questions.list, { as: him })).body, await historyOf(test, him)]);
    expect(seen.includes('Quxwort')).toBe(false);
  });
});

describe('an entry whose stored bytes cannot be opened', () => {
  const spoil: Record<string, (sealed: Buffer) => Buffer> = {
    'a changed byte': (sealed) => Buffer.from(sealed.map((byte, i) => (i === 20 ? byte ^ 1 : byte))),
    'a changed header': (sealed) => Buffer.from(sealed.map((byte, i) => (i === 0 ? 9 : byte))),
    'the end cut off': (sealed) => sealed.subarray(0, sealed.length - 4),
    'almost nothing': (sealed) => sealed.subarray(0, 5),
    nothing: () => Buffer.alloc(0),
    'plain text': () => Buffer.from('Peonies'),
  };

  it.each(Object.keys(spoil))('%s: is shown as unreadable and the others as they are', async (name) => {
    const him = await cast.hire('basic');
    const before = await writeDown(test, him, 'before');
    const spoilt = await writeDown(test, him, 'spoilt');
    const after = await writeDown(test, him, 'after');
    const [row] = await db.select().from(answer).where(eq(answer.id, spoilt.answer_id));
    const sealedText = spoil[name]?.(row?.sealedText ?? Buffer.alloc(0)) ?? Buffer.alloc(0);
    await db.update(answer).set({ sealedText }).where(eq(answer.id, spoilt.answer_id));
    const items = await historyOf(test, him);
    expect(items).toMatchObject([
      { item_id: after.answer_id, answer_text: 'after' },
      { item_id: spoilt.answer_id, answer_text: messages.answer.unreadable, unreadable: true },
      { item_id: before.answer_id, answer_text: 'before' },
    ]);
    expect(items[0]).not.toHaveProperty('unreadable');
  });

  it('moved from another row, also of the same man, it does not open there', async () => {
    const him = await cast.hire('basic');
    const [one, two] = [await writeDown(test, him, 'one'), await writeDown(test, him, 'two')];
    const [row] = await db.select().from(answer).where(eq(answer.id, one.answer_id));
    await db.update(answer).set({ sealedText: row?.sealedText }).where(eq(answer.id, two.answer_id));
    expect((await historyOf(test, him)).map(({ unreadable }) => unreadable)).toEqual([true, undefined]);
  });

  it.each([
    ['is lost', (userId: string) => db.delete(userKey).where(eq(userKey.userId, userId))],
    [
      'is spoilt',
      (userId: string) =>
        db
          .update(userKey)
          .set({ wrapped: Buffer.alloc(60, 1) })
          .where(eq(userKey.userId, userId)),
    ],
  ])('where the key of the account %s, all of it is, and nothing fails', async (_, harm) => {
    const him = await cast.hire('premium');
    await writeDown(test, him, 'Peonies');
    await addOwnQuestion(test, him, 'What did you dream?');
    await harm(him.id);
    // As an instance that never read anything of his.
    const elsewhere = { ...test.world, vault: createVault(test.world.vault.ring) };
    const items = [];
    for await (const some of history(elsewhere, him.id)) items.push(...some);
    expect(items.map(({ unreadable }) => unreadable)).toEqual([true, true]);
  });

  it('a custom question is shown as unreadable too, in every list', async () => {
    const him = await cast.hire('premium');
    const own = await addOwnQuestion(test, him, 'What did you dream?');
    const kept = await addOwnQuestion(test, him, 'What else?');
    await db
      .update(question)
      .set({ sealedText: Buffer.from('spoilt') })
      .where(eq(question.id, own.id));
    const text = messages.answer.unreadable;
    const items = await historyOf(test, him);
    expect(items.find(({ item_id }) => item_id === own.id)).toMatchObject({ question_text: text, unreadable: true });
    expect(items.find(({ item_id }) => item_id === kept.id)?.question_text).toBe('What else?');
    const { body: listed } = await test.call(questions.list, { as: him });
    expect(listed.find(({ id }) => id === own.id)?.text).toBe(text);
  });
});
