import { isNegative } from '../advisor/negation';
import type { IndexedNote, Intent } from '../notes';

/** What the pool asks her for this very occasion. */
const ASKED_FOR_IT: Partial<Record<Intent, readonly string[]>> = {
  gift: ['gifts-and-surprises'],
  date: ['dates-and-time-together'],
  comfort: ['stress-and-support', 'feeling-loved'],
};
/** What she was asked not to want is no wish; it is told as a warning where it is near. */
const SEEKS_WISHES: ReadonlySet<Intent> = new Set(['gift', 'date', 'food']);

/** The day a present is for says nothing about the present: 'birthday' alone would find how she spends it. */
const DAY =
  /\b(?:for|on|at|to) (?:(?:her|our|the|my wife['’]s|this|next|mother['’]s|valentine['’]s) )*(?:\d+\w* )?(?:birthday|christmas|anniversary|valentine['’]?s?(?: day)?|mother['’]s day|easter|day)\b/gi;

export function withoutDay(query: string): string {
  return query.replace(DAY, '');
}

const FITS = 0.6;
const REFUSES = 1;

/** What each note gains or loses by it: answers to what was asked for it come before those that only share its words. */
export function occasionOf(intent: Intent, notes: readonly IndexedNote[]): Float64Array {
  const fitting = ASKED_FOR_IT[intent] ?? [];
  const seeksWishes = SEEKS_WISHES.has(intent);
  if (fitting.length === 0 && !seeksWishes) return new Float64Array(notes.length);
  const isRefusal = remembering(isNegative);
  return Float64Array.from(notes, ({ category, question }) => {
    const fits = fitting.includes(category) ? FITS : 0;
    return fits - (seeksWishes && isRefusal(question) ? REFUSES : 0);
  });
}

/** She is asked the same question many times. */
function remembering(judge: (question: string) => boolean): typeof judge {
  const known = new Map<string, boolean>();
  return (question) => {
    const judged = known.get(question) ?? judge(question);
    known.set(question, judged);
    return judged;
  };
}
