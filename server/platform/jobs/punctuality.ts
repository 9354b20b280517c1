import type { Job } from './job';
import type { LastRun } from './run-record';

// All in seconds, as the record tells it.
const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** A day, and an hour or two in which a daily job may come late. */
const MISSED_AFTER = 26 * HOUR;
/** How long a turn may take, where the job does not say. */
const ORDINARY_TURN = 10;

/** In seconds: one that works for longer may well hang. */
export function longestTurn({ longestMinutes = ORDINARY_TURN }: Pick<Job, 'longestMinutes'>): number {
  return longestMinutes * MINUTE;
}

export function isDaily(schedule: string): boolean {
  return /^\d+ \d+ \* \* \*$/.test(schedule);
}

/** Ended well not long ago, or is at it now. */
export function ranLately(run: LastRun | undefined): boolean {
  if (!run) return false;
  return run.workingFor !== null || (run.succeededAgo !== null && run.succeededAgo < MISSED_AFTER);
}

/** No turn of it has ended for longer than it should take to come round, since the last one or since we began to look. */
export function isLate(
  job: Pick<Job, 'schedule' | 'longestMinutes'>,
  run: LastRun | undefined,
  lookingFor: number,
): boolean {
  const limit = lateAfter(job.schedule);
  const workingFor = run?.workingFor ?? null;
  if (limit === null || (workingFor !== null && workingFor < longestTurn(job))) return false;
  return Math.min(lookingFor, run?.finishedAgo ?? lookingFor) > limit;
}

/** Null where its turns are too far apart to tell. */
function lateAfter(schedule: string): number | null {
  if (isDaily(schedule)) return MISSED_AFTER + 2 * HOUR;
  const everySoManyMinutes = /^\*(?:\/(\d+))? \* \* \* \*$/.exec(schedule);
  if (!everySoManyMinutes) return null;
  return (3 * Number(everySoManyMinutes[1] ?? 1) + 2) * MINUTE;
}
