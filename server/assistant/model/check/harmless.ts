import { findSubjects } from '../../../subjects/find-subjects';
import { clausesOf } from '../../clauses/clauses';
import { sourceOf } from '../../clauses/source';
import type { Word } from '../../clauses/words';
import type { Note } from '../../notes';

interface Given {
  query: string;
  sent: readonly Note[];
}

const TELLS_OF_HER = /\b(?:she|hers|herself|wife)\b/i;
const HERS = /\bher ([\p{L}]+)/giu;
const OPEN = { stand: 'open', teller: 'thing' } as const;

/**
 * Whether an idea may be shown: it has to do with what she said or he asked, brings no name and no number of its own, and
 * names nothing that she is against. It tells nothing of her.
 */
export function isHarmless(idea: string, { query, sent }: Given): boolean {
  if (TELLS_OF_HER.test(idea)) return false;
  const told = clausesOf(idea, OPEN, 'she').flatMap(({ words }) => words);
  const said = sent.flatMap((note) => sourceOf(note).windows.flat());
  const source = [query, ...sent.flatMap(({ answer, question }) => [answer, question])].join('\n');
  const known = new Set(clausesOf(source, OPEN, 'she').flatMap(({ words }) => words.map(({ key }) => key)));
  const against = new Set(said.filter(({ stand }) => stand === 'against').flatMap(keysOf));
  const liked = new Set(said.filter(({ stand }) => stand !== 'against').flatMap(keysOf));
  const mustBeKnown = ({ key, isName }: Word) => isName || /^\d/.test(key);
  const hers = Array.from(idea.matchAll(HERS), ([, thing = '']) => clausesOf(thing, OPEN, 'she')[0]?.words[0]?.key);
  return (
    told.every((word) => known.has(word.key) || !mustBeKnown(word)) &&
    hers.every((key) => key === undefined || known.has(key)) &&
    !told.some(({ key }) => against.has(key) && !liked.has(key)) &&
    (told.some(({ key }) => known.has(key)) || sharesSubject(idea, source))
  );
}

const keysOf = ({ words }: { words: readonly Word[] }) => words.map(({ key }) => key);

function sharesSubject(idea: string, source: string): boolean {
  const there = new Set(findSubjects(source).map(({ subject }) => subject));
  return findSubjects(idea).some(({ subject }) => there.has(subject));
}
