import { advise, type Occasion } from './advisor/advise';
import { repliedToAll, strongest, withoutRepeated } from './advisor/several-questions';
import type { Hit, Note, Retrieval } from './notes';
import type { Reading } from './reading/reading';
import type { Composed } from './reply';

/** What was found for his question, and what the built-in advisor makes of it. */
export interface Advised {
  retrieval: Retrieval;
  reply: Composed;
  /** Each question with what was found and said to it; one where he asks one. */
  questions: readonly Answer[];
}

export interface Answer extends Pick<Advised, 'retrieval' | 'reply'> {
  reading: Reading;
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
      return { asked, reading: own, retrieval, reply: advise(own, retrieval, occasion) };
    }),
  );
  const questions = withoutRepeated(parts);
  if (questions.length > 1) {
    const retrieval = foundForAll(questions.map((one) => one.retrieval));
    return { retrieval, reply: repliedToAll(questions), questions };
  }
  const [only] = questions;
  if (only?.reply.evidence === 'strong') return { ...only, questions };
  const retrieval = await find(reading);
  const reply = advise(reading, retrieval, occasion);
  return { retrieval, reply, questions: [{ reading, retrieval, reply }] };
}

/** For a model, which answers all of it at once: the best of each first. */
function foundForAll(all: readonly Retrieval[]): Retrieval {
  const cautions = [...new Set(all.flatMap((one) => one.cautions))];
  const isAside = (note: Note) => all.every((one) => !one.cautions.includes(note) || one.asides?.has(note));
  return {
    evidence: strongest(all),
    hits: inTurns(all.map(({ hits }) => hits)),
    others: [...new Set(all.flatMap(({ others = [] }) => others))],
    cautions,
    asides: new Map(cautions.filter(isAside).map((note) => [note, all.some((one) => one.asides?.get(note) === true)])),
    planned: all.map(({ planned }) => planned).reduce(theGreater),
    serving: [...new Set(all.flatMap(({ serving = [] }) => serving))],
  };
}

const theGreater = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);

/** The first of each, then the second of each; none twice. */
function inTurns(lists: readonly (readonly Hit[])[]): Hit[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((hits) => hits[at] ?? [])).flat();
  return [...new Map(all.toReversed().map((hit) => [hit.note, hit])).values()].toReversed();
}
