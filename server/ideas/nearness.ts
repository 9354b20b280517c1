import { findSubjects, type Mention } from '../subjects/find-subjects';
import { type TitleWords, titleWords } from './title-words';
import { likeness } from './vectors';

export interface Titled {
  title: string;
  /** Of what it speaks of, see `titleWords`; null where the embedder was away. */
  vector: Int8Array | null;
}

/** How alike in meaning two must be, by what their words say already. Chosen on the first list of `testing/near-pairs`. */
const LINES = {
  /** The same thing, said of with other words besides: a silk scarf, a scarf from Paris. */
  sameThing: 0.62,
  /** Two names of one subject: a film and a movie. */
  sameName: 0.4,
  /** Two things of one subject: a purse and a handbag, but not roses and peonies. */
  sameSubject: 0.66,
  /** They share a name that he wrote large: of a singer, of a place. */
  sharedName: 0.7,
  /** They share words, but not the thing: a cashmere scarf and a cashmere sweater. */
  otherThing: 0.85,
  /** They share no word, and each is of a subject of its own. */
  otherSubject: 0.74,
  otherWords: 0.58,
};

/** How much two titles speak of the same thing; 0 where they do not. By their words alone where there are no vectors. */
export function nearness(one: Titled, other: Titled): number {
  const [a, b] = [titleWords(one.title), titleWords(other.title)];
  const alike = one.vector && other.vector ? likeness(one.vector, other.vector) : 0;
  const [restA, restB] = [restOf(a, b), restOf(b, a)];
  const isSameThing = !restA.includes(a.head) && !restB.includes(b.head);
  if (isSameThing && (restA.length === 0 || restB.length === 0)) return 1 + alike;
  return alike >= lineFor(a, b, isSameThing) ? alike : 0;
}

function lineFor(a: TitleWords, b: TitleWords, isSameThing: boolean): number {
  if (isSameThing) return LINES.sameThing;
  const [ofA, ofB] = [subjectsOf(a), subjectsOf(b)];
  const same = ofA.flatMap((one) => ofB.filter(({ subject }) => subject === one.subject).map((other) => [one, other]));
  if (same.some((two) => two.every(({ isMember }) => !isMember))) return LINES.sameName;
  if (same.length > 0) return LINES.sameSubject;
  const shared = a.stems.filter((stem) => isIn(stem, b));
  if (shared.some((stem) => a.names.has(stem) && b.names.has(stem))) return LINES.sharedName;
  if (shared.length > 0) return LINES.otherThing;
  return ofA.length > 0 && ofB.length > 0 ? LINES.otherSubject : LINES.otherWords;
}

const restOf = (of: TitleWords, other: TitleWords): string[] => of.stems.filter((stem) => !isIn(stem, other));

const SHORTEST_PART = 5;

/** The same word, or the end of a longer one: a bathrobe is a robe, but a cookbook is not cooking. */
const isIn = (stem: string, { stems }: TitleWords): boolean =>
  stems.some((other) => other === stem || endsIn(other, stem) || endsIn(stem, other));
const endsIn = (long: string, end: string): boolean => end.length >= SHORTEST_PART && long.endsWith(end);

const subjectsOf = ({ thing }: TitleWords): Mention[] => findSubjects(thing);
