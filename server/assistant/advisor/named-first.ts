import { wordsOf } from '../language/words';
import type { Hit, Note } from '../notes';
import type { Reading } from '../reading/reading';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = `(?:${MONTHS.join('|')})[a-z]*\\.?`;
const MONTH_FIRST = new RegExp(`\\b(${MONTH}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b`, 'gi');
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})(?= |$|\\W)`, 'gi');

/** As 'nov 2', however it is written. */
function daysIn(text: string): string[] {
  const day = (month = '', date = '') => `${month.slice(0, 3).toLowerCase()} ${Number(date)}`;
  return [
    ...[...text.matchAll(MONTH_FIRST)].map(([, month, date]) => day(month, date)),
    ...[...text.matchAll(DAY_FIRST)].map(([, date, month]) => day(month, date)),
  ];
}

/** "Who's Emil?", "who is priya": somebody with a name, and no more. */
const SOMEBODY = /^\W*who(?:['’]?s| is| are| was)\s+(\p{L}+)\W*$/iu;
const NOBODY: ReadonlySet<string> = new Set(
  'she her he him they them it this that there who wife me us you i'.split(' '),
);

/** What is named so that nothing else can be meant: a day of the year, or somebody. */
function isNamedBy({ text }: Reading): ((note: Note) => boolean) | null {
  const days = daysIn(text);
  if (days.length > 0)
    return ({ question, answer }) => daysIn(`${question} ${answer}`).some((day) => days.includes(day));
  const name = SOMEBODY.exec(text)?.[1]?.toLowerCase();
  if (name === undefined || NOBODY.has(name)) return null;
  return ({ answer }) => wordsOf(answer).includes(name);
}

/** Whether she names the day or the person that he names. */
export const namesTheSame = (reading: Reading, note: Note): boolean => isNamedBy(reading)?.(note) ?? false;

/** So likely at least is what names it. */
const LIKELY = 0.6;

/** Where he names a day or somebody, what names the same goes first. */
export function namedFirst(reading: Reading, hits: Hit[]): Hit[] {
  const isNamed = isNamedBy(reading);
  if (!isNamed) return hits;
  const named = hits.filter(({ note }) => isNamed(note));
  if (named.length === 0) return hits;
  const raised = named.map((hit) => ({ ...hit, probability: Math.max(hit.probability, LIKELY) }));
  return [...raised, ...hits.filter((hit) => !named.includes(hit))];
}
