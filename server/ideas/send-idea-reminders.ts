import { isOpenState } from '../../contract/idea-states';
import { DAY } from '../../contract/time';
import { type Receiver, reachOfReceivers, receiversOf } from '../daily-mail/receivers';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import { type DueRow, workOffDue } from '../platform/jobs/due';
import { momentAt } from '../platform/local-day';
import type { LateMail } from '../platform/mail/outbox';
import { pushesTo } from '../push/pushes';
import { type DueIdea, dueColumns, putOffIdea, readDueIdeas, writeMoments } from './due-store';
import { IDEA_PUSH, IDEA_REMINDER, type IdeaRef } from './idea-letters';

/** After an outage a reminder of his own is still of use for a while; one of a restored backup is not. */
const OF_USE = 3 * DAY;

/** Writes a mail for every idea of which he wanted to be reminded by now, in the way of the days he keeps. */
export function sendIdeaReminders(deps: Deps): Promise<void> {
  return workOffDue(deps, {
    what: 'a reminder of an idea could not be written',
    columns: dueColumns,
    handle: (tx, rows, now) => remindOf(deps, tx, rows, now),
    putOff: (tx, { key }, until) => putOffIdea(tx, key, until),
  });
}

async function remindOf(deps: Deps, tx: Tx, rows: DueRow[], now: Date): Promise<void> {
  const owners = rows.map(({ userId }) => userId);
  const receivers = await receiversOf(deps, tx, owners, now);
  const keys = rows.map(({ key }) => key);
  const looked = (await readDueIdeas(tx, keys)).flatMap((idea) => {
    const receiver = receivers.get(idea.userId);
    return receiver && idea.nextOn ? [{ idea, receiver, at: momentOf(idea.nextOn, receiver) }] : [];
  });
  const isDue = ({ at }: { at: Date }) => at <= now;
  await writeMoments(
    tx,
    looked.map((one) => ({ id: one.idea.id, nextAt: isDue(one) ? null : one.at })),
  );
  const reach = await reachOfReceivers(deps, tx, receivers);
  const left = ({ at }: { at: Date }) => at.getTime() + OF_USE - now.getTime();
  await deps.outbox.enqueueAll(
    tx,
    looked
      .filter((one) => isDue(one) && left(one) > 0 && isOpenState(one.idea.state))
      .flatMap((one) => {
        const { mail, devices } = reach(one.idea.userId);
        return [...(mail ? [mailOf(deps, one.idea, left(one))] : []), ...pushesOf(deps, one.idea, devices, left(one))];
      }),
  );
}

const momentOf = (day: string, { hour, timeZone }: Receiver) => momentAt(day, hour, timeZone);

/** The log knows it by a keyed hash, as it knows the days. */
function mailOf({ auth }: Deps, { id, userId, nextOn }: DueIdea, lifetime: number): LateMail {
  const ref: IdeaRef = { userId, ideaId: id };
  const dedupeKey = `idea|${auth.bucket(`idea|${id}|${nextOn}`)}`;
  return { kind: IDEA_REMINDER, userId, ref, lifetime, dedupeKey };
}

function pushesOf(deps: Deps, { id: ideaId, userId, nextOn }: DueIdea, devices: string[], lifetime: number) {
  return pushesTo(deps, devices, { kind: IDEA_PUSH, userId, about: { ideaId }, lifetime, once: `${ideaId}|${nextOn}` });
}
