import type { AskedQuestion } from '../../contract/questions';
import type { Draft } from './draft-storage';

export function blankDraft(question: AskedQuestion, isExtra: boolean): Draft {
  return { question, isExtra, text: '', idempotencyKey: newKey() };
}

/** The server trims what it keeps, so a blank more at the end is still the same answer. */
export function rewritten(draft: Draft, text: string): Draft {
  const isSame = text.trim() === draft.text.trim();
  return { ...draft, text, idempotencyKey: isSame ? draft.idempotencyKey : newKey() };
}

/** Not `randomUUID`: that is missing where the page is not served over HTTPS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
