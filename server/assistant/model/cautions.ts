import type { Citation, Segment } from '../../../contract/assistant';
import { MORE_CAUTIONS } from '../advisor/advise';
import type { Composed } from '../reply';

/** What is said before anything else, numbered from 1. */
export interface Cautions {
  segments: Segment[];
  citations: Citation[];
}

/**
 * What the built-in advisor says of things she must not get, and that there is more of it. A model may leave it out, or
 * say it last: it is said all the same, and first.
 */
export function cautionsIn({ segments, citations }: Composed, safety: ReadonlySet<string>): Cautions {
  const cautions = citations
    .filter(({ answerId }) => safety.has(answerId))
    .flatMap((citation) => {
      const segment = segments.find(
        ({ kind, cites }) => kind !== 'suggestion' && cites.length === 1 && cites[0] === citation.n,
      );
      return segment ? [{ segment, citation }] : [];
    })
    .map((caution, at) => numbered(caution, at + 1));
  const more = segments.filter(({ text }) => text === MORE_CAUTIONS);
  return {
    segments: [...cautions.map(({ segment }) => segment), ...more],
    citations: cautions.map(({ citation }) => citation),
  };
}

interface Caution {
  segment: Segment;
  citation: Citation;
}

function numbered({ segment, citation }: Caution, n: number): Caution {
  const text = segment.text.replace(`[${citation.n}]`, `[${n}]`);
  return { segment: { kind: 'caution', text, cites: [n] }, citation: { ...citation, n } };
}
