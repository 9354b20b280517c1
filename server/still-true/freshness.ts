import type { QuestionCategory } from '../../contract/questions';
import type { Freshness } from '../../contract/still-true';
import { knownWarnings } from '../card/dangers';
import { answersOnCard } from '../card/on-card';
import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { localDay } from '../platform/local-day';
import { dueAt, isFresh } from './candidates';
import { headsOf } from './heads';
import { rhythmOf } from './rhythm';
import { saidOf } from './said';

type Who = Pick<Caller, 'id' | 'timeZone'>;

async function headsAndSaid(deps: Deps, { id, timeZone }: Who) {
  const heads = await headsOf(deps, id, localDay(deps.clock.now(), timeZone));
  return { heads, said: saidOf(heads, await knownWarnings(deps, id)) };
}

/** How much of his notebook is likely to hold, by category; the fullest first. No text is opened. */
export async function freshnessOf(deps: Deps, who: Who): Promise<Freshness[]> {
  const now = deps.clock.now().getTime();
  const byCategory = new Map<string, { fresh: number; answers: number }>();
  for (const one of (await headsAndSaid(deps, who)).said) {
    const before = byCategory.get(one.category) ?? { fresh: 0, answers: 0 };
    byCategory.set(one.category, { fresh: before.fresh + Number(isFresh(one, now)), answers: before.answers + 1 });
  }
  return [...byCategory]
    .map(([category, counts]) => ({ category: category as QuestionCategory, ...counts }))
    .sort((a, b) => b.answers - a.answers || (a.category < b.category ? -1 : 1));
}

/** Which answers on her card may have changed, with the question that a new word would answer. */
export async function dueOnCard(deps: Deps, who: Who): Promise<{ answerId: string; questionId: string }[]> {
  if ((await rhythmOf(deps, who.id)) === 'off') return [];
  const shown = new Set(await answersOnCard(deps, who.id));
  const { heads, said } = await headsAndSaid(deps, who);
  const due = new Set(dueAt(said, deps.clock.now().getTime()).map(({ id }) => id));
  return heads
    .filter(({ id }) => due.has(id) && shown.has(id))
    .map(({ id, questionId }) => ({ answerId: id, questionId }));
}
