import { alike, isOfSame, partnerOf } from './remembered';
import type { Weighed } from './weighed';

const UNKNOWN = {
  'alike as a whole': 0,
  'like a pair that is the same': 0,
  'very like a pair that is the same': 0,
  'like three pairs that are the same': 0,
  'very like three pairs that are the same': 0,
  'like a pair that is not': 0,
  'very like a pair that is not': 0,
  'like three pairs that are not': 0,
  'very like three pairs that are not': 0,
  'rather like the same than not': 0,
  'both near to one title': 0,
  'the one near to any title': 0,
  'the other near to any title': 0,
};

const MOST = 3;

/**
 * Whether two titles lie to each other as those of a pair that somebody wrote: one near its one title, the other near its
 * other. That a bench on chains is a porch swing no measure of meaning knows; somebody who said so once does.
 */
export function likePairs(one: Weighed, other: Weighed): typeof UNKNOWN {
  const same = [0, 0, 0];
  const not = [0, 0, 0];
  let both = 0;
  const nearOne = one.nearTitles();
  const { titles, near } = other.neighbors;
  for (let at = 0; at < titles.length; at++) {
    const title = titles[at] ?? 0;
    const here = near[at] ?? 0;
    both = Math.max(both, Math.min(here, nearOne[title] ?? 0));
    const likeness = Math.min(here, nearOne[partnerOf(title)] ?? 0);
    if (likeness > 0) insert(isOfSame(title) ? same : not, likeness);
  }
  const [s, n] = [(same[0] ?? 0) / 255, (not[0] ?? 0) / 255];
  const [three, threeNot] = [meanOf(same), meanOf(not)];
  const nearest = [one.closest / 255, other.closest / 255].sort();
  return {
    'alike as a whole': alike(one.position, other.position),
    'like a pair that is the same': s,
    'very like a pair that is the same': s * s,
    'like three pairs that are the same': three,
    'very like three pairs that are the same': three * three,
    'like a pair that is not': n,
    'very like a pair that is not': n * n,
    'like three pairs that are not': threeNot,
    'very like three pairs that are not': threeNot * threeNot,
    'rather like the same than not': Math.max(0, s - n),
    'both near to one title': both / 255,
    'the one near to any title': nearest[0] ?? 0,
    'the other near to any title': nearest[1] ?? 0,
  };
}

/** Where the model was away. */
export const unlikePairs = () => UNKNOWN;

/** Keeps the greatest, greatest first. */
function insert(greatest: number[], value: number): void {
  greatest.push(value);
  greatest.sort((a, b) => b - a);
  greatest.length = MOST;
}

const meanOf = (greatest: readonly number[]): number => greatest.reduce((sum, value) => sum + value, 0) / MOST / 255;
