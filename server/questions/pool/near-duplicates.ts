/** Words that say how a thing is asked, not what is asked. */
const EMPTY_WORDS = new Set(
  `a about after all also always an and any are as at back be been before best by can come could did do does
  don't else ever favorite feel feels finish first for from get go going had has have how i if in into is it
  its just like love make makes many may me more most much must my name never no nobody not of on once one only
  or our out over please prefer rather really say shall should so some somebody someone something still suits
  tell than that the their them then there these they thing things this those three to two up us usually want
  was we were what when where which who whose will with without would you your yours yourself`.split(/\s+/),
);

const ENDINGS = ['ings', 'ing', 'edly', 'ies', 'ed', 'es', 'ly', 's', 'y', 'e'];

/** Rough on purpose: two questions share several words, so one missed form does no harm. */
function stem(word: string): string {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= 3);
  const rest = ending ? word.slice(0, -ending.length) : word;
  return rest.length > 3 && rest.at(-1) === rest.at(-2) ? rest.slice(0, -1) : rest;
}

export function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+(?:'\p{L}+)?/gu) ?? [];
  const bare = words.map((word) => word.replace(/'(s|d|m|re|ve|ll)$/, ''));
  return new Set(bare.filter((word) => !EMPTY_WORDS.has(word)).map(stem));
}

export interface Overlap {
  shared: number;
  /** Shared words of all words. */
  jaccard: number;
  /** Shared words of the shorter question's words: finds a short one inside a long one. */
  containment: number;
}

export function overlap(a: Set<string>, b: Set<string>): Overlap {
  const shared = [...a].filter((word) => b.has(word)).length;
  const all = a.size + b.size - shared;
  return { shared, jaccard: all ? shared / all : 0, containment: shared / Math.max(1, Math.min(a.size, b.size)) };
}

/** One shared word proves nothing: 'family' or 'birthday' may carry a dozen different questions. */
export function asksTheSame(a: Set<string>, b: Set<string>): boolean {
  const { shared, jaccard, containment } = overlap(a, b);
  return jaccard === 1 || (shared >= 2 && (jaccard >= 0.5 || containment >= 0.75));
}
