import { type SubjectId, subjects } from '../../subjects/catalogue';
import { findSubjects, sameThing } from '../../subjects/find-subjects';
import { sameForm } from '../../subjects/words';
import { stem } from '../language/stem';
import { IRREGULAR_VERBS } from './irregular-verbs';
import { AGAINST, FOR, FRAME, GOOD, IDIOMS, NEGATORS, NUMBERS, PEOPLE, PRAISE, SAME, VERBS } from './word-lists';

/** A word that brings a matter of its own. */
export interface Word {
  plain: string;
  /** By which it is compared. */
  key: string;
  /** Says when or in which case: "for her birthday". */
  isAdjunct: boolean;
  isName: boolean;
  /** The subject whose own name it is: 'flowers'. A bouquet is named for it too, and is another thing. */
  names: SubjectId | null;
  /** It is no thing but a kind of things, or an occasion. */
  isGeneral: boolean;
}

/** A number is one word with its decimals: 7.5, 10:30. */
export const WORD = /[\p{L}\p{N}&]+(?:(?<=\p{N})[.:,]\p{N}+)*(?:'\p{L}+)*/gu;

const ADJUNCT = new Set('on in at for after before during as when if since'.split(' '));

const ARTICLES = new Set('a an the my your her our his this that any'.split(' '));

/** Whether a word only says when or in which case: "after a fight", "on bad days". */
export function isInCase(said: readonly string[], at: number): boolean {
  const before = ARTICLES.has(said[at - 1] ?? '') ? at - 2 : at - 1;
  return ADJUNCT.has(said[before] ?? '');
}

/** In lower case, with what is said by an idiom as the word it means. */
export const plainWords = (text: string) => withoutIdioms(text.toLowerCase()).match(WORD) ?? [];

function withoutIdioms(text: string): string {
  return IDIOMS.reduce((rest, [phrase, meant]) => rest.replace(phrase, meant), text);
}

export function wordsOf(part: string): Word[] {
  const kept: Word[] = [];
  const raw = part.match(WORD) ?? [];
  const low = raw.map((word) => word.toLowerCase());
  for (const [at, plain] of low.entries()) {
    if (isFrame(plain)) continue;
    const isAdjunct =
      low.slice(Math.max(0, at - 4), at).some((word) => ADJUNCT.has(word)) || (low[0] === 'with' && at <= 4);
    const isName = at > 0 && /^\p{Lu}/u.test(raw[at] ?? '');
    kept.push({ plain, key: keyOf(plain), isAdjunct, isName, ...meaningOf(plain) });
  }
  return kept;
}

function meaningOf(plain: string): Pick<Word, 'names' | 'isGeneral'> {
  const named = findSubjects(plain).filter(({ isMember }) => !isMember);
  const own = named.find(({ subject }) => sameThing(subjects[subject].names[0] ?? '', plain));
  return { names: own?.subject ?? null, isGeneral: named.length > 0 };
}

const general = [...FRAME, ...FOR, ...PRAISE, ...GOOD, ...AGAINST];
const generalForms = new Set(general);
/** In every form: who is hoping hopes. */
const generalStems = new Set([...FOR, ...AGAINST, ...VERBS].map(stem));

export function isFrame(plain: string): boolean {
  const bare = plain.replace(/'(?:s|d|m|re|ve|ll)$/, '');
  if (NUMBERS.has(bare)) return false;
  return generalForms.has(bare) || isNegator(bare) || generalStems.has(stem(bare)) || isAdverb(bare);
}

/** "Ideally", "simply"; but a lily is a flower. */
const isAdverb = (plain: string) => plain.length > 5 && plain.endsWith('ly') && findSubjects(plain).length === 0;

const groups = new Map(
  [...IRREGULAR_VERBS, ...SAME].flatMap((group, at) => [...group].map((word) => [stemOf(word), `=${at}`] as const)),
);

function stemOf(plain: string): string {
  return stem(sameForm(plain));
}

export function keyOf(plain: string): string {
  const number = NUMBERS.get(plain) ?? /^(\d+)(?:st|nd|rd|th)?$/.exec(plain)?.[1];
  if (number) return number;
  const key = stemOf(plain);
  return groups.get(key) ?? key;
}

export const isNegator = (word: string) => NEGATORS.has(word) || word.endsWith("n't");

export const isPerson = (plain: string): boolean => PEOPLE.has(sameForm(plain));
