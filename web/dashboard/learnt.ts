import type { AnswerItem } from '../../contract/answers';
import { calendarDay } from '../ui/dates';

export interface Memory {
  answer: AnswerItem;
  /** 'One year ago today'. */
  when: string;
}

const MOST_MEMORIES = 2;

/** What she said on this day of earlier years, else of earlier months; the longest ago first, and nothing that hurts. */
export function onThisDay(answers: readonly AnswerItem[], today: string): Memory[] {
  const earlier = answers
    .map((answer) => ({ answer, day: calendarDay(answer.created_at) }))
    .filter(({ day }) => day < today && day.slice(8) === today.slice(8))
    .filter(({ answer }) => answer.may_return)
    .sort((a, b) => a.day.localeCompare(b.day));
  const years = earlier.filter(({ day }) => day.slice(5) === today.slice(5));
  const chosen = years.length > 0 ? years : earlier;
  return chosen.slice(0, MOST_MEMORIES).map(({ answer, day }) => ({ answer, when: timeBetween(day, today) }));
}

function timeBetween(day: string, today: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  const months = (thisYear - year) * 12 + (thisMonth - month);
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return count === 1 ? `One ${unit} ago today` : `${count} ${unit}s ago today`;
}
