import { Refusal } from '../platform/refusal';
import type { QuestionRow } from './store';

export interface NewQuestion {
  text: string;
  /** What the browser calls this submission. */
  idempotencyKey: string | null;
}

/** Under which name a submission is remembered with its question: keys of two people are two. */
export function submissionOf(userId: string, { idempotencyKey }: NewQuestion): string | null {
  return idempotencyKey && `${userId} ${idempotencyKey}`;
}

/** A key that comes back with another text would lose that text silently: it is refused instead. */
export function sameOrRefused(first: QuestionRow, text: string): QuestionRow {
  if (first.text !== text) throw new Refusal('idempotency_key_reused');
  return first;
}
