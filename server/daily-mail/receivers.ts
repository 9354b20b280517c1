import { premiumState } from '../billing/premium-state';
import type { Deps } from '../deps';
import type { DbOrTx } from '../platform/db/open';
import type { PushChoice } from '../platform/db/schema';
import { type Reach, reachOf } from '../push/reach';
import { readReaders } from './store';

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
      const isReminded = wantsDates && verifiedAt !== null;
      const pushed = verifiedAt === null ? 'off' : datePush;
      return [id, { email, isReminded, pushed, mayQuote: quoteHerWords && isPremium, isPremium, hour, timeZone }];
    }),
  );
}

/** By which ways those who are due are reached now. */
export function reachOfReceivers(
  deps: Deps,
  db: DbOrTx,
  receivers: Map<string, Receiver>,
): Promise<(userId: string) => Reach> {
  const wishes = [...receivers].map(([userId, { isReminded, pushed }]) => ({ userId, mail: isReminded, push: pushed }));
  return reachOf(deps, db, wishes);
}
