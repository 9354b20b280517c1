import { eq, sql } from 'drizzle-orm';
import { asArray, isOneOf, type Tx } from '../platform/db/open';
import { nextMail, user } from '../platform/db/schema';
import type { DueRow } from '../platform/jobs/due';
import { choicesOf, type Reader } from './store';

export const dueColumns = { key: nextMail.userId, userId: nextMail.userId, at: nextMail.at };

/** What is read of somebody while he is held. */
export const held = {
  seen: user.timeZone,
  verifiedAt: user.emailVerifiedAt,
  activatedAt: user.activatedAt,
  mailedOn: nextMail.mailedOn,
};

export interface Held extends DueRow {
  seen: string;
  verifiedAt: string | null;
  activatedAt: string | null;
  mailedOn: string | null;
}

/** A reader as far as it decides whether and when he is told. */
export type DueReader = Pick<
  Reader,
  'id' | 'wantsDaily' | 'dailyPush' | 'hour' | 'timeZone' | 'verifiedAt' | 'activatedAt' | 'mailedOn'
>;

export async function dueReaders(tx: Tx, rows: Held[]): Promise<DueReader[]> {
  const choiceOf = await choicesOf(
    tx,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ userId: id, seen, verifiedAt, activatedAt, mailedOn }) => {
    const { dailyMail: wantsDaily, dailyPush, hour, timeZone } = choiceOf(id);
    const since = { verifiedAt: asMoment(verifiedAt), activatedAt: asMoment(activatedAt) };
    return { id, wantsDaily, dailyPush, hour, timeZone: timeZone ?? seen, mailedOn, ...since };
  });
}

const asMoment = (text: string | null) => (text === null ? null : new Date(text));

export interface Planned {
  userId: string;
  at: Date | null;
  mailedOn: string | null;
}

/** The table is asked for them alone: joined freely, it may be read through from end to end. */
export async function writePlans(tx: Tx, plans: Planned[]): Promise<void> {
  const ids = plans.map(({ userId }) => userId);
  const column = (name: keyof Planned) => asArray(plans.map((plan) => plan[name]));
  await tx.execute(sql`update ${nextMail} set at = plan.at, mailed_on = plan.mailed_on
    from unnest(${column('userId')}::uuid[], ${column('at')}::timestamptz[], ${column('mailedOn')}::date[])
      as plan(user_id, at, mailed_on)
    where ${nextMail.userId} = plan.user_id and ${isOneOf(nextMail.userId, ids)}`);
}

export async function putOff(tx: Tx, userId: string, until: Date): Promise<void> {
  await tx.update(nextMail).set({ at: until }).where(eq(nextMail.userId, userId));
}
