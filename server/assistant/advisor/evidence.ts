import type { Evidence } from '../../../contract/assistant';
import { namesThing } from '../../subjects/find-subjects';
import { isTaggedByHand } from '../../subjects/tags';
import { FITS } from '../judgement/features';
import { evidenceOf } from '../judgement/judgement';
import { isAboutHim } from '../judgement/of-whom';
import type { Hit, Note, Retrieval } from '../notes';
import type { Reading } from '../reading/reading';
import { isOfAnother, tagOf, wantsDay } from './asked-for';
import { namesTheSame, tellsDay } from './named-first';
import { isSpokenOf } from './whether-he-may';

/** However likely, it is sure only where she was asked something like it or about the matter itself, or names the thing; there less is enough to be told as what comes closest. */
const UNSURE = { asked: 0.45, likely: 0.93, least: 0.2 };
/** So small a notebook he knows by heart. */
export const FEW = 20;
const LEAST_OF_FEW = 0.02;

/** She was asked about the matter itself, by the pool's own tag, and for what he wants of it. */
function isOfMatter({ kind, subjects: [matter] }: Reading, note: Note): boolean {
  const { asks, subjects } = tagOf(note);
  return isTaggedByHand(note.questionId) && subjects[0] === matter && FITS[kind]?.includes(asks) === true;
}

/** He wants to know a day, and she told one when she was asked about the very person or matter. */
const tellsDayOf = (reading: Reading, note: Note): boolean =>
  wantsDay(reading) && tellsDay(note.answer) && tagOf(note).subjects.some((one) => one === reading.subjects[0]);

/** She names the thing, the day or the person, or was asked about the matter or nearly so. */
export const isAskedFor = (reading: Reading, { note, asked }: Hit): boolean =>
  reading.things.some((thing) => namesThing(note.answer, thing)) ||
  namesTheSame(reading, note) ||
  isOfMatter(reading, note) ||
  tellsDayOf(reading, note) ||
  asked >= UNSURE.asked;

/** By the likeliest that is told; what is not sure, and denied by whoever read it, is none. */
export function evidenceIn(reading: Reading, { hits, isDenied }: Retrieval, told: readonly Hit[]): Evidence {
  const evidence = evidenceBy(reading, hits, told);
  return evidence === 'weak' && isDenied ? 'none' : evidence;
}

/** Who names one of many is not answered for sure by another. */
function evidenceBy(reading: Reading, found: readonly Hit[], [first]: readonly Hit[]): Evidence {
  if (!first) return 'none';
  if (reading.kind === 'may-i' && isSpokenOf(reading, first)) return 'strong';
  const { note, hasMeaning } = first;
  const likely = found.find((hit) => hit.note === note)?.probability ?? 0;
  const isBacked = !hasMeaning || likely >= UNSURE.likely || isAskedFor(reading, first);
  const lacksDay = wantsDay(reading) && reading.occasion === 'celebration' && !tellsDay(note.answer);
  const isUnsure = isOfAnother(reading, first) || isAboutHim(note) || !isBacked || lacksDay;
  const evidence = evidenceOf(Math.max(likely, first.probability), hasMeaning);
  if (evidence === 'strong') return isUnsure ? 'weak' : evidence;
  // So small a notebook he knows by heart: what little there is may be told.
  if (found.length <= FEW) return first.probability >= LEAST_OF_FEW ? 'weak' : 'none';
  return evidence === 'none' && isBacked && hasMeaning && likely >= UNSURE.least ? 'weak' : evidence;
}
