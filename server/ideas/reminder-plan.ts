import { receiversOf } from '../daily-mail/receivers';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import { momentAt } from '../platform/local-day';
import { Refusal } from '../platform/refusal';
import type { Facts } from './store';

type Plan = Pick<Facts, 'nextAt' | 'nextOn'>;

export const NO_REMINDER: Plan = { nextAt: null, nextOn: null };

interface Wished {
  remindOn: string | null;
  /** As it is stored; one that stays is not looked at again. */
  before: Plan;
  now: Date;
}

/** When he is reminded of it: on the day he names, at the hour of his emails. One in the past is refused. */
export async function planReminder(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  userId: string,
  { remindOn, before, now }: Wished,
): Promise<Plan> {
  const { nextAt: at, nextOn: on } = before;
  if (remindOn === null) return NO_REMINDER;
  if (remindOn === on) return { nextAt: at, nextOn: on };
  const receiver = (await receiversOf(deps, tx, [userId], now)).get(userId);
  const nextAt = receiver ? momentAt(remindOn, receiver.hour, receiver.timeZone) : null;
  if (nextAt === null || nextAt <= now) throw new Refusal('idea_reminder_past');
  return { nextAt, nextOn: remindOn };
}
