import type { Hit, Note } from '../notes';
import type { Reading } from '../reading/reading';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
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

/** 'It may rain' is no day. */
const A_MONTH = new RegExp(
  `(?<!\\p{L})(?!may\\b)${MONTH}(?!\\p{L})|\\b(?:in|of|next|every|early|late|mid) may\\b`,
  'iu',
);
const NAMED_DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas|new year|easter|halloween|thanksgiving|valentine|\d{1,2}[/.]\d{1,2})\b/i;

/** Whether it says when something is, and not only 'next year'. */
export const tellsDay = (text: string): boolean =>
  daysIn(text).length > 0 || A_MONTH.test(text) || NAMED_DAY.test(text);

/** "Who's Emil?", "who is mr adeyemi": somebody with a name, and no more. */
const SOMEBODY = /^\W*who(?:['’]?s| is| are| was)\s+(?:(?:mr|mrs|ms|dr|aunt|uncle)\.?\s+)?(\p{L}+)\W*$/iu;

/** How far into her answer she names what cannot be anything else: a day of the year, or somebody. Null where she does not. */
type Named = (note: Note) => number | null;

function namedBy({ text }: Reading): Named | null {
  const days = daysIn(text);
  if (days.length > 0)
    return ({ question, answer }) =>
      daysIn(`${question} ${answer}`).some((day) => days.includes(day)) ? answer.length : null;
  const [, typed] = SOMEBODY.exec(text) ?? [];
  if (typed === undefined) return null;
  // As names are written: "coming" is nobody.
  const name = new RegExp(`(?<!\\p{L})${typed.charAt(0).toUpperCase()}${typed.slice(1).toLowerCase()}(?!\\p{L})`, 'u');
  return ({ question, answer }) => {
    const at = name.exec(answer)?.index;
    return at ?? (name.test(question) ? answer.length : null);
  };
}

/** Whether she names the day or the person that he names. */
export const namesTheSame = (reading: Reading, note: Note): boolean => (namedBy(reading)?.(note) ?? null) !== null;

/** So likely at least is what names it, and what begins with it. */
const LIKELY = { named: 0.6, begun: 0.9 };
/** Where she begins with somebody, she tells of him: "Mr Adeyemi at the bakery." */
const BEGINNING = 8;

/** Where he names a day or somebody, what names the same goes first. */
export function namedFirst(reading: Reading, hits: Hit[]): Hit[] {
  const at = namedBy(reading);
  if (!at) return hits;
  const named = hits.filter(({ note }) => at(note) !== null);
  const isBegun = ({ note }: Hit) => (at(note) ?? 0) <= BEGINNING;
  const least = (hit: Hit) => (isBegun(hit) ? LIKELY.begun : LIKELY.named);
  const raised = named
    .map((hit) => ({ ...hit, probability: Math.max(hit.probability, least(hit)) }))
    .sort((a, b) => Number(isBegun(b)) - Number(isBegun(a)));
  return [...raised, ...hits.filter((hit) => !named.includes(hit))];
}
