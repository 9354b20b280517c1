import { soon } from '../../platform/soon';
import { isForeign } from '../../subjects/tells-of-hurt';
import type { Embedder } from '../embedding/embedder';
import type { LinkedNote, Note } from '../notes';
import type { Reading } from '../reading/reading';
import type { Weighed } from './weigh';

/** So many answers are read together with what he typed: each takes the model some 20 ms. */
const MOST_READ = 2;
/** Nobody waits longer for it: what was weighed without it is an answer too. */
const PATIENCE = 2_000;
/** Nothing was measured in smaller notebooks, of which nearly all is told anyway. */
const FEWEST = 21;

/** How much speaks for an answer, by what was weighed and by what the model leans to; fitted to what was asked of three notebooks. */
const READ = { always: 0.8, ours: 0.66, ofModel: 0.72 };
/** The same of the others. */
const UNREAD = { always: -0.72, ours: 0.98 };

/** An answer as the model reads it. */
export const toldWhole = ({ question, answer }: Pick<Note, 'question' | 'answer'>): string => `${question} . ${answer}`;

/** Two answers judged once more, now by the model, which reads each of them together with what he typed. */
export async function readTogether(
  { typed }: Pick<Reading, 'typed'>,
  weighed: readonly Weighed[],
  notes: readonly LinkedNote[],
  embedder: Embedder,
): Promise<readonly Weighed[]> {
  const read = toBeRead(weighed);
  const answers = read.flatMap(({ at }) => notes[at] ?? []);
  const isKnown = read.every(({ hasMeaning }) => hasMeaning) && answers.length === read.length;
  if (typed === null || notes.length < FEWEST || !isKnown) return weighed;
  // It was taught in English.
  if (isForeign(typed) || answers.some(({ answer }) => isForeign(answer))) return weighed;
  const pairs = answers.map((note) => [typed, toldWhole(note)] as const);
  const leanings = await soon(embedder.judge('serves', pairs), PATIENCE);
  if (!leanings) return weighed;
  const ofModel = new Map(read.map((one, at) => [one, leanings[at] ?? 0]));
  return weighed
    .map((one) => ({ ...one, logit: together(one.logit, ofModel.get(one)), leaning: ofModel.get(one) }))
    .sort((a, b) => b.logit - a.logit);
}

/** The likeliest, and what comes nearest to what he asks in meaning, whatever else was weighed. */
function toBeRead(weighed: readonly Weighed[]): Weighed[] {
  const likeliest = weighed.toSorted((a, b) => b.logit - a.logit).slice(0, 1);
  const nearest = weighed.toSorted((a, b) => b.features['meaning: whole'] - a.features['meaning: whole']);
  return [...new Set([...likeliest, ...nearest])].slice(0, MOST_READ);
}

function together(ours: number, ofModel: number | undefined): number {
  if (ofModel === undefined) return UNREAD.always + UNREAD.ours * ours;
  return READ.always + READ.ours * ours + READ.ofModel * ofModel;
}
