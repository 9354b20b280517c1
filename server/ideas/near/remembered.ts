import { readFileSync } from 'node:fs';
import { comparedWithMany } from '../../assistant/embedding/compared-with-many';
import { dot } from '../../assistant/embedding/int8';
import { DIMENSIONS } from '../../assistant/notes';
import { whenNeeded } from '../../subjects/when-needed';

/** Beside this file in the sources, and beside the bundle in the built server: the build copies it there. */
export const rememberedFile = new URL('./remembered.bin', import.meta.url);

const FINGERPRINT_BYTES = 32;
/** Along so many axes two titles are told apart nearly as well as along all. */
export const AXES = 96;
/** No number of a unit vector along them comes near 1: stretched so far, it uses all 8 bits. */
const STRETCH = 127 / 0.6;

/**
 * Pairs of titles that people wrote: those that are the same gift in other words first, then those that are not. The two
 * titles of a pair lie one after the other. No text is kept, only where each title lies in meaning.
 */
export interface Remembered {
  samePairs: number;
  /** The middle of all titles, and the axes along which they differ most. */
  mean: Float32Array;
  axes: Float32Array;
  /** Where each title lies along the axes. */
  titles: Int8Array;
}

const remembered = whenNeeded(() => unpacked(readFileSync(rememberedFile).subarray(FINGERPRINT_BYTES)));

const productsWithTitles = whenNeeded(() => comparedWithMany(remembered().titles, AXES));

function unpacked(bytes: Buffer): Remembered {
  let at = 4;
  const numbers = (many: number) => {
    const found = Float32Array.from({ length: many }, (_, which) => bytes.readFloatLE(at + 4 * which));
    at += 4 * many;
    return found;
  };
  const [mean, axes] = [numbers(DIMENSIONS), numbers(AXES * DIMENSIONS)];
  return { samePairs: bytes.readUInt32LE(), mean, axes, titles: new Int8Array(bytes.subarray(at)) };
}

/** As it lies in the file, behind its fingerprint. */
export function packed({ samePairs, mean, axes, titles }: Remembered): Buffer {
  // Neighbors are kept by numbers of 16 bits.
  if (titles.length / AXES > 2 ** 16) throw new Error('more titles than can be told apart');
  const count = Buffer.alloc(4);
  count.writeUInt32LE(samePairs);
  return Buffer.concat([count, Buffer.from(mean.buffer), Buffer.from(axes.buffer), Buffer.from(titles)]);
}

/** Where a title lies along the axes. */
export const positionOf = (vector: Int8Array): Int8Array => positionBy(vector, remembered());

export function positionBy(vector: Int8Array, { mean, axes }: Pick<Remembered, 'mean' | 'axes'>): Int8Array {
  const along = new Float64Array(AXES);
  let squares = 0;
  for (let axis = 0; axis < AXES; axis++) {
    let sum = 0;
    for (let at = 0; at < DIMENSIONS; at++)
      sum += (axes[axis * DIMENSIONS + at] ?? 0) * ((vector[at] ?? 0) - (mean[at] ?? 0));
    along[axis] = sum;
    squares += sum * sum;
  }
  const scale = squares > 0 ? STRETCH / Math.sqrt(squares) : 0;
  return Int8Array.from(along, (value) => Math.max(-127, Math.min(127, Math.round(value * scale))));
}

/** How near two positions are, from 0 to 255. */
const nearnessOf = (product: number): number => Math.max(0, Math.min(255, Math.round((255 * product) / STRETCH ** 2)));

export const alike = (a: Int8Array, b: Int8Array): number => nearnessOf(dot(a, b)) / 255;

/** The remembered titles that lie nearest: their numbers, and how near each is, from 0 to 255. */
export interface Neighbors {
  titles: Uint16Array;
  near: Uint8Array;
}

export const MOST_NEIGHBORS = 150;

/** @param isLeftOut whose titles are not counted: who learns from a writer's pairs may not remember them */
export function neighborsOf(position: Int8Array, isLeftOut: (title: number) => boolean = () => false): Neighbors {
  const products = productsWithTitles()(position);
  const near = new Uint8Array(products.length);
  const counts = new Uint32Array(256);
  for (let title = 0; title < near.length; title++) {
    const value = isLeftOut(title) ? 0 : nearnessOf(products[title] ?? 0);
    near[title] = value;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const found: number[] = [];
  const least = leastOf(counts);
  for (let title = 0; title < near.length; title++) if ((near[title] ?? 0) > least) found.push(title);
  for (let title = 0; title < near.length && found.length < MOST_NEIGHBORS; title++)
    if (near[title] === least) found.push(title);
  return { titles: Uint16Array.from(found), near: Uint8Array.from(found, (title) => near[title] ?? 0) };
}

/** How near the last of them is: all that are nearer fit. */
function leastOf(counts: Uint32Array): number {
  let many = 0;
  for (let near = 255; near > 0; near--) {
    many += counts[near] ?? 0;
    if (many > MOST_NEIGHBORS) return near;
  }
  return 0;
}

/** How many titles are remembered. */
export const rememberedTitles = (): number => remembered().titles.length / AXES;

/** The other title of its pair. */
export const partnerOf = (title: number): number => title ^ 1;

/** Whether the two titles of its pair are the same gift. */
export const isOfSame = (title: number): boolean => title < 2 * remembered().samePairs;
