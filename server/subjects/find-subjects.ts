import { type SubjectId, subjectIds, subjects } from './catalogue';
import { Phrases } from './phrases';
import { asWritten, byCompany } from './treacherous';
import { whenNeeded } from './when-needed';
import { sameForm, type Word, wordsIn } from './words';

export interface Mention {
  subject: SubjectId;
  /** The words as they stand in the text. */
  words: string;
  start: number;
  end: number;
  /** 'flower' names the subject, 'peony' is a member of it. */
  isMember: boolean;
}

interface Meaning {
  subject: SubjectId;
  isMember: boolean;
  /** Counts only where one of these stands in the text too. */
  beside?: ReadonlySet<string>;
}

interface Vocabulary {
  phrases: Phrases<Meaning>;
  /** Single words that count only as they are written. */
  exact: Map<string, Meaning[]>;
}

const vocabulary = whenNeeded(build);

/** Every subject that a text names or names a member of, in the order of the text. The longest match wins. */
export function findSubjects(text: string): Mention[] {
  const words = wordsIn(text);
  const found: Mention[] = [];
  for (let at = 0; at < words.length; ) {
    const { meanings, length } = meaningAt(words, at);
    const [first, last] = [words[at], words[at + length - 1]];
    if (meanings.length > 0 && first && last) {
      const place = { words: text.slice(first.start, last.end), start: first.start, end: last.end };
      const counting = meanings.filter(({ beside }) => !beside || words.some(({ same }) => beside.has(same)));
      found.push(...counting.map(({ subject, isMember }) => ({ subject, ...place, isMember })));
    }
    at += length;
  }
  return found;
}

function meaningAt(words: readonly Word[], at: number): { meanings: readonly Meaning[]; length: number } {
  const { phrases, exact } = vocabulary();
  const phrase = phrases.beginningAt(words, at);
  const written = exact.get(words[at]?.plain ?? '');
  if (written && (phrase?.length ?? 1) === 1) return { meanings: written, length: 1 };
  return { meanings: phrase?.meanings ?? [], length: phrase?.length ?? 1 };
}

function build(): Vocabulary {
  const phrases = new Phrases<Meaning>();
  const exact = new Map<string, Meaning[]>();
  const listAt = (words: string) => (asWritten.has(words) ? exactAt(exact, words) : phrases.at(words).meanings);
  for (const subject of subjectIds) {
    for (const name of subjects[subject].names) addMeaning(listAt(name), { subject, isMember: false });
    for (const member of subjects[subject].members) addMeaning(listAt(member), { subject, isMember: true });
  }
  for (const [word, readings] of Object.entries(byCompany))
    for (const { beside, ...of } of readings)
      addMeaning(phrases.at(word).meanings, { ...of, beside: new Set(beside.map(sameForm)) });
  return { phrases, exact };
}

function exactAt(exact: Vocabulary['exact'], word: string): Meaning[] {
  const known = exact.get(word) ?? [];
  exact.set(word, known);
  return known;
}

function addMeaning(list: Meaning[], meaning: Meaning): void {
  if (!list.some(({ subject }) => subject === meaning.subject)) list.push(meaning);
}

const UNIMPORTANT = new Set('a an the some any my your her his our their these those this that of'.split(' '));

/** Whether two namings mean one thing: 'lilies' and 'a lily', 'jewellery' and 'jewelry'. */
export function sameThing(a: string, b: string): boolean {
  const [one, other] = [bare(a).join(' '), bare(b).join(' ')];
  return one !== '' && one === other;
}

/** Whether the very thing stands in a text, in whatever number. */
export function namesThing(text: string, thing: string): boolean {
  const sought = bare(thing).join(' ');
  return sought !== '' && ` ${bare(text).join(' ')} `.includes(` ${sought} `);
}

/** A quick look before `namesThing`: where it says no, no stretch of the text names the thing. */
export function hasWordsOf(text: string, thing: string): boolean {
  const words = new Set(bare(text));
  return bare(thing).every((word) => words.has(word));
}

const bare = (words: string) =>
  wordsIn(words)
    .filter(({ plain }) => !UNIMPORTANT.has(plain))
    .map(({ same }) => same);
