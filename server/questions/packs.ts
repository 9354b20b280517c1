import type { Pack, PacksOn } from '../../contract/packs';
import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { localDay } from '../platform/local-day';
import { dropTodayOfOtherPacks, listPacks, replacePacks } from './pack-store';

export async function packsOf(deps: Deps, userId: string): Promise<PacksOn> {
  return { on: await listPacks(deps.db, userId) };
}

/** What he switches off he is not asked today either. */
export async function savePacks(
  deps: Deps,
  { id, timeZone }: Pick<Caller, 'id' | 'timeZone'>,
  on: readonly Pack[],
): Promise<PacksOn> {
  await deps.transact(async (tx) => {
    await replacePacks(tx, id, on);
    await dropTodayOfOtherPacks(tx, id, localDay(deps.clock.now(), timeZone));
  });
  return packsOf(deps, id);
}
