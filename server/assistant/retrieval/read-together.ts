import { soon } from '../../platform/soon';
import type { Embedder } from '../embedding/embedder';
import type { LinkedNote } from '../notes';
import type { Reading } from '../reading/reading';
import type { Weighed } from './weigh';

/** So many of the likeliest answers are read together with what he typed: each takes the model some 20 ms. */
const MOST_READ = 2;
/** Nobody waits longer for it: what was weighed without it is an answer too. */
const PATIENCE = 2_000;

/** How much speaks for an answer, by what was weighed and by what the model leans to; learned from two notebooks. */
const READ = { always: 0.44, ours: 0.66, ofModel: 0.72 };
/** The same of those behind them. */
const UNREAD = { always: -0.72, ours: 0.98 };

/** The likeliest answers judged once more, now by the model, which reads each of them together with what he typed. */
export async function readTogether(
  { text }: Reading,
  weighed: readonly Weighed[],
  notes: readonly LinkedNote[],
  embedder: Embedder,
): Promise<readonly Weighed[]> {
  const likeliest = weighed.toSorted((a, b) => b.logit - a.logit).slice(0, MOST_READ);
  const pairs = likeliest.map(({ at }) => [text, told(notes[at])] as const);
  const leanings = await soon(embedder.judge('serves', pairs), PATIENCE);
  if (!leanings) return weighed;
  const ofModel = new Map(likeliest.map((one, at) => [one, leanings[at] ?? 0]));
  return weighed
    .map((one) => ({ ...one, logit: together(one.logit, ofModel.get(one)) }))
    .sort((a, b) => b.logit - a.logit);
}

const told = (note: LinkedNote | undefined): string => (note ? `${note.question} . ${note.answer}` : '');

function together(ours: number, ofModel: number | undefined): number {
  if (ofModel === undefined) return UNREAD.always + UNREAD.ours * ours;
  return READ.always + READ.ours * ours + READ.ofModel * ofModel;
}
