import { yearOf } from '../../contract/date-days';
import type { Occasion } from '../../contract/date-rules';
import { usualLeads } from '../../contract/date-rules';
import { addDays } from '../../contract/days';
import { addDate } from '../dates/dates';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import type { Home } from './calendar';

interface DemoDate {
  occasion: Occasion;
  label: string;
  /** Seen from today: there is always something near to look at. */
  inDays: number;
  /** How many years it will be then. */
  years?: number;
}

/** What a husband keeps. */
export const hisDates: readonly DemoDate[] = [
  { occasion: 'her-birthday', label: 'Her birthday', inDays: 19, years: 38 },
  { occasion: 'her-mother', label: "Her mother's birthday", inDays: 61 },
  { occasion: 'wedding-day', label: 'Our wedding day', inDays: 148, years: 11 },
];

export async function keepDates(deps: Deps, tx: Tx, userId: string, home: Home): Promise<void> {
  const here: Deps = { ...deps, db: tx, transact: (work) => work(tx) };
  for (const { occasion, label, inDays, years } of hisDates) {
    const on = addDays(home.today, inDays);
    const [, month = 1, day = 1] = on.split('-').map(Number);
    const year = years === undefined ? {} : { year: yearOf(on) - years };
    const rule = { kind: 'day' as const, month, day: month === 2 && day === 29 ? 28 : day, ...year };
    await addDate(
      here,
      { id: userId, timeZone: home.timeZone },
      { occasion, label, rule, leads: [...usualLeads] },
      null,
    );
  }
}
