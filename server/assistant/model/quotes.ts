import type { Citation } from '../../../contract/assistant';
import { type Quote, quoteOf, soughtBy } from '../advisor/quote';
import type { Note } from '../notes';

/** Her words that carry a sentence. */
export interface Support {
  quote: Quote;
  /** Whether a citation of that answer has as much of it: then there is no need for another. */
  isIn(citation: Citation): boolean;
}

/** One for each answer that carries it; null where one of them has nothing to quote. */
export function supportOf(text: string, carriers: readonly Note[], timeZone: string): Support[] | null {
  const shared = soughtBy(text);
  const found = carriers.map((note): Support | null => {
    const quote = quoteOf(note, shared, timeZone);
    if (!quote) return null;
    const most = shared(quote.text);
    return { quote, isIn: (citation) => citation.answerId === quote.note.id && shared(citation.quote) >= most };
  });
  return found.every((support) => support !== null) ? found : null;
}

/** The number under which the words are cited; those that are not yet are added. */
export function numberFor({ quote, isIn }: Support, citations: Citation[]): number {
  const shown = citations.find(isIn);
  if (shown) return shown.n;
  citations.push(citationOf(quote, citations.length + 1));
  return citations.length;
}

function citationOf({ note, text, start, end }: Quote, n: number): Citation {
  return { n, answerId: note.id, date: note.createdAt, question: note.question, quote: text, start, end };
}
