import type { AnswerItem } from '../../contract/answers';
import { calendarMonth, monthInWords } from '../ui/dates';
import { withId } from './search';

export interface Month {
  /** `2025-03`. */
  id: string;
  name: string;
  answers: AnswerItem[];
}

/** Her answers, newest first. Custom questions without an answer are no history yet. */
export function answersOf(items: readonly AnswerItem[]): AnswerItem[] {
  return withId(items)
    .filter((item) => item.type === 'answer')
    .sort((a, b) => b.created_at.localeCompare(a.created_at));
}

export function byMonth(answers: readonly AnswerItem[]): Month[] {
  const months: Month[] = [];
  for (const answer of answers) {
    const id = calendarMonth(answer.created_at);
    const last = months.at(-1);
    if (last?.id === id) last.answers.push(answer);
    else months.push({ id, name: monthInWords(answer.created_at), answers: [answer] });
  }
  return months;
}
