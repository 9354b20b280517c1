import type { Deps } from '../deps';
import { Refusal } from '../platform/refusal';
import { findVisible, listVisible, type QuestionRow } from './store';

export type { QuestionRow } from './store';

/** What he may be shown in a list: the pool as it is asked today, and his own. */
export async function currentQuestions(deps: Deps, userId: string): Promise<QuestionRow[]> {
  const all = await listVisible(deps.db, deps.vault, userId);
  return all.filter(({ retiredAt }) => retiredAt === null);
}

/** A question he may answer: of the pool, or his own; anybody else's does not exist for him. */
export async function questionFor(deps: Deps, userId: string, id: string): Promise<QuestionRow> {
  const row = await findVisible(deps.db, deps.vault, userId, id);
  if (!row) throw new Refusal('question_not_found');
  return row;
}
