import type { NextDate } from '../../../contract/dates';
import { listed, says, spoken } from '../language/phrases';
import { mended } from '../reading/mended';
import type { Reading } from '../reading/reading';

/** A day that he keeps, as far as a reply needs it. */
export type SavedDay = Pick<NextDate, 'label' | 'occasion' | 'next' | 'daysLeft' | 'monthOnly'>;

/** Days stand on the assistant, so that it gets them from outside. */
export type ReadDays = (who: { id: string; timeZone: string }) => Promise<readonly SavedDay[]>;

const COUNTS = listed('how long until, how long till, how many days, days until, days till');

/** He wants to know when something is. */
export const asksForDay = ({ kind, text }: Reading): boolean => kind === 'when' || says(spoken(mended(text)), COUNTS);

/** In one word, whoever says it. */
const SAME: Readonly<Record<string, string>> = {
  bday: 'birthday',
  anniversary: 'wedding',
  married: 'wedding',
  mom: 'mother',
  mum: 'mother',
  dad: 'father',
};
/** Two words that are one day. */
const NAMED_DAYS = /\b(mother|father|valentine)['’]?s['’]? day\b/gi;
const HERS = /\bmy wife['’]?s?\b/gi;
/** What tells nothing of which day is meant. 'My' does: it is not hers. */
const SAYS_NOTHING = new Set(
  listed(
    `her, our, the, a, an, day, we, you, of, on, in, it, s, when, whens, is, are, was, did, do, does, how, long, many, days, until, till, what, which,
    date, whats, exactly, again, next, this, year, coming, come, up, get, got, please, remind, me, tell, wife, wifes`,
  ),
);

const namesIn = (text: string): Set<string> =>
  new Set(
    spoken(
      text
        .replaceAll(HERS, 'her')
        .replaceAll(NAMED_DAYS, '$1sday')
        .replaceAll(/['’]s\b/g, ''),
    )
      .split(' ')
      .map((word) => SAME[word] ?? SAME[word.replace(/s$/, '')] ?? word)
      .filter((word) => word !== '' && !SAYS_NOTHING.has(word) && !/^\d+(?:st|nd|rd|th)?$/.test(word))
      .map((word) => word.replace(/s$/, '')),
  );

/** Those that he asks for: whose labels say just what he says, and so are of nobody else. */
export function daysAskedFor({ text }: Reading, days: readonly SavedDay[]): SavedDay[] {
  const asked = namesIn(mended(text));
  return days.filter(({ label }) => {
    const names = namesIn(label);
    return names.size > 0 && names.size === asked.size && [...names].every((name) => asked.has(name));
  });
}
