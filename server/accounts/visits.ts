import { limits } from '../../contract/limits';
import { MINUTE } from '../../contract/time';
import type { Deps } from '../deps';
import { BoundedMap } from '../platform/bounded-map';
import { withoutValues } from '../platform/http/failure';
import { startOfDay, startOfHour } from '../platform/local-day';
import { saveVisit } from './visit-store';

const SEEN_EVERY = 10 * MINUTE;
const PEOPLE = 10_000;

/** Whether a call is to be written down: now and then, and always the first one of an hour, which is counted. */
export function isVisit(lastSeenAt: Date | null, now: Date): boolean {
  return !lastSeenAt || now.getTime() - lastSeenAt.getTime() > SEEN_EVERY || lastSeenAt < startOfHour(now);
}

/** A zone is written when it changes, but not again and again: two devices in two zones would write at every call. */
export function createZoneChanges(): { isDue(userId: string, now: Date): boolean } {
  const last = new BoundedMap<string, number>(PEOPLE);
  return {
    isDue: (userId, now) => {
      const before = last.get(userId);
      if (before !== undefined && Math.abs(now.getTime() - before) < SEEN_EVERY) return false;
      last.set(userId, now.getTime());
      return true;
    },
  };
}

/** A disk that is full must not keep anybody from reading what he wrote. */
export async function writeVisit(deps: Deps, userId: string, timeZone: string, now: Date): Promise<void> {
  const hour = startOfHour(now);
  const day = startOfDay(now, limits.admin.timeZone);
  try {
    await saveVisit(deps.db, { userId, timeZone, now, hour, day });
  } catch (error) {
    deps.log.warn({ sqlState: withoutValues(error).code }, 'a visit was not written down');
  }
}
