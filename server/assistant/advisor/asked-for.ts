import { type SubjectId, subjects } from '../../subjects/catalogue';
import { findSubjects, namesThing } from '../../subjects/find-subjects';
import { type AnswerKind, isTaggedByHand, type Tag, tagOfQuestion } from '../../subjects/tags';
import { FITS } from '../judgement/features';
import { DAY } from '../judgement/form';
import { isEmptyWord, stemsOf } from '../language/words';
import type { Hit, Note } from '../notes';
import { mended } from '../reading/mended';
import { GIFT_DAYS, TIMES } from '../reading/read-question';
import type { Reading } from '../reading/reading';

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

/** By how much it is likelier that an answer is about the matter of the question she was asked; a little less where that was a side of it. */
const LIFT = { matter: 3, side: 2, treatment: 1, wish: 3 };

/**
 * Where she was asked for just what he asks, that is the answer. Else the pool's tags tell more than words: whoever wants to
 * know what to do after a quarrel is answered by what she said about quarrels, whatever words she used. Best first.
 */
export function withTags(reading: Reading, hits: readonly Hit[]): Hit[] {
  // 'Which gift would you hate' is near to 'a gift', and no answer to it.
  const isRefused = (note: Note) => WANTS.has(reading.kind) && isRefusal(note);
  const isAnswered = hits.some(
    ({ note, asked, probability }) => asked >= NEARLY_THAT && probability >= LIKELY && !isRefused(note),
  );
  if (isAnswered) return [...hits];
  const lifting = hits
    .map((hit) => {
      const by = hit.probability >= NOT_UNLIKELY ? liftFor(reading, hit.note) : 0;
      return { ...hit, probability: lifted(hit.probability, by) };
    })
    .sort((a, b) => b.probability - a.probability);
  return wishesFirst(reading, lifting);
}

/** He asks what she likes or what to do: what she will not have does not tell it. */
export const WANTS: ReadonlySet<Reading['kind']> = new Set(['likes', 'list', 'advice']);

/** From here on she was asked for just that, and what she said then is the answer. */
const JUST_THAT = 0.58;
export const SURELY_THAT = 0.78;
const NEARLY_THAT = 0.53;
const LIKELY = 0.2;
/** Below it the pool's tag does not make it likely. */
const NOT_UNLIKELY = 0.1;

/** What is no answer, however near it lies: what she refuses, for what she likes; and what only repeats his own word. */
export function isNoAnswer(reading: Reading, note: Note): boolean {
  const isRefused = WANTS.has(reading.kind) && isTaggedByHand(note.questionId) && isRefusal(note);
  // Which days matter to her is no idea for one of them, nor whose birthday does.
  const { asks } = tagOf(note);
  const isOnlyADay =
    reading.kind === 'advice' &&
    !NOTES_DAYS.test(reading.text) &&
    (asks === 'day' || (asks === 'person' && reading.isOpen && reading.occasion === 'gift')) &&
    isTaggedByHand(note.questionId);
  return (
    isOfSomebodyElse(reading, note) ||
    (LOOKS_FOR.has(reading.occasion) && reading.kind !== 'may-i' && saysNothing(note)) ||
    isOnlyADay ||
    (reading.kind === 'advice' && reading.isOpen && isOfThePast(note)) ||
    isRefused ||
    isExcluded(reading, note) ||
    isOwed(note) ||
    (reading.kind !== 'may-i' && onlyRepeats(reading, note))
  );
}

/** He looks for something to give or to do. */
const LOOKS_FOR: ReadonlySet<Reading['occasion']> = new Set<Reading['occasion']>([
  'gift',
  'food',
  'date',
  'celebration',
]);

/** 'Help me remember her birthday.' */
const NOTES_DAYS = /\b(?:remember\w*|remind\w*|forget\w*|forgot|write|note|dates|days|calendar)\b/i;

/** What he once gave her is no idea for the next time. */
const isOfThePast = ({ question }: Note): boolean => /\bI (?:once |ever )?gave you\b/.test(question);

/** Whose birthday matters to her does not tell which cake she wants for her own; who helps her may tell what does. */
function isOfSomebodyElse({ kind, subjects, text, things }: Reading, note: Note): boolean {
  const isForHer = (kind === 'likes' || kind === 'fact') && things.length > 0 && !OF_PEOPLE.test(text);
  if (!isForHer || subjects.some((one) => PEOPLE.has(one)) || !isTaggedByHand(note.questionId)) return false;
  const { asks, subjects: itsSubjects } = tagOf(note);
  return asks === 'person' && !itsSubjects.includes('helper') && itsSubjects.some((one) => PEOPLE.has(one));
}

