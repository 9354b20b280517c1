import { domainsOf } from '../../subjects/danger-domains';
import type { Domain } from '../../subjects/dangers';
import { dangersHeld, dangersNamed, isOnlyTaken } from '../../subjects/held-in';
import type { Note } from '../notes';
import type { Reading } from '../reading/reading';
import { dangersOf } from './danger-mark';

/** How a danger that she spoke of meets what he is about to do: in the very thing, or perhaps somewhere in it. */
export type Meeting = 'touched' | 'possible' | null;

const PLANS: ReadonlySet<Reading['occasion']> = new Set<Reading['occasion']>(['gift', 'date', 'food', 'celebration']);
/** He is about to do something, and does not only want to know. */
const ACTS: ReadonlySet<Reading['kind']> = new Set(['may-i', 'advice', 'likes']);
/** 'What should I get her for the living room' may be anything; 'which movie should we watch' is a movie. */
const ANYTHING = /\b(?:what|where)\b.*\b(?:should|shall|can|could) (?:i|we)\b/i;
/** 'Which treatment should I book' is a plan, 'which book does she like' none. */
const WILL = /\b(?:should|shall|can|could|may) (?:i|we)\b/i;
/** Who looks for these looks for where to go, too. */
const ANYWHERE: ReadonlySet<Reading['occasion']> = new Set<Reading['occasion']>(['date', 'celebration']);

/**
 * What makes her ill may be in whatever he gives her, where he names nothing; what frightens her only where he goes with her.
 * What he does name is touched or not: walnuts beside a sweater are read once, and never again.
 */
export function meetingWith(reading: Reading, note: Note): Meeting {
  const grave = dangersOf(note).flatMap(({ gravity }) => (gravity === 'never' ? [] : gravity));
  if (grave.length === 0) return null;
  if (isTouched(reading, note)) return 'touched';
  const { occasion, kind, isOpen, turned, text, subjects } = reading;
  if (!ACTS.has(kind) || isOnlyTaken(note.answer)) return null;
  const domains = domainsOf(turned);
  if (domains.includes('places-and-heights') && isMetOutside(note)) return 'possible';
  const isPlan = PLANS.has(occasion) || (kind === 'advice' && occasion === null) || WILL.test(text);
  const isUnknown = domains.length === 0 && ANYTHING.test(text) && !subjects[0]?.endsWith('-size');
  if (!isPlan || !(isOpen || isUnknown)) return null;
  const isIll = grave.some((gravity) => gravity !== 'fear');
  return isIll || domains.length === 0 || ANYWHERE.has(occasion) ? 'possible' : null;
}

/** Animals, plants, scents and what she touches are wherever people go. */
const isMetOutside = (note: Note): boolean =>
  dangersOf(note).some(({ domain, gravity }) => gravity !== 'never' && MET_OUTSIDE.has(domain));
const MET_OUTSIDE: ReadonlySet<Domain> = new Set<Domain>(['animals', 'flowers-and-scents', 'skin']);

function isTouched({ turned, kind }: Reading, note: Note): boolean {
  if (kind === 'when' || kind === 'who' || kind === 'small-talk') return false;
  const held = dangersHeld(turned);
  return [...dangersNamed(note.answer)].some((danger) => held.has(danger));
}
