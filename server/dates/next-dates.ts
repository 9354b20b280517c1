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
  const rows = await openDates(deps, who);
  return { dates: nearest(deps, who, rows).slice(0, SHOWN), howItWent: await askAbout(deps, who, rows) };
}

/** All that he keeps, the nearest first. */
export const comingDates = async (deps: Deps, who: Whose): Promise<NextDate[]> =>
  nearest(deps, who, await openDates(deps, who));

const openDates = async ({ db, vault }: Deps, { id }: Whose): Promise<OpenDate[]> =>
  (await listDates(db, vault, id)).filter(isOpen);

function nearest({ clock }: Deps, { timeZone }: Whose, rows: readonly OpenDate[]): NextDate[] {
  const today = localDay(clock.now(), timeZone);
  return rows.map((row) => presentNext(presentDate(row, today))).sort(byNearness);
}
