import type { SubjectId } from '../../subjects/catalogue';
import { findSubjects } from '../../subjects/find-subjects';
import { sameForm } from '../../subjects/words';
import { stem } from '../retrieval/stem';
import {
  AGAINST,
  AGAINST_IN_ITSELF,
  FOR,
  FRAME,
  GOOD,
  IDIOMS,
  NEGATORS,
  NUMBERS,
  PEOPLE,
  PRAISE,
  SAME,
} from './word-lists';

/** 'fine': she is content with it, and more is not said. */
export type Stand = 'for' | 'fine' | 'against' | 'open';
/** Of whom or what a clause tells: her, a thing, or somebody else, by the word for him. */
export type Teller = 'her' | 'thing' | { person: string };

export interface Word {
  plain: string;
  /** By which it is compared. */
  key: string;
  /** Says when or in which case: "for her birthday". */
  isAdjunct: boolean;
  isName: boolean;
  /** The subject that it names: 'flowers'. */
  names: SubjectId | null;
}

/** A piece of a sentence that says one thing. */
export interface Clause {
  text: string;
  /** Those that bring a matter of their own. */
  words: Word[];
  stand: Stand;
  /** It says so itself. */
  isMarked: boolean;
  teller: Teller;
  /** Whether it names whom it tells of, or takes it from the clause before. */
  namesTeller: boolean;
  /** A verbless one answers what was asked, or goes on with the one before. */
  isFragment: boolean;
  /** Hangs on the one before: "if I may", "when you cook". */
  isDependent: boolean;
  opensSentence: boolean;
  /** Points to what was said just before. */
  pointsBack: boolean;
  /** Of which subjects it names a thing: 'peonies'. */
  members: ReadonlySet<SubjectId>;
  /** Whose things are told of: "my mother's cat". */
  owner: string | null;
}

/** What is known before the text begins: for her answer, the question she was asked. */
export interface Before {
  stand: Stand;
  teller: Teller;
}

