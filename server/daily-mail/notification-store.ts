import { eq } from 'drizzle-orm';
import type { Notifications, Way } from '../../contract/daily-mail';
import type { DbOrTx, Tx } from '../platform/db/open';
import { mailPreference, type PushChoice, user } from '../platform/db/schema';
import { AT_FIRST, isOwn } from './store';

const wayOf = (mail: boolean, push: PushChoice): Way => {
  if (push === 'off') return mail ? 'email' : 'none';
  return push === 'beside' && mail ? 'both' : 'push';
};

interface Switched {
  /** Undefined: as it is. A notification instead of the email says nothing about the email where there is none. */
  mail?: boolean;
  push: PushChoice;
}

const switched: Record<Way, Switched> = {
  email: { mail: true, push: 'off' },
  push: { push: 'instead' },
  both: { mail: true, push: 'beside' },
  none: { mail: false, push: 'off' },
};

export async function readNotifications(db: DbOrTx, userId: string): Promise<Notifications | undefined> {
  const [row] = await db
    .select({ preference: mailPreference })
    .from(user)
    .leftJoin(mailPreference, isOwn)
    .where(eq(user.id, userId));
  if (!row) return undefined;
  const { dailyMail, dailyPush, dateMail, datePush, tellQuestion } = row.preference ?? AT_FIRST;
  return { daily: wayOf(dailyMail, dailyPush), dates: wayOf(dateMail, datePush), tellQuestion };
}

/** Of an account that was deleted meanwhile, nothing is written. */
export async function writeNotifications(tx: Tx, userId: string, wanted: Notifications): Promise<void> {
  const owners = await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('key share');
  if (owners.length === 0) return;
  const [daily, dates] = [switched[wanted.daily], switched[wanted.dates]];
  const said = {
    dailyPush: daily.push,
    datePush: dates.push,
    tellQuestion: wanted.tellQuestion,
    ...(daily.mail !== undefined && { dailyMail: daily.mail }),
    ...(dates.mail !== undefined && { dateMail: dates.mail }),
  };
  await tx
    .insert(mailPreference)
    .values({ userId, ...AT_FIRST, ...said })
    .onConflictDoUpdate({ target: mailPreference.userId, set: said });
}
