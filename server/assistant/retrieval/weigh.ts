import { type SubjectId, subjects } from '../../subjects/catalogue';
import { findSubjects, type Mention } from '../../subjects/find-subjects';
import { cosine } from '../embedding/int8';
import { createTags } from '../judgement/about';
import { featuresOf, type Meaning, type Measured } from '../judgement/features';
import { formsOf } from '../judgement/form';
import { type Features, logitOf } from '../judgement/judgement';
import { stemsOf } from '../language/words';
import { type LinkedNote, QUESTION, type Vector } from '../notes';
import { alikeByWords } from '../phrasings/by-words';
import type { Reading } from '../reading/reading';
import { byMeaning, byWords, type Likeness, likenessOf } from './measure';
import { forEachStem, hasOneOf } from './vocabulary';

/** So many are looked at closely; behind them nothing comes among the best any more. */
const CLOSELY = 150;

export interface Weighed {
  at: number;
  /** Whether its meaning was measured, or subjects and words alone had to do. */
  hasMeaning: boolean;
  /** She was asked about one of his subjects, by the pool's own tag. */
  isTaggedByHand: boolean;
  features: Features;
  logit: number;
  likeness: Likeness;
  /** How near what she was asked comes to what he asks. */
  asked: number;
  /** What the model leans to that read it together with his question, see read-together. */
  leaning?: number | undefined;
}

/** The meaning of his question: as it was asked, and read as what would answer it. */
export interface Sought {
  asked: Vector;
  answering: Vector;
  /** How near it comes to what husbands type for a question of the pool, by the question's words. */
  alike: ReadonlyMap<string, number>;
}

/** What was worked out before: the same texts are tried in many notebooks. */
interface Known {
  saidIn?: (text: string) => Mention[];
  typed?: ReadonlyMap<string, number>;
}

/** Prepared before the meaning is known, which is being worked out in another thread meanwhile. */
export function prepared(
  reading: Reading,
  notes: readonly LinkedNote[],
  { saidIn = findSubjects, typed = alikeByWords(reading.stems) }: Known = {},
) {
  const tagOf = createTags();
  const words = byWords(reading, notes);
  const tags = notes.map(tagOf);
  const speaks = forEachStem(stemsFor(reading.subjects));
  const isMentioned = notes.map((note) => hasOneOf(speaks, note));
  const isTagged = tags.map((tag) => tag.subjects.some((one) => reading.subjects.includes(one)));
  return { reading, notes, words, tags, isMentioned, isTagged, saidIn, typed };
}

/** Every stem that may speak of one of the subjects; a rough sieve. */
function stemsFor(asked: readonly SubjectId[]): (stem: string) => number {
  const stems = new Set(
    asked.flatMap((id) =>
      [...subjects[id].names, ...subjects[id].members].flatMap((phrase) => stemsOf(phrase).slice(0, 1)),
    ),
  );
  return (stem) => (stems.has(stem) ? 1 : 0);
}