const OF_PEOPLE =
  /\b(?:who(?:se|m)?|people|persons?|(?:every|any|some)(?:one|body)|couples?|names?|named|called|invite|m[ae]n|wom[ae]n|with)\b/i;
const PEOPLE: ReadonlySet<SubjectId> = new Set([
  ...(['friend', 'his-friends', 'family', 'in-laws', 'siblings', 'mother', 'father'] as const),
  ...(['grandparents', 'children', 'guests', 'coworker', 'acquaintance', 'role-model'] as const),
]);

/** She was asked about what he does not want this time, or speaks of it first. */
function isExcluded({ excluded }: Reading, note: Note): boolean {
  if (excluded.length === 0) return false;
  const [first] = findSubjects(note.answer);
  return [...tagOf(note).subjects, ...(first ? [first.subject] : [])].some((one) => excluded.includes(one));
}

/** Something without a day, where he asks for one; what is so today, where he asks for her childhood. */
export function isOfAnotherTime({ kind, subjects, text, things }: Reading, { note, asked }: Hit): boolean {
  // What happened once does not tell whether he may.
  const beginsWithIt = things.some((thing) => namesThing(note.answer.slice(0, BEGINNING), thing));
  if (kind === 'may-i' && tagOf(note).asks === 'story' && !beginsWithIt) return true;
  const isOfToday = subjects.indexOf('childhood') > 0 && !isOfChildhood(note);
  if (asked >= JUST_THAT && !wantsDay({ kind, text })) return isOfToday && asked < SURELY_THAT;
  if (kind === 'when') return tagOf(note).asks !== 'day' && !DAY.test(note.answer);
  return isOfToday;
}

const BEGINNING = 14;

