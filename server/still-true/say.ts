import { v7 as newId } from 'uuid';
import type { Verdict } from '../../contract/still-true';
import { knownWarnings } from '../card/dangers';
import type { Deps } from '../deps';
import { lockAllowances } from '../platform/db/lock-allowances';
import type { Caller } from '../platform/http/caller';
import { localDay } from '../platform/local-day';
import { Refusal } from '../platform/refusal';
import { afterVerdict } from './half-life';
import { holdings } from './holding';
import { type CheckRow, findCheckOfDay, insertCheck, listChainHeads } from './store';

/** What he says of an answer. Of several on one of his days, from however many devices, the first stands. */
export async function sayOf(
  deps: Deps,
  { id: userId, timeZone }: Pick<Caller, 'id' | 'timeZone'>,
  answerId: string,
  verdict: Verdict,
): Promise<CheckRow> {
  const createdAt = deps.clock.now();
  const localDate = localDay(createdAt, timeZone);
  const dangers = new Set(await knownWarnings(deps, userId));
  return deps.transact(async (tx) => {
    await lockAllowances(tx, userId);
    const heads = await listChainHeads(tx, userId, answerId);
    if (heads.length === 0) throw new Refusal('answer_not_found');
    const standing = await findCheckOfDay(tx, answerId, localDate);
    if (standing) return standing;
    const halfLifeDays = afterVerdict(holdings(heads, dangers)(answerId), verdict);
    const check = { id: newId(), userId, answerId, verdict, halfLifeDays, localDate, createdAt };
    await insertCheck(tx, check);
    return check;
  });
}
