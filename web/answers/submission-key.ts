import { useRef } from 'react';
import { newIdempotencyKey } from '../api/idempotency-key';

/** The same key for the same text, so that trying again after a time-out makes no second answer. */
export function useSubmissionKey(): (text: string) => string {
  const last = useRef({ text: '', key: '' });
  return (text) => {
    if (last.current.text !== text) last.current = { text, key: newIdempotencyKey() };
    return last.current.key;
  };
}
