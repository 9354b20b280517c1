import type { Citation, Evidence, Segment } from '../contract/assistant';
import type { Violation } from '../server/assistant/verify';

/** What came of one query, as it is printed. */
export interface Judged {
  user: string;
  q: string;
  evidence: Evidence;
  /** Ids of answers, best first. */
  ranked: string[];
  cited: string[];
  text: string;
  segments: Segment[];
  citations: Citation[];
  ms: number;
}

/** What it is held against, for the summary only. */
export interface Expected {
  gold: string[];
  cat: string;
  violations: Violation[];
}
