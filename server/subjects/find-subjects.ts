import { type SubjectId, subjectIds, subjects } from './catalogue';
import { asWritten, byCompany } from './treacherous';
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

interface Phrase {
  /** The words after its first, as they are compared. */
  rest: readonly string[];
  meanings: Meaning[];
}

type Phrases = Map<string, Phrase[]>;

/** By the first word; the longest first, so that 'ring size' is not taken for a ring. */
const phrases: Phrases = new Map();
/** Single words that count only as they are written. */
const exact = new Map<string, Meaning[]>();
build();

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
  const word = words[at];
  const candidates = phrases.get(word?.same ?? '');
  const phrase = candidates?.find(({ rest }) => rest.every((other, i) => words[at + 1 + i]?.same === other));
  const written = exact.get(word?.plain ?? '');
  if (written && !phrase?.rest.length) return { meanings: written, length: 1 };
  return { meanings: phrase?.meanings ?? [], length: 1 + (phrase?.rest.length ?? 0) };
}

function build(): void {
  for (const subject of subjectIds) {
    for (const name of subjects[subject].names) add(name, { subject, isMember: false });
    for (const member of subjects[subject].members) add(member, { subject, isMember: true });
  }
  for (const [word, readings] of Object.entries(byCompany))
    for (const { beside, ...of } of readings) addPhrase([word], { ...of, beside: new Set(beside.map(sameForm)) });
  for (const list of phrases.values()) list.sort((a, b) => b.rest.length - a.rest.length);
}

function add(words: string, meaning: Meaning): void {
  if (asWritten.has(words)) addMeaning(listAt(exact, words), meaning);
  else
    addPhrase(
      wordsIn(words).map(({ same }) => same),
      meaning,
    );
}

function addPhrase([first = '', ...rest]: readonly string[], meaning: Meaning): void {
  const list = listAt(phrases, first);
  const known = list.find((phrase) => phrase.rest.join(' ') === rest.join(' '));
  if (known) addMeaning(known.meanings, meaning);
  else list.push({ rest, meanings: [meaning] });
}

function addMeaning(list: Meaning[], meaning: Meaning): void {
  if (!list.some(({ subject }) => subject === meaning.subject)) list.push(meaning);
}

function listAt<T>(map: Map<string, T[]>, key: string): T[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}

const UNIMPORTANT = new Set('a an the some any my your her his our their these those this that of'.split(' '));

/** Whether two namings mean one thing: 'lilies' and 'a lily', 'jewellery' and 'jewelry'. */
export function sameThing(a: string, b: string): boolean {
  const [one, other] = [bare(a), bare(b)];
  return one !== '' && one === other;
}

const bare = (words: string) =>
  wordsIn(words)
    .filter(({ plain }) => !UNIMPORTANT.has(plain))
    .map(({ same }) => same)
    .join(' ');
