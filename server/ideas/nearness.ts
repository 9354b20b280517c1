import { findSubjects, type Mention } from '../subjects/find-subjects';
import { isEvent, type TitleWords, titleWords } from './title-words';
import { likeness } from './vectors';

export interface Titled {
  title: string;
  /** Of what it speaks of, see `titleWords`; null where the embedder was away. */
  vector: Int8Array | null;
}

/** How alike in meaning two must be, by what their words say already. Chosen on `testing/near-pairs`. */
const LINES = {
  /** The same thing, of which each says something else: a picnic basket, a laundry basket. */
  sameThing: 0.8,
  /** One is of the other's kind: tulips and flowers. */
  ofItsKind: 0.54,
  /** Two things of one subject, neither of which we know by its names. */
  sameSubject: 0.66,
  /** They share most of their words. */
  mostWords: 0.68,
  /** They share a name that he wrote large: of a singer, of a place. */
  sharedName: 0.7,
  /** They share words, but not the thing: a cashmere scarf and a cashmere sweater. */
  otherThing: 0.86,
  /** They share no word, and each is of a subject of its own. */
  otherSubject: 0.74,
  otherWords: 0.62,
};

/** How much two titles speak of the same thing; 0 where they do not. By their words alone where there are no vectors. */
export function nearness(one: Titled, other: Titled): number {
  return nearnessOf(one.title, other.title, one.vector && other.vector ? likeness(one.vector, other.vector) : 0);
}

/** @param alike how alike they are in meaning */
export function nearnessOf(one: string, other: string, alike: number): number {
  const [a, b] = [titleWords(one), titleWords(other)];
  if (a.isTaught !== b.isTaught && !(isDoing(a) && isDoing(b))) return 0;
  const [restA, restB] = [restOf(a, b), restOf(b, a)];
  if (a.isUnreal !== b.isUnreal) return 0;
  if (restA.length === 0 && restB.length === 0) return 1 + alike;
  if (a.isSeen && b.isSeen && a.names.size > 0 && [...restA, ...restB].every(isEvent)) return 1 + alike;
  const isSameThing = isIn(a.head, b) && isIn(b.head, a);
  if (isSameThing && (restA.length === 0 || restB.length === 0)) return 1 + alike;
  return alike >= lineFor(a, b, { isSameThing, restA, restB }) ? alike : 0;
}

interface Compared {
  isSameThing: boolean;
  restA: readonly string[];
  restB: readonly string[];
}

function lineFor(a: TitleWords, b: TitleWords, { isSameThing, restA, restB }: Compared): number {
  if (isSameThing) return areNamesApart(a, b) ? Number.POSITIVE_INFINITY : LINES.sameThing;
  const shared = a.stems.filter((stem) => isIn(stem, b));
  const isMost = shared.length >= 2 && shared.length >= Math.max(restA.length, restB.length);
  // Two things that we know are two.
  if (a.isKnown && b.isKnown && a.head !== b.head) return isMost ? LINES.otherThing : ofKind(a, b);
  const [ofA, ofB] = [subjectsOf(a), subjectsOf(b)];
  const same = ofA.flatMap((one) => ofB.filter(({ subject }) => subject === one.subject).map((other) => [one, other]));
  if (same.some((two) => two.some(({ isMember }) => !isMember))) return LINES.ofItsKind;
  if (isMost) return LINES.mostWords;
  if (same.length > 0) return LINES.sameSubject;
  if (shared.some((stem) => a.names.has(stem) && b.names.has(stem))) return LINES.sharedName;
  if (shared.length > 0) return LINES.otherThing;
  return ofA.length > 0 && ofB.length > 0 ? LINES.otherSubject : LINES.otherWords;
}

/** Two restaurants, two singers: each has a name of its own. */
const areNamesApart = (a: TitleWords, b: TitleWords): boolean =>
  [a, b].every(({ names }) => names.size > 0) && ![...a.names].some((name) => b.names.has(name));

/** A flower and a tulip, but not a tulip and a rose. */
function ofKind(a: TitleWords, b: TitleWords): number {
  const [ofA, ofB] = [subjectsOf(a), subjectsOf(b)];
  const isOne = ofA.some((one) => ofB.some((two) => one.subject === two.subject && one.isMember !== two.isMember));
  const isPartOfName = a.head.includes(b.head) || b.head.includes(a.head);
  const isBare = a.stems.length === 1 || b.stems.length === 1;
  return isOne && isBare && !isPartOfName ? LINES.ofItsKind : Number.POSITIVE_INFINITY;
}

/** Dancing is done, and so is a dance class; a guitar is not. */
const isDoing = ({ thing }: TitleWords): boolean => /ing$/i.test(thing);

const restOf = (of: TitleWords, other: TitleWords): string[] => of.stems.filter((stem) => !isIn(stem, other));

const SHORTEST_PART = 5;

/** The same word, or the end of a longer one: a bathrobe is a robe, but a cookbook is not cooking. */
const isIn = (stem: string, { stems, looks }: TitleWords): boolean =>
  looks.includes(stem) || stems.some((other) => other === stem || (stems.length === 1 && endsIn(stem, other)));
const endsIn = (long: string, end: string): boolean => end.length >= SHORTEST_PART && long.endsWith(end);

const subjectsOf = ({ thing }: TitleWords): Mention[] => findSubjects(thing);
