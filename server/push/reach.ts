import type { Deps } from '../deps';
import type { DbOrTx } from '../platform/db/open';
import type { PushChoice } from '../platform/db/schema';
import { type Device, listDevices } from './store';

/** What somebody wants of one kind. */
export interface Wish {
  userId: string;
  mail: boolean;
  push: PushChoice;
}

/** By which ways he is reached now. */
export interface Reach {
  mail: boolean;
  /** Browsers of his, by their ids. */
  devices: string[];
}

/** After so many days running on which a browser took nothing it no longer counts, though it is still tried. */
export const FAILS_AFTER = 3;

export const isFailing = ({ failures }: Device): boolean => failures >= FAILS_AFTER;

/** Where no notification gets through he is mailed again, unless he wants no mail at all. */
export async function reachOf(
  { pushKey, clock }: Pick<Deps, 'pushKey' | 'clock'>,
  db: DbOrTx,
  wishes: Wish[],
): Promise<(userId: string) => Reach> {
  const wanting = wishes.filter(({ push }) => push !== 'off').map(({ userId }) => userId);
  const devices = pushKey && wanting.length > 0 ? await listDevices(db, [...new Set(wanting)], clock.now()) : [];
  const found = new Map(wishes.map((wish) => [wish.userId, reachBy(wish, devices)]));
  return (userId) => found.get(userId) ?? { mail: false, devices: [] };
}

function reachBy({ userId, mail, push }: Wish, all: Device[]): Reach {
  const his = push === 'off' ? [] : all.filter((device) => device.userId === userId);
  const getsThrough = his.some((device) => !isFailing(device));
  return { mail: mail && !(push === 'instead' && getsThrough), devices: his.map(({ id }) => id) };
}
