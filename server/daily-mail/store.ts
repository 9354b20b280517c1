import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { MailPreferences, WantedPreferences } from '../../contract/daily-mail';
import { limits } from '../../contract/limits';
import type { DbOrTx, Tx } from '../platform/db/open';
import { mailPreference, type SubscriptionFacts, subscription, subscriptionFacts, user } from '../platform/db/schema';

/** What holds for somebody who has chosen nothing yet. */
const AT_FIRST = { dailyMail: true, hour: limits.dailyMailHour };

const isOwn = eq(mailPreference.userId, user.id);

export interface Subscriber {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
}

/** Switches the daily mail off. Undefined where nothing changed: no such address, or off already. */
export async function switchOff(tx: Tx, emailKey: string): Promise<Subscriber | undefined> {
  const [owner] = await tx
    .select({ id: user.id, email: user.email, emailVerifiedAt: user.emailVerifiedAt })
    .from(user)
    .where(eq(user.emailKey, emailKey))
    .for('key share');
  if (!owner) return undefined;
  const changed = await tx
    .insert(mailPreference)
    .values({ userId: owner.id, ...AT_FIRST, dailyMail: false })
    .onConflictDoUpdate({
      target: mailPreference.userId,
      set: { dailyMail: false },
      setWhere: eq(mailPreference.dailyMail, true),
    })
    .returning({ userId: mailPreference.userId });
  return changed.length > 0 ? owner : undefined;
}

/** Takes `switchOff` back. False for whoever has nothing to take back: he never chose, or has no account. */
export async function switchOnAgain(db: DbOrTx, emailKey: string): Promise<boolean> {
  const owner = db.select({ id: user.id }).from(user).where(eq(user.emailKey, emailKey));
  const changed = await db
    .update(mailPreference)
    .set({ dailyMail: true })
    .where(inArray(mailPreference.userId, owner))
    .returning({ userId: mailPreference.userId });
  return changed.length > 0;
}

export async function readPreferences(db: DbOrTx, userId: string): Promise<MailPreferences | undefined> {
  const [row] = await db
    .select({ preference: mailPreference, seen: user.timeZone })
    .from(user)
    .leftJoin(mailPreference, isOwn)
    .where(eq(user.id, userId));
  if (!row) return undefined;
  const { dailyMail, hour } = row.preference ?? AT_FIRST;
  return { dailyMail, hour, timeZone: row.preference?.timeZone ?? row.seen };
}

/** Of an account that was deleted meanwhile, nothing is written. */
export async function writePreferences(tx: Tx, userId: string, wanted: WantedPreferences): Promise<void> {
  const [owner] = await tx.select({ seen: user.timeZone }).from(user).where(eq(user.id, userId)).for('key share');
  if (!owner) return;
  const { dailyMail, hour, timeZone } = wanted;
  // Sent back as it was shown, the zone he happens to be in is no choice: home from a trip, it would still hold.
  const chosen = timeZone === undefined || timeZone === owner.seen ? null : timeZone;
  const rechosen = sql`case when ${mailPreference.timeZone} is null then ${chosen}::text else ${timeZone}::text end`;
  await tx
    .insert(mailPreference)
    .values({ userId, dailyMail, hour, timeZone: chosen })
    .onConflictDoUpdate({
      target: mailPreference.userId,
      set: { dailyMail, hour, ...(timeZone !== undefined && { timeZone: rechosen }) },
    });
}

/** Somebody who wants the question by mail, and what decides when and which. */
export interface Reader {
  id: string;
  hour: number;
  timeZone: string;
  activatedAt: Date | null;
  mailedOn: string | null;
  subscription: SubscriptionFacts | null;
}

/** Those with a proved address who have not switched it off, in the order of their ids, some at a time. */
export async function listReaders(db: DbOrTx, after: string, most: number): Promise<Reader[]> {
  const isWanted = or(isNull(mailPreference.userId), eq(mailPreference.dailyMail, true));
  const rows = await db
    .select({
      id: user.id,
      seen: user.timeZone,
      activatedAt: user.activatedAt,
      preference: mailPreference,
      subscription: subscriptionFacts,
    })
    .from(user)
    .leftJoin(mailPreference, isOwn)
    .leftJoin(subscription, eq(subscription.userId, user.id))
    .where(and(gt(user.id, after), isWanted, isNotNull(user.emailVerifiedAt)))
    .orderBy(asc(user.id))
    .limit(most);
  return rows.map(({ seen, preference, ...row }) => ({
    ...row,
    hour: (preference ?? AT_FIRST).hour,
    timeZone: preference?.timeZone ?? seen,
    mailedOn: preference?.mailedOn ?? null,
  }));
}

/**
 * The address to mail to where the day is his to be mailed now, else null. Asked inside the transaction that writes the
 * mail, so only one of several does, and what has changed since the list of readers was read counts.
 */
export async function claimDay(tx: Tx, userId: string, day: string): Promise<string | null> {
  const [owner] = await tx
    .select({ email: user.email, verifiedAt: user.emailVerifiedAt })
    .from(user)
    .where(eq(user.id, userId))
    .for('key share');
  if (!owner?.verifiedAt) return null;
  const { dailyMail, mailedOn } = mailPreference;
  const claimed = await tx
    .insert(mailPreference)
    .values({ userId, ...AT_FIRST, mailedOn: day })
    .onConflictDoUpdate({
      target: mailPreference.userId,
      set: { mailedOn: day },
      setWhere: sql`${dailyMail} and (${mailedOn} is null or ${mailedOn} < ${day})`,
    })
    .returning({ userId: mailPreference.userId });
  return claimed.length > 0 ? owner.email : null;
}
