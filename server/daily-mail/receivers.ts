import { premiumState } from '../billing/premium-state';
import type { Deps } from '../deps';
import type { DbOrTx, Tx } from '../platform/db/open';
import { type PushChoice, user } from '../platform/db/schema';
import type { DueRow } from '../platform/jobs/due';
import { type Reach, reachOf } from '../push/reach';
import { choicesOf, readReaders } from './store';

/** Somebody as far as other mails than the daily one need to know him. */
export interface Receiver {
  email: string;
  /** Whether he may be mailed reminders: he wants them, and his address is proved. */
  isReminded: boolean;
  /** And whether he is notified of them. */
  pushed: PushChoice;
  /** Whether they may hold what she said: he switched it on, and has Premium. */
  mayQuote: boolean;
  isPremium: boolean;
  hour: number;
  timeZone: string;
}

/** `tx` where it is part of one, else `deps.db`. */
export async function receiversOf(
  deps: Pick<Deps, 'config'>,
  tx: DbOrTx,
  ids: string[],
  now: Date,
): Promise<Map<string, Receiver>> {
  const readers = await readReaders(tx, [...new Set(ids)]);
  return new Map(
    readers.map(({ id, email, wantsDates, datePush, verifiedAt, quoteHerWords, subscription, hour, timeZone }) => {
      const { isPremium } = premiumState(deps, subscription, now);
      const ways = waysOf(verifiedAt !== null, wantsDates, datePush);
      return [id, { email, ...ways, mayQuote: quoteHerWords && isPremium, isPremium, hour, timeZone }];
    }),
  );
}

function waysOf(isProved: boolean, mail: boolean, push: PushChoice): Pick<Receiver, 'isReminded' | 'pushed'> {
  return isProved ? { isReminded: mail, pushed: push } : { isReminded: false, pushed: 'off' };
}

/** What is read of somebody while his account is held. */
export const heldReceiver = { seen: user.timeZone, verifiedAt: user.emailVerifiedAt };
export type HeldReceiver = DueRow & { seen: string; verifiedAt: string | null };

/** A receiver as far as it decides whether and when he is reminded. */
export type DueReceiver = Pick<Receiver, 'isReminded' | 'pushed' | 'hour' | 'timeZone'>;

export async function dueReceivers(tx: Tx, rows: HeldReceiver[]): Promise<Map<string, DueReceiver>> {
  const choiceOf = await choicesOf(
    tx,
    rows.map(({ userId }) => userId),
  );
  return new Map(
    rows.map(({ userId, seen, verifiedAt }) => {
      const { dateMail, datePush, hour, timeZone } = choiceOf(userId);
      return [userId, { ...waysOf(verifiedAt !== null, dateMail, datePush), hour, timeZone: timeZone ?? seen }];
    }),
  );
}

/** By which ways those who are due are reached now. */
export function reachOfReceivers(
  deps: Deps,
  db: DbOrTx,
  receivers: Map<string, DueReceiver>,
): Promise<(userId: string) => Reach> {
  const wishes = [...receivers].map(([userId, { isReminded, pushed }]) => ({ userId, mail: isReminded, push: pushed }));
  return reachOf(deps, db, wishes);
}
