import { DAY } from '../../contract/time';
import { isTender } from '../questions/tender';
import { mayTellOfHurt } from '../subjects/tells-of-hurt';
import type { ListedAnswer } from './store';

const SHORTEST_MONTH = 28 * DAY;

/** Which answers may be brought back to him about now. The question decides first, then her words; in doubt none comes back. */
export function memoriesAt(now: Date): (row: ListedAnswer, questionText: string) => boolean {
  const days = daysAround(now.getTime());
  const tender = new Map<string, boolean>();
  const isAskedTenderly = (row: ListedAnswer, text: string) => {
    const asked = `${row.questionId} ${row.depth} ${text}`;
    const known = tender.get(asked) ?? isTender({ ...row, text });
    tender.set(asked, known);
    return known;
  };
  const isAnniversary = (moment: number) =>
    moment < now.getTime() - SHORTEST_MONTH + 2 * DAY && daysAround(moment).some((day) => days.includes(day));
  return (row, questionText) =>
    row.text !== null &&
    isAnniversary(Date.parse(row.createdAt)) &&
    !isAskedTenderly(row, questionText) &&
    !mayTellOfHurt(row.text);
}

/** Days of the month: where he is it may be a day earlier or later than here. */
function daysAround(moment: number): number[] {
  return [moment - DAY, moment, moment + DAY].map((one) => new Date(one).getUTCDate());
}
