import { Phrases } from '../../subjects/phrases';
import { listed } from '../../subjects/subject';
import { whenNeeded } from '../../subjects/when-needed';
import lines from './things.json';

/** A thing or a doing that husbands give. Two lines are two things, however close. */
interface Line {
  /** All its names, makers among them; the first stands for it. */
  names: string;
  /** One is enough: a second one is the same gift, whatever its color or maker. Of others, of books say, the details decide. */
  once?: boolean;
  /** How else husbands put it, without its names. */
  ways?: string;
}

const vocabulary = whenNeeded(() => {
  const names = new Phrases<string>();
  const once = new Set<string>();
  for (const line of lines as Line[]) {
    const [thing = '', ...others] = listed(line.names);
    for (const name of [thing, ...others]) names.at(name).meanings[0] ??= thing;
    if (line.once) once.add(thing);
  }
  return { names, once };
});

/** The names of things, longest first. */
export const thingNames = (): Phrases<string> => vocabulary().names;

export const isOnceEnough = (thing: string): boolean => vocabulary().once.has(thing);

const NAMES_COMPARED = 4;

/** What is typed for each of them. */
export const thingTexts = whenNeeded(() =>
  (lines as Line[]).map(({ names, once = false, ways = '' }) => ({
    isOnce: once,
    texts: [...listed(names).slice(0, NAMES_COMPARED), ...ways.split('; ').filter((way) => way !== '')],
  })),
);
