import type { dates, NextDate } from '../../contract/dates';
import type { Reply } from '../../contract/endpoint';
import type { Deps } from '../deps';
import { localDay } from '../platform/local-day';
import type { Whose } from './dates';
import { askAbout } from './how-it-went';
import { byNearness, isOpen, type OpenDate, presentDate, presentNext } from './present';
import { listDates } from './store';

const SHOWN = 3;

/** For the dashboard and the question page: what is near, and the one question about what was. */
export async function nextDates(deps: Deps, who: Whose): Promise<Reply<typeof dates.next>> {
  const today = localDay(deps.clock.now(), who.timeZone);
  const rows = (await listDates(deps.db, deps.vault, who.id)).filter(isOpen);
  return { dates: nearest(rows, today), howItWent: await askAbout(deps, who, rows) };
}

function nearest(rows: OpenDate[], today: string): NextDate[] {
  const shown = rows.map((row) => presentNext(presentDate(row, today)));
  return shown.sort(byNearness).slice(0, SHOWN);
}
