import { DAY, HOUR } from '../../contract/time';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import { workOffDue } from '../platform/jobs/due';
import { timeOfDay } from '../platform/local-day';
import type { LateMail, LatePush } from '../platform/mail/outbox';
import { pushesTo } from '../push/pushes';
import { type Reach, reachOf } from '../push/reach';
import type { DailyRef } from './compose-daily';
import { dailyPlan } from './daily-plan';
import { type DueReader, dueColumns, dueReaders, type Held, held, putOff, writePlans } from './due-store';
import { outboxKinds, pushKinds } from './mail-kinds';

/** Mails today's question to everybody whose hour has come. Called often; each of his days is mailed once, whoever calls. */
export function sendDailyMails(deps: Deps): Promise<void> {
  return workOffDue<Held>(deps, {
    what: 'a daily mail could not be written',
    columns: dueColumns,
    reads: held,
    handle: (tx, rows, now) => mailWhoIsDue(deps, tx, rows, now),
    putOff: (tx, { userId }, until) => putOff(tx, userId, until),
  });
}

async function mailWhoIsDue(deps: Deps, tx: Tx, rows: Held[], now: Date): Promise<void> {
  const readers = await dueReaders(tx, rows);
  const plans = readers.map((reader) => ({ reader, ...dailyPlan(reader, now) }));
  await writePlans(
    tx,
    plans.map(({ reader, due, next }) => ({ userId: reader.id, at: next, mailedOn: due ?? reader.mailedOn })),
  );
  const due = plans.flatMap(({ reader, due: day }) => (day === null ? [] : [{ reader, day }]));
  const reach = await reachOf(
    deps,
    tx,
    due.map(({ reader: { id: userId, wantsDaily, dailyPush } }) => ({ userId, mail: wantsDaily, push: dailyPush })),
  );
  await deps.outbox.enqueueAll(
    tx,
    due.flatMap(({ reader, day }) => tellingsOf(deps, reader, { day, now, ...reach(reader.id) })),
  );
}

interface Telling extends Reach {
  day: string;
  now: Date;
}

function tellingsOf(deps: Deps, reader: DueReader, { day, now, mail, devices }: Telling): (LateMail | LatePush)[] {
  const letter = mailOf(reader, day, now);
  const { lifetime } = letter;
  const facts = { kind: pushKinds.daily, userId: reader.id, about: { day }, lifetime, once: `daily|${day}` };
  return [...(mail ? [letter] : []), ...pushesTo(deps, devices, facts)];
}

function mailOf({ id, timeZone }: DueReader, day: string, now: Date): LateMail {
  const ref: DailyRef = { userId: id, day };
  return {
    kind: outboxKinds.daily,
    userId: id,
    ref,
    lifetime: Math.max(HOUR, DAY - timeOfDay(now, timeZone)),
    dedupeKey: `daily|${id}|${day}`,
  };
}
