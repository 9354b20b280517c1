import { limits } from '../../contract/limits';
import type { Deps } from '../deps';
import { withoutValues } from '../platform/http/failure';
import { startOfDay, startOfHour } from '../platform/local-day';
import { saveVisit } from './visit-store';

const SEEN_EVERY = 10 * 60 * 1000;

/** Whether a call is to be written down: now and then, and always the first one of an hour, which is counted. */
export function isVisit(lastSeenAt: Date | null, now: Date): boolean {
  return !lastSeenAt || now.getTime() - lastSeenAt.getTime() > SEEN_EVERY || lastSeenAt < startOfHour(now);
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