const SENTENCE_END = /(?<!\b(?:Mrs|Mr|Dr|St)\.)(?<=[.!?…;:\n]["”’)]*)\s+|\s+[–—-]\s+/u;
const CLAUSE =
  /,\s+|\s+(?=(?:and|or|nor|but|because|although|though|whereas|while|so|until|since|if|when|then|yet|except|than|without|instead|(?:before|after)(?= (?:I|you|we|she|he|they|it)\b))\b)/iu;
/** "When her mother was ill she read": two clauses without a comma. */
const LEADING = /^((?:when|if|after|before|while|as|on|at|in|for)\b.+?) (?=she\b)/i;
const PREFERENCE = /\b(prefer\w*\s+(?:[\w'-]+\s+){1,4}?)(?:to|over)\s/gi;
const ALL_BUT = /\b(?:everything|anything|everyone|anyone|all|any) (?:but|except|besides|apart from|other than)\b/gi;
const WORD = /[\p{L}\p{N}&]+(?:'\p{L}+)*/gu;

const FINITE = new Set(
  `i me we us he she it they you is am are was were be do does did have has had can could may might must shall should will would
  let give gives makes make looks turns gets tastes`.split(/\s+/),
);
const DEPENDENT = new Set('when if than without until instead because before after'.split(' '));
/** Begins what answers a question, though it has a verb: "That I finished it." */
const ANSWERING = new Set('that to when if because how'.split(' '));
const JOINING = new Set('and or nor'.split(' '));
const DOING = new Set(
  'took gave made said went came told brought wrote left broke lost won ate got found kept'.split(' '),
);
const BACK = new Set('it its one ones they them their this that these those there him'.split(' '));
const ADJUNCT = new Set('on in at for after before during as when if since'.split(' '));
const LIKING = new Set(
  `i you we they she he would do does did to not don't didn't doesn't really also might may will who still 'd`.split(
    ' ',
  ),
);
const OPENING = new Set('and or but because so then also yet that when if while well once yesterday'.split(' '));
const PERSONAL = new Set(
  `loves likes hates wants prefers enjoys adores drinks eats wears plays panics lives works collects reads grows knows thinks
  says needs dreams played wanted climbs gave rang`.split(/\s+/),
);

export function clausesOf(text: string, before: Before, her: 'i' | 'she'): Clause[] {
  const clauses: Clause[] = [];
  const straight = text.normalize('NFKC').replace(/[’ʼ`]/g, "'").replace(PREFERENCE, '$1than ').replace(ALL_BUT, 'not');
  for (const sentence of straight.split(SENTENCE_END)) {
    const parts = sentence
      .split(CLAUSE)
      .flatMap((part) => part.replace(LEADING, '$1\n').split('\n'))
      .filter((part) => /[\p{L}\p{N}]/u.test(part));
    const from = clauses.length;
    for (const [at, part] of parts.entries()) clauses.push(clauseOf(part, { at, clauses, before, her }));
    takeMainStand(clauses.slice(from));
  }
  return clauses;
}

interface Place {
  at: number;
  clauses: readonly Clause[];
  before: Before;
  her: 'i' | 'she';
}

function clauseOf(part: string, { at, clauses, before, her }: Place): Clause {
  const previous = at > 0 ? clauses.at(-1) : undefined;
  const said = plainWords(part);
  const words = wordsOf(part);
  const marked = standIn(said);
  const isVerbless = !said.some((word, place) => FINITE.has(word) || isLiking(said, place) || AGAINST.has(word));
  const isFragment = isVerbless || (at === 0 && ANSWERING.has(said.find((word) => !JOINING.has(word)) ?? ''));
  const named = tellerIn(part, said, { clauses, before, her });
  const opening = said[0] ?? '';
  const isDependent = DEPENDENT.has(opening);
  const isAgainstIt = ['than', 'without', 'instead'].includes(opening);
  const goesOn =
    previous &&
    (isFragment || isDependent) &&
    opening !== 'but' &&
    opening !== 'because' &&
    !['only', 'just', 'rather'].includes(opening);
  const isTold = previous?.isMarked || previous?.isFragment || previous?.isDependent || isDependent;
  const taken = goesOn && isTold ? previous.stand : isFragment || isDependent ? before.stand : 'open';
  return {
    text: part,
    words,
    // A thing that she names in answer to anything is at least nothing against it.
    stand: isAgainstIt ? 'against' : (marked ?? (isFragment && taken === 'open' ? 'fine' : taken)),
    isMarked: marked !== null || isAgainstIt,
    teller: named ?? previous?.teller ?? before.teller,
    namesTeller: named !== null,
    isFragment,
    isDependent,
    opensSentence: at === 0,
    pointsBack: said.some((word) => BACK.has(word)),
    members: new Set(
      findSubjects(part)
        .filter(({ isMember }) => isMember)
        .map(({ subject }) => subject),
    ),
    owner: ownerIn(said),
  };
}

/** "When I come home, leave me alone": what comes first stands as what it leads to. */
function takeMainStand(sentence: Clause[]): void {
  const [first, second] = sentence;
  if (first && second && !first.isMarked && /^(?:when|if|on|at|in|for|after|before|as)\b/i.test(first.text)) {
    if (first.stand !== 'against') first.stand = second.stand;
  }
}

const plainWords = (text: string) => withoutIdioms(text.toLowerCase()).match(WORD) ?? [];

function withoutIdioms(text: string): string {
  return IDIOMS.reduce((rest, [phrase, meant]) => rest.replace(phrase, meant), text);
}

/** Whether a text is against something, hers or one about her. */
export const isAgainst = (text: string): boolean => standIn(plainWords(text.replace(/[’ʼ`]/g, "'"))) === 'against';

const isNegator = (word: string) => NEGATORS.has(word) || word.endsWith("n't");

function standIn(said: readonly string[]): Stand | null {
  const against = said.findIndex((word) => AGAINST.has(word) || AGAINST_IN_ITSELF.has(word));
  const no = said.findIndex(isNegator);
  // "Does not make her nervous" is no fear; "never lamb, awful" is.
  if (against >= 0 && no >= 0) return no < against && said.slice(no + 1, against).every(isFrame) ? 'fine' : 'against';
  if (against >= 0 || no >= 0) return 'against';
  if (said.some((word, at) => PRAISE.has(word) || isLiking(said, at))) return 'for';
  return said.some((word) => GOOD.has(word)) ? 'fine' : null;
}

/** "Like" may be no verb: "it tastes like soap". */
function isLiking(said: readonly string[], at: number): boolean {
  const word = said[at] ?? '';
  return FOR.has(word) && (word !== 'like' || LIKING.has(said[at - 1] ?? ''));
}

function tellerIn(part: string, said: readonly string[], { clauses, before, her }: Omit<Place, 'at'>): Teller | null {
  const start = said.findIndex((word) => !OPENING.has(word));
  const opening = said.slice(start, start + 4);
  const [first = '', second = ''] = opening;
  const person = ['my', 'our', 'her', 'your', 'his', 'mrs', 'mr'].includes(first)
    ? opening.slice(first.startsWith('mr') ? 0 : 1).find((word) => PEOPLE.has(sameForm(word)) && !word.endsWith("'s"))
    : undefined;
  if (person && said.length > opening.indexOf(person) + start + 1) return { person: keyOf(person) };
  const raw = part.match(WORD)?.[start] ?? '';
  const isName = /^\p{Lu}/u.test(raw) && findSubjects(first).length === 0 && !FINITE.has(first);
  if (isName && (PERSONAL.has(second) || (start > 0 && (DOING.has(second) || FINITE.has(second))))) {
    return { person: keyOf(first) };
  }
  if (first === 'who') return lastPersonIn(clauses, before) ?? { person: 'he' };
  if (her === 'she') return said.includes('she') ? 'her' : null;
  if (['he', 'she', "he's", "she's"].includes(first)) {
    return lastPersonIn(clauses, before) ?? (first.startsWith('she') ? 'her' : { person: 'he' });
  }
  if (said.some((word) => ['i', "i'm", "i'd", "i've", "i'll", 'we'].includes(word))) return 'her';
  return null;
}

/** Whom "she" or "who" can only mean. */
function lastPersonIn(clauses: readonly Clause[], { teller }: Before): Teller | undefined {
  const told = clauses.findLast((clause) => typeof clause.teller === 'object' || personIn(clause));
  if (told) return typeof told.teller === 'object' ? told.teller : { person: personIn(told) ?? '' };
  return typeof teller === 'object' ? teller : undefined;
}

const personIn = ({ words }: Clause) =>
  words.findLast(({ plain, isName }) => isPerson(plain) || (isName && findSubjects(plain).length === 0))?.key;
export const isPerson = (plain: string): boolean => PEOPLE.has(sameForm(plain));

/** "My mom's cat". */
function ownerIn(said: readonly string[]): string | null {
  const owner = said.find((word) => word.endsWith("'s") && PEOPLE.has(sameForm(word)));
  return owner ? keyOf(owner) : null;
}

function wordsOf(part: string): Word[] {
  const kept: Word[] = [];
  const raw = part.match(WORD) ?? [];
  const low = raw.map((word) => word.toLowerCase());
  for (const [at, plain] of low.entries()) {
    if (isFrame(plain)) continue;
    const isAdjunct = low.slice(Math.max(0, at - 3), at).some((word) => ADJUNCT.has(word));
    const names = findSubjects(plain).find(({ isMember }) => !isMember)?.subject ?? null;
    kept.push({ plain, key: keyOf(plain), isAdjunct, isName: at > 0 && /^\p{Lu}/u.test(raw[at] ?? ''), names });
  }
  return kept;
}

function isFrame(plain: string): boolean {
  const bare = plain.replace(/'(?:s|d|m|re|ve|ll)$/, '');
  const isGeneral =
    FRAME.has(bare) || FOR.has(bare) || PRAISE.has(bare) || GOOD.has(bare) || AGAINST.has(bare) || isNegator(bare);
  return isGeneral && !NUMBERS.has(bare);
}

const groups = new Map(SAME.flatMap((group, at) => [...group].map((word) => [stemOf(word), `=${at}`] as const)));

function stemOf(plain: string): string {
  return stem(sameForm(plain));
}

export function keyOf(plain: string): string {
  const number = NUMBERS.get(plain) ?? /^(\d+)(?:st|nd|rd|th)?$/.exec(plain)?.[1];
  if (number) return number;
  const key = stemOf(plain);
  return groups.get(key) ?? key;
}
