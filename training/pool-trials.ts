import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { DAY } from '../contract/time';
import type { Note } from '../server/assistant/notes';
import { phrasings } from '../server/assistant/phrasings/phrasings';
import { shippedQuestions } from '../server/questions/pool/pool';
import { tagOfQuestion } from '../server/subjects/tags';
import { chance, FIRST, type Trial } from './notebooks';

/** What imagined wives answered to the questions of the pool, by their ids. */
const answers = z.parse(
  z.record(z.string(), z.string()),
  JSON.parse(readFileSync(new URL('cases/pool-answers.json', import.meta.url), 'utf8')),
);
/** From half of them the model learned how husbands ask (`lessons/asks`); by the others it is tried. */
export const answeredOfPool = shippedQuestions.flatMap(({ id, text }) => {
  const [answer, isTaught] = [answers[id], chance('taught', id) < 0.5];
  return answer ? [{ id, question: text, answer, isTaught, about: tagOfQuestion({ id, text }).subjects }] : [];
});
const SIZES = [3, 8, 15, 60, 200];
/** So many of the seven are known: a stranger's words are farther from them than those of their own writer. */
const KNOWN = 3;

/** Husbands' phrasings of which the assistant knows only others: asked of a notebook with her answer, and of one without. */
export function poolTrials(): Trial[] {
  return answeredOfPool.flatMap(({ id, isTaught }) => {
    if (isTaught) return [];
    const asks = [...(phrasings[id] ?? [])].sort((a, b) => chance('ask', a) - chance('ask', b));
    return asks.slice(0, 1).flatMap((ask, which): Trial[] => {
      const leftOut = new Set(asks.filter((_, at) => at === which || at >= KNOWN + 1));
      const size = SIZES[Math.floor(chance('size', id, which) * SIZES.length)] ?? 15;
      const trial = { id: `${id} ${which}`, ask, size, leftOut };
      return [
        { ...trial, sort: 'fitting', gold: id, notes: notebook(`${id} ${which}`, size, id) },
        ...(which === 0
          ? [{ ...trial, sort: 'foreign' as const, gold: null, notes: notebook(`${id} without`, size, null, id) }]
          : []),
      ];
    });
  });
}

/** @param without nothing about the same matter may stand there: it might answer too */
export function notebook(name: string, size: number, gold: string | null, without = gold): Note[] {
  const about = answeredOfPool.find(({ id }) => id === without)?.about ?? [];
  const isApart = (one: (typeof answeredOfPool)[number]) =>
    gold !== null || !one.about.some((subject) => about.includes(subject));
  const others = answeredOfPool
    .filter((one) => one.id !== without && isApart(one))
    .sort((a, b) => chance(name, a.id) - chance(name, b.id))
    .slice(0, size - (gold ? 1 : 0));
  const all = [...answeredOfPool.filter(({ id }) => id === gold), ...others];
  return all
    .sort((a, b) => chance('order', name, a.id) - chance('order', name, b.id))
    .map(({ id, question, answer }, at) => ({
      id,
      questionId: id,
      question,
      answer,
      createdAt: new Date(FIRST + at * DAY).toISOString(),
    }));
}
