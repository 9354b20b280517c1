import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { MailPreferences, WantedPreferences } from '../../contract/daily-mail';
import type { DbOrTx, Tx } from '../platform/db/open';
import { subscription, user } from '../platform/db/schema';

export interface Subscriber {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
}

/** Switches the daily mail off. Undefined where nothing changed: no such address, or off already. */
export async function switchOff(tx: Tx, emailKey: string): Promise<Subscriber | undefined> {
  const [row] = await tx
    .update(user)
    .set({ dailyMail: false })
    .where(and(eq(user.emailKey, emailKey), eq(user.dailyMail, true)))
    .returning({ id: user.id, email: user.email, emailVerifiedAt: user.emailVerifiedAt });
  return row;
}

export async function readPreferences(db: DbOrTx, userId: string): Promise<MailPreferences | undefined> {
  const [row] = await db
    .select({ dailyMail: user.dailyMail, hour: user.dailyMailHour, chosen: user.dailyMailZone, seen: user.timeZone })
    .from(user)
    .where(eq(user.id, userId));
  return row && { dailyMail: row.dailyMail, hour: row.hour, timeZone: row.chosen ?? row.seen };
}

export async function writePreferences(tx: Tx, userId: string, wanted: WantedPreferences): Promise<void> {
  const { dailyMail, hour, timeZone } = wanted;
  // Sent back as it was shown, the zone he happens to be in is no choice: home from a trip, it would still hold.
  const isShown = sql`${user.dailyMailZone} is null and ${user.timeZone} = ${timeZone}`;
  const chosen =
    timeZone === undefined ? {} : { dailyMailZone: sql`case when ${isShown} then null else ${timeZone} end` };
  await tx
    .update(user)
    .set({ dailyMail, dailyMailHour: hour, ...chosen })
    .where(eq(user.id, userId));
}

/** Somebody who wants the question by mail, and what decides when and which. */
export interface Reader {
  id: string;
  hour: number;
  timeZone: string;
  activatedAt: Date | null;
  mailedOn: string | null;
  subscription: { status: string; currentPeriodEnd: Date | null; cancelAtPeriodEnd: boolean } | null;
}

/** Those with a proved address who have not switched it off, in the order of their ids, some at a time. */
export async function listReaders(db: DbOrTx, after: string, most: number): Promise<Reader[]> {
  const rows = await db
    .select({
      id: user.id,
      hour: user.dailyMailHour,
      chosen: user.dailyMailZone,
      seen: user.timeZone,
      activatedAt: user.activatedAt,
      mailedOn: user.dailyMailedOn,
      subscription,
    })
    .from(user)
    .leftJoin(subscription, eq(subscription.userId, user.id))
    .where(and(gt(user.id, after), eq(user.dailyMail, true), isNotNull(user.emailVerifiedAt)))
    .orderBy(asc(user.id))
    .limit(most);
  return rows.map(({ chosen, seen, ...row }) => ({ ...row, timeZone: chosen ?? seen }));
}

/**
 * The address to mail to where the day is his to be mailed now, else null. Asked inside the transaction that writes the
 * mail, so only one of several does, and what has changed since the list of readers was read counts.
 */
export async function claimDay(tx: Tx, userId: string, day: string): Promise<string | null> {
  const [row] = await tx
    .select({
      email: user.email,
      verifiedAt: user.emailVerifiedAt,
      mailedOn: user.dailyMailedOn,
      wanted: user.dailyMail,
    })
    .from(user)
    .where(eq(user.id, userId))
    .for('update');
  if (!row?.wanted || !row.verifiedAt || (row.mailedOn !== null && row.mailedOn >= day)) return null;
  await tx.update(user).set({ dailyMailedOn: day }).where(eq(user.id, userId));
  return row.email;
}
