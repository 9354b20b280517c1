import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MailKind, MailPreferences, WantedPreferences } from '../../contract/daily-mail';
import { limits } from '../../contract/limits';
import { type DbOrTx, isOneOf, rowsOf, type Tx } from '../platform/db/open';
import {
  mailPreference,
  nextMail,
  type PushChoice,
  type SubscriptionFacts,
  subscription,
  subscriptionFacts,
  user,
} from '../platform/db/schema';

/** What holds for somebody who has chosen nothing yet. */
export const AT_FIRST = {
  dailyMail: true,
  dateMail: true,
  quoteHerWords: false,
  hour: limits.dailyMailHour,
  dailyPush: 'off' as PushChoice,
  datePush: 'off' as PushChoice,
  tellQuestion: false,
};
/** Which column switches which mails. */
const switches = { daily: 'dailyMail', dates: 'dateMail' } as const satisfies Record<MailKind, keyof typeof AT_FIRST>;

export const isOwn = eq(mailPreference.userId, user.id);

export interface Subscriber {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
}

/** Switches the mails of a kind off. Undefined where nothing changed: no such address, or off already. */
export async function switchOff(tx: Tx, emailKey: string, kind: MailKind): Promise<Subscriber | undefined> {
  const [owner] = await tx
    .select({ id: user.id, email: user.email, emailVerifiedAt: user.emailVerifiedAt })
    .from(user)
    .where(eq(user.emailKey, emailKey))
    .for('key share');
  if (!owner) return undefined;
  const changed = await tx
    .insert(mailPreference)
    .values({ userId: owner.id, ...AT_FIRST, [switches[kind]]: false })
    .onConflictDoUpdate({
      target: mailPreference.userId,
      set: { [switches[kind]]: false },
      setWhere: eq(mailPreference[switches[kind]], true),
    })
    .returning({ userId: mailPreference.userId });
  return changed.length > 0 ? owner : undefined;
}

/** Takes `switchOff` back. False for whoever has nothing to take back: he never chose, or has no account. */
export async function switchOnAgain(db: DbOrTx, emailKey: string, kind: MailKind): Promise<boolean> {
  const owner = db.select({ id: user.id }).from(user).where(eq(user.emailKey, emailKey));
  const changed = await db
    .update(mailPreference)
    .set({ [switches[kind]]: true })
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
  const { dailyMail, hour, dateMail, quoteHerWords } = row.preference ?? AT_FIRST;
  return { dailyMail, hour, timeZone: row.preference?.timeZone ?? row.seen, dateMail, quoteHerWords };
}

/** Of an account that was deleted meanwhile, nothing is written. */
export async function writePreferences(tx: Tx, userId: string, wanted: WantedPreferences): Promise<void> {
  const [owner] = await tx.select({ seen: user.timeZone }).from(user).where(eq(user.id, userId)).for('key share');
  if (!owner) return;
  const { dailyMail, hour, timeZone, dateMail, quoteHerWords } = wanted;
  const said = { ...(dateMail !== undefined && { dateMail }), ...(quoteHerWords !== undefined && { quoteHerWords }) };
  // Sent back as it was shown, the zone he happens to be in is no choice: home from a trip, it would still hold.
  const chosen = timeZone === undefined || timeZone === owner.seen ? null : timeZone;
  const rechosen = sql`case when ${mailPreference.timeZone} is null then ${chosen}::text else ${timeZone}::text end`;
  await tx
    .insert(mailPreference)
    .values({ userId, dailyMail, hour, timeZone: chosen, ...said })
    .onConflictDoUpdate({
      target: mailPreference.userId,
      set: { dailyMail, hour, ...said, ...(timeZone !== undefined && { timeZone: rechosen }) },
    });
}

/** What somebody chose, as far as it decides whether and when he is told. */
export interface Choice {
  dailyMail: boolean;
  dateMail: boolean;
  dailyPush: PushChoice;
  datePush: PushChoice;
  hour: number;
  timeZone: string | null;
}

/** Of many: what those who chose did choose, and what holds at first of all others. */
export async function choicesOf(db: DbOrTx, ids: string[]): Promise<(userId: string) => Choice> {
  const { userId, dailyMail, dateMail, dailyPush, datePush, hour, timeZone } = mailPreference;
  const rows = await rowsOf<Choice & { userId: string }>(
    db,
    sql`select ${userId} as "userId", ${dailyMail} as "dailyMail", ${dateMail} as "dateMail", ${dailyPush} as "dailyPush",
      ${datePush} as "datePush", ${hour} as "hour", ${timeZone} as "timeZone" from ${mailPreference} where ${isOneOf(userId, ids)}`,
  );
  const found = new Map(rows.map((row) => [row.userId, row]));
  const none: Choice = { ...AT_FIRST, timeZone: null };
  return (id) => found.get(id) ?? none;
}

/** Who may want the question by mail, and what decides when. */
export interface Reader {
  id: string;
  email: string;
  wantsDaily: boolean;
  wantsDates: boolean;
  dailyPush: PushChoice;
  datePush: PushChoice;
  /** Whether a notification may hold the question. */
  tellQuestion: boolean;
  quoteHerWords: boolean;
  hour: number;
  timeZone: string;
  /** Null where the address is not proved. */
  verifiedAt: Date | null;
  activatedAt: Date | null;
  subscription: SubscriptionFacts | null;
  mailedOn: string | null;
}

/** Each table is asked for them alone: joined freely, it may be read through from end to end for a batch of five hundred. */
export async function readReaders(db: DbOrTx, ids: string[]): Promise<Reader[]> {
  const rows = await db
    .select({
      id: user.id,
      email: user.email,
      seen: user.timeZone,
      verifiedAt: user.emailVerifiedAt,
      activatedAt: user.activatedAt,
      subscription: subscriptionFacts,
      preference: mailPreference,
      mailedOn: nextMail.mailedOn,
    })
    .from(user)
    .leftJoin(mailPreference, and(isOwn, isOneOf(mailPreference.userId, ids)))
    .leftJoin(nextMail, and(eq(nextMail.userId, user.id), isOneOf(nextMail.userId, ids)))
    .leftJoin(subscription, and(eq(subscription.userId, user.id), isOneOf(subscription.userId, ids)))
    .where(isOneOf(user.id, ids));
  return rows.map(({ seen, preference, ...row }) => {
    const { dailyMail, dateMail, quoteHerWords, hour, dailyPush, datePush, tellQuestion } = preference ?? AT_FIRST;
    const timeZone = preference?.timeZone ?? seen;
    const pushed = { dailyPush, datePush, tellQuestion };
    return { ...row, wantsDaily: dailyMail, wantsDates: dateMail, quoteHerWords, hour, timeZone, ...pushed };
  });
}
