import { type SubjectId, subjects } from '../../subjects/catalogue';
import { findSubjects, namesThing } from '../../subjects/find-subjects';
import { type AnswerKind, isTaggedByHand, type Tag, tagOfQuestion } from '../../subjects/tags';
import { sideOn } from '../clauses/stand-on';
import { FITS } from '../judgement/features';
import { DAY } from '../judgement/form';
import { asksHer } from '../judgement/of-whom';
import { isEmptyWord, stemsOf } from '../language/words';
import type { Hit, Note } from '../notes';
import { TIMES } from '../reading/read-question';
import type { Reading } from '../reading/reading';

/** By how much it is likelier that an answer is about the matter of the question she was asked; a little less where that was a side of it. */
const LIFT = { matter: 4, side: 2.5, treatment: 1 };
/** A car is no train, and a sister no brother: who asks for one is not answered by the other. */
const EACH_ANOTHER: ReadonlySet<SubjectId> = new Set([
  'transport',
  'pet',
  'siblings',
  'mother',
  'father',
  'grandparents',
  'children',
]);

/** For as long as the note itself is held: it is asked for again and again. */
const tags = new WeakMap<Note, Tag>();

export function tagOf(note: Note): Tag {
  const tag = tags.get(note) ?? tagOfQuestion({ id: note.questionId, text: note.question });
  tags.set(note, tag);
  return tag;
}

/** Whether she was asked for what she does not want, or may not have. */
export function isRefusal(note: Note): boolean {
  const { asks } = tagOf(note);
  return asks === 'dislikes' || asks === 'danger';
}

/**
 * What the pool's tags make certain: whoever wants to know what to do after a quarrel is answered by what she said when she
 * was asked just that, whatever words she used. Best first.
 */
export function withTags(reading: Reading, hits: readonly Hit[]): Hit[] {
  const all = hits.map((hit) => {
    const [byTag, byLikeness] = [liftFor(reading, hit.note), liftByLikeness(reading, hit)];
    return {
      hit: { ...hit, probability: lifted(hit.probability, byTag) },
      by: byTag + byLikeness,
      found: hit.probability,
    };
  });
  const rankOf = ({ found, by }: (typeof all)[number], at: number) =>
    // What is not lifted keeps its order, which is not by likelihood alone.
    by > 0 ? lifted(found, by) : Math.max(...all.slice(at).map((one) => (one.by > 0 ? 0 : one.found)));
  return all
    .map((one, at) => ({ hit: one.hit, rank: rankOf(one, at) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ hit }) => hit);
}

/** From here on what she was asked sounds like what he asks, and from here on it is the same. */
const SOUNDS_LIKE = 0.35;
const IS_THE_SAME = 0.65;

function liftByLikeness({ kind }: Reading, { note, asked }: Hit): number {
  const { asks } = tagOf(note);
  if (!asksHer(note.question) || (isRefusal(note) !== (kind === 'avoid') && kind !== 'may-i')) return 0;
  const isOther = (kind === 'when' && asks !== 'day') || (kind === 'who' && asks !== 'person');
  return (
    (isOther ? LIFT.treatment : LIFT.matter) *
    Math.min(1, Math.max(0, (asked - SOUNDS_LIKE) / (IS_THE_SAME - SOUNDS_LIKE)))
  );
}

/** From here on an answer is about what he asks: by itself, by what she was asked, and where she was asked about the matter or speaks of it. */
const NEAR = { likely: 0.35, asked: 0.42, ofSubject: 0.1, byTag: 0.1 };

/** Whether it has to do with what he asks, and is not only the least unlike of all. */
export function isNear(reading: Reading, { note, probability, asked }: Hit): boolean {
  if (reading.kind === 'fact' && isOfAnother(reading, note)) return false;
  if (liftFor(reading, note) > 0 && probability >= NEAR.byTag) return true;
  const [matter] = reading.subjects;
  const about = [...tagOf(note).subjects, ...findSubjects(note.answer).map(({ subject }) => subject)];
  const isOfIt =
    (matter !== undefined && about.includes(matter)) || reading.things.some((one) => namesThing(saidIn(note), one));
  // What happened once settles nothing.
  // A no to one of two things is a no; anything else that she said of one of them alone is none.
  const isOfAll =
    reading.things.length < 2 ||
    reading.things.every((one) => namesThing(saidIn(note), one)) ||
    (isRefusal(note) && reading.things.some((one) => sideOn(one, note) === 'against'));
  if (reading.kind === 'may-i')
    return isOfIt && isOfAll && tagOf(note).asks !== 'story' && probability >= NEAR.ofSubject;
  // What the pool asks is known: where that is another matter, it only sounds alike.
  const mayBeIt = isOfIt || reading.isOpen || !isTaggedByHand(note.questionId);
  const isAskedAlike = asked >= (mayBeIt ? NEAR.asked : IS_THE_SAME);
  return probability >= NEAR.likely || isAskedAlike || (isOfIt && probability >= NEAR.ofSubject);
}

