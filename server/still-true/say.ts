import { v7 as newId } from 'uuid';
import type { Verdict } from '../../contract/still-true';
import { knownWarnings } from '../card/dangers';
import type { Deps } from '../deps';
import { lockAllowances } from '../platform/db/lock-allowances';
import type { Caller } from '../platform/http/caller';
import { localDay } from '../platform/local-day';
import { Refusal } from '../platform/refusal';
import { afterVerdict } from './half-life';
import { holdingOf, type Judged } from './holding';
import {
  type ChainHead,
  type CheckRow,
  changeCheck,
  findCheckOfDay,
  insertCheck,
  isReplaced,
  listChainHeads,
} from './store';

/**
 * What he says of an answer. Of several on one of his days, from however many devices, the first stands; but of a word that
 * a newer one took the place of the last: whether it still warns is his to say, and to take back.
 */
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
    const byId = new Map((await listChainHeads(tx, userId, answerId)).map((head) => [head.id, head]));
    const judged = judgedAs(byId.get(answerId));
    if (!judged) throw new Refusal('answer_not_found');
    const standing = await findCheckOfDay(tx, answerId, localDate);
    if (standing && !(await isReplaced(tx, answerId))) return standing;
    const links = {
      isDanger: (id: string) => dangers.has(id),
      before: (id: string) => judgedAs(byId.get(byId.get(id)?.replacesId ?? '')),
    };
    const isRepeated = standing?.verdict === verdict;
    const halfLifeDays = isRepeated ? standing.halfLifeDays : afterVerdict(holdingOf(judged, links), verdict);
    const check = { id: standing?.id ?? newId(), userId, answerId, verdict, halfLifeDays, localDate, createdAt };
    await (standing ? changeCheck(tx, check) : insertCheck(tx, check));
    return check;
  });
}

const judgedAs = (head: ChainHead | undefined): Judged | undefined =>
  head && { head, verdict: head.verdict === null ? null : { halfLife: head.halfLife } };
