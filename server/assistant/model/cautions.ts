import type { Citation, Segment } from '../../../contract/assistant';
import { cautionQuotes, tellCautions } from '../advisor/keep-in-mind';
import { Layout } from '../advisor/layout';
import type { Retrieval } from '../notes';

const LONGEST = 1_000;

/** What is said before anything else, numbered from 1. */
export interface Cautions {
  segments: Segment[];
  citations: Citation[];
}

/**
 * What the built-in advisor says of things she must not get, and that there is more of it. A model may leave it out, or
 * say it last: it is said all the same, and first.
 */
export function cautionsOf(kept: Pick<Retrieval, 'cautions' | 'asides'>, timeZone: string): Cautions {
  const layout = new Layout(LONGEST, []);
  tellCautions(layout, cautionQuotes(kept, timeZone));
  return { segments: layout.segments, citations: layout.citations() };
}
