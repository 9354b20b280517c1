import { createHash } from 'node:crypto';
import type { CardQuote } from '../../contract/card';
import { newestWords, type OpenedAnswer, openAnswers } from '../answers/some-answers';
import type { Deps } from '../deps';
import { Refusal } from '../platform/refusal';
import { opening, quoted, type Span } from './quotes';

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

/** Her words at a pin as they stand now, and what became of the answer. */
export interface Pinned {
  quote: CardQuote | null;
  source: 'living' | 'edited' | 'replaced' | 'gone';
}

interface Pinning {
  /** Null where the answer was deleted. */
  answerId: string | null;
  pin: Pin;
}

/** Of each pin what it shows: the span, the beginning of an answer that was changed, or her newest word where she said something else since. */
export async function pinnedOf(
  deps: Deps,
  userId: string,
  pins: readonly Pinning[],
): Promise<(pinning: Pinning) => Pinned> {
  const ids = pins.flatMap(({ answerId }) => answerId ?? []);
  if (ids.length === 0) return () => GONE;
  const newestOf = await newestWords(deps, userId);
  const opened = await openAnswers(deps, userId, [...new Set(ids.map(newestOf))]);
  const byId = new Map(opened.map((answer) => [answer.id, answer]));
  return ({ answerId, pin }) => {
    const answer = answerId === null ? undefined : byId.get(newestOf(answerId));
    if (!answer) return GONE;
    if (answer.id !== answerId) return { quote: quoted(answer, opening(answer)), source: 'replaced' };
    const isSame = pin.textHash === hashOf(answer.text);
    return { quote: quoted(answer, isSame ? pin : opening(answer)), source: isSame ? 'living' : 'edited' };
  };
}

const GONE: Pinned = { quote: null, source: 'gone' };
