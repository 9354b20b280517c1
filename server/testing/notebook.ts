import { expect } from 'vitest';
import { type Answer, answers } from '../../contract/answers';
import { type Question, questions } from '../../contract/questions';
import type { TestApp } from './app';

type Who = { token: string };

/** The first questions of the pool, in the order in which it is listed. */
export async function poolQuestions(test: TestApp, as: Who, howMany = 1): Promise<Question[]> {
  const { body } = await test.call(questions.list, { as });
  return body.filter((question) => question.created_by_user_id === null).slice(0, howMany);
}

/** The whole pool takes longer to read than an answer to write down, and its first question stays the same. */
const firstOfPool = new WeakMap<TestApp, string>();

async function firstQuestion(test: TestApp, as: Who): Promise<string> {
  const id = firstOfPool.get(test) ?? (await poolQuestions(test, as))[0]?.id ?? '';
  firstOfPool.set(test, id);
  return id;
}

/** Writes an answer down, to the first question of the pool unless said. */
export async function writeDown(test: TestApp, as: Who, text: string, questionId?: string): Promise<Answer> {
  const id = questionId ?? (await firstQuestion(test, as));
  const reply = await test.call(answers.submit, { as, body: { questionId: id, text } });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
}

export async function addOwnQuestion(test: TestApp, as: Who, text = 'What did you dream?'): Promise<Question> {
  const reply = await test.call(questions.add, { as, body: { text } });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
}

/** Everything that the product shows him of his own. */
export async function historyOf(test: TestApp, as: Who) {
  return (await test.call(answers.list, { as })).body;
}
