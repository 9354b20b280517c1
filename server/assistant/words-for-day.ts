import { mayBeMailed } from '../../contract/packs';
import type { Deps } from '../deps';
import { shippedQuestions } from '../questions/pool/pool';
import type { Gravity } from '../subjects/dangers';
import { databaseIdOf } from '../subjects/pool-id';
import { mayTellOfHurt } from '../subjects/tells-of-hurt';
import { compose } from './compose';
import { linkedNotes } from './linked-notes';
import type { IndexedNote } from './notes';
import { readQuestion } from './reading/read-question';
import { isOfHer } from './reply';
import { gravityIn } from './retrieval/danger-mark';
import { searchableNotes } from './searchable-notes';

/** Besides what must be kept in mind. */
const MOST_WORDS = 2;

interface Day {
  userId: string;
  timeZone: string;
  /** What he would ask about it. */
  query: string;
  /** Answers that were told the last time. What she must be kept from is told again all the same. */
  toldBefore: readonly string[];
}

export interface WordsForDay {
  /** What she said, each with its day, as an exact span: dangers first. Empty where nothing speaks of it for certain. */
  words: string[];
  answerIds: string[];
  /** What to ask her, where nothing does. */
  askHer: string | null;
}

/**
 * What she said that helps with a day to come, as the built-in advisor tells and checks it: no model reads along where
 * nobody sits and asks.
 */
export async function wordsForDay(deps: Deps, { userId, timeZone, query, toldBefore }: Day): Promise<WordsForDay> {
  const reading = readQuestion(query);
  const all = searchableNotes(deps, userId).then((found) => linkedNotes(deps, userId, found));
  const notes = all.then((some) => withoutTold(some.filter(mayLeave), toldBefore));
  const { evidence, segments, citations, askHer } = await compose(
    { ...deps, model: null },
    { reading, notes, timeZone },
  );
  if (evidence !== 'strong') return { words: [], answerIds: [], askHer };
  const cautions = segments.filter(({ kind }) => kind === 'caution');
  const others = segments.filter((segment) => isOfHer(segment) && segment.kind !== 'caution');
  const told = [...cautions, ...others.slice(0, MOST_WORDS)];
  const numbers = new Set(told.flatMap(({ cites }) => cites));
  return {
    words: told.map(({ text }) => withoutMarks(text)),
    answerIds: citations.filter(({ n }) => numbers.has(n)).map(({ answerId }) => answerId),
    askHer: null,
  };
}

/** Answers to questions that are never mailed stay here as well. */
const neverMailed = new Set(
  shippedQuestions.filter(({ pack }) => !mayBeMailed(pack ?? null)).map(({ id }) => databaseIdOf(id)),
);

/** A mailbox is often open on a screen that others see: nothing of the two of them alone, and of what hurts only what her body must not have. Old fears have their stories. */
const mayLeave = ({ questionId, answer, dangers }: IndexedNote): boolean =>
  !neverMailed.has(questionId) && (HARMS.includes(gravityIn(dangers, 'any')) || !mayTellOfHurt(answer));

const HARMS: readonly (Gravity | null)[] = ['allergy', 'harm'];

/** Without what was told the last time, and without older words of the same matter, which would stand for it. */
function withoutTold(notes: IndexedNote[], toldBefore: readonly string[]): IndexedNote[] {
  const told = notes.filter(({ id }) => toldBefore.includes(id));
  const isOfTold = ({ questionId, matter }: IndexedNote) =>
    told.some((one) => one.questionId === questionId || (matter !== undefined && one.matter === matter));
  return notes.filter((note) => note.dangers > 0 || !isOfTold(note));
}

/** Marks point to a list of citations, which a letter has not. */
function withoutMarks(text: string): string {
  return text.replaceAll(/ \[\d+\]/g, '');
}
