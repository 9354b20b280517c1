import type { NextDate } from '../../../contract/dates';
import { listed, says, spoken } from '../language/phrases';
import { mended } from '../reading/mended';
import type { Reading } from '../reading/reading';

/** A day that he keeps, as far as a reply needs it. */
export type SavedDay = Pick<NextDate, 'label' | 'occasion' | 'next' | 'daysLeft' | 'monthOnly'>;

/** Days stand on the assistant, so that it gets them from outside. */
export type ReadDays = (who: { id: string; timeZone: string }) => Promise<readonly SavedDay[]>;

const COUNTS = listed(
  'how long until, how long till, how many days, days until, days till, what day, which day, what date, date of, date is',
);

/** He wants to know when something is. */
export const asksForDay = ({ kind, text }: Reading): boolean => kind === 'when' || says(inWords(text), COUNTS);

const inWords = (text: string): string => spoken(mended(text));

/** In one word, whoever says it. */
const SAME: Readonly<Record<string, string>> = {
  bday: 'birthday',
  birth: 'birthday',
  anniversary: 'wedding',
  married: 'wedding',
  mom: 'mother',
  mum: 'mother',
  dad: 'father',
};
/** Neither hers nor his own tells which day is meant. */
const SAYS_NOTHING = new Set(listed('her, our, my, the, a, an, day, we, i, you, of, wife, wifes, s'));

const namesIn = (text: string): string[] =>
  spoken(text.replaceAll(/['’]s\b/g, ''))
    .split(' ')
    .map((word) => SAME[word] ?? SAME[word.replace(/s$/, '')] ?? word)
    .filter((word) => word !== '' && !SAYS_NOTHING.has(word));

/** Whose: 'her mom's birthday', 'Liv's birthday'. */
const WHOSE = /(\p{L}+?)['’]?s? (?:birthday|bday)\b/giu;

/** Those that he asks for, by the words of their labels: the one that says most of it, and none of somebody else. */
export function daysAskedFor({ text }: Reading, days: readonly SavedDay[]): SavedDay[] {
  const asked = new Set(namesIn(mended(text)));
  const owners = [...text.matchAll(WHOSE)].flatMap(([, owner = '']) => namesIn(owner));
  const fitting = days.flatMap((day) => {
    const names = namesIn(day.label);
    const isNamed = names.length > 0 && names.every((name) => asked.has(name));
    return isNamed && owners.every((owner) => names.includes(owner)) ? [{ day, names: names.length }] : [];
  });
  const most = Math.max(0, ...fitting.map(({ names }) => names));
  return fitting.filter(({ names }) => names === most).map(({ day }) => day);
}
