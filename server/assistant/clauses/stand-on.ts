import { findSubjects, hasWordsOf, namesThing } from '../../subjects/find-subjects';
import { type AnswerKind, tagOfQuestion } from '../../subjects/tags';
import { wordsOf } from '../language/words';
import type { Note } from '../notes';
import type { Clause } from './clause';
import { sourceOf } from './source';
import { isPerson } from './words';

export type Side = 'for' | 'against';

const YES: ReadonlySet<AnswerKind> = new Set(['likes', 'wish']);

/** "Pearls are tears. Never give me those": so far behind the thing it may still be told of it. */
const BEHIND = 2;

/** Whether she is for or against a thing that her answer names; null where that cannot be told for certain. */
export function sideOn(thing: string, note: Note): Side | null {
  // Most of her answers do not name it, and taking one apart is work.
  if (!hasWordsOf(note.answer, thing)) return null;
  const { clauses } = sourceOf(note);
  if (wordsOf(thing).some(isPerson)) return null;
  const at = clauses.findIndex(({ text }) => namesThing(text, thing));
  const [clause, ...others] = at < 0 ? [] : clauses.slice(at, at + 1 + BEHIND);
  if (!clause) return null;
  const goesOn = others.find((one) => one.pointsBack && one.isMarked && one.stand !== 'fine');
  const [own, later] = [sideOf(clause, note), goesOn ? sideOf(goesOn, note) : null];
  // "The grey blanket. It is not to be mended": she likes it, and still it is not certain what she would say.
  const isUncertain = !clause.isMarked && own === 'for' && later === 'against';
  return isUncertain ? null : (own ?? later);
}

/** Somebody else's liking is not hers; and a thing that she only names is a yes where she was asked for what she likes. */
function sideOf({ stand, teller, isMarked }: Clause, { questionId: id, question: text }: Note): Side | null {
  if (typeof teller === 'object' || stand === 'open') return null;
  if (stand === 'against') return 'against';
  return isMarked || (stand === 'for' && YES.has(tagOfQuestion({ id, text }).asks)) ? 'for' : null;
}

/** What she says of all of its kind, in her own words: 'surprises', where he asks about a surprise party. */
export function kindsIn(answer: string, thing: string): string[] {
  const kinds = findSubjects(thing).map(({ subject }) => subject);
  return findSubjects(answer).flatMap(({ subject, isMember, words }) =>
    !isMember && kinds.includes(subject) ? [words] : [],
  );
}
