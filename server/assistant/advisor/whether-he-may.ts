import { namesThing } from '../../subjects/find-subjects';
import { isTaggedByHand } from '../../subjects/tags';
import { sideOn } from '../clauses/stand-on';
import type { Hit } from '../notes';
import type { Reading } from '../reading/reading';
import { isOfAnother, isRefusal, tagOf } from './asked-for';
import { AN_OPTION } from './matters';
import { isHarmful, maySettle, refusedWordIn } from './relevance';

/** So many of the likeliest are of the matter, perhaps. */
const NEAR = 6;

/** Asked whether he may, he wants to know what she said of that very thing, though more was said of its kind. */
export function spokenOfFirst(reading: Reading, hits: Hit[]): Hit[] {
  if (reading.kind !== 'may-i') return hits;
  const isOfIt = (hit: Hit) => isSpokenOf(reading, hit);
  const [near, far] = [hits.slice(0, NEAR), hits.slice(NEAR).filter((hit) => !isOfIt(hit) && !namesAll(reading, hit))];
  const rest = near.filter((hit) => !isOfIt(hit));
  // Of its kind what she likes tells more than what she does not.
  const isRefused = ({ note }: Hit) =>
    isRefusal(note) &&
    isTaggedByHand(note.questionId) &&
    !reading.things.some((thing) => namesThing(note.answer, thing));
  const isNamed = (hit: Hit) => namesAll(reading, hit);
  const named = hits.filter((hit) => isNamed(hit) && !isOfIt(hit));
  const others = rest.filter((hit) => !isNamed(hit));
  const [liked, refused] = [others.filter((hit) => !isRefused(hit)), others.filter(isRefused)];
  return [...hits.filter(isOfIt), ...named, ...liked, ...refused, ...far];
}

/** Whether he may is told by what she was asked nearly so, where it is likely as well. */
export const ASKED_SO = 0.5;
/** She was asked something like it. */
const NEARLY_SO = 0.45;
/** And by what is likely enough in itself: it comes closest, and nothing is claimed. One of two things that he names is not. */
export const isLikely = ({ things }: Reading, { probability, asked }: Hit) =>
  things.length < 2 && probability >= (asked >= NEARLY_SO ? 0.2 : 0.4);

const namesAll = ({ things }: Reading, { note }: Hit) =>
  things.length > 0 && things.every((thing) => namesThing(note.answer, thing));

export const settles = (reading: Reading, hit: Hit) =>
  isSpokenOf(reading, hit) ||
  namesAll(reading, hit) ||
  (hit.asked >= ASKED_SO && hit.probability >= ASKED_SO && !isOfAnother(reading, hit)) ||
  isLikedOfItsKind(reading, hit);

/** Whether she likes tulips she did not tell, but which flowers she likes. */
const isLikedOfItsKind = (reading: Reading, hit: Hit): boolean => hit.probability >= AN_OPTION && isLiked(reading, hit);

/** She was asked what of the kind she likes. */
export function isLiked({ subjects: [matter] }: Reading, { note }: Hit): boolean {
  const { asks, subjects } = tagOf(note);
  return isTaggedByHand(note.questionId) && asks === 'likes' && matter !== undefined && subjects.includes(matter);
}

/** She spoke of that very thing. */
export const isSpokenOf = (reading: Reading, hit: Hit | undefined) =>
  hit !== undefined && maySettle(reading, hit.note) && spokenOf(reading, hit);

const spokenOf = (reading: Reading, { note }: Hit) =>
  (reading.things.every((thing) => reading.things.length === 1 || namesThing(note.answer, thing)) &&
    reading.things.some((thing) => sideOn(thing, note) !== null)) ||
  refusedWordIn(reading, note) !== null ||
  // What does her harm is settled, whatever else he names with it.
  (isHarmful(note) && reading.things.some((thing) => sideOn(thing, note) === 'against'));
