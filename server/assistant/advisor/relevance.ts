import type { SubjectId } from '../../subjects/catalogue';
import { domainsOf, domainsToldBy } from '../../subjects/danger-domains';
import { findSubjects } from '../../subjects/find-subjects';
import { isTaggedByHand } from '../../subjects/tags';
import { sourceOf } from '../clauses/source';
import { sideOn } from '../clauses/stand-on';
import { isFrame } from '../clauses/words';
import { stem } from '../language/stem';
import { wordsOf } from '../language/words';
import type { Note } from '../notes';
import type { Reading } from '../reading/reading';
import { dangersOf, isIllness } from '../retrieval/danger-mark';
import { meetingWith } from '../retrieval/meeting';
import { isRefusal, tagOf } from './asked-for';

/** Where a fear of heights or crowds may be met. */
const OUTSIDE: ReadonlySet<SubjectId> = new Set<SubjectId>([
  'outing',
  'trip',
  'place',
  'mountains',
  'beach',
  'outdoors',
  'fear',
  'date-night',
]);

/** Whether what she refuses is of the matter he asks about; what she refuses in another need not be told. */
export function touches({ subjects, occasion }: Reading, note: Note): boolean {
  const about = tagOf(note).subjects;
  return (
    about.some((subject) => subjects.includes(subject)) ||
    (occasion === 'gift' && about.includes('never-give') && subjects.includes('gift'))
  );
}

/** Whether a danger is worth a word here. Who only wants to know her wishes does nothing yet, and no car is too high. */
export function isToBeKept(reading: Reading, note: Note): boolean {
  if (meetingWith(reading, note) !== null) return true;
  const isOnlyNever = !isRefusal(note) && dangersOf(note).every(({ gravity }) => gravity === 'never');
  if (isOnlyNever) return refuses(reading, note);
  const isOfPlaces = dangersOf(note).every(({ domain }) => domain === 'places-and-heights');
  if (touches(reading, note)) return reading.occasion !== 'comfort' || !isOfPlaces;
  if (reading.occasion === 'comfort' || (reading.kind === 'fact' && reading.isOpen)) return false;
  if (!isOfPlaces) return true;
  return reading.subjects.some((subject) => OUTSIDE.has(subject)) || leadsOutside(reading);
}

/** What is met is told. Of the rest, what she must not eat is no matter where he looks for a present and nothing to eat is told. */
export function isWorthAWord(reading: Reading, note: Note, shown: readonly Note[]): boolean {
  const { occasion, isOpen } = reading;
  if (meetingWith(reading, note) !== null) return true;
  const isOfFood = dangersOf(note).length > 0 && dangersOf(note).every(({ domain }) => domain === 'food');
  if (occasion !== 'gift' || !isOpen || !isOfFood) return true;
  return shown.some(({ answer }) => domainsOf(answer).includes('food'));
}

/** Beside what serves a need: what is met there, and else only what his words or hers come near. */
export function isTouchedBy(reading: Reading, note: Note, shown: readonly Note[]): boolean {
  if (meetingWith(reading, note) !== null || touches(reading, note)) return true;
  const near = [reading.text, ...shown.map(({ answer }) => answer)].flatMap(domainsOf);
  return dangersOf(note).some(({ domain }) => near.includes(domain));
}

/** She is against something of the matter, and not only says "never" of somebody. */
function refuses({ kind, subjects }: Reading, note: Note): boolean {
  if (kind === 'fact' || kind === 'who' || kind === 'when') return false;
  return sourceOf(note).clauses.some(
    ({ stand, teller, text }) =>
      stand === 'against' &&
      typeof teller !== 'object' &&
      findSubjects(text).some(({ subject }) => subjects.includes(subject)),
  );
}

/** Whether he would take her to where she said she is afraid, though she named no such place. */
export const isRiskOf = (reading: Reading, note: Note): boolean =>
  reading.kind === 'may-i' &&
  leadsOutside(reading) &&
  dangersOf(note).some(({ domain }) => domain === 'places-and-heights');

/** By a word that says so; but water may be for the table. */
function leadsOutside({ turned }: Reading): boolean {
  return domainsToldBy(turned).includes('places-and-heights') && !domainsOf(turned).includes('food');
}

/** Whether it could do her harm, and is not only what she would rather not have. */
export const isHarmful = (note: Note): boolean => dangersOf(note).some(({ gravity }) => isIllness(gravity));

/** "No soap" on how to wash a teapot settles nothing: what decides was said of the matter, or of what she wants and does not want. */
export function maySettle(reading: Reading, note: Note): boolean {
  const { asks } = tagOf(note);
  return !isTaggedByHand(note.questionId) || isRefusal(note) || asks === 'wish' || touches(reading, note);
}

/**
 * What no subject knows is a thing too, where she named it among what she will not have; and so is a kitchen appliance
 * where she wants nothing for the kitchen. In her words.
 */
export function refusedWordIn({ things, text }: Reading, note: Note): string | null {
  if (!isRefusal(note)) return null;
  const asked = things.length === 0 ? text : things.filter((thing) => wordsOf(thing).length > 1).join(' ');
  const sought = new Set(
    wordsOf(asked)
      .filter((word) => !isFrame(word))
      .map(stem),
  );
  const said = wordsOf(note.answer);
  const heads = new Set(things.map((thing) => stem(wordsOf(thing).at(-1) ?? '')));
  // A surprise party is no surprise trip; but balloon rides are what a hot air balloon is for.
  const isOfOther = (next: string | undefined) => next !== undefined && !isFrame(next) && !sought.has(stem(next));
  const isIt = (word: string, at: number) =>
    sought.has(stem(word)) &&
    (heads.has(stem(word)) || !(things.length > 0 && isOfOther(said[at + 1]))) &&
    sideOn(word, note) === 'against';
  return said.find(isIt) ?? null;
}
