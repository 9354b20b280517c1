import { Refusal } from '../refusal';

/** What a browser may call a submission: short, visible characters. */
const FORM = /^[\x21-\x7e]{1,100}$/;

export function idempotencyKeyOf(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!FORM.test(header)) {
    throw new Refusal('invalid_input', { words: 'The Idempotency-Key must be 1 to 100 visible characters.' });
  }
  return header;
}
