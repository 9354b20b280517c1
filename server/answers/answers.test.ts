import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { questions } from '../../contract/questions';
import { startTestApp, type TestApp } from '../testing/app';
import { basicUser } from '../testing/people';

describe('answers', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('API-30 API-32 QOTD-45 writes her answer down and lists it, newest first', async () => {
    const him = await basicUser(test);
    const today = await test.call(questions.daily, { as: him });
    expect(today.status).toBe(200);
    const text = 'Peonies 🌸\nnever lilies — それだけ';
    const saved = await test.call(answers.submit, { as: him, body: { questionId: today.body.id, text } });
    expect(saved.status).toBe(201);
    const { body: items } = await test.call(answers.list, { as: him });
    expect(items).toMatchObject([
      { item_id: saved.body.answer_id, type: 'answer', answer_text: text, question_text: today.body.text },
    ]);
    expect((await test.call(questions.daily, { as: him })).body.answered).toBe(true);
  });

  it('API-25 grants exactly seven of fifty skips at once', async () => {
    const him = await basicUser(test);
    const { body: today } = await test.call(questions.daily, { as: him });
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => test.call(questions.skip, { as: him, body: { questionId: today.id } })),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(7);
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(43);
    const { body: next } = await test.call(questions.daily, { as: him });
    expect(next.id).not.toBe(today.id);
    expect((await test.call(questions.random, { as: him })).body.id).toBe(next.id);
  });
});
