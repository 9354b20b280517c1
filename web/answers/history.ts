import type { AnswerItem } from '../../contract/answers';
import { monthInWords } from '../ui/dates';
import { withId } from './search';

export interface Month {
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
    const name = monthInWords(answer.created_at);
    const last = months.at(-1);
    if (last?.name === name) last.answers.push(answer);
    else months.push({ name, answers: [answer] });
  }
  return months;
}