/** "When is our anniversary" wants a day; "when did we laugh most" may be told otherwise. */
const A_DAY = /\bwhen(?:['’]?s| is| are)\b|\b(?:what|which) (?:day|date)\b|^\W*(?:her|our) \w+\W*$/i;

/** He wants to know a day. */
export const wantsDay = ({ kind, text }: Pick<Reading, 'kind' | 'text'>): boolean =>
  kind === 'when' && A_DAY.test(text);

const isOfChildhood = (note: Note) =>
  tagOf(note).subjects.includes('childhood') ||
  findSubjects(note.answer).some(({ subject }) => subject === 'childhood');

/** "No idea. Ask me Sunday.": she was asked, and has not answered. */
const OWES_IT =
  /^\W*(?:(?:no idea|no clue|nothing comes to mind|(?:i )?(?:can['’]t|cannot) think of (?:one|any|anything)|can i think about (?:it|that)|(?:i['’]ll|let me) (?:have to )?think about (?:it|that)|(?:i )?(?:don['’]t know|dunno)(?: yet)?|not sure(?: yet)?|ask me (?:later|again|tomorrow))\b[^.!?…]{0,20}|(?:i )?don['’]t remember(?: any ?more| any| it| that)?)(?:[.!?…]+(?:\s|$)|$)(?!.{40})/i;

/** "Nothing. I fall asleep on page two." tells who looks for a book or a remedy of none. */
const NOTHING =
  /^\W*(?:nothing(?: much| really| special| at all)?|nope?|none)[.!…]+(?:\s(?!just|but|only|except)|$)(?!.{40})/i;

export const saysNothing = ({ answer }: Note): boolean => NOTHING.test(answer);

export const isOwed = ({ answer }: Note): boolean => OWES_IT.test(answer);

const ASKS_WHICH = /^(?!.* or ).*\b(?:what|which|whats|favou?rite)\b/i;

/** "Cake." does not tell which cake. */
function onlyRepeats({ text }: Reading, { answer }: Note): boolean {
  if (!ASKS_WHICH.test(text)) return false;
  const said = stemsOf(answer).filter((stem) => !isEmptyWord(stem));
  if (said.length === 0 || said.length > 2) return false;
  const asked = new Set(stemsOf(text));
  return said.every((stem) => asked.has(stem));
}

/** Who looks for a present is told what she wants, for that very day first and then the newest: by questions of his own, which nobody tagged. */
function wishesFirst({ occasion, isOpen, text }: Reading, hits: Hit[]): Hit[] {
  if (occasion !== 'gift' || !isOpen) return hits;
  const days = daysIn(mended(text).replace(/\bx-?mas\b/gi, 'Christmas'));
  const isOfDay = ({ note }: Hit) => daysIn(note.question).some((day) => days.includes(day));
  const best = Math.max(0, ...hits.map(({ probability }) => probability));
  const wishes = hits
    .filter(isWishOfHers)
    .sort((a, b) => Number(isOfDay(b)) - Number(isOfDay(a)) || b.note.createdAt.localeCompare(a.note.createdAt))
    .map((hit) => ({ ...hit, probability: Math.max(lifted(hit.probability, LIFT.wish), best, LIKELIER_THAN_NOT) }));
  return [...wishes, ...hits.filter((hit) => !isWishOfHers(hit))];
}

const LIKELIER_THAN_NOT = 0.5;

const daysIn = (text: string): SubjectId[] =>
  findSubjects(text)
    .map(({ subject }) => subject)
    .filter((subject) => GIFT_DAYS.has(subject));

/** 'What would you like for Christmas', and not 'what cake'; 'what is on your list'. */
const A_WISH =
  /^\W*(?:(?:what|which)(?: gift| present| kind of gift| kind of present)?|is there (?:anything|something)) (?:(?:would|do|are|did) )?you (?:really |most )?(?:like|want|wish|hop|dream)\w*\b(?: to get| to have)?(?: the most)? for (?!(?:breakfast|lunch|brunch|dinner|supper|dessert)\b)|\bon your (?:\w+ )?(?:wish ?)?list\b/i;
const isWishOfHers = ({ note, isDone }: Hit): boolean =>
  !isDone && !isTaggedByHand(note.questionId) && A_WISH.test(note.question);

function liftFor(reading: Reading, note: Note): number {
  const [matter] = reading.subjects;
  if (matter === undefined || !isTaggedByHand(note.questionId)) return 0;
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
  if (isOfAnother(reading, { note, asked: 0 })) return 0;
  return (about[0] === matter ? LIFT.matter : LIFT.side) + (isTreatment ? LIFT.treatment : 0);
}

/** What she drinks first thing is told by her first cup, and not by any drink. */
function isOfThatTime([matter, ...others]: readonly SubjectId[], about: readonly SubjectId[]): boolean {
  const isAtThatTime = others.some((one) => TIMES.has(one) && about.includes(one));
  return isAtThatTime && matter !== undefined && subjects[matter].near.some((one) => about.includes(one));
}

const ALSO_FACTS: ReadonlySet<AnswerKind> = new Set(['wish', 'treatment', 'day']);

/** Who asks for the football is not answered by the swimming, though both are sports; nor by her shoe size who asks for her hat's. */
export function isOfAnother(reading: Reading, { note, asked }: Pick<Hit, 'note' | 'asked'>): boolean {
  const { kind, things, subjects } = reading;
  const [matter] = subjects;
  if (!ONE_OF_MANY.has(kind) || things.some((thing) => namesThing(`${note.question} ${note.answer}`, thing)))
    return false;
  const tag = tagOf(note);
  if (matter?.endsWith('-size') && tag.asks === 'size') return !tag.subjects.includes(matter);
  if (matter !== undefined && EACH_ANOTHER.has(matter)) return asked < SURELY_THAT;
  const isOfKind = things.some((thing) => findSubjects(thing).some(({ subject }) => tag.subjects.includes(subject)));
  const isOfTaste = kind === 'may-i' && TASTES.has(tag.asks) && isOfKind;
  return (isOfTaste || asked < JUST_THAT) && things.some(isMember);
}

/** That she likes dumplings does not tell whether she likes sushi; how long before guests she wants to know, she told for all of them. */
const TASTES: ReadonlySet<AnswerKind> = new Set(['likes', 'dislikes', 'wish', 'danger']);

const ONE_OF_MANY: ReadonlySet<Reading['kind']> = new Set(['likes', 'may-i', 'fact', 'who']);

const isMember = (thing: string) => findSubjects(thing).some((mention) => mention.isMember);

/** The likelihood, so much further on its way to certainty. */
function lifted(probability: number, by: number): number {
  const odds = (probability / (1 - probability)) * Math.exp(by);
  return by === 0 || probability >= 1 ? probability : odds / (1 + odds);
}
