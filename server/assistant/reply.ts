import type { Citation, Evidence, Segment } from '../../contract/assistant';

/** An answer of the assistant, whoever composed it. */
export interface Composed {
  evidence: Evidence;
  segments: Segment[];
  citations: Citation[];
  /** The segments joined: what the husband reads, and what is stored. */
  text: string;
  /** A question to put to her that would fill the gap. */
  askHer: string | null;
}

/** Shows as much of an answer as has been written and checked. */
export type Show = (begun: Composed) => void;

export const joined = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('\n');

/** Whether a segment speaks about her; the others may not. */
export const isOfHer = ({ kind }: Segment): boolean => kind === 'lead' || kind === 'said' || kind === 'caution';
