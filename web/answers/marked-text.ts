import { foldCase } from './search';
import { foldWord, wordPattern } from './search-tokens';

export interface Stretch {
  text: string;
  isMatch: boolean;
}

/** From a place in a text up to, and without, another. */
type Span = [from: number, to: number];

/** Cuts a text at the places where the term stands in it, and at each of `words` (folded as `foldWord` does). */
export function stretches(text: string, term: string, words?: ReadonlySet<string>): Stretch[] {
  const spans = [...placesOf(text, term), ...(words ? wordPlaces(text, words) : [])];
  // Of two that begin together the longer one comes first, and covers the other.
  spans.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const cut: Stretch[] = [];
  let done = 0;
  for (const [from, to] of spans) {
    // A later span may lie within the word that was marked before it.
    if (from > done) cut.push({ text: text.slice(done, from), isMatch: false });
    if (to > done) cut.push({ text: text.slice(Math.max(from, done), to), isMatch: true });
    done = Math.max(done, to);
  }
  if (done < text.length || cut.length === 0) cut.push({ text: text.slice(done), isMatch: false });
  return cut;
}

function placesOf(text: string, term: string): Span[] {
  const sought = foldCase(term.trim());
  const folded = foldCase(text);
  // A few letters change their length when folded; marks would then stand beside the match.
  if (!sought || folded.length !== text.length) return [];
  const places: Span[] = [];
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) {
    places.push([at, at + sought.length]);
  }
  return places;
}

function wordPlaces(text: string, words: ReadonlySet<string>): Span[] {
  if (words.size === 0) return [];
  return [...text.matchAll(wordPattern)]
    .filter(([word]) => words.has(foldWord(word)))
    .map((match) => [match.index, match.index + match[0].length]);
}
