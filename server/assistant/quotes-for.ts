import type { Deps } from '../deps';
import { quoteOf, soughtBy } from './advisor/quote';
import { linkedNotes } from './linked-notes';
import { readQuestion } from './reading/read-question';
import { retrieve } from './retrieval/retrieve';
import { searchableNotes } from './searchable-notes';

const LONGEST = 220;
/** He chooses from these himself, so that less is enough than where he is answered. */
const LEAST = 0.2;

/** Her words about something, best first: what the judgement holds for at least possible, as exact spans. */
export interface FoundQuote {
  answerId: string;
  question: string;
  saidOn: string;
  quote: string;
  start: number;
  end: number;
  isPart: boolean;
  goesOn?: true;
}

interface Sought {
  userId: string;
  timeZone: string;
  /** As he would ask it. */
  sought: string;
}

/** Finds without answering: nothing is composed, counted or kept. */
export async function quotesFor(deps: Deps, { userId, timeZone, sought }: Sought): Promise<FoundQuote[]> {
  const reading = { ...readQuestion(sought), typed: null };
  const notes = searchableNotes(deps, userId).then((found) => linkedNotes(deps, userId, found));
  const { hits } = await retrieve(reading, notes, deps.embedder);
  return hits
    .filter(({ probability }) => probability >= LEAST)
    .flatMap(({ note }) => {
      const quote = quoteOf(note, soughtBy(sought), timeZone, LONGEST);
      if (!quote) return [];
      const { id: answerId, question, createdAt: saidOn } = note;
      const { text, start, end, isPart } = quote;
      const goesOn = note.answer.slice(end).trim() !== '' && { goesOn: true as const };
      return [{ answerId, question, saidOn, quote: text, start, end, isPart, ...goesOn }];
    });
}
