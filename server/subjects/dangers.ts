import {
  certainDomainsOf,
  type Domain,
  domainsOf,
  domainsOfSubjects,
  domainsToldBy,
  likelyDomain,
} from './danger-domains';
import { type Heard, type HeardPart, type Warned, warningsIn } from './danger-model/warnings';
import { toldByPhrases } from './danger-phrases';
import type { Gravity } from './danger-words';
import { sentencesOf } from './sentences';
import { type AnswerKind, isTaggedByHand, type Tag, tagOfQuestion } from './tags';
import { wordsIn } from './words';

export type { Domain } from './danger-domains';
export { type Heard, type PartToHear, partsToHear } from './danger-model/warnings';
export type { Gravity } from './danger-words';

export interface Danger {
  domain: Domain;
  gravity: Gravity;
  /** The words that warn, as they stand in the text. */
  words: string;
  start: number;
  end: number;
  /** Nothing in the text told the domain. */
  isGuessed?: boolean;
  /** It is likely one, but not sure enough for her card. */
  isDoubtful?: boolean;
  /** It may be worse than what she does not want, but nothing says so for sure. */
  isPerhaps?: boolean;
}

/** What a text warns of, in its order; once for each domain of its sentence. Phrases that we know say what they know, and what was learned from answers says whether that is meant, and hears the rest. */
export function dangersIn(text: string, heard?: Heard): Danger[] {
  const words = wordsIn(text);
  return warningsIn(text, words, toldByPhrases(text, words), heard).flatMap((warning) => inDomains(text, warning));
}

function inDomains(text: string, { isSentence, ...warning }: Warned): Danger[] {
  const { start, end } = warning;
  const words = text.slice(start, end);
  // The hospital she ended up in is not what put her there: her words beside the warning tell first.
  const [from, to] = sentenceAround(text, start, end);
  const beside = domainsOf(isSentence ? words : `${text.slice(from, start)} / ${text.slice(end, to)}`);
  const elsewhere = beside.length > 0 ? beside : domainsElsewhere(text, warning);
  // Nobody is allergic to a train: an EpiPen is carried everywhere.
  const possible = elsewhere.filter((one) => warning.gravity !== 'allergy' || one !== NOWHERE_OF.allergy);
  const isGuessed = possible.length === 0;
  const domains = isGuessed ? guessed(warning.gravity) : withOthers(text, warning.gravity, possible);
  return domains.map((domain) => ({ ...warning, domain, words, isGuessed }));
}

/** The car that she jumped out of is not what she ran from; and what harmed her at a fair may be found elsewhere, but not what rides and heights do to her. */
function withOthers(text: string, gravity: Gravity, told: Domain[]): Domain[] {
  const isOfPlace = gravity === 'never' || certainDomainsOf(text).includes('places-and-heights');
  const isOnlyPlace = !isOfPlace && told.every((one) => one === 'places-and-heights');
  if (gravity === 'fear')
    return domainsOf(text).includes('animals') ? [...new Set<Domain>([...told, 'animals'])] : told;
  return isOnlyPlace ? [...told, 'other'] : told;
}

/** Where it most likely lies; and what makes her ill may lie anywhere. */
const guessed = (gravity: Gravity): Domain[] =>
  gravity === 'fear' ? [likelyDomain(gravity)] : [...new Set<Domain>([likelyDomain(gravity), 'other'])];

function domainsElsewhere(text: string, { start, end }: Pick<Danger, 'start' | 'end'>): Domain[] {
  const around = domainsOf(`${text.slice(0, start)} / ${text.slice(end)}`);
  return around.length > 0 ? around : domainsToldBy(text.slice(start, end));
}

const SENTENCE_END = /[.!?;\n]/;

function sentenceAround(text: string, start: number, end: number): [from: number, to: number] {
  const before =
    text
      .slice(0, start)
      .split('')
      .findLastIndex((sign) => SENTENCE_END.test(sign)) + 1;
  const after = text.slice(end).search(SENTENCE_END);
  return [before, after < 0 ? text.length : end + after];
}

const NOTHING = new Set('no none nothing nope nah not never n/a'.split(' '));
const FEW_WORDS = 6;
const MAY_STILL_WARN = new Set('but just only except apart besides though unless'.split(' '));

