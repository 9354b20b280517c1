import { v7 as newId } from 'uuid';
import { yearOf } from '../../contract/date-days';
import type { ImportantDate, WantedDate } from '../../contract/dates';
import { limits } from '../../contract/limits';
import type { Deps } from '../deps';
import { lockAllowances } from '../platform/db/lock-allowances';
import type { Tx } from '../platform/db/open';
import type { Caller } from '../platform/http/caller';
import { localDay } from '../platform/local-day';
import { Refusal } from '../platform/refusal';
import { byNearness, isOpen, type OpenDate, presentDate } from './present';
import { planAfter, planAfterEdit } from './reminders';
import {
  countDates,
  type DateContent,
  type DateRow,
  deleteDate,
  findByKey,
  insertDate,
  listDates,
  lockDate,
  mailTimeOf,
  updateDate,
} from './store';

export type Whose = Pick<Caller, 'id' | 'timeZone'>;

/** All that can be opened, the nearest first. */
export async function datesOf(deps: Deps, { id, timeZone }: Whose): Promise<ImportantDate[]> {
  const today = localDay(deps.clock.now(), timeZone);
  const rows = await listDates(deps.db, deps.vault, id);
  const shown = rows.filter(isOpen).map((row) => presentDate(row, today));
  return shown.sort(byNearness);
}

/** So many, counted inside the lock that each is added under. The same submission again finds the first one. */
export async function addDate(
  deps: Deps,
  who: Whose,
  wanted: WantedDate,
  idempotencyKey: string | null,
): Promise<ImportantDate> {
  const { vault } = deps;
  const now = deps.clock.now();
  const today = localDay(now, who.timeZone);
  const content = { ...contentOf(wanted, today), quoted: [], went: [] };
  const row = await deps.transact(async (tx) => {
    await lockAllowances(tx, who.id);
    const earlier = idempotencyKey && (await findByKey(tx, vault, who.id, idempotencyKey));
    if (earlier) return sameOrRefused(earlier, content);
    if ((await countDates(tx, who.id)) >= limits.dates.most) throw new Refusal('date_limit_reached');
    const id = newId();
    const plan = planAfter(content, await mailTimeOf(tx, who.id), now);
    await insertDate(tx, vault, { id, userId: who.id, content, createdAt: now, idempotencyKey, ...plan });
    return locked(tx, deps, who.id, id);
  });
  return presentDate(row, today);
}

interface DateEdit extends WantedDate {
  /** The sequence that the edit began with. */
  basedOn?: number | undefined;
}

export async function editDate(
  deps: Deps,
  who: Whose,
  id: string,
  { basedOn, ...wanted }: DateEdit,
): Promise<ImportantDate> {
  const now = deps.clock.now();
  const today = localDay(now, who.timeZone);
  const row = await deps.transact(async (tx) => {
    const before = await locked(tx, deps, who.id, id);
    if (basedOn !== undefined && basedOn !== before.sequence) throw new Refusal('date_changed');
    const { quoted, went } = before.content;
    const content = { ...contentOf(wanted, today), quoted, went };
    const plan = planAfterEdit(content, before.nextOn, await mailTimeOf(tx, who.id), now);
    const sequence = before.sequence + 1;
    await updateDate(tx, deps.vault, { id, userId: who.id, content, sequence, updatedAt: now, ...plan });
    return { ...before, content, sequence };
  });
  return presentDate(row, today);
}

export async function removeDate(deps: Deps, userId: string, id: string): Promise<void> {
  if (!(await deleteDate(deps.db, userId, id))) throw new Refusal('date_not_found');
}

/** One that cannot be opened is not there to be changed. */
export async function locked(tx: Tx, deps: Deps, userId: string, id: string): Promise<OpenDate> {
  const row = await lockDate(tx, deps.vault, userId, id);
  if (!row || !isOpen(row)) throw new Refusal('date_not_found');
  return row;
}

function contentOf(wanted: WantedDate, today: string): Omit<DateContent, 'quoted' | 'went'> {
  const { occasion, label, rule, leads, discreetTitle = null } = wanted;
  if (rule.kind === 'day' && rule.year !== undefined && rule.year > yearOf(today) + 1) throw new Refusal('date_year');
  return { occasion, label, rule, leads, discreetTitle };
}

/** A key that comes back with another date would lose that date silently: it is refused instead. */
function sameOrRefused(first: DateRow, wanted: DateContent): OpenDate {
  const named = ({ occasion, label, rule, leads, discreetTitle }: DateContent) =>
    JSON.stringify([occasion, label, rule, leads, discreetTitle]);
  if (!isOpen(first) || named(first.content) !== named(wanted)) throw new Refusal('idempotency_key_reused');
  return first;
}
