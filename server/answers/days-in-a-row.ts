import { addDays, streaksOf } from '../../contract/days';
import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { localDay } from '../platform/local-day';
import { listMoments } from './list-store';

const BATCH = 250;
const SHOWN = 7;

interface Row {
  /** Up to today, or to yesterday while today's answer is to come. */
  inARow: number;
  /** Which of the last seven days have an answer, newest first. */
  recent: string[];
}

/** Read back from today, and no further than the row goes. */
export async function daysInARow(deps: Deps, { id, timeZone }: Pick<Caller, 'id' | 'timeZone'>): Promise<Row> {
  const now = deps.clock.now();
  const today = localDay(now, timeZone);
  const since = addDays(today, 1 - SHOWN);
  const days = new Set<string>();
  let before = new Date(now.getTime() + 1);
  for (;;) {
    const moments = await listMoments(deps.db, id, { before, most: BATCH });
    for (const moment of moments) days.add(localDay(moment, timeZone));
    const last = moments.at(-1);
    const inARow = streaksOf(days, today).current;
    const oldest = last && localDay(last, timeZone);
    const goesOn = oldest !== undefined && (oldest >= since || days.size === inARow);
    if (!last || moments.length < BATCH || !goesOn) return { inARow, recent: [...days].filter((day) => day >= since) };
    before = last;
  }
}
