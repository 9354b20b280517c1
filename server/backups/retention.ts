import { DAY } from '../../contract/time';
import type { BackupSettings } from '../platform/backup-settings';

/** Which of these moments stay: the newest of each of the last so many days, weeks (from Monday) and months, in UTC. */
export function kept(moments: Date[], keep: BackupSettings['keep']): Set<Date> {
  const newestFirst = moments.toSorted((a, b) => b.getTime() - a.getTime());
  const day = (moment: Date) => moment.toISOString().slice(0, 10);
  const week = (moment: Date) => Math.floor((moment.getTime() / DAY + 3) / 7);
  const month = (moment: Date) => moment.toISOString().slice(0, 7);
  return new Set([
    ...firstOfEach(newestFirst, day, keep.days),
    ...firstOfEach(newestFirst, week, keep.weeks),
    ...firstOfEach(newestFirst, month, keep.months),
    // Whatever the numbers say, the newest is not thrown away.
    ...newestFirst.slice(0, 1),
  ]);
}

/** Counted by those that have a backup, so that a machine that was off for a month keeps as many. */
function firstOfEach(newestFirst: Date[], periodOf: (moment: Date) => string | number, periods: number): Date[] {
  const first = new Map<string | number, Date>();
  for (const moment of newestFirst) if (!first.has(periodOf(moment))) first.set(periodOf(moment), moment);
  return [...first.values()].slice(0, periods);
}
