import type { Citation, Segment } from '../../../contract/assistant';
import type { Quote } from './quote';

/** A quotation in its place, under a number. */
export interface Shown {
  n: number;
  quote: Quote;
}

/** The longest number that a quotation may get, to measure lines before they have theirs. */
export const ANY = 99;

/** A reply as it grows: each quotation gets the next number, and what does not fit any more is left out. */
export class Layout {
  readonly segments: Segment[] = [];
  readonly shown: Shown[] = [];
  #room: number;

  /** @param kept is for what comes last and must not be crowded out */
  constructor(longest: number, kept: readonly Segment[]) {
    this.#room = longest - lengthOf(kept);
  }

  /** So many characters may still be told. */
  get room(): number {
    return this.#room;
  }

  add(segment: Segment): boolean {
    const length = lengthOf([segment]);
    if (length > this.#room) return false;
    this.#room -= length;
    this.segments.push(segment);
    return true;
  }

  quote(quote: Quote, line: (quote: Quote, n: number) => Segment): boolean {
    const n = this.shown.length + 1;
    const isAdded = this.add(line(quote, n));
    if (isAdded) this.shown.push({ n, quote });
    return isAdded;
  }

  /** What was kept for the end may be told now. */
  release(kept: readonly Segment[]): void {
    this.#room += lengthOf(kept);
  }

  citations(): Citation[] {
    return this.shown.map(({ n, quote: { note, text, start, end } }) => {
      const { id: answerId, createdAt: date, question, confirmedOn } = note;
      return { n, answerId, date, ...(confirmedOn && { confirmedOn }), question, quote: text, start, end };
    });
  }
}

/** Each stands on a line of its own. */
export const lengthOf = (segments: readonly Segment[]) => segments.reduce((sum, { text }) => sum + text.length + 1, 0);
