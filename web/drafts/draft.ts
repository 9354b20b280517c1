import type { AskedQuestion } from '../../contract/questions';
import { newIdempotencyKey } from '../api/idempotency-key';
import type { Draft } from './draft-storage';

export function blankDraft(question: AskedQuestion, isExtra: boolean): Draft {
  return { question, isExtra, text: '', idempotencyKey: newIdempotencyKey() };
}

/** The server trims what it keeps, so a blank more at the end is still the same answer. */
export function rewritten(draft: Draft, text: string): Draft {
  const isSame = text.trim() === draft.text.trim();
  return { ...draft, text, idempotencyKey: isSame ? draft.idempotencyKey : newIdempotencyKey() };
}
