import type { Reading } from '../reading/reading';

/** Something that he thought of, plans, gave or dropped, as far as a reply needs it. */
export interface LedgerItem {
  kind: 'gift' | 'date' | 'gesture';
  title: string;
  state: 'idea' | 'planned' | 'given' | 'dropped';
  /** As YYYY-MM-DD. */
  givenOn: string | null;
  /** -1 not for her, 0 fine, 1 liked, 2 loved. */
  reaction: number | null;
  neverAgain: boolean;
  /** Her answers that it comes from. */
  answerIds: readonly string[];
}

/** What he did with what she said. */
export interface Ledger {
  items: readonly LedgerItem[];
  /** Those of them that a text speaks of, in whatever words. */
  near(text: string): readonly LedgerItem[];
}

/** Ideas stand on the assistant, so that it gets them from outside. */
export type ReadLedger = (userId: string) => Promise<Ledger>;

export const NO_LEDGER: Ledger = { items: [], near: () => [] };

const OF_THE_LEDGER: ReadonlySet<Reading['occasion']> = new Set<Reading['occasion']>(['gift', 'date', 'celebration']);

/** He looks for something to give her or to do with her. */
export const asksForIdeas = ({ occasion, kind, subjects }: Reading): boolean =>
  kind !== 'small-talk' && kind !== 'when' && (OF_THE_LEDGER.has(occasion) || subjects.includes('gift'));

/** It was given or given up: not something to propose. */
export const isDone = ({ state, neverAgain, givenOn }: LedgerItem): boolean =>
  state === 'given' || state === 'dropped' || neverAgain || givenOn !== null;

export const isLoved = ({ reaction, neverAgain }: LedgerItem): boolean => reaction === 2 && !neverAgain;

export const hasFailed = ({ reaction, neverAgain }: LedgerItem): boolean => reaction === -1 || neverAgain;
