import { expect, it } from 'vitest';
import { countsOf } from './user-counts';

it('DATA-03 the answer count arrives as answersCount or answers_count', () => {
  expect([countsOf({ answersCount: 5 }).answers, countsOf({ answers_count: 6 }).answers]).toEqual([5, 6]);
});

it('DATA-04 the custom question count arrives as customQuestionsCount or custom_questions_count', () => {
  const counts = [countsOf({ customQuestionsCount: 2 }), countsOf({ custom_questions_count: 3 })];
  expect(counts.map((each) => each.customQuestions)).toEqual([2, 3]);
});

it('DATA-05 a record may carry recentAnswers and is counted all the same', () => {
  const record = { answersCount: 1, customQuestionsCount: 0, recentAnswers: [] };
  expect(countsOf(record)).toEqual({ answers: 1, customQuestions: 0 });
});

it('counts nothing where there is no record', () => {
  expect(countsOf(undefined)).toEqual({ answers: 0, customQuestions: 0 });
});
