import { premiumState } from '../billing/premium-state';
import type { Deps } from '../deps';
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

/** `tx` where it is part of one, else `deps.db`. */
export async function receiversOf(
  deps: Pick<Deps, 'config'>,
  tx: DbOrTx,
  ids: string[],
  now: Date,
): Promise<Map<string, Receiver>> {
  const readers = await readReaders(tx, [...new Set(ids)]);
  return new Map(
    readers.map(({ id, email, wantsDates, verifiedAt, quoteHerWords, subscription, hour, timeZone }) => {
      const { isPremium } = premiumState(deps, subscription, now);
      const isReminded = wantsDates && verifiedAt !== null;
      return [id, { email, isReminded, mayQuote: quoteHerWords && isPremium, isPremium, hour, timeZone }];
    }),
  );
}
