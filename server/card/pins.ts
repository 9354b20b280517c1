import { createHash } from 'node:crypto';
import type { OpenedAnswer } from '../answers/some-answers';
import { Refusal } from '../platform/refusal';
import { opening, type Span } from './quotes';

/** Where words of hers stand in an answer, and what that answer was: never a copy of them. */
export interface Pin extends Span {
  /** It is sealed with the rest: of a short answer a hash would tell the words. */
  textHash: string;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** All of the answer unless said. */
export function pinOn({ text }: OpenedAnswer, span: { start?: number | undefined; end?: number | undefined }): Pin {
  const { start = 0, end = text.length } = span;
  const isInside = start < end && end <= text.length;
  if (!isInside || !text.slice(start, end).isWellFormed()) throw new Refusal('span_outside');
  return { start, end, textHash: hashOf(text) };
}

/** What is pinned there now: where the answer was changed since, its beginning. */
export function pinned(answer: OpenedAnswer, pin: Pin): { span: Span; source: 'living' | 'edited' } {
  const isSame = pin.textHash === hashOf(answer.text);
  return { span: isSame ? pin : opening(answer), source: isSame ? 'living' : 'edited' };
}
