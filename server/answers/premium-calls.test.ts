import { afterAll, describe, expect, it } from 'vitest';
import { admin } from '../../contract/admin';
import { answerHistory } from '../../contract/answer-history';
import { answers } from '../../contract/answers';
import { assistant } from '../../contract/assistant';
import { card } from '../../contract/card';
import type { Endpoint } from '../../contract/endpoint';
import { refusals } from '../../contract/errors';
import { ideas } from '../../contract/ideas';
import { questions } from '../../contract/questions';
import { stillTrue } from '../../contract/still-true';
import { DAY } from '../../contract/time';
import { saveSubscription } from '../billing/store';
import { later } from '../platform/clock';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { everyEndpoint } from '../testing/contract';
import { addOwnQuestion, historyOf, writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());

interface Belongings {
  answerId: string;
  questionId: string;
}
/** Every call that needs premium, with what would change something if it got through. */
const calls: Record<string, (as: Person, his: Belongings) => Promise<{ status: number; body: unknown }>> = {
  'answers.edit': (as, { answerId: id }) => test.call(answers.edit, { as, params: { id }, body: { text: 'Changed' } }),
  'answers.remove': (as, { answerId: id }) => test.call(answers.remove, { as, params: { id } }),
  'answerHistory.restore': (as, { answerId: id }) =>
    test.call(answerHistory.restore, { as, params: { id }, body: { revisionId: crypto.randomUUID() } }),
  'ideas.near': (as) => test.call(ideas.near, { as, body: { text: 'Peonies' } }),
  'ideas.wishes': (as) => test.call(ideas.wishes, { as }),
  'card.candidates': (as) => test.call(card.candidates, { as, params: { field: 'flower' } }),
  'questions.add': (as) => test.call(questions.add, { as, body: { text: 'Added?' } }),
  'questions.edit': (as, { questionId: id }) =>
    test.call(questions.edit, { as, params: { id }, body: { text: 'Changed?' } }),
  'questions.remove': (as, { questionId: id }) => test.call(questions.remove, { as, params: { id } }),
  'stillTrue.aWhileAgo': (as) => test.call(stillTrue.aWhileAgo, { as }),
  'stillTrue.freshness': (as) => test.call(stillTrue.freshness, { as }),
  'assistant.ask': (as) => test.call(assistant.ask, { as, body: { question: 'What does she like?' } }),
  'assistant.history': (as) => test.call(assistant.history, { as }),
  'assistant.remove': (as) => test.call(assistant.remove, { as, params: { id: crypto.randomUUID() } }),
  'assistant.clear': (as) => test.call(assistant.clear, { as }),
  'assistant.about': (as) => test.call(assistant.about, { as }),
  'admin.listQuestions': (as) => test.call(admin.listQuestions, { as }),
  'admin.addQuestion': (as) => test.call(admin.addQuestion, { as, body: { text: 'Added?' } }),
  'admin.editQuestion': (as, { questionId: id }) =>
    test.call(admin.editQuestion, { as, params: { id }, body: { text: 'Changed?' } }),
  'admin.removeQuestion': (as, { questionId: id }) => test.call(admin.removeQuestion, { as, params: { id } }),
};

/** Somebody who was premium until yesterday, with an answer and a question of his own. */
async function lapsed(): Promise<Person & Belongings> {
  const him = await cast.hire('premium');
  const answerId = (await writeDown(test, him, 'Peonies')).answer_id;
  const questionId = (await addOwnQuestion(test, him)).id;
  const now = test.clock.now();
  const ended = { userId: him.id, status: 'active', currentPeriodEnd: later(now, -2 * DAY), updatedAt: now };
  await saveSubscription(test.world.db, ended);
  return { ...him, answerId, questionId };
}
const everythingOf = async (as: Person) => [
  await historyOf(test, as),
  (await test.call(questions.list, { as })).body.filter(({ created_by_user_id }) => created_by_user_id === as.id),
];

describe('what needs premium', () => {
  it('is all in this list', () => {
    const isPremiumCall = ({ access }: Endpoint) => !['public', 'signed-in', 'administer'].includes(access);
    const guarded = everyEndpoint.filter(({ endpoint }) => isPremiumCall(endpoint)).map(({ name }) => name);
    expect(Object.keys(calls).sort()).toEqual(guarded.sort());
  });

  it.each(Object.keys(calls))(
    'ROLE-12 ROLE-13 ROLE-14 %s is 403 for a basic user and changes nothing, of his own or of others',
    async (name) => {
      const owner = await cast.hire('premium');
      const theirs = {
        answerId: (await writeDown(test, owner, 'Peonies')).answer_id,
        questionId: (await addOwnQuestion(test, owner)).id,
      };
      const basic = await cast.hire('basic');
      const own = await writeDown(test, basic, 'Tulips');
      const before = [await everythingOf(basic), await everythingOf(owner)];
      for (const his of [theirs, { answerId: own.answer_id, questionId: own.question_id }]) {
        const reply = await calls[name]?.(basic, his);
        expect(reply?.status).toBe(403);
        expect(reply?.body).toEqual({ error: refusals.premium_required.words, code: 'premium_required' });
      }
      expect([await everythingOf(basic), await everythingOf(owner)]).toEqual(before);
    },
  );
});

describe('after premium has ended', () => {
  it.each(Object.keys(calls))('%s is closed, also for what is his own', async (name) => {
    const him = await lapsed();
    const before = await everythingOf(him);
    expect((await calls[name]?.(him, him))?.status).toBe(403);
    expect(await everythingOf(him)).toEqual(before);
  });

  it('everything of his stays readable and in his download, and can be answered', async () => {
    const him = await lapsed();
    expect(await historyOf(test, him)).toMatchObject([
      { item_id: him.questionId, type: 'question', question_text: 'What did you dream?' },
      { item_id: him.answerId, type: 'answer', answer_text: 'Peonies' },
    ]);
    const { body: listed } = await test.call(questions.list, { as: him });
    expect(listed.find(({ id }) => id === him.questionId)?.text).toBe('What did you dream?');
    expect((await writeDown(test, him, 'Of the sea', him.questionId)).question_text).toBe('What did you dream?');
  });
});
