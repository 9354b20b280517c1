import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { DAY } from '../contract/time';
import { narrowSituations } from '../server/assistant/phrasings/situations';
import { shippedQuestions } from '../server/questions/pool/pool';
import { chance, FIRST, type Trial } from './notebooks';

/** What many imagined wives answered to the questions of the pool, by their ids: each answer is of another one. */
const wives = ['wives-2', 'wives-3'].map((name) =>
  z.parse(
    z.record(z.string(), z.string()),
    JSON.parse(readFileSync(new URL(`cases/pool-answers/${name}.json`, import.meta.url), 'utf8')),
  ),
);

const SIZES = [12, 30, 60, 110, 200];
/** What stands behind these in a situation's list is of some use: neither yes nor no. */
const SURELY_SERVE = 3;

/** What a husband types in a situation that the assistant does not know, of notebooks as they fill with the pool's questions: some have an answer that serves, some have none. */
export function situationTrials(): Trial[] {
  return narrowSituations.flatMap(({ situation, asks, ids }) =>
    [0, 1].map((which): Trial => {
      const name = `${situation} ${which}`;
      const size = SIZES[Math.floor(chance('size', name) * SIZES.length)] ?? 60;
      const notes = notebookOfWives(name, size, which === 0 ? ids.slice(0, 1) : []);
      const has = (id: string) => notes.some((note) => note.id === id);
      const gold = ids.slice(0, SURELY_SERVE).filter(has);
      return {
        id: name,
        sort: gold.length > 0 ? 'fitting' : 'foreign',
        ask: asks[Math.floor(chance('ask', name) * asks.length)] ?? '',
        notes,
        gold: gold[0] ?? null,
        also: { gold: new Set(gold), unclear: new Set(ids.slice(SURELY_SERVE)) },
        size,
        leftOut: new Set(asks),
      };
    }),
  );
}

const DAYS = 600;
/** What each of the wives answered to each question. */
const notesOf = wives.map(
  (answers, wife) =>
    new Map(
      shippedQuestions.flatMap(({ id, text }) => {
        const answer = answers[id];
        const createdAt = new Date(FIRST + Math.floor(chance('day', wife, id) * DAYS) * DAY).toISOString();
        return answer === undefined ? [] : [[id, { id, questionId: id, question: text, answer, createdAt }]];
      }),
    ),
);

/** Questions as chance asks them, and some for certain, each answered by one of the wives. */
function notebookOfWives(name: string, size: number, certain: readonly string[]): Trial['notes'] {
  const others = shippedQuestions
    .map(({ id }) => id)
    .filter((id) => !certain.includes(id))
    .sort((a, b) => chance(name, a) - chance(name, b))
    .slice(0, size - certain.length);
  return [...certain, ...others].flatMap((id) => {
    const of = notesOf[Math.floor(chance('wife', name, id) * notesOf.length)];
    return of?.get(id) ?? [];
  });
}
