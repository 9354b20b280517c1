import type { Segment } from '../../contract/assistant';
import type { Deps } from '../deps';
import type { Gravity } from '../subjects/dangers';
import { mayTellOfHurt } from '../subjects/tells-of-hurt';
import { isBetweenThem } from './between-them';
import { compose } from './compose';
import { linkedNotes } from './linked-notes';
import type { LinkedNote } from './notes';
import { readQuestion } from './reading/read-question';
import { type Composed, isOfHer } from './reply';
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
  const reading = { ...readQuestion(query), typed: null };
  const all = searchableNotes(deps, userId).then((found) => linkedNotes(deps, userId, found));
  const notes = all.then((some) => withoutTold(some.filter(mayLeave).filter(holds), toldBefore).map(asTold));
  const { evidence, segments, citations, askHer } = await compose(
    { ...deps, model: null },
    { reading, notes, timeZone },
  );
  if (evidence !== 'strong') return { words: [], answerIds: [], askHer };
  const sinceOf = sinceIn({ segments, citations }, await notes);
  const cautions = segments
    .filter(({ kind }) => kind === 'caution')
    .flatMap((caution) => [caution, ...sinceOf(caution)]);
  const others = segments.filter((segment) => isOfHer(segment) && !cautions.includes(segment));
  const told = [...new Set([...cautions, ...others.slice(0, MOST_WORDS)])];
  const numbers = new Set(told.flatMap(({ cites }) => cites));
  return {
    words: told.map(({ text }) => withoutMarks(text)),
    answerIds: citations.filter(({ n }) => numbers.has(n)).map(({ answerId }) => answerId),
    askHer: null,
  };
}

/** Behind an old danger stands what she said since, wherever the reply has it. */
function sinceIn({ segments, citations }: Pick<Composed, 'segments' | 'citations'>, notes: readonly LinkedNote[]) {
  const newestOf = new Map(notes.flatMap(({ id, newest }) => (newest ? [[id, newest.id]] : [])));
  const idOf = new Map(citations.map(({ n, answerId }) => [n, answerId]));
  return ({ cites }: Segment): Segment[] => {
    const newest = cites.flatMap((n) => newestOf.get(idOf.get(n) ?? '') ?? []);
    const tells = (segment: Segment) => segment.cites.some((n) => newest.includes(idOf.get(n) ?? ''));
    return segments.filter((segment) => isOfHer(segment) && segment.kind !== 'caution' && tells(segment));
  };
}

/** A mailbox is often open on a screen that others see: nothing of the two of them alone, and of what hurts only what her body must not have. Old fears have their stories. */
const mayLeave = (note: LinkedNote): boolean =>
  !isBetweenThem(note) && (HARMS.includes(gravityIn(note.dangers, 'any')) || !mayTellOfHurt(note.answer));

const HARMS: readonly (Gravity | null)[] = ['allergy', 'harm'];

/** What a newer word took the place of is told for what it warns of, and for nothing else. */
const holds = ({ newest, dangers }: LinkedNote): boolean => newest === undefined || dangers > 0;

/** Beside an old danger no newer word stands that may not leave. */
const asTold = (note: LinkedNote, _: number, all: readonly LinkedNote[]): LinkedNote =>
  note.newest && !all.some((one) => one === note.newest) ? { ...note, newest: null } : note;

/** Without what was told the last time, and without older words of the same matter, which would stand for it. */
function withoutTold(notes: LinkedNote[], toldBefore: readonly string[]): LinkedNote[] {
  const told = notes.filter(({ id }) => toldBefore.includes(id));
  const isOfTold = ({ questionId, matter }: LinkedNote) =>
    told.some((one) => one.questionId === questionId || (matter !== undefined && one.matter === matter));
  const warning = notes.filter(({ dangers }) => dangers > 0);
  const isBeside = (note: LinkedNote) => warning.some(({ newest }) => newest === note);
  return notes.filter((note) => note.dangers > 0 || isBeside(note) || !isOfTold(note));
}

/** Marks point to a list of citations, which a letter has not. */
function withoutMarks(text: string): string {
  return text.replaceAll(/ \[\d+\]/g, '');
}
