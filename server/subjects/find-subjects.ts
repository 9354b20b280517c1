import { type SubjectId, subjectIds, subjects } from './catalogue';
import { type Word, wordsIn } from './words';

export interface Mention {
  subject: SubjectId;
  /** The words as they stand in the text. */
  words: string;
  start: number;
  end: number;
  /** 'flower' names the subject, 'peony' is a member of it. */
  isMember: boolean;
}

interface Phrase {
  /** The words after its first, as they are compared. */
  rest: readonly string[];
  of: { subject: SubjectId; isMember: boolean }[];
}

/** By the first word; the longest first, so that 'ring size' is not taken for a ring. */
const phrases = build();

/** Every subject that a text names or names a member of, in the order of the text. The longest match wins. */
export function findSubjects(text: string): Mention[] {
  const words = wordsIn(text);
  const found: Mention[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    const last = words[at + (phrase?.rest.length ?? 0)];
    const first = words[at];
    if (phrase && first && last) {
      const place = { words: text.slice(first.start, last.end), start: first.start, end: last.end };
      found.push(...phrase.of.map((of) => ({ ...of, ...place })));
    }
    at += 1 + (phrase?.rest.length ?? 0);
  }
  return found;
}

function phraseAt(words: readonly Word[], at: number): Phrase | undefined {
  const candidates = phrases.get(words[at]?.same ?? '');
  return candidates?.find(({ rest }) => rest.every((word, i) => words[at + 1 + i]?.same === word));
}

function build(): ReadonlyMap<string, Phrase[]> {
  const byFirst = new Map<string, Phrase[]>();
  for (const subject of subjectIds) {
    for (const name of subjects[subject].names) add(byFirst, name, { subject, isMember: false });
    for (const member of subjects[subject].members) add(byFirst, member, { subject, isMember: true });
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.rest.length - a.rest.length);
  return byFirst;
}

function add(byFirst: Map<string, Phrase[]>, words: string, of: Phrase['of'][number]): void {
  const [first, ...rest] = wordsIn(words).map(({ same }) => same);
  if (first === undefined) return;
  const list = byFirst.get(first) ?? [];
  byFirst.set(first, list);
  const known = list.find((phrase) => phrase.rest.join(' ') === rest.join(' '));
  if (!known) list.push({ rest, of: [of] });
  else if (!known.of.some(({ subject }) => subject === of.subject)) known.of.push(of);
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
