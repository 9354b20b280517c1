import { messages } from '../../contract/messages';
import type { Question } from '../../contract/questions';
import type { QuestionRow } from './store';

/** A text that cannot be opened is shown as such; it must not break what stands around it. */
export function readable({ text }: { text: string | null }): string {
  return text ?? messages.answer.unreadable;
}

export function presentQuestion(row: QuestionRow): Question {
  return {
    id: row.id,
    text: readable(row),
    category: row.category,
    created_at: row.createdAt.toISOString(),
    created_by_user_id: row.createdByUserId,
  };
}
