import type { SubjectId } from '../../subjects/catalogue';
import { findSubjects, namesThing } from '../../subjects/find-subjects';
import { type AnswerKind, isTaggedByHand, type Tag, tagOfQuestion } from '../../subjects/tags';
import { FITS } from '../judgement/features';
import type { Hit, Note } from '../notes';
import type { Reading } from '../reading/reading';

/** By how much it is likelier that an answer is about the matter of the question she was asked; a little less where that was a side of it. */
const LIFT = { matter: 4, side: 2.5, treatment: 1 };
/** A car is no train, and a sister no brother: who asks for one is not answered by the other. */
const EACH_ANOTHER: ReadonlySet<SubjectId> = new Set(['transport', 'pet', 'siblings', 'grandparents', 'children']);

/** For as long as the note itself is held: it is asked for again and again. */
const tags = new WeakMap<Note, Tag>();

export function tagOf(note: Note): Tag {
  const tag = tags.get(note) ?? tagOfQuestion({ id: note.questionId, text: note.question });
  tags.set(note, tag);
  return tag;
}

/**
 * What the pool's tags make certain: whoever wants to know what to do after a quarrel is answered by what she said when she
 * was asked just that, whatever words she used. Best first.
 */
export function withTags(reading: Reading, hits: readonly Hit[]): Hit[] {
  const all = hits.map((hit) => ({ ...hit, by: liftFor(reading, hit.note) }));
  const rankOf = ({ probability, by }: (typeof all)[number], at: number) =>
    // What is not lifted keeps its order, which is not by likelihood alone.
    by > 0 ? lifted(probability, by) : Math.max(...all.slice(at).map((one) => (one.by > 0 ? 0 : one.probability)));
  return all
    .map((hit, at) => ({
      hit: { note: hit.note, probability: lifted(hit.probability, hit.by) },
      rank: rankOf(hit, at),
    }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ hit }) => hit);
}

function liftFor(reading: Reading, note: Note): number {
  const [matter] = reading.subjects;
  if (matter === undefined || !isTaggedByHand(note.questionId)) return isNamedFirst(reading, note) ? LIFT.side : 0;
  const { asks, subjects } = tagOf(note);
  const isTreatment = reading.occasion === 'comfort' && asks === 'treatment';
  if (isTreatment && !subjects.includes(matter)) return subjects.includes('comfort') ? LIFT.side : 0;
  const fits = FITS[reading.kind]?.includes(asks) || isTreatment || (reading.kind === 'fact' && ALSO_FACTS.has(asks));
  const isAllOfIt = reading.subjects.length > 1 && reading.subjects.every((one) => subjects.includes(one));
  if (isAllOfIt) return LIFT.matter + LIFT.treatment;
  if (!fits || !subjects.includes(matter)) return 0;
  if (isOfAnother(reading, note)) return 0;
  return (subjects[0] === matter ? LIFT.matter : LIFT.side) + (isTreatment ? LIFT.treatment : 0);
}

const ALSO_FACTS: ReadonlySet<AnswerKind> = new Set(['wish', 'treatment', 'day']);

/** Who asks for the football is not answered by the swimming, though both are sports. */
export function isOfAnother({ kind, things, subjects: [matter] }: Reading, { question, answer }: Note): boolean {
  const isOneOfMany = (matter && EACH_ANOTHER.has(matter)) || things.some(isMember);
  if (!isOneOfMany || things.some((thing) => namesThing(`${question} ${answer}`, thing))) return false;
  return kind === 'likes' || kind === 'may-i';
}

const isMember = (thing: string) => findSubjects(thing).some((mention) => mention.isMember);

/** Whether the matter is what that question is about, and not a side of it; of days and people it asks for few. */
export function isTheMatter({ kind, subjects: [matter] }: Reading, note: Note): boolean {
  return tagOf(note).subjects[0] === matter || kind === 'when' || kind === 'who' || kind === 'avoid';
}

/** "Who is Mr Adeyemi?": where she begins with him, she tells of him. */
function isNamedFirst({ kind, text }: Reading, { answer }: Note): boolean {
  const [, name] = kind === 'who' ? (/\s(\p{Lu}\p{Ll}+)[?.!]*$/u.exec(text) ?? []) : [];
  return name !== undefined && answer.slice(0, name.length + 8).includes(name);
}

/** The likelihood, so much further on its way to certainty. */
function lifted(probability: number, by: number): number {
  const odds = (probability / (1 - probability)) * Math.exp(by);
  return by === 0 || probability >= 1 ? probability : odds / (1 + odds);
}
