import { isEmptyWord, stemsOf } from '../retrieval/words';
import type { Quote } from './quote';

const SAME_MATTER = 0.5;

export interface Aged {
  quote: Quote;
  /** She has said something newer on the same matter. */
  isEarlier: boolean;
}

/** In their order, but what speaks of the same matter stands together, the newest first and the others as earlier. */
export function byMatter(quotes: readonly Quote[]): Aged[][] {
  const matters: Quote[][] = [];
  for (const quote of quotes) {
    const same = matters.find((others) => others.some((other) => isSameMatter(other, quote)));
    if (same) same.push(quote);
    else matters.push([quote]);
  }
  return matters.map((same) => {
    const newestFirst = same.sort((a, b) => saidAt(b) - saidAt(a));
    const [newest] = newestFirst;
    return newestFirst.map((quote) => ({ quote, isEarlier: newest !== undefined && saidAt(quote) < saidAt(newest) }));
  });
}

const saidAt = ({ note }: Quote) => Date.parse(note.createdAt);

function isSameMatter(a: Quote, b: Quote): boolean {
  if (a.note.questionId === b.note.questionId) return true;
  const [one, other] = [matterOf(a), matterOf(b)];
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return shared > 0 && shared / Math.min(one.size, other.size) >= SAME_MATTER && shared >= 2;
}

const matterOf = ({ text }: Quote) => new Set(stemsOf(text).filter((stem) => !isEmptyWord(stem)));
