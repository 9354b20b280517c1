import type { Embedder } from '../embedding/embedder';
import type { Hit, IndexedNote, Intent, Retrieval } from '../notes';
import { evidenceOf } from './evidence';
import { fanOut, warmUp } from './fan-out';
import { isAdvice } from './intent';
import { occasionOf } from './occasion';
import { withNeighbours } from './one-sitting';
import { nearnessToOthers, withOthers } from './other-words';
import { readQuery } from './query';
import { safetyOf, warningsFor } from './safety';
import { scoresOf } from './score';
import { withMeaning, wordSignals } from './signals';

const PATIENCE = 4_000;
const MOST_HITS = 25;
/** Behind these nothing comes among the best any more, whatever else speaks for it. */
const MOST_CONSIDERED = 600;
const JUDGED = 5;
const BEFORE_WARNINGS = 7;
/** Of two that fit alike the newer comes first; it never outweighs a better fit. */
const FRESHNESS = 0.03;

/** Her answers that speak of what he asks, best first. By words alone where the embedder is away. */
export async function retrieve(query: string, notes: IndexedNote[], embedder: Embedder): Promise<Retrieval> {
  const { intent, turned, terms } = readQuery(query, notes);
  if (notes.length === 0) return { intent, evidence: 'none', hits: [], safety: [] };
  const meaning = meaningOf(turned, intent, notes, embedder);
  // All that needs no meaning is done while it is being worked out, in another thread.
  const words = wordSignals(intent, terms, notes);
  const occasion = occasionOf(query, intent, notes);
  const warnings = warningsFor(intent, notes);
  const { vector, others } = await meaning;
  const signals = withMeaning(words, vector, notes);
  const byHisWords = scoresOf(intent, signals);
  const first = bestFirst(byHisWords, MOST_CONSIDERED);
  const near = nearnessToOthers(others, first, notes);
  const related = isAdvice(intent) ? withOthers(byHisWords, near) : withNeighbours(byHisWords, first, notes);
  const scores = related.map((score, at) => score + (occasion[at] ?? 0));
  const order = newerFirst(bestFirst(scores, 2 * MOST_HITS), scores, notes).slice(0, MOST_HITS);
  const hits: Hit[] = order.flatMap((at) => {
    const note = notes[at];
    return note ? [{ note, score: scores[at] ?? 0 }] : [];
  });
  const evidence = evidenceOf(order.slice(0, JUDGED), { notes, signals, near, hasMeaning: vector !== null });
  const safety = safetyOf(intent, warnings, { notes, scores, order });
  return { intent, evidence, hits: withWarnings(hits, safety), safety };
}

/** Nobody waits long for it: words alone are an answer too. */
async function meaningOf(text: string, intent: Intent, notes: readonly IndexedNote[], embedder: Embedder) {
  if (!notes.some(({ vectors }) => vectors)) return { vector: null, others: [] };
  const [vector = null] = (await soon(embedder.embed([text]), PATIENCE)) ?? [];
  if (!vector) return { vector, others: [] };
  const others = soon(fanOut(intent, embedder), PATIENCE / 4);
  warmUp(embedder);
  return { vector, others: (await others) ?? [] };
}

/** Null where it takes too long. */
function soon<T>(promised: Promise<T>, within: number): Promise<T | null> {
  return new Promise((done, fail) => {
    const late = setTimeout(() => done(null), within).unref();
    promised.then(done, fail).finally(() => clearTimeout(late));
  });
}

/** What warns is evidence too, however far its words are: it stands behind the best, and before what is only near. */
function withWarnings(hits: readonly Hit[], safety: readonly Hit[]): Hit[] {
  const best = hits.slice(0, BEFORE_WARNINGS);
  const warnings = safety.filter(({ note }) => !best.some((hit) => hit.note.id === note.id));
  const rest = hits.slice(BEFORE_WARNINGS).filter(({ note }) => !warnings.some((hit) => hit.note.id === note.id));
  return [...best, ...warnings, ...rest].slice(0, MOST_HITS);
}

/** So many of them: to sort the thousands behind takes longer than to find where the best end. */
function bestFirst(scores: Float64Array, most: number): number[] {
  const least = scores.toSorted().at(-most) ?? Number.NEGATIVE_INFINITY;
  const among = Array.from(scores.keys()).filter((at) => (scores[at] ?? 0) >= least);
  return among.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, most);
}

function newerFirst(order: readonly number[], scores: Float64Array, notes: readonly IndexedNote[]): number[] {
  const moments = new Map(order.map((at) => [at, Date.parse(notes[at]?.createdAt ?? '')]));
  const oldest = Math.min(...moments.values());
  const span = Math.max(...moments.values()) - oldest || 1;
  const rank = (at: number) => (scores[at] ?? 0) + (FRESHNESS * ((moments.get(at) ?? oldest) - oldest)) / span;
  return [...order].sort((a, b) => rank(b) - rank(a));
}
