import type { Answer, AnswerItem } from '../../contract/answers';
import type { Question } from '../../contract/questions';

/** An id as the server makes them, the same for the same number. */
export function idOf(n: number): string {
  return `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`;
}

/** Her answer number `n` to question number `n`; the later the number, the older. */
export function answerItem(n: number, fields: Partial<AnswerItem> = {}): AnswerItem {
  return {
    item_id: idOf(1_000 + n),
    type: 'answer',
    question_id: idOf(n),
    question_text: `Question ${n}?`,
    answer_text: `Her words ${n}.`,
    created_at: new Date(Date.UTC(2025, 5, 15, 12) - n * 60_000).toISOString(),
    is_custom_question: false,
    category: 'playful',
    ...fields,
  };
}

/** What the server replies where this is written down or changed. */
export function answerOf({ item_id, question_id, question_text, answer_text, created_at }: AnswerItem): Answer {
  return { answer_id: item_id, question_id, question_text, answer_text: answer_text ?? '', created_at };
}

export function answerItems(count: number): AnswerItem[] {
  return Array.from({ length: count }, (_, n) => answerItem(n + 1));
}

export function poolQuestion(n: number, fields: Partial<Question> = {}): Question {
  return {
    id: idOf(n),
    text: `Question ${n}?`,
    category: 'playful',
    created_at: '2025-01-01T00:00:00.000Z',
    created_by_user_id: null,
    ...fields,
  };
}
