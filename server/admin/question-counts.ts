import type { QuestionCounts } from '../../contract/admin';
import { limits } from '../../contract/limits';
import type { Deps } from '../deps';
import { withoutValues } from '../platform/http/failure';
import { countOnce, listCounts, listPoolIds } from './question-count-store';

/** So few that a statement ends in its time where each was asked tens of thousands of times, and that others are answered in between. */
const BATCH = 4;

/**
 * Counts the pool anew, once a night. Not while it happens: a number that grows as somebody saves his answer would tell
 * which question it was, and a counter that every answer writes to would be one that they all wait for.
 */
export async function countQuestions(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  let failed = 0;
  for (let after: string | null = null; ; ) {
    const ids: string[] = await listPoolIds(deps.db, after, BATCH);
    if (ids.length > 0 && !(await isCounted(deps, ids, now))) failed += ids.length;
    after = ids.at(-1) ?? null;
    if (ids.length < BATCH) break;
  }
  if (failed > 0) throw new Error(`${failed} questions could not be counted`);
}

/** Some that cannot be counted tonight keep last night's numbers; all that come after them are counted. */
async function isCounted(deps: Deps, ids: readonly string[], now: Date): Promise<boolean> {
  try {
    await countOnce(deps.db, ids, now);
    return true;
  } catch (error) {
    deps.log.error({ questions: ids, err: withoutValues(error) }, 'some questions could not be counted');
    return false;
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
