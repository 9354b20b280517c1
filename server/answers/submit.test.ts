import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { messages } from '../../contract/messages';
import { questions } from '../../contract/questions';
import { isStorable } from '../../contract/text-rules';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { addOwnQuestion, historyOf, poolQuestions, writeDown } from '../testing/notebook';
import { expectRefusal } from '../testing/refused';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());

const him = await cast.hire('basic');
const [question] = await poolQuestions(test, him);
const questionId = question?.id ?? '';
const submit = (body: unknown, token = him.token) =>
  test.raw({
    method: 'POST',
    url: answers.submit.path,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

describe('writing her answer down', () => {
  it('API-30 DATA-09 DATA-31 answers 201 with the answer, its question and the moment with its zone', async () => {
    const before = test.clock.now().getTime();
    const reply = await test.call(answers.submit, { as: him, body: { questionId, text: 'Peonies' } });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      answer_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      question_id: questionId,
      question_text: question?.text,
      answer_text: 'Peonies',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(Date.parse(reply.body.created_at)).toBeGreaterThanOrEqual(before);
  });

  it.each([
    ['several lines, as typed', 'First\r\nsecond\n\n\tthird  with  spaces\u00a0and a tab\there'],
    ['emoji of several parts', 'Peonies 🌸 👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 🇺🇸 1️⃣'],
    ['composed and decomposed letters', 'é e\u0301 Å A\u030a ﬁ'],
    ['other scripts', '牡丹が好き。模糊 العربية עברית हिन्दी ไทย ქართული Ελληνικά'],
    ['both directions', 'abc \u202eמימין\u202c \u2066x\u2069 שלום'],
    ['letters beyond the first plane', '𝓅𝑒𝑜𝓃𝓎 𠮷野家 🂡'],
    [
      'what looks like code',
      `'; drop table "answer"; -- <script>alert(1)</script> \${x} {{y}} %00 \\u0000 \\x41 &amp;`,
    ],
    ['odd but storable characters', 'a\u0001b\u007fc\u200bd\u2028e\ufffdf\uffffg'],
  ])('keeps %s byte for byte', async (_, text) => {
    const saved = await writeDown(test, him, text, questionId);
    expect(saved.answer_text).toBe(text);
    const item = (await historyOf(test, him)).find(({ item_id }) => item_id === saved.answer_id);
    expect(Buffer.from(item?.answer_text ?? '')).toEqual(Buffer.from(text));
  });

  it('keeps whatever can be typed, byte for byte', async () => {
    const someone = await cast.hire('basic');
    const typed = fc
      .oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 300 }))
      .map((text) => text.trim())
      .filter((text) => text !== '' && isStorable(text));
    const texts = fc.sample(typed, { seed: 4, numRuns: 40 });
    for (const text of texts) await writeDown(test, someone, text, questionId);
    const kept = (await historyOf(test, someone)).map(({ answer_text }) => answer_text);
    expect(kept.reverse()).toEqual(texts);
  });

  it('takes spaces off its ends only', async () => {
    expect((await writeDown(test, him, ' \n Peonies \u3000and lilies\t\r\n ')).answer_text).toBe(
      'Peonies \u3000and lilies',
    );
  });

  it('takes 10,000 characters after trimming, and not one more', async () => {
    const longest = '牡'.repeat(10_000);
    expect((await writeDown(test, him, ` ${longest}\n`)).answer_text).toBe(longest);
    const refused = await submit({ questionId, text: `${longest}x` });
    expect(refused.statusCode).toBe(400);
    expect(expectRefusal(refused).error).toBe(messages.answer.tooLong);
  });
});

describe('what is not written down', () => {
  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['empty lines', ' \r\n\t\n'],
    ['wide spaces', '\u3000\u00a0\u2003'],
    ['null', null],
    ['no text at all', undefined],
    ['a number', 7],
    ['a list', ['Peonies']],
  ])('%s as the answer: 400 in the words of the specification', async (_, text) => {
    const refused = await submit({ questionId, text });
    expect(refused.statusCode).toBe(400);
    expect(expectRefusal(refused).error).toBe('Please enter an answer before submitting');
  });

  it.each([
    ['a NUL', 'a\u0000b'],
    ['half a character', 'a\ud83cb'],
  ])('%s in the text: 400, since it would not come back as it was', async (_, text) => {
    const refused = await submit({ questionId, text });
    expect(refused.statusCode).toBe(400);
    expect(expectRefusal(refused).error).toBe(messages.common.unreadableText);
  });

  it('an answer to a question that is not there, or is of somebody else: 404', async () => {
    const theirs = await addOwnQuestion(test, await cast.hire('premium'));
    for (const id of [randomUUID(), theirs.id]) {
      const refused = await submit({ questionId: id, text: 'Peonies' });
      expect(refused.statusCode).toBe(404);
      expect(expectRefusal(refused).code).toBe('question_not_found');
    }
  });

  it.each(['abc', '', 7, null, undefined])('an answer to the question %j: 400', async (id) => {
    expect((await submit({ questionId: id, text: 'Peonies' })).statusCode).toBe(400);
  });

  it('leaves nothing behind', async () => {
    const someone = await cast.hire('basic');
    await submit({ questionId, text: ' ' }, someone.token);
    await submit({ questionId: randomUUID(), text: 'Peonies' }, someone.token);
    expect(await historyOf(test, someone)).toEqual([]);
    expect((await test.call(questions.daily, { as: someone })).body.answered).toBe(false);
  });
});

describe('a question answered twice', () => {
  it('has both answers, and she may have changed her mind', async () => {
    const someone = await cast.hire('basic');
    await writeDown(test, someone, 'Peonies', questionId);
    await writeDown(test, someone, 'Tulips', questionId);
    expect((await historyOf(test, someone)).map(({ answer_text }) => answer_text)).toEqual(['Tulips', 'Peonies']);
  });
});
