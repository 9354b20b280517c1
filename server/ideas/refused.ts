import type { OpenedAnswer } from '../answers/some-answers';
import { dangersIn } from '../subjects/dangers';
import { findSubjects, type Mention, sameThing } from '../subjects/find-subjects';
import { dangersHeld, dangersNamed } from '../subjects/held-in';
import { sentencesOf } from '../subjects/sentences';
import { tagOfQuestion } from '../subjects/tags';
import { wordsIn } from '../subjects/words';
import { contentWords, isWide } from './content-words';

type Asked = Pick<OpenedAnswer, 'questionId' | 'questionText'>;

/**
 * Whether an idea is of what she does not want: it has the thing, or the kind of thing where she refuses all of it, or
 * may hold it. Lilies are no reason against peonies, but one to think of beside 'flowers'.
 */
export function refuses(said: string, asked: Asked): (text: string) => boolean {
  const { subjects: about, asks } = tagOfQuestion({ id: asked.questionId, text: asked.questionText });
  const isAsked = asks === 'dislikes';
  const meant = isAsked ? refusedWhenAsked(said) : refusedIn(said, asked);
  const [words, subjects] = [contentWords(meant), subjectsIn(meant)];
  // The pollen of a garden harms whom it harms; who only does not want lilies may walk there.
  const isFlower = subjects.some(({ subject }) => subject === 'flower');
  const named = dangersNamed(meant);
  // Asked for flowers, the word 'flower' says nothing of which.
  const repeated = new Set(isAsked ? contentWords(asked.questionText) : []);
  const own = words.filter((word) => !repeated.has(word));
  const telling = own.length > 0 ? own : words;
  const kinds =
    own.length > 0 && isAsked ? subjects.filter((one) => one.isMember || !about.includes(one.subject)) : subjects;
  return (text) => {
    const [ofIdea, his] = [contentWords(text), subjectsIn(text)];
    const held = isFlower || saysFabric(his) ? dangersNamed(text) : dangersHeld(text);
    return (
      telling.some((word) => ofIdea.includes(word)) ||
      isOfKind(kinds, his) ||
      [...named].some((danger) => held.has(danger))
    );
  };
}

/** A robe may be of anything; a linen robe is of linen. */
const saysFabric = (his: readonly Mention[]): boolean =>
  his.some(({ subject, isMember }) => isMember && subject === 'fabric');

/** It is the very thing, or she refuses the whole kind, or the idea does not say which one of the kind it is. */
function isOfKind(hers: readonly Mention[], his: readonly Mention[]): boolean {
  return his.some(({ subject, words }) => {
    const isNamed = his.some((one) => one.subject === subject && one.isMember);
    return hers.some((one) => one.subject === subject && (!one.isMember || !isNamed || sameThing(one.words, words)));
  });
}

const subjectsIn = (text: string): Mention[] => findSubjects(text).filter(({ subject }) => !isWide(subject));

const POINTS_ELSEWHERE = /\b(?:them|they|it|those|these|that|this|either|one)\b|:/i;

/** No more fig, please. The soap from the market she likes: of what she does not want, only that sentence tells. */
function refusedIn(said: string, asked: Asked): string {
  const spots = dangersIn(said);
  const refused = sentencesOf(said, wordsIn(said))
    .map((words) => ({ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 }))
    .filter(({ start, end }) => spots.some((spot) => spot.start < end && spot.end > start));
  const text = refused.map(({ start, end }) => said.slice(start, end)).join('. ');
  if (subjectsIn(text).length > 0 || dangersNamed(text).size > 0) return text;
  // Anchovies. I can't stand them.
  const isElsewhere = contentWords(text).length === 0 || POINTS_ELSEWHERE.test(text) || said.includes(':');
  return isElsewhere ? withWhatWasAsked(said, asked) : text;
}

const YES_OR_NO = /^(?:would|do|does|did|are|is|could|can|should|shall|have|will)\b/i;

/** 'Would you want a cat?' 'I can't breathe with one.' Asked for yes or no and naming nothing, she speaks of what she was asked about. */
export function withWhatWasAsked(said: string, { questionText }: Pick<Asked, 'questionText'>): string {
  const namesSomething = subjectsIn(said).length > 0 || dangersNamed(said).size > 0;
  return namesSomething || !YES_OR_NO.test(questionText.trim()) ? said : `${questionText} ${said}`;
}

const PARTS = /[.!?;:\n]+|,?\s+but\s+|,\s+(?=(?:i|i['’]d|yes|give|bring)\b)/i;
const APPROVES =
  /\byes\b|\bi(?:['’]d)?(?: (?:do|would|really|quite|also|always))* (?:like|love|prefer|adore|enjoy)\b|\b(?:is|are)(?: \w+)? (?:fine|ok|okay|good|lovely|welcome|perfect)\b|\b(?:instead|rather)\b/i;
const NEGATES = /\b(?:no|not|never|nothing|none|hate|without|\w+n['’]t)\b/i;
const EXPLAINS = /^\W*(?:they|it|that['’]s|because|i['’]ve)\b/i;

/** Asked for what she does not want, she names it without another word; then why, and what she likes instead. */
function refusedWhenAsked(said: string): string {
  const parts = said.split(PARTS).filter((part) => !APPROVES.test(part) || NEGATES.test(part));
  const named = parts.filter((part) => !EXPLAINS.test(part));
  const text = named.join('. ');
  return contentWords(text).length > 0 ? text : parts.join('. ');
}
