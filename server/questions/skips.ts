import { v7 as newId } from 'uuid';
import { limits } from '../../contract/limits';
import type { SkipCount } from '../../contract/questions';
import type { Deps } from '../deps';
import { lockAllowances } from '../platform/db/lock-allowances';
import { localDay } from '../platform/local-day';
import { Refusal } from '../platform/refusal';
import { type Asking, chooseFor } from './daily';
import { countSkips, findToday, findVisible, hasSkipped, insertSkip, replaceToday } from './store';

export async function skipCount(deps: Deps, who: Asking): Promise<SkipCount> {
  return counted(await countSkips(deps.db, who.id, localDay(deps.clock.now(), who.timeZone)));
}

/**
 * Counted inside the lock that spends it: fifty skips at once are seven. The same one again, after a time-out or on a
 * device that is behind, is the one that was granted.
 */
export async function skipQuestion(deps: Deps, who: Asking, questionId: string): Promise<SkipCount> {
  const createdAt = deps.clock.now();
  const localDate = localDay(createdAt, who.timeZone);
  return deps.transact(async (tx) => {
    await lockAllowances(tx, who.id);
    const used = await countSkips(tx, who.id, localDate);
    const today = await findToday(tx, who.id, localDate);
    const isAgain = today?.questionId !== questionId && (await hasSkipped(tx, who.id, localDate, questionId));
    if (isAgain) return counted(used);
    if (used >= limits.skipsPerDay) throw new Refusal('skip_limit_reached');
    if (!(await findVisible(tx, deps.vault, who.id, questionId))) throw new Refusal('question_not_found');
    await insertSkip(tx, { id: newId(), userId: who.id, questionId, localDate, createdAt });
    if (!today || (today.questionId === questionId && !today.answered)) {
      const { id } = await chooseFor(deps, tx, who, localDate);
      await replaceToday(tx, { userId: who.id, localDate, questionId: id, createdAt });
    }
    return counted(used + 1);
  });
}

function counted(skipsUsed: number): SkipCount {
  return { skipsUsed, skipsRemaining: Math.max(0, limits.skipsPerDay - skipsUsed) };
}