/** The likeliest notes with all that speaks for them, best first. */
export function weighed(
  { reading, notes, words, tags, isMentioned, isTagged, saidIn, typed }: ReturnType<typeof prepared>,
  sought: Sought | null,
): Weighed[] {
  const meaning = sought && byMeaning(sought.answering, notes);
  const alike = {
    meaning: eachOf(notes, (note) => alikeTo(note, sought)),
    words: eachOf(notes, ({ question }) => typed.get(question) ?? 0),
  };
  const rough = eachOf(
    notes,
    (_, at) =>
      5 * (words.covered[at] ?? 0) +
      (isTagged[at] ? 2 : 0) +
      (isMentioned[at] ? 2 : 0) +
      5 * Math.max(alike.meaning[at] ?? 0, alike.words[at] ?? 0) +
      5 * Math.max(meaning?.answer[at] ?? 0, meaning?.whole[at] ?? 0),
  );
  const close = bestFirst(rough, CLOSELY);
  const near = meaning && {
    answer: placed(meaning.answer, close),
    whole: placed(meaning.whole, close),
  };
  const asLike = { meaning: placed(alike.meaning, close), words: placed(alike.words, close) };
  const most = { answer: greatest(words.answer, close), both: greatest(words.both, close) };
  const meaningOf = (at: number): Meaning | null => {
    if (!near || !notes[at]?.vectors) return null;
    const [answer, whole] = [near.answer(at), near.whole(at)];
    return {
      answer: answer.value,
      whole: whole.value,
      behind: { answer: answer.behind, whole: whole.behind },
      rank: { answer: answer.rank * Math.max(0, answer.value), whole: whole.rank * Math.max(0, whole.value) },
    };
  };
  const asked = { reading, forms: formsOf(reading), size: notes.length };
  const [matter] = reading.subjects;
  const mentionsOf = new Map(close.map((at) => [at, saidIn(notes[at]?.answer ?? '')]));
  const isOfMatter = (at: number) =>
    matter !== undefined &&
    (tags[at]?.subjects.includes(matter) || mentionsOf.get(at)?.some(({ subject }) => subject === matter));
  const commonness = close.filter(isOfMatter).length / Math.max(1, close.length);
  const judged = close.flatMap((at): Weighed[] => {
    const [note, tag] = [notes[at], tags[at]];
    if (!note || !tag) return [];
    const measured: Measured = {
      note,
      tag,
      mentions: mentionsOf.get(at) ?? [],
      commonness,
      covered: words.covered[at] ?? 0,
      words: { answer: (words.answer[at] ?? 0) / most.answer, both: (words.both[at] ?? 0) / most.both },
      meaning: meaningOf(at),
      asked: { meaning: asLike.meaning(at), words: asLike.words(at) },
    };
    const features = featuresOf(asked, measured);
    const hasMeaning = measured.meaning !== null;
    const likeness = likenessOf(sought?.asked, note);
    return [
      {
        at,
        hasMeaning,
        isTaggedByHand: isTagged[at] === true && tag.isSure,
        features,
        logit: logitOf(features, hasMeaning),
        likeness,
        asked: measured.asked.meaning.value,
      },
    ];
  });
  return judged.sort((a, b) => b.logit - a.logit);
}

/** A number for each note: a plain loop, for there are thousands of them. */
function eachOf(notes: readonly LinkedNote[], value: (note: LinkedNote, at: number) => number): Float64Array {
  const values = new Float64Array(notes.length);
  for (let at = 0; at < values.length; at++) {
    const note = notes[at];
    if (note) values[at] = value(note, at);
  }
  return values;
}

/** What she was asked, beside what he asks. A question of his own has no phrasings: then its own words count. */
function alikeTo({ question, vectors }: LinkedNote, sought: Sought | null): number {
  if (!sought) return 0;
  return sought.alike.get(question) ?? (vectors ? cosine(sought.asked, vectors, QUESTION) : 0);
}

/** How near a note is, how far behind the best of the others, and its rank. */
function placed(values: Float64Array, close: readonly number[]) {
  const order = [...close].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
  const ranks = new Map(order.map((at, rank) => [at, 1 / (rank + 1)]));
  const [first = 0, second = 0] = order.slice(0, 2).map((at) => values[at] ?? 0);
  return (at: number) => {
    const [value, rank] = [values[at] ?? 0, ranks.get(at) ?? 0];
    return { value, rank, behind: order.length < 2 ? 0 : (rank === 1 ? second : first) - value };
  };
}

const greatest = (values: Float64Array, close: readonly number[]) =>
  Math.max(1e-9, ...close.map((at) => values[at] ?? 0));

/** So many of them: to sort the thousands behind takes longer than to find where the best end. */
function bestFirst(scores: Float64Array, most: number): number[] {
  const least = scores.toSorted().at(-most) ?? Number.NEGATIVE_INFINITY;
  const among = Array.from(scores.keys()).filter((at) => (scores[at] ?? 0) >= least);
  return among.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, most);
}
