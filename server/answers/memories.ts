import { DAY } from '../../contract/time';
import { BoundedMap } from '../platform/bounded-map';
import { isTender } from '../questions/tender';
import { mayTellOfHurt } from '../subjects/tells-of-hurt';
import type { ListedAnswer } from './list-store';

const SHORTEST_MONTH = 28 * DAY;

/** Which answers may be brought back to him on the day of a moment. The question decides first, then her words; in doubt none comes back. */
export function memoriesAt(now: Date): (row: ListedAnswer, questionText: string) => boolean {
  const days = daysAround(now.getTime());
  const endOfDay = Math.floor(now.getTime() / DAY + 1) * DAY;
  const isAnniversary = (moment: string) =>
    mayBeNear(moment, days) &&
    Date.parse(moment) < endOfDay - SHORTEST_MONTH + 2 * DAY &&
    daysAround(Date.parse(moment)).some((day) => days.includes(day));
  return (row, questionText) => isAnniversary(row.createdAt) && isHarmless(row, questionText);
}

/** Whether nothing in it hurts, as far as can be read. */
export function isHarmless(row: ListedAnswer, questionText: string): boolean {
  if (row.text === null) return false;
  const tender =
    row.questionText === null ? isTender({ ...row, text: questionText }) : isTenderInPool(row, questionText);
  return !tender && !mayTellOfHurt(row.text);
}

/** The pool's questions are the same for everybody; those of his own are opened for him alone, and never remembered. */
const known = new BoundedMap<string, boolean>(2_000);

function isTenderInPool(row: ListedAnswer, text: string): boolean {
  const key = `${row.questionId} ${row.depth} ${text}`;
  const tender = known.get(key) ?? isTender({ ...row, text });
  known.set(key, tender);
  return tender;
}

/** Days of the month: where he is it may be a day earlier or later than here. */
function daysAround(moment: number): number[] {
  return [moment - DAY, moment, moment + DAY].map((one) => new Date(one).getUTCDate());
}

const MIDDLE_OF_ANY_MONTH = { from: 2, to: 27 };

/** By the letters of the moment alone, which thousands of answers are asked for: in the middle of a month its neighbors are known. */
function mayBeNear(moment: string, days: readonly number[]): boolean {
  const day = Number(moment.slice(8, 10));
  if (day < MIDDLE_OF_ANY_MONTH.from || day > MIDDLE_OF_ANY_MONTH.to) return true;
  return days.includes(day - 1) || days.includes(day) || days.includes(day + 1);
}
