import { occurrenceBefore } from '../../contract/date-days';
import type { dates, NextDate, WentQuestion } from '../../contract/dates';
import { addDays } from '../../contract/days';
import type { Reply } from '../../contract/endpoint';
import type { Deps } from '../deps';
import { localDay } from '../platform/local-day';
import { Refusal } from '../platform/refusal';
import { locked, type Whose } from './dates';
import { byNearness, isOpen, type OpenDate, presentDate, presentNext } from './present';
import { listDates, updateDate } from './store';

const SHOWN = 3;
/** A week after the day he is asked how it went, and for two more. */
const ASKED_FROM = 7;
const ASKED_UNTIL = 21;

const newestFirst = (a: { occurrence: string }, b: { occurrence: string }) => b.occurrence.localeCompare(a.occurrence);

/** For the dashboard and the question page: what is near, and the one question about what was. */
export async function nextDates(deps: Deps, { id, timeZone }: Whose): Promise<Reply<typeof dates.next>> {
  const today = localDay(deps.clock.now(), timeZone);
  const rows = (await listDates(deps.db, deps.vault, id)).filter(isOpen);
  return { dates: nearest(rows, today), howItWent: askAbout(rows, today, timeZone) };
}

function nearest(rows: OpenDate[], today: string): NextDate[] {
  const shown = rows.map((row) => presentNext(presentDate(row, today)));
  return shown.sort(byNearness).slice(0, SHOWN);
}

/** The newest one that is a week over, was kept before it, and of which he has not spoken. */
function askAbout(rows: OpenDate[], today: string, timeZone: string): WentQuestion | null {
  const [from, until] = [addDays(today, -ASKED_UNTIL), addDays(today, -ASKED_FROM)];
  const over = rows.flatMap((row) => {
    const { label, occasion, rule, went } = row.content;
    const occurrence = occurrenceBefore(rule, addDays(until, 1));
    if (rule.kind === 'month' || occurrence === null || occurrence < from) return [];
    if (went.some((one) => one.occurrence === occurrence)) return [];
    if (localDay(row.createdAt, timeZone) > occurrence) return [];
    return [{ id: row.id, label, occasion, occurrence }];
  });
  return over.sort(newestFirst)[0] ?? null;
}

/** Kept with the date. Null: he would rather not say, and is not asked again. */
export async function sayHowItWent(
  deps: Deps,
  who: Whose,
  { id, occurrence }: { id: string; occurrence: string },
  text: string | null,
): Promise<void> {
  const now = deps.clock.now();
  if (occurrence >= localDay(now, who.timeZone)) throw new Refusal('date_not_over');
  await deps.transact(async (tx) => {
    const { content, sequence } = await locked(tx, deps, who.id, id);
    if (occurrenceBefore(content.rule, addDays(occurrence, 1)) !== occurrence) throw new Refusal('date_not_found');
    const others = content.went.filter((one) => one.occurrence !== occurrence);
    const went = [{ occurrence, text }, ...others].sort(newestFirst);
    await updateDate(tx, deps.vault, { id, userId: who.id, content: { ...content, went }, sequence, updatedAt: now });
  });
}
