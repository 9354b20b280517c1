import { expect, it } from 'vitest';
import { answerItem } from '../testing/notebook';
import { calendarDay, shortDay } from '../ui/dates';
import { answersOf, byMonth } from './history';

const at = (n: number, ...when: [number, number, number, number?]) =>
  answerItem(n, { created_at: new Date(...when).toISOString() });

it('the history holds answers only, the newest first', () => {
  const old = at(1, 2025, 0, 5);
  const recent = at(2, 2025, 2, 5);
  const waiting = answerItem(3, { type: 'question', answer_text: null });
  expect(answersOf([old, waiting, recent, { ...old, item_id: '' }])).toEqual([recent, old]);
});

it('is parted by months of his calendar', () => {
  const months = byMonth([at(1, 2025, 2, 1, 0), at(2, 2025, 1, 28, 23), at(3, 2025, 1, 1, 0), at(4, 2024, 1, 10)]);
  expect(months.map(({ id, name, answers }) => [id, name, answers.length])).toEqual([
    ['2025-03', 'March 2025', 1],
    ['2025-02', 'February 2025', 2],
    ['2024-02', 'February 2024', 1],
  ]);
});

it('dates stand in his zone', () => {
  const lateEvening = new Date(2025, 2, 4, 23, 30).toISOString();
  expect([shortDay(lateEvening), calendarDay(lateEvening)]).toEqual(['Mar 4, 2025', '2025-03-04']);
});
