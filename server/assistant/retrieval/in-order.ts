import type { LinkedNote } from '../notes';
import type { Kind } from '../reading/reading';
import { withNeighbours } from './one-sitting';
import type { Weighed } from './weigh';

/** So many may be quoted: these the judgement puts in order. */
const QUOTED = 3;
/** Of two that fit alike the newer comes first; it never outweighs a better fit. */
const FRESHNESS = { judged: 0.15, alike: 0.03 };

/** What he wants to know may stand in several notes; what he should do is told by the likeliest. */
const SEEKS_FACTS: ReadonlySet<Kind> = new Set<Kind>(['fact', 'when', 'who', 'list', 'likes']);

/**
 * Best first: what may be quoted by how likely it is, and the rest, of which a model sees more, by its likeness to the
 * question. The judgement seeks the one note that answers him; where several hold a part of it, likeness finds more.
 */
export function inOrder(kind: Kind, found: readonly Weighed[], notes: readonly LinkedNote[]): Weighed[] {
  const fresh = freshnessOf(found, notes);
  const by = (value: (one: Weighed) => number) => (a: Weighed, b: Weighed) => value(b) - value(a);
  const judged = [...found].sort(by((one) => one.logit + FRESHNESS.judged * fresh(one)));
  if (!SEEKS_FACTS.has(kind) || !found.some(({ hasMeaning }) => hasMeaning)) return judged;
  const alike = withNeighbours(new Map(found.map((one) => [one.at, resemblance(one)])), notes);
  const rest = judged.slice(QUOTED).sort(by((one) => (alike.get(one.at) ?? 0) + FRESHNESS.alike * fresh(one)));
  return [...judged.slice(0, QUOTED), ...rest];
}

/** Measured, see docs/decisions/0008. */
function resemblance({ features, likeness }: Weighed): number {
  const words =
    0.5 * features['share of the best by words, answer'] + 0.7 * features['share of the best by words, both'];
  return words + likeness.told / 0.6 + 0.2 * features['form: it is there'];
}

/** From 0 for the oldest of them to 1 for the newest. */
function freshnessOf(found: readonly Weighed[], notes: readonly LinkedNote[]): (one: Weighed) => number {
  const moments = new Map(found.map(({ at }) => [at, Date.parse(notes[at]?.createdAt ?? '')]));
  const oldest = Math.min(...moments.values());
  const span = Math.max(...moments.values()) - oldest || 1;
  return ({ at }) => ((moments.get(at) ?? oldest) - oldest) / span;
}
