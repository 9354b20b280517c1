import { advise, type Occasion } from './advisor/advise';
import { isOneQuestion, repliedToAll } from './advisor/several-questions';
import type { Hit, Note, Retrieval } from './notes';
import type { Reading } from './reading/reading';
import type { Composed } from './reply';

/** What was found for his question, and what the built-in advisor makes of it. */
export interface Advised {
  retrieval: Retrieval;
  reply: Composed;
}

/** Where he asks several things at once, each is looked for and answered by itself. */
export async function advised(
  reading: Reading,
  find: (reading: Reading) => Promise<Retrieval>,
  occasion: Occasion,
): Promise<Advised> {
  const parts = await Promise.all(
    (reading.parts ?? []).map(async ({ asked, reading: own }) => {
      const retrieval = await find(own);
      return { asked, retrieval, reply: advise(own, retrieval, occasion) };
    }),
  );
  if (parts.length > 0 && !isOneQuestion(parts))
    return { retrieval: foundForAll(parts.map(({ retrieval }) => retrieval)), reply: repliedToAll(parts) };
  const retrieval = await find(reading);
  return { retrieval, reply: advise(reading, retrieval, occasion) };
}

/** For a model, which answers all of it at once: the best of each first. */
function foundForAll(all: readonly Retrieval[]): Retrieval {
  const cautions = [...new Set(all.flatMap((one) => one.cautions))];
  const isAside = (note: Note) => all.every((one) => !one.cautions.includes(note) || one.asides?.has(note));
  return {
    evidence: (['strong', 'weak'] as const).find((one) => all.some(({ evidence }) => evidence === one)) ?? 'none',
    hits: inTurns(all.map(({ hits }) => hits)),
    others: [...new Set(all.flatMap(({ others = [] }) => others))],
    cautions,
    asides: new Map(cautions.filter(isAside).map((note) => [note, all.some((one) => one.asides?.get(note) === true)])),
    planned: Math.max(...all.map(({ planned = 0 }) => planned)),
    serving: [...new Set(all.flatMap(({ serving = [] }) => serving))],
  };
}

/** The first of each, then the second of each; none twice. */
function inTurns(lists: readonly (readonly Hit[])[]): Hit[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((hits) => hits[at] ?? [])).flat();
  return [...new Map(all.toReversed().map((hit) => [hit.note, hit])).values()].toReversed();
}
