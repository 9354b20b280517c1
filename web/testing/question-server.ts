import type { AnswerItem, AnswerPage } from '../../contract/answers';
import { api } from '../../contract/api';
import type { AskedQuestion } from '../../contract/questions';
import { basicSubscription, basicUser } from './render';
import { on, type Stub } from './server';

/** For the tests of the question's screen: a server of which each test changes what it is about. */

export const question: AskedQuestion = {
  id: '0190a1b2-0000-7000-8000-0000000000aa',
  text: 'Which flower would you never throw away?',
  category: 'gifts-and-surprises',
  is_custom_question: false,
  answered: false,
};
export const other: AskedQuestion = {
  ...question,
  id: '0190a1b2-0000-7000-8000-0000000000bb',
  text: 'Tea or coffee on a slow morning?',
  category: 'everyday-favourites',
};
export const savedAnswer = {
  answer_id: '0190a1b2-0000-7000-8000-0000000000cc',
  question_id: question.id,
  question_text: question.text,
  answer_text: 'Peonies',
  created_at: '2025-06-01T12:00:00.000Z',
};
export const answerPage: AnswerPage = { page: 12, days_in_a_row: 4, days: ['2025-06-01'], said_before: null };
export const answerItem: AnswerItem = {
  item_id: savedAnswer.answer_id,
  type: 'answer',
  question_id: question.id,
  question_text: question.text,
  answer_text: 'Peonies',
  created_at: savedAnswer.created_at,
  is_custom_question: false,
  category: question.category,
};

export const server: Stub[] = [
  on(api.accounts.me, basicUser),
  on(api.billing.status, basicSubscription),
  on(api.questions.daily, question),
  on(api.extraQuestions.list, { questions: [] }),
  on(api.stillTrue.next, { offer: null }),
  on(api.questions.skipCount, { skipsRemaining: 5, skipsUsed: 2 }),
  on(api.questions.random, other),
  on(api.questions.skip, { skipsRemaining: 4, skipsUsed: 3 }),
  on(api.dates.next, { dates: [], howItWent: null }),
  on(api.answers.submit, savedAnswer),
  on(api.answers.page, answerPage),
  on(api.accounts.logout, { message: '' }),
];
