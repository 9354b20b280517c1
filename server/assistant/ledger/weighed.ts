import type { Hit, Retrieval } from '../notes';
import { hasFailed, isDone, isLoved, type Ledger } from './ledger';

/** A little: her words decide, and not what became of one gift. */
const LOVED = 1.15;
const DONE = 0.7;
const FAILED = 0.5;
const MOST = 0.98;

/** What a loved gift came from stands higher, what was given, dropped or failed stands lower. */
export function weighedByLedger(retrieval: Retrieval, { items }: Ledger): Retrieval {
  const factors = new Map<string, number>();
  for (const item of items) {
    const factor = isLoved(item) ? LOVED : hasFailed(item) ? FAILED : isDone(item) ? DONE : 1;
    for (const id of item.answerIds) factors.set(id, Math.min(factors.get(id) ?? LOVED, factor));
  }
  if (factors.size === 0) return retrieval;
  const weighed = ({ probability, ...hit }: Hit): Hit => {
    const factor = factors.get(hit.note.id) ?? 1;
    return {
      ...hit,
      isDone: factor < 1,
      probability: factor > 1 ? Math.max(probability, Math.min(MOST, probability * factor)) : probability * factor,
    };
  };
  const hits = retrieval.hits.map(weighed).sort((a, b) => b.probability - a.probability);
  return { ...retrieval, hits };
}
