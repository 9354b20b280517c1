import type { SubjectId } from '../../subjects/catalogue';
import { isTaggedByHand } from '../../subjects/tags';
import type { Hit, Note } from '../notes';
import type { Reading } from '../reading/reading';
import { tagOf } from './asked-for';
import { isChangedSince, isNewerSize } from './changed-since';

/** What she said to one question: the newest word, and those that it takes the place of. */
export interface Matter {
  newest: Note;
  older: Note[];
  /** The one that was found. */
  hit: Hit;
}

/** What she is asked every other day has no answer that takes the place of another. */
const MOST_CHANGES_OF_MIND = 3;
/** A question about another matter may be answered with something else each time: only what is not much less likely takes the place. */
const NEARLY = 0.4;
/** Below it what she says is otherwise now is something else. */
const NOT_UNLIKELY = 0.1;
/** And from here on it tells the same. */
const SURELY = 0.8;
const MOST_OPTIONS = 3;
/** As likely as this beside the best, an answer is another option for him. */
export const AN_OPTION = 0.4;

/** In their order. No older word is told without the newer one, though it fits less well. */
export function mattersIn(told: readonly Hit[], all: readonly Hit[], reading: Reading): Matter[] {
  const { subjects } = reading;
  const known = new Set<Note>();
  return told.flatMap((found) => {
    const { note, probability } = found;
    if (known.has(note)) return [];
    const alike = all.filter(
      (hit) =>
        isLinked(hit.note, note) ||
        (hit.note.questionId === note.questionId &&
          (isOfIt(note, subjects) || isWish(note) || isOneMatter(note) || hit.probability >= NEARLY * probability)),
    );
    const isCertain = (one: Note) => one === note || isLinked(one, note);
    const words = alike.map((hit) => hit.note);
    const [latest = note] = words.toSorted(byNewness);
    const isSince = ({ note: one, probability: likely }: Hit) =>
      !words.includes(one) &&
      !isReplaced(one) &&
      ((likely >= NOT_UNLIKELY && isChangedSince(reading, one, latest)) ||
        (likely >= SURELY && isNewerSize(reading, one, latest)));
    const [since] = all.filter(isSince).sort((a, b) => byNewness(a.note, b.note));
    if (since && !known.has(since.note)) {
      for (const one of [...words, since.note]) known.add(one);
      return [{ newest: since.note, older: words, hit: found }];
    }
    const same = words.length > MOST_CHANGES_OF_MIND ? words.filter(isCertain) : words;
    const [newest = note, ...older] = same.sort(byNewness);
    for (const one of same) known.add(one);
    // An older list of wishes holds what she has by now, or no longer wants.
    return [{ newest, older: isWish(note) ? [] : older, hit: found }];
  });
}

/** What took another's place may have been said for an earlier day. */
const byNewness = (a: Note, b: Note) =>
  Number(isReplaced(a)) - Number(isReplaced(b)) || b.createdAt.localeCompare(a.createdAt);

/** A newer word of hers took its place. */
export const isReplaced = ({ newest }: Note): boolean => newest !== undefined;

/** He said so himself, and it need not be guessed. */
const isLinked = (one: Note, other: Note) => one.matter !== undefined && one.matter === other.matter;

/** Whether she was asked about the matter, by the pool's own tag. */
const isOfIt = (note: Note, subjects: readonly SubjectId[]) =>
  isTaggedByHand(note.questionId) && tagOf(note).subjects.some((one) => subjects.includes(one));

/** A list of wishes takes the place of the one before, whatever stands on it. */
const isWish = (note: Note) => isTaggedByHand(note.questionId) && tagOf(note).asks === 'wish';

/** Which of two she likes better is asked once, and again when it may have changed. */
const isOneMatter = (note: Note) => isTaggedByHand(note.questionId) && / or /.test(note.question);

/** Up to three of different subjects; where the first was asked for just that, nothing beside it that only sounds like it. */
export function optionsIn(matters: readonly Matter[], { subjects }: Reading): Matter[] {
  const [first] = matters;
  const near =
    first && isOfIt(first.newest, subjects) ? matters.filter(({ newest }) => isOfIt(newest, subjects)) : matters;
  const likely = AN_OPTION * (first?.hit.probability ?? 1);
  const options: Matter[] = [];
  for (const matter of near) {
    const isOption =
      matter.hit.probability >= likely && options.every(({ newest }) => isOther(newest, matter.newest, subjects));
    if (isOption && options.length < MOST_OPTIONS) options.push(matter);
  }
  return options;
}

/** What he asks about they have in common; they must differ beyond that. */
function isOther(one: Note, other: Note, common: readonly SubjectId[]): boolean {
  const about = tagOf(one).subjects.filter((subject) => !common.includes(subject));
  return !tagOf(other).subjects.some((subject) => about.includes(subject));
}
