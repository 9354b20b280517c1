import type { AnswerItem } from '../../contract/answers';
import { calendarDay } from '../ui/dates';

export interface Memory {
  answer: AnswerItem;
  /** 'One year ago today'; null where it is only the last. */
  when: string | null;
}

/** What she said on this day of an earlier year, else of an earlier month; the longest ago, and nothing that hurts. */
export function onThisDay(answers: readonly AnswerItem[], today: string): Memory | undefined {
  const earlier = answers
    .map((answer) => ({ answer, day: calendarDay(answer.created_at) }))
    .filter(({ day }) => day < today && day.slice(8) === today.slice(8))
    .filter(({ answer }) => answer.may_return)
    .sort((a, b) => a.day.localeCompare(b.day));
  const found = earlier.find(({ day }) => day.slice(5) === today.slice(5)) ?? earlier[0];
  return found && { answer: found.answer, when: timeBetween(found.day, today) };
}

/**
 * One thing of the past: of this day, or else the last she said.
 * @param shown the question whose answer stands on the page of today already
 */
export function thingOfThePast(answers: readonly AnswerItem[], today: string, shown?: string): Memory | undefined {
  const last = answers.find(({ question_id }) => question_id !== shown);
  return onThisDay(answers, today) ?? (last && { answer: last, when: null });
}

function timeBetween(day: string, today: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  const months = (thisYear - year) * 12 + (thisMonth - month);
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return count === 1 ? `One ${unit} ago today` : `${count} ${unit}s ago today`;
}
