import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { everythingIn, type Notebook, type SearchItem, search } from './search';
import { wordsOf } from './search-tokens';

export interface Ranked {
  items: readonly SearchItem[];
  /** The words of these items that were meant by the term, folded as `foldWord` does. */
  matched: ReadonlySet<string>;
}

/** Finds by a term that is not blank; `isWanted` narrows it. */
export type AdvancedSearch = (term: string, isWanted: (item: SearchItem) => boolean) => Ranked;

/** Words of nearly every text: they say nothing about what he looks for, and are half of all there is to read. */
const smallWords = new Set(
  (
    'a an and are as at be because but by can did do does don for from had has have he her him his i if in is it its ' +
    'like me more most my no not of on one or our out she so than that the their them then there they this to up was ' +
    'we were what when where which who will with would you your'
  ).split(' '),
);

const isDigit = /\d/;

const slipsFrom = (letters: number) => (word: string) => (word.length >= letters && !isDigit.test(word) ? 0.2 : false);

/** Short words have too many neighbours: 'cake' is one letter from 'lake', 'make' and 'care'. */
const strict: SearchOptions = { combineWith: 'AND', fuzzy: slipsFrom(5) };
/** When nothing else is found: any of the words, and a slip in a short one too. */
const lenient: SearchOptions = { combineWith: 'OR', fuzzy: slipsFrom(3) };

/** Who finds so many answers has not said yet what he looks for: the newest first is as good an order as any, and quicker. */
const tooManyToRank = 100;

/** Reads a notebook once, so that each search only looks up. It lives as long as the page and is stored nowhere. */
export function readForSearch(notebook: Notebook): AdvancedSearch {
  const items = everythingIn(notebook);
  const index = indexOf(items);
  return (term, isWanted) => {
    const exact = search(notebook, term).filter(isWanted);
    const words = tellingWords(term);
    const answers = exact.filter(({ type }) => type === 'answer').length;
    if (words.length === 0 || answers > tooManyToRank) return { items: exact, matched: new Set() };
    const look = (how: SearchOptions) => ranked(index.search(words.join(' '), how), items, isWanted);
    let found = look(strict);
    if (found.items.length === 0 && exact.length === 0) found = look(lenient);
    return { items: inOrder(found.items, exact, words.length > 1), matched: found.matched };
  };
}

function indexOf(items: readonly SearchItem[]) {
  const index = new MiniSearch<{ id: number; answer: string; question: string }>({
    fields: ['answer', 'question'],
    tokenize: tellingWords,
    // They are folded already.
    processTerm: (word) => word,
    searchOptions: {
      boost: { answer: 2 },
      prefix: true,
      weights: { prefix: 0.5, fuzzy: 0.2 },
      maxFuzzy: 2,
    },
  });
  index.addAll(items.map((item, id) => ({ id, answer: item.answer_text ?? '', question: item.question_text })));
  return index;
}

/** A single letter stands in nearly every text as well. */
function tellingWords(text: string): string[] {
  return wordsOf(text).filter((word) => !smallWords.has(word) && (word.length > 1 || isDigit.test(word)));
}

function ranked(
  results: readonly SearchResult[],
  all: readonly SearchItem[],
  isWanted: (item: SearchItem) => boolean,
): Ranked {
  const items: SearchItem[] = [];
  const matched = new Set<string>();
  for (const { id, terms } of results) {
    const item = all[id];
    if (!item || !isWanted(item)) continue;
    items.push(item);
    for (const term of terms) matched.add(term);
  }
  return { items, matched };
}

/** What he has comes before what he might ask; words that stand together before words that stand apart. */
function inOrder(found: readonly SearchItem[], exact: readonly SearchItem[], isPhrase: boolean): SearchItem[] {
  const together = new Set(isPhrase ? exact : []);
  const ordered = [...new Set([...found.filter((item) => together.has(item)), ...found, ...exact])];
  const isToAsk = (item: SearchItem) => item.type === 'unanswered_question';
  return [...ordered.filter((item) => !isToAsk(item)), ...ordered.filter(isToAsk)];
}
