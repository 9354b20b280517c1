import type { QuestionCategory } from '../../contract/questions';
import type { Freshness } from '../../contract/still-true';
import { headsOf } from '../answers/heads';
import { knownWarnings } from '../card/dangers';
import { answersOnCard } from '../card/on-card';
import type { Deps } from '../deps';
import { dueAt, isFresh } from './candidates';
import { saidOf } from './said';
import { listMarks } from './store';

/** How much of his notebook is likely to hold, by category; the fullest first. No text is opened. */
export async function freshnessOf(deps: Deps, userId: string): Promise<Freshness[]> {
  const now = deps.clock.now().getTime();
  const byCategory = new Map<string, { fresh: number; answers: number }>();
  for (const one of await saidBy(deps, userId)) {
    const before = byCategory.get(one.category) ?? { fresh: 0, answers: 0 };
    byCategory.set(one.category, { fresh: before.fresh + Number(isFresh(one, now)), answers: before.answers + 1 });
  }
  return [...byCategory]
    .map(([category, counts]) => ({ category: category as QuestionCategory, ...counts }))
    .sort((a, b) => b.answers - a.answers || (a.category < b.category ? -1 : 1));
}

/** Which of it was said a while ago: the rest of what is counted as fresh. */
export async function saidAWhileAgo(deps: Deps, userId: string): Promise<string[]> {
  const now = deps.clock.now().getTime();
  return (await saidBy(deps, userId)).filter((one) => !isFresh(one, now)).map(({ id }) => id);
}

async function saidBy(deps: Deps, userId: string) {
  const [heads, marks] = [await headsOf(deps, userId), await listMarks(deps.db, userId)];
  return saidOf(heads, marks, await knownWarnings(deps, userId));
}

interface DueOnCard {
  answerId: string;
  questionId: string;
  warns: boolean;
}

/** Which answers on her card may have changed, with the question that a new word would answer. */
export async function dueOnCard(deps: Deps, userId: string): Promise<DueOnCard[]> {
  const marks = await listMarks(deps.db, userId);
  if (marks.rhythm === 'off') return [];
  const heads = await headsOf(deps, userId);
  const warnings = await knownWarnings(deps, userId);
  const shown = answersOnCard(heads, marks.pinned, warnings);
  return dueAt(saidOf(heads, marks, warnings), deps.clock.now().getTime())
    .filter(({ id }) => shown.has(id))
    .map(({ id, head, isDanger: warns }) => ({ answerId: id, questionId: head.questionId, warns }));
}
