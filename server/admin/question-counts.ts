import type { QuestionCounts } from '../../contract/admin';
import { limits } from '../../contract/limits';
import type { Deps } from '../deps';
import { countOnce, listCounts, listPoolIds } from './question-count-store';

/** So few that the embedded database, which does one thing at a time, answers others in between. */
const BATCH = 20;

/**
 * Counts the pool anew, once a night. Not while it happens: a number that grows as somebody saves his answer would tell
 * which question it was, and a counter that every answer writes to would be one that they all wait for.
 */
export async function countQuestions(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (let after: string | null = null; ; ) {
    const ids: string[] = await listPoolIds(deps.db, after, BATCH);
    if (ids.length > 0) await countOnce(deps.db, ids, now);
    after = ids.at(-1) ?? null;
    if (ids.length < BATCH) return;
  }
}

export async function readQuestionCounts(deps: Deps): Promise<{ countedAt: string | null; counts: QuestionCounts[] }> {
  const rows = await listCounts(deps.db);
  const oldest = rows.map(({ countedAt }) => countedAt.toISOString()).sort()[0];
  const counts = rows.map(({ id, asked, skipped, answered }) => ({
    id,
    asked: told(asked),
    skipped: told(skipped),
    answered: told(answered),
  }));
  return { countedAt: oldest ?? null, counts };
}

/** On a site with few people a small number would say what one of them was asked and passed over; that it is small says enough. */
const told = (count: number): number | null => (count > 0 && count < limits.admin.leastCount ? null : count);
