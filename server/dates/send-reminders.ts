import type { Reminder } from '../../contract/date-days';
import { addDays } from '../../contract/days';
import { DAY } from '../../contract/time';
import { outboxKinds, pushKinds } from '../daily-mail/mail-kinds';
import {
  type DueReceiver,
  dueReceivers,
  type HeldReceiver,
  heldReceiver,
  reachOfReceivers,
} from '../daily-mail/receivers';
import type { Deps } from '../deps';
import { later } from '../platform/clock';
import type { Tx } from '../platform/db/open';
import { workOffDue } from '../platform/jobs/due';
import { momentAt } from '../platform/local-day';
import type { LateMail, LatePush } from '../platform/mail/outbox';
import { pushesTo } from '../push/pushes';
import type { Reach } from '../push/reach';
import type { ReminderRef } from './compose-reminder';
import { type DueDate, dueColumns, type HeldDate, heldDate, openDueDates, putOffDate, writePlans } from './due-store';
import { dueAndNext } from './reminders';
import type { Plan } from './store';

/** What cannot be opened now may be once its key is mended: it is looked at again, but not at every tick. */
const UNREADABLE_RESTS = DAY;

/** Writes a mail for every reminder whose moment has come. Each is written once, whoever calls and however often. */
export function sendReminders(deps: Deps): Promise<void> {
  return workOffDue<HeldDate & HeldReceiver>(deps, {
    what: 'a reminder could not be written',
    columns: dueColumns,
    reads: { ...heldDate, ...heldReceiver },
    handle: (tx, rows, now) => remindOf(deps, tx, rows, now),
    putOff: (tx, { key }, until) => putOffDate(tx, key, until),
  });
}

async function remindOf(deps: Deps, tx: Tx, rows: (HeldDate & HeldReceiver)[], now: Date): Promise<void> {
  const receivers = await dueReceivers(tx, rows);
  const dates = await openDueDates(tx, deps.vault, rows);
  const looked = dates.flatMap((date) => {
    const receiver = receivers.get(date.userId);
    return receiver ? [{ date, receiver, ...lookAt(date, receiver, now) }] : [];
  });
  await writePlans(
    tx,
    looked.map(({ date, plan }) => ({ id: date.id, ...plan })),
  );
  const reach = await reachOfReceivers(deps, tx, receivers);
  await deps.outbox.enqueueAll(
    tx,
    looked.flatMap(({ date, receiver, due }) =>
      due ? remindersOf(deps, { date, due, receiver, now }, reach(date.userId)) : [],
    ),
  );
}

function lookAt({ content, nextOn }: DueDate, receiver: DueReceiver, now: Date): { due: Reminder | null; plan: Plan } {
  if (!nextOn) return { due: null, plan: { nextAt: null, nextOn } };
  if (!content) return { due: null, plan: { nextAt: later(now, UNREADABLE_RESTS), nextOn } };
  return dueAndNext(content, nextOn, receiver, now);
}

interface Due {
  date: DueDate;
  due: Reminder;
  receiver: DueReceiver;
  now: Date;
}

function remindersOf(deps: Deps, due: Due, { mail, devices }: Reach): (LateMail | LatePush)[] {
  const letter = mailOf(deps, due);
  const { userId, id: dateId } = due.date;
  const { occurrence, lead, on } = due.due;
  const about: Omit<ReminderRef, 'userId'> = { dateId, on };
  const once = `${dateId}|${occurrence}|${lead}`;
  const facts = { kind: pushKinds.dates, userId, about, lifetime: letter.lifetime, once };
  return [...(mail ? [letter] : []), ...pushesTo(deps, devices, facts)];
}

/** It is of use until his day is over. The log knows it by a keyed hash: a key in words would tell the day for months. */
function mailOf({ auth }: Deps, { date: { id, userId }, due, receiver, now }: Due): LateMail {
  const { occurrence, lead, on } = due;
  const ref: ReminderRef = { userId, dateId: id, on };
  return {
    kind: outboxKinds.dates,
    userId,
    ref,
    lifetime: momentAt(addDays(occurrence, 1), 0, receiver.timeZone).getTime() - now.getTime(),
    dedupeKey: `date|${auth.bucket(`date|${id}|${occurrence}|${lead}`)}`,
  };
}
