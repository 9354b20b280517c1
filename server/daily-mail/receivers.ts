import { subscriptionState } from '../billing/subscription-state';
import type { DbOrTx } from '../platform/db/open';
import { readReaders } from './store';

/** Somebody as far as other mails than the daily one need to know him. */
export interface Receiver {
  email: string;
  /** Whether he may be sent reminders: he wants them, and his address is proved. */
  isReminded: boolean;
  /** Whether they may hold what she said: he switched it on, and has Premium. */
  mayQuote: boolean;
  isPremium: boolean;
  hour: number;
  timeZone: string;
}

export async function receiversOf(db: DbOrTx, ids: string[], now: Date): Promise<Map<string, Receiver>> {
  const readers = await readReaders(db, [...new Set(ids)]);
  return new Map(
    readers.map(({ id, email, wantsDates, verifiedAt, quoteHerWords, subscription, hour, timeZone }) => {
      const { isPremium } = subscriptionState(subscription, now);
      const isReminded = wantsDates && verifiedAt !== null;
      return [id, { email, isReminded, mayQuote: quoteHerWords && isPremium, isPremium, hour, timeZone }];
    }),
  );
}
