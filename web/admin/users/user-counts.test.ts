import { expect, it } from 'vitest';
import { countsOf } from './user-counts';

it('ADMIN-20 reads the counts under either name', () => {
  const counts = { answers: 12, customQuestions: 3 };
  expect(countsOf({ answersCount: 12, customQuestionsCount: 3 })).toEqual(counts);
  expect(countsOf({ answers_count: 12, custom_questions_count: 3 })).toEqual(counts);
});

it('ADMIN-20 a count that is not told is 0', () => {
  expect(countsOf({})).toEqual({ answers: 0, customQuestions: 0 });
});
