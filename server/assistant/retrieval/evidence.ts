import type { Evidence } from '../../../contract/assistant';
import type { IndexedNote } from '../notes';
import { isAboutHim } from './of-whom';
import type { Signals } from './signals';

/** Measured on questions of strangers: above the first line 3 in 100 of them, below the second 3 in 100 of one's own. */
const BY_MEANING = { strong: 0.66, weak: 0.44 };
const BY_WORDS = { strong: 0.6, weak: 0.25 };
const COVERED = 0.3;

export interface Judged {
  notes: readonly IndexedNote[];
  signals: Signals;
  /** How near notes are to his wish in other words. */
  near: ReadonlyMap<number, number>;
  /** False where the embedder is away, and words alone must tell. */
  hasMeaning: boolean;
}

/**
 * How sure one may be that the best of the notes speak of what he asked. A score alone cannot tell a near miss from
 * a match, so there is a band between, in which she is quoted and nothing is claimed.
 */
export function evidenceOf(best: readonly number[], judged: Judged): Evidence {
  const found = byScore(best, judged);
  const first = judged.notes[best[0] ?? 0];
  return found === 'strong' && first && isAboutHim(first) ? 'weak' : found;
}

function byScore(best: readonly number[], { signals, near, hasMeaning }: Judged): Evidence {
  const most = (values: Float64Array) => best.reduce((top, at) => Math.max(top, values[at] ?? 0), 0);
  const covered = most(signals.covered);
  if (!hasMeaning) return band(covered, BY_WORDS);
  const meant = Math.max(most(signals.answerMeaning), most(signals.bothMeaning));
  const otherwise = best.reduce((top, at) => Math.max(top, near.get(at) ?? 0), 0);
  return band(Math.max(meant + COVERED * covered, otherwise), BY_MEANING);
}

function band(value: number, lines: { strong: number; weak: number }): Evidence {
  if (value >= lines.strong) return 'strong';
  return value >= lines.weak ? 'weak' : 'none';
}
