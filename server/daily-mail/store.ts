import { and, eq } from 'drizzle-orm';
import type { MailPreferences } from '../../contract/daily-mail';
import type { DbOrTx, Tx } from '../platform/db/open';
import { user } from '../platform/db/schema';

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

export async function writePreferences(db: DbOrTx, userId: string, preferences: MailPreferences): Promise<void> {
  const { dailyMail, hour, timeZone } = preferences;
  await db.update(user).set({ dailyMail, dailyMailHour: hour, dailyMailZone: timeZone }).where(eq(user.id, userId));
}
