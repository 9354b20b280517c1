import type { AnswerItem } from '../../../contract/answers';
import { addDays } from '../../../contract/days';
import type { Question, QuestionCategory } from '../../../contract/questions';
import { calendarDay } from '../../ui/dates';
import { unansweredItems } from '../search';
import { addMonths, daysBetween, monthOf, monthsBetween, weekOf } from './days';

/** How many of her answers he wrote down on which day of his zone. */
export type DayCounts = ReadonlyMap<string, number>;

export function countByDay(answers: readonly AnswerItem[]): DayCounts {
  return tally(answers.map((answer) => calendarDay(answer.created_at)));
}

function tally<K>(keys: readonly K[]): Map<K, number> {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

export function firstDay(counts: DayCounts): string | undefined {
  return [...counts.keys()].sort()[0];
}

export interface CalendarDay {
  day: string;
  answers: number;
}

/** A week from Sunday on; the last one ends with today. */
export type CalendarWeek = readonly CalendarDay[];

export function calendarOf(counts: DayCounts, today: string, weeks: number): CalendarWeek[] {
  const first = addDays(weekOf(today), -7 * (weeks - 1));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(first, 7 * week + weekday))
      .filter((day) => day <= today)
      .map((day) => ({ day, answers: counts.get(day) ?? 0 })),
  );
}

export interface Period {
  /** A day for a week, a month for a month. */
  start: string;
  answers: number;
  /** The one that is not over yet. */
  isCurrent: boolean;
}

export interface OverTime {
  unit: 'week' | 'month';
  periods: Period[];
}

const MOST_WEEKS = 27;
const MOST_MONTHS = 24;

/** By week for about half a year; beyond that by month, the last two years. */
export function overTime(counts: DayCounts, today: string): OverTime {
  const first = firstDay(counts) ?? today;
  const weeks = daysBetween(weekOf(first), weekOf(today)) / 7 + 1;
  if (weeks <= MOST_WEEKS) {
    const starts = Array.from({ length: weeks }, (_, n) => addDays(weekOf(first), 7 * n));
    return { unit: 'week', periods: periodsOf(starts, counts, weekOf) };
  }
  const months = Math.min(MOST_MONTHS, monthsBetween(monthOf(first), monthOf(today)) + 1);
  const starts = Array.from({ length: months }, (_, n) => addMonths(monthOf(today), n - months + 1));
  return { unit: 'month', periods: periodsOf(starts, counts, monthOf) };
}

function periodsOf(starts: readonly string[], counts: DayCounts, startOf: (day: string) => string): Period[] {
  const sums = new Map<string, number>();
  for (const [day, count] of counts) sums.set(startOf(day), (sums.get(startOf(day)) ?? 0) + count);
  return starts.map((start, n) => ({ start, answers: sums.get(start) ?? 0, isCurrent: n === starts.length - 1 }));
}

export interface CategoryCount {
  category: QuestionCategory;
  answers: number;
}

/** The fullest first. */
export function byCategory(answers: readonly AnswerItem[]): CategoryCount[] {
  return [...tally(answers.map((answer) => answer.category))]
    .map(([category, count]) => ({ category, answers: count }))
    .sort((a, b) => b.answers - a.answers);
}

export interface OpenCategory {
  category: QuestionCategory;
  open: number;
  total: number;
}

/** Where the pool still holds questions that he has not asked her; the most first. */
export function openByCategory(items: readonly AnswerItem[], questions: readonly Question[]): OpenCategory[] {
  const pool = questions.filter((question) => question.created_by_user_id === null);
  const totals = tally(pool.map((question) => question.category));
  return [...tally(unansweredItems(items, pool).map((item) => item.category))]
    .map(([category, open]) => ({ category, open, total: totals.get(category) ?? open }))
    .sort((a, b) => b.open - a.open);
}
