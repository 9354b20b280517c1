import type { Deps } from '../deps';
import { compose } from './compose';
import { readQuestion } from './reading/read-question';
import { isOfHer } from './reply';
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
  const all = searchableNotes(deps, userId);
  const notes = all.then((some) => some.filter(({ id, dangers }) => dangers > 0 || !toldBefore.includes(id)));
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

/** Marks point to a list of citations, which a letter has not. */
function withoutMarks(text: string): string {
  return text.replaceAll(/ \[\d+\]/g, '');
}
