import type { IndexedNote, Intent } from '../notes';
import { asksForRefusal } from './refusals';

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
/** What she says she would like to be given is what he looks for; beside it, all else is a guess. */
const WISHES: [weight: number, question: RegExp][] = [
  [1, /\bwish ?list\b|\bonline basket\b/i],
  [0.4, /\bput back\b|\bspoiled\b|\bwould please you\b|\blove to own\b|\bhope i'd brought\b|\brun out or broken\b/i],
];
const SEEKS_PRESENT =
  /\b(?:gifts?|presents?|give|buy|bring|send|get|surpris\w*|birthday|christmas|valentine\w*|anniversary|wish\w*)\b/i;
const REFUSES = 1;

/** What each note gains or loses by it: answers to what was asked for it come before those that only share its words. */
export function occasionOf(query: string, intent: Intent, notes: readonly IndexedNote[]): Float64Array {
  // Whoever asks for her favourite flower wants that, and nothing else she would like to be given.
  const seeksPresent = intent === 'gift' && SEEKS_PRESENT.test(query);
  const fitting = intent === 'gift' && !seeksPresent ? [] : (ASKED_FOR_IT[intent] ?? []);
  const seeksWishes = SEEKS_WISHES.has(intent);
  if (fitting.length === 0 && !seeksWishes) return new Float64Array(notes.length);
  const isRefusal = remembering(asksForRefusal);
  const wish = remembering((question) => WISHES.find(([, asks]) => asks.test(question))?.[0] ?? 0);
  return Float64Array.from(notes, ({ category, question }) => {
    const fits = fitting.includes(category) ? FITS : 0;
    const wished = seeksPresent ? wish(question) : 0;
    return fits + wished - (seeksWishes && isRefusal(question) ? REFUSES : 0);
  });
}

/** She is asked the same question many times. */
function remembering<T>(judge: (question: string) => T): typeof judge {
  const known = new Map<string, T>();
  return (question) => {
    const judged = known.get(question) ?? judge(question);
    known.set(question, judged);
    return judged;
  };
}
