import { findSubjects } from '../../subjects/find-subjects';
import { isTaggedByHand, tagOfQuestion } from '../../subjects/tags';
import type { Note } from '../notes';
import type { Before, Clause, Stand, Teller } from './clause';
import { clausesOf } from './clauses';
import { ASKS_FOR } from './word-lists';
import { isPerson, keyOf } from './words';

/** One of her answers, taken apart. */
export interface Source {
  note: Note;
  clauses: Clause[];
  /** Stretches of her answer that speak of one matter. */
  windows: Clause[][];
  question: Clause[];
  /** What was known before she answered. */
  asked: Before;
}

/** For as long as the note itself is held: one question asks for the same answers again and again. */
const known = new WeakMap<Note, Source>();

export function sourceOf(note: Note): Source {
  const source = known.get(note) ?? takenApart(note);
  known.set(note, source);
  return source;
}

function takenApart(note: Note): Source {
  const question = clausesOf(note.question, { stand: 'open', teller: 'her' }, 'she');
  const before = whatIsAsked(note, question);
  const clauses = clausesOf(note.answer, before, 'i');
  return { note, question, asked: before, clauses, windows: windowsOf(clauses) };
}

/** Whether she was asked for what she dislikes, and whether about somebody else. */
function whatIsAsked({ questionId: id, question: text }: Note, question: readonly Clause[]): Before {
  const { asks } = tagOfQuestion({ id, text });
  const refuses = asks === 'dislikes' || asks === 'danger';
  const isKnown = isTaggedByHand(id) && (refuses || asks === 'likes' || asks === 'wish');
  // "What helps when you are sad?" asks for what helps, and "If flowers never wilted, which would you have?" for flowers.
  const main = question.filter(({ isDependent }) => !isDependent);
  const stands = (main.length > 0 ? main : question).map(({ stand }) => stand);
  const isAgainst = isKnown ? refuses : (question.length === 1 && refuses) || stands.includes('against');
  const isFor = isKnown || stands.some((one) => one !== 'open') || asks === 'wish' || asksFor(text);
  const stand: Stand = isAgainst ? 'against' : isFor ? 'for' : 'open';
  const mentioned = question.flatMap(({ words }) => words).find(({ plain }) => isPerson(plain))?.key;
  return { stand, teller: askedOf(text), mentioned };
}

const asksFor = (question: string) =>
  (question.toLowerCase().match(/[a-z']+/g) ?? []).some((word) => ASKS_FOR.has(word));

const AUXILIARY = /^(?:do|did|would|are|were|have|had|should|could|can|will)$/i;

/** "What does your mother love?" asks of her mother; "What do you love about her?" does not. */
function askedOf(question: string): Teller {
  const words = question.replace(/[’]/g, "'").match(/[\p{L}']+/gu) ?? [];
  const you = words.findIndex((word, at) => at > 0 && word.toLowerCase() === 'you');
  // "Which present from your parents did you love?" asks of her.
  if (AUXILIARY.test(words[you - 1] ?? '')) return 'her';
  // "What should I know if a doctor asks me about you?" asks of her: the doctor is only the case.
  const inCase = words.findIndex((word, at) => at > 0 && /^(?:if|when|while)$/i.test(word));
  const ends = [you, inCase].filter((at) => at >= 0);
  const first = words.slice(0, Math.min(words.length, ...ends));
  const person = first.find((word) => isPerson(word.toLowerCase().replace(/'s?$/, '')));
  if (person) return { person: keyOf(person.toLowerCase().replace(/'s?$/, '')) };
  const name = first.find(
    (word, at) =>
      at > 0 &&
      /^(?:does|did|is|was|would|has)$/.test(words[at - 1] ?? '') &&
      /^\p{Lu}/u.test(word) &&
      findSubjects(word).length === 0,
  );
  return name ? { person: keyOf(name.toLowerCase()) } : 'her';
}

const ANOTHER_SIDE = /^(?:but|while|whereas|though|although|yet|who)\b/i;
const hasNumber = ({ words }: Clause) => words.some(({ key }) => /^\d/.test(key));

function windowsOf(clauses: readonly Clause[]): Clause[][] {
  const windows: Clause[][] = [];
  const joined: Clause[][] = [];
  for (const clause of clauses) {
    const last = windows.at(-1);
    const isAnother =
      !last ||
      clause.opensSentence ||
      (clause.namesTeller && !clause.isDependent) ||
      ANOTHER_SIDE.test(clause.text) ||
      (hasNumber(clause) && last.some(hasNumber));
    if (!isAnother) {
      last.push(clause);
      continue;
    }
    const window = [clause];
    windows.push(window);
    // "Lilies. They smell of funerals."
    if (last && (clause.pointsBack || goesOnWith(last, clause))) joined.push([...last, clause]);
  }
  return [...windows, ...joined, ...sentencesOf(clauses), ...withAnswer(windows)];
}

/** "My fern died in 2 weeks and I still feel guilty": all of a sentence that tells of her alone, with one number at most. */
function sentencesOf(clauses: readonly Clause[]): Clause[][] {
  const sentences: Clause[][] = [];
  for (const clause of clauses) {
    if (clause.opensSentence || sentences.length === 0) sentences.push([]);
    sentences.at(-1)?.push(clause);
  }
  return sentences.filter(
    (one) =>
      one.length > 1 &&
      one.every(({ teller, text }) => typeof teller !== 'object' && !ANOTHER_SIDE.test(text)) &&
      one.filter(hasNumber).length <= 1,
  );
}

/** "Zumba. The teacher shouted. I lasted 3 weeks.": all of it is told of what she named first. */
function withAnswer([answer, ...others]: readonly Clause[][]): Clause[][] {
  const isName = answer?.every(({ isFragment }) => isFragment) && answer.flatMap(({ words }) => words).length <= SHORT;
  const later = others.filter(([first]) => first?.opensSentence && !first.isFragment).slice(0, MOST_SENTENCES);
  return isName && answer ? later.map((window) => [...answer, ...window]) : [];
}

const SHORT = 3;
const MOST_SENTENCES = 3;

/** "War films. I leave the room." */
function goesOnWith(last: readonly Clause[], { text }: Clause): boolean {
  return (
    /^I\b/.test(text) &&
    last.every(({ isFragment }) => isFragment) &&
    last.flatMap(({ words }) => words).length <= SHORT
  );
}