const saidIn = ({ question, answer }: Note) => `${question} ${answer}`;

/** He asks what she likes or what to do: what she will not have does not tell it. */
const WANTS: ReadonlySet<Reading['kind']> = new Set(['likes', 'list', 'advice']);

/** What is no answer, however near it lies: what she refuses, for what she likes; and what only repeats his own word. */
export function isNoAnswer(reading: Reading, note: Note): boolean {
  const isRefused = WANTS.has(reading.kind) && isRefusal(note) && isTaggedByHand(note.questionId);
  return isRefused || isOwed(note) || (reading.kind !== 'may-i' && onlyRepeats(reading, note));
}

/** Something without a day, where he asks for one; what is so today, where he asks for her childhood. */
export function isOfAnotherTime({ kind, subjects }: Reading, note: Note): boolean {
  if (kind === 'when') return tagOf(note).asks !== 'day' && !DAY.test(note.answer);
  return subjects.indexOf('childhood') > 0 && !isOfChildhood(note);
}

const isOfChildhood = (note: Note) =>
  tagOf(note).subjects.includes('childhood') ||
  findSubjects(note.answer).some(({ subject }) => subject === 'childhood');

/** "No idea. Ask me Sunday.": she was asked, and has not answered. */
const OWES_IT =
  /^\W*(?:no idea|no clue|nothing comes to mind|(?:i )?(?:can['’]t|cannot) think of (?:one|any|anything)|can i think about (?:it|that)|(?:i['’]ll|let me) (?:have to )?think about (?:it|that)|(?:i )?(?:don['’]t know|dunno)(?: yet)?|not sure(?: yet)?|ask me (?:later|again|tomorrow))\b[^.!?]{0,20}[.!?…]?(?:\s|$)(?!.{40})/i;

export const isOwed = ({ answer }: Note): boolean => OWES_IT.test(answer);

const ASKS_WHICH = /^(?!.* or ).*\b(?:what|which|whats|favou?rite)\b/i;

/** "Cake." does not tell which cake. */
function onlyRepeats({ text }: Reading, { answer }: Note): boolean {
  const asked = new Set(stemsOf(text));
  const said = stemsOf(answer).filter((stem) => !isEmptyWord(stem));
  return said.length > 0 && said.length <= 2 && said.every((stem) => asked.has(stem)) && ASKS_WHICH.test(text);
}

function liftFor(reading: Reading, note: Note): number {
  const [matter] = reading.subjects;
  if (matter === undefined || !isTaggedByHand(note.questionId)) return isNamedFirst(reading, note) ? LIFT.side : 0;
  const { asks, subjects: about } = tagOf(note);
  const isTreatment = reading.occasion === 'comfort' && asks === 'treatment';
  if (isTreatment && !about.includes(matter)) {
    const isOfIt = about.some((one) => reading.subjects.includes(one));
    return isOfIt ? LIFT.side + LIFT.treatment : about.includes('comfort') && matter !== 'when-ill' ? LIFT.side : 0;
  }
  const fits = FITS[reading.kind]?.includes(asks) || isTreatment || (reading.kind === 'fact' && ALSO_FACTS.has(asks));
  const all = new Set([...about, ...findSubjects(note.answer).map(({ subject }) => subject)]);
  const isAllOfIt =
    reading.subjects.length > 1 && !reading.isOpen && fits && reading.subjects.every((one) => all.has(one));
  if (isAllOfIt || (fits && isOfThatTime(reading.subjects, about))) return LIFT.matter + LIFT.treatment;
  if (!fits || !about.includes(matter)) return 0;
  if (isOfAnother(reading, note)) return 0;
  return (about[0] === matter ? LIFT.matter : LIFT.side) + (isTreatment ? LIFT.treatment : 0);
}

/** What she drinks first thing is told by her first cup, and not by any drink. */
function isOfThatTime([matter, ...others]: readonly SubjectId[], about: readonly SubjectId[]): boolean {
  const isAtThatTime = others.some((one) => TIMES.has(one) && about.includes(one));
  return isAtThatTime && matter !== undefined && subjects[matter].near.some((one) => about.includes(one));
}

const ALSO_FACTS: ReadonlySet<AnswerKind> = new Set(['wish', 'treatment', 'day']);

/** Who asks for the football is not answered by the swimming, though both are sports; nor by her shoe size who asks for her hat's. */
export function isOfAnother(reading: Reading, note: Note): boolean {
  const { kind, things, subjects } = reading;
  const [matter] = subjects;
  if (!ONE_OF_MANY.has(kind) || things.some((thing) => namesThing(`${note.question} ${note.answer}`, thing)))
    return false;
  const tag = tagOf(note);
  if (matter?.endsWith('-size') && tag.asks === 'size') return !tag.subjects.includes(matter);
  return (matter !== undefined && EACH_ANOTHER.has(matter)) || things.some(isMember);
}

const ONE_OF_MANY: ReadonlySet<Reading['kind']> = new Set(['likes', 'may-i', 'fact', 'who']);

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