/**
 * The same of an answer to a question, which may only name the thing she was asked for: 'Lilies', after what she is allergic to.
 * Where somebody has tagged the question, it tells what kind of danger is meant. A warning too many does no harm.
 * @param heard what the model makes of the answer, where it has read it
 */
export function dangersInAnswer(question: { id?: string; text: string }, answer: string, heard?: Heard): Danger[] {
  const asked = tagOfQuestion(question);
  const isTagged = isTaggedByHand(question.id ?? '');
  const found = dangersIn(answer, isTagged && !mayWarn(asked) ? heard?.map(byItself) : heard);
  // Asked for dangers, whatever she names is one: that is told below.
  const isOfUse = ({ isDoubtful, isPerhaps }: Danger) => asked.asks !== 'danger' || !(isDoubtful || isPerhaps);
  const said = found
    .filter(isOfUse)
    .flatMap((danger) => (isTagged ? asAsked(danger, asked) : danger))
    .filter(isFirstOfItsKind)
    .map((danger) => {
      if (!OF_ANOTHER.test(question.text) || !isOfAnother(question.text, answer, danger)) return danger;
      return heard?.some(({ leaning }) => leaning >= SURELY_HERS) ? { ...danger, isDoubtful: true } : perhaps(danger);
    });
  const isFree = asked.asks !== 'danger' && said.every(({ gravity }) => gravity === 'never');
  const feared = isFree ? fearedOfWhatWasAsked(question.text, answer) : [];
  if (feared.length > 0) return [...feared, ...said];
  const isTold = said.some(({ gravity, isPerhaps }) => gravity !== 'never' || isPerhaps);
  if (isTold || asked.asks !== 'danger' || answer.trim() === '') return said;
  const inDoubt = found.filter(({ isDoubtful }) => isDoubtful);
  // 'I hate olives' tells of none; 'Walnuts. And pecans are the worst' of one.
  if (saysNothing(answer) || (said.length > 0 && (beginsWithNo(answer) || !namesBeside(answer, said))))
    return [...said, ...inDoubt];
  const gravity = gravityAsked(asked.subjects);
  // Nobody is afraid at table.
  const domains = domainsOf(answer).filter((domain) => gravity !== 'fear' || domain !== 'food');
  // 'Ending up like my mother': nothing that she could meet.
  const isOfLife = gravity === 'fear' && domains.length === 0 && wordsIn(answer).length > FEW_WORDS;
  if (isOfLife && heard?.every(({ leaning, most = leaning }) => most < HARDLY_ANY)) return [...said, ...inDoubt];
  const [start, end] = [0, answer.length];
  return (domains.length > 0 ? domains : guessed(gravity)).map((domain) => ({
    ...{ domain, gravity, words: answer, start, end },
  }));
}

/** Asked for these, a bare word may be a danger: 'Onions', after what gives her a bad night. */
const MAY_WARN: ReadonlySet<AnswerKind> = new Set<AnswerKind>(['danger', 'treatment']);
const OF_HEALTH: ReadonlySet<string> = new Set(['medicine', 'allergy', 'diet', 'health', 'when-ill']);
const mayWarn = ({ asks, subjects }: Tag): boolean => MAY_WARN.has(asks) || subjects.some((one) => OF_HEALTH.has(one));

/** Behind a question that asks for nothing of the kind, no answer warns that does not by itself: 'Sparkling', which water. */
function byItself({ leaning, behindAsked = leaning, ...part }: HeardPart): HeardPart {
  const alone = 2 * leaning - behindAsked;
  return { ...part, leaning: Math.min(leaning, alone), most: alone, behindAsked };
}

/** The model hears nothing of the kind. */
const HARDLY_ANY = -3;

/** Where the model leans so far, it is likely hers however it is told. */
const SURELY_HERS = 2;

/** 'What do you think about boats?' 'They scare me': what of, the question tells. */
const SCARES =
  /^[^.!?]*\b(?:they|it|that|those|these) (?:(?!never|hardly|barely|do|did|no)\w+ )?(?:scare|terrif|frighten|spook|petrif)\w* me\b/i;

function fearedOfWhatWasAsked(asked: string, answer: string): Danger[] {
  const [found] = SCARES.exec(answer) ?? [];
  if (found === undefined) return [];
  const where = { words: found, start: 0, end: found.length, gravity: 'fear' as const, isDoubtful: true };
  return certainDomainsOf(asked).map((domain) => ({ ...where, domain }));
}

