import { findSubjects } from '../../subjects/find-subjects';
import { tagOfQuestion } from '../../subjects/tags';
import { isNegative } from '../language/negation';
import { listed, says, spoken } from '../language/phrases';
import type { Note } from '../notes';
import { names } from './features';

export type Stand = 'for' | 'against';

/** Negative in form only. */
const WARM = listed(
  `cant get enough, cannot get enough, never get enough, never enough, never say no, cant say no, couldnt live without, cant live without, could not live without, nothing beats, nothing better, nothing like, never get tired, never tire, not only, no doubt, why not,
  cant resist, cannot resist, dont mind, doesnt mind, wouldnt mind, wouldnt say no, wont say no, no problem, never too much, never too many, cant wait`,
);
const GLAD = listed(
  `love, loves, loved, adore, adores, like, likes, enjoy, enjoys, favorite, favourite, favorites, yes, yes please, always, happy, best, want, wants, wish, dream, dreams, perfect, wonderful, crave, craves, melt, melts, delight, delicious, heaven, fine, ok, okay, of course, gladly, thrilled, obsessed, fan, please, prefer, prefers, any day, cheers me up, would be lovely, welcome`,
);
/** Says nothing against a thing by itself, and yet is no praise. */
const UNPLEASANT = listed(
  `funeral, funerals, headache, headaches, sneeze, cheap, tacky, apology, ugly, boring, dead, die, dies, cry, cried, soap, punishment, smell, smells, stink, stinks, itchy, itch, sad, sick, stale, dusty, dust, waste, wasted, cliche, hospital, cemetery, crematorium, garbage, rubbish, trash, expensive, stress, panic, worse, problem, pain, tired, too, unless, only if, depends, maybe, but, except, overrated, used to, before, once, gone off`,
);

const BACK = listed('it, them, those, that, these, this, they, one, again');

/** Whether she is for or against a thing that her answer names; null where that cannot be told for certain. */
export function standOf(thing: string, note: Pick<Note, 'question' | 'questionId' | 'answer'>): Stand | null {
  const clauses = clausesOf(note.answer);
  const at = clauses.findIndex((clause) => names(clause, thing));
  const [clause, next = ''] = clauses.slice(at);
  if (at < 0 || clause === undefined) return null;
  return toneOf(clause) ?? (pointsBack(next) ? toneOf(next) : null) ?? byQuestion(thing, note, at === 0);
}

/** "Never give me those": it goes on about the same. */
const pointsBack = (clause: string) => says(spoken(clause), BACK);

/** She was asked for what she likes, or does not, and names it. */
function byQuestion(
  thing: string,
  { question, questionId, answer }: Pick<Note, 'question' | 'questionId' | 'answer'>,
  isFirst: boolean,
): Stand | null {
  const { asks, subjects } = tagOfQuestion({ id: questionId, text: question });
  if (!findSubjects(thing).some(({ subject }) => subjects.includes(subject))) return null;
  const said = spoken(answer);
  if (asks === 'dislikes' || asks === 'danger') return says(said, GLAD) ? null : 'against';
  const isDull = says(said, UNPLEASANT) || isNegative(answer);
  return (asks === 'likes' || asks === 'wish') && !isDull && isFirst ? 'for' : null;
}

function toneOf(clause: string): Stand | null {
  const text = spoken(clause);
  if (says(text, WARM)) return 'for';
  if (isNegative(clause)) return 'against';
  return says(text, GLAD) && !says(text, UNPLEASANT) ? 'for' : null;
}

/** What she says of all of its kind, in her own words: 'surprises', where he asks about a surprise party. */
export function kindsIn(answer: string, thing: string): string[] {
  const kinds = findSubjects(thing).map(({ subject }) => subject);
  return findSubjects(answer).flatMap(({ subject, isMember, words }) =>
    !isMember && kinds.includes(subject) ? [words] : [],
  );
}

const clausesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…;:\n])\s+|\s+[–—-]\s+|,?\s+(?=but\b|though\b|although\b|except\b|whereas\b)/u)
    .filter((part) => part.trim() !== '');
