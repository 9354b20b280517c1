import type { Citation, Segment } from '../../../contract/assistant';
import { type Composed, joined } from '../reply';

/** What the built-in advisor said of things she must not get. */
export function cautionsIn(builtIn: Composed, safety: ReadonlySet<string>): Segment[] {
  const about = builtIn.citations.filter(({ answerId }) => safety.has(answerId)).map(({ n }) => n);
  return builtIn.segments.filter(({ kind, cites }) => kind === 'said' && cites.some((n) => about.includes(n)));
}

/**
 * A model may leave out what she must not get. What the built-in advisor would have said of it is said all the same,
 * before anything else.
 */
export function withCautions(written: Composed, builtIn: Composed, safety: ReadonlySet<string>): Composed {
  const told = new Set(written.citations.map(({ answerId }) => answerId));
  const missing = builtIn.citations.filter(({ answerId }) => safety.has(answerId) && !told.has(answerId));
  const cautions = missing.flatMap((citation, at) => cautionOf(builtIn, citation, written.citations.length + at + 1));
  if (cautions.length === 0) return written;
  const segments = [...cautions.map(({ segment }) => segment), ...written.segments];
  const citations = [...written.citations, ...cautions.map(({ citation }) => citation)];
  return { ...written, segments, citations, text: joined(segments) };
}

/** Its sentence, with the number it has among the others here. */
function cautionOf(builtIn: Composed, citation: Citation, n: number): { segment: Segment; citation: Citation }[] {
  const segment = builtIn.segments.find(
    ({ kind, cites }) => kind === 'said' && cites.length === 1 && cites[0] === citation.n,
  );
  if (!segment) return [];
  const text = segment.text.replace(`[${citation.n}]`, `[${n}]`);
  return [{ segment: { ...segment, text, cites: [n] }, citation: { ...citation, n } }];
}