/** She was asked about somebody else. */
const OF_ANOTHER =
  /\b(?:your|her|the) (?:\w+ )?(?:mother|mom|mum|father|dad|parents?|sisters?|brothers?|aunt|uncle|cousin\w*|grand\w+|friends?|colleague|coworker|boss|neighbor|kids?|child|children|son|daughter|in-laws?)\b|^who\b/i;
const OF_HERSELF = /\b(?:i|me|my|mine|myself)\b/i;

/** As he wrote it down: 'She said that rabbits bring her out in welts.' */
const REPORTED = /\bshe (?:said|says|told|tells|laughed|answered|meant|thinks)\b/i;

/** Then 'she' may be either. */
const OF_A_WOMAN =
  /\b(?:mother|mom|mum|parents?|sisters?|aunt|cousin\w*|grand\w+|friends?|colleague|coworker|boss|neighbor|daughter|in-laws?)\b|^who\b/i;

/** The sentence speaks of him or her: that is the one she was asked about. */
function isOfAnother(asked: string, answer: string, { start, end }: Danger): boolean {
  if (REPORTED.test(answer) && !OF_A_WOMAN.test(asked)) return false;
  const sentence = answer.slice(...sentenceAround(answer, start, end));
  return /\b(?:he|she|they|her|his|him)\b/i.test(sentence) && !OF_HERSELF.test(sentence);
}

/** Two guesses may come to the same place. */
const isFirstOfItsKind = (danger: Danger, at: number, all: readonly Danger[]): boolean =>
  all.findIndex(
    ({ domain, gravity, start }) => domain === danger.domain && gravity === danger.gravity && start === danger.start,
  ) === at;

const perhaps = (danger: Danger): Danger => ({ ...danger, gravity: 'never', isPerhaps: true });

const gravityAsked = (subjects: Tag['subjects']): Gravity => (subjects.includes('fear') ? 'fear' : 'allergy');

/** Asked for allergies, what harms her is one; a scent that gives her a headache is no food, though it smells of cupcakes; and hives from his driving are none. */
function asAsked(danger: Danger, { asks, subjects }: Tag): Danger[] {
  const { gravity, isGuessed } = danger;
  if (asks === 'danger') return [gravity === 'harm' ? { ...danger, gravity: gravityAsked(subjects) } : danger];
  // What she says she is allergic to is told wherever it lies, though she was asked about flowers.
  if (gravity === 'allergy' && !isGuessed) return [danger];
  const own = domainsOfSubjects(subjects);
  const [disliked] = asks === 'dislikes' ? own : [];
  if (disliked) return [{ ...danger, domain: disliked }];
  return isGuessed ? guessedFor(gravity, own).map((domain) => ({ ...danger, domain })) : [danger];
}

/** What the question is about tells first; but whoever carries an EpiPen may need it at table, whatever she was asked. */
function guessedFor(gravity: Gravity, own: readonly Domain[]): Domain[] {
  const likely = own.find((domain) => domain !== NOWHERE_OF[gravity]);
  if (gravity === 'allergy') return [...new Set<Domain>([likely ?? 'food', 'food', 'other'])];
  return [likely ?? 'other'];
}

/** Nobody is afraid at table, and no place gives her hives. */
const NOWHERE_OF: Readonly<Partial<Record<Gravity, Domain>>> = {
  fear: 'food',
  allergy: 'places-and-heights',
  harm: 'places-and-heights',
};

/** Whether a sentence without any of these names something. */
const namesBeside = (answer: string, warnings: readonly Danger[]): boolean =>
  sentencesOf(answer, wordsIn(answer))
    .map((words) => ({ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 }))
    .filter(({ start, end }) => !warnings.some((one) => one.start < end && one.end > start))
    .some(({ start, end }) => domainsOf(answer.slice(start, end)).length > 0);

const beginsWithNo = (answer: string): boolean => {
  const [first = '', ...then] = wordsIn(answer).map(({ plain }) => plain);
  return NOTHING.has(first) && !MAY_STILL_WARN.has(then[0] ?? '');
};

function saysNothing(answer: string): boolean {
  const words = wordsIn(answer).map(({ plain }) => plain);
  return beginsWithNo(answer) && words.length <= FEW_WORDS && !words.some((word) => MAY_STILL_WARN.has(word));
}
