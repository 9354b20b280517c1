import { setTimeout } from 'node:timers/promises';
import { type AccessLevel, can } from '../../../contract/access';
import { comparedWithMany } from '../../assistant/embedding/compared-with-many';
import { cosineOf } from '../../assistant/embedding/int8';
import { fingerprintIn, keptVectors } from '../../assistant/embedding/kept-vectors';
import { DIMENSIONS } from '../../assistant/notes';
import type { Deps } from '../../deps';
import { whenNeeded } from '../../subjects/when-needed';
import { AXES, MOST_NEIGHBORS, type Neighbors, neighborsOf, positionOf, rememberedFile } from './remembered';
import { thingTexts } from './things';

/** Nobody waits longer to see his idea saved: it is then found by its words until it is changed. */
const PATIENCE = 1_500;

/** Beside this file in the sources, and beside the bundle in the built server: the build copies it there. */
export const thingsFile = new URL('./things.bin', import.meta.url);

const productsWithThings = whenNeeded(() => comparedWithMany(keptVectors(thingsFile), DIMENSIONS));
/** What was worked out with other things or pairs than today's is worked out anew. */
const edition = whenNeeded(() =>
  [thingsFile, rememberedFile].map((file) => fingerprintIn(file).toString('hex', 0, 4)).join(''),
);

/** What a title means, as it is kept: its parts, one after the other. */
export type Meaning = Uint8Array;

export interface MeaningParts {
  /** How near it comes to each of the things that husbands give, from 0 to 255, in their order. */
  things: Uint8Array;
  /** Where it lies among all titles that are remembered, and which of them are nearest. */
  position: Int8Array;
  neighbors: Neighbors;
}

/** @param isLeftOut remembered titles that do not count */
export function meaningOf(vector: Int8Array, isLeftOut?: (title: number) => boolean): Meaning {
  const position = positionOf(vector);
  const { titles, near } = neighborsOf(position, isLeftOut);
  const filled = { titles: new Uint16Array(MOST_NEIGHBORS), near: new Uint8Array(MOST_NEIGHBORS) };
  filled.titles.set(titles);
  filled.near.set(near);
  return Buffer.concat([thingsNear(vector), Buffer.from(position), Buffer.from(filled.titles.buffer), filled.near]);
}

export function partsOf(meaning: Meaning): MeaningParts {
  const lengths = [thingTexts().length, AXES, 2 * MOST_NEIGHBORS, MOST_NEIGHBORS];
  const from = (part: number) => lengths.slice(0, part).reduce((sum, bytes) => sum + bytes, 0);
  // Copied: two bytes that are one number may begin at an even place only.
  const bytesOf = (part: number) => Uint8Array.from(meaning.subarray(from(part), from(part + 1)));
  return {
    things: bytesOf(0),
    position: new Int8Array(bytesOf(1).buffer),
    neighbors: { titles: new Uint16Array(bytesOf(2).buffer), near: bytesOf(3) },
  };
}

/** The nearest of the texts of a thing counts most, and one more beside it: one alone may be near by chance. */
function thingsNear(vector: Int8Array): Uint8Array {
  const products = productsWithThings()(vector);
  const things = thingTexts();
  const nearness = new Uint8Array(things.length);
  let at = 0;
  for (const [which, { texts }] of things.entries()) {
    let first = 0;
    let second = 0;
    for (const end = at + texts.length; at < end; at++) {
      const near = products[at] ?? 0;
      if (near > first) {
        second = first;
        first = near;
      } else if (near > second) second = near;
    }
    nearness[which] = Math.min(255, Math.round(255 * cosineOf((2 * first + second) / 3)));
  }
  return nearness;
}

/** Until when somebody who asks now waits. */
export const patience = (): number => performance.now() + PATIENCE;

/** One after the other until then, so that there is something to keep of many; null for each that is not had by then. */
export async function meaningsOf(
  { embedder }: Pick<Deps, 'embedder'>,
  titles: readonly string[],
  until: number,
): Promise<(Meaning | null)[]> {
  const impatience = new AbortController();
  const late = setTimeout(until - performance.now(), null, { signal: impatience.signal, ref: false }).catch(() => null);
  const made: (Meaning | null)[] = [];
  for (const title of titles) {
    const vectors = performance.now() < until ? await Promise.race([embedder.embed([title]), late]) : null;
    made.push(vectors?.[0] ? meaningOf(vectors[0]) : null);
  }
  impatience.abort();
  return made;
}

/** Of a title, to be kept with it, for those who may be told what is near it. */
export async function storedMeaning(
  deps: Pick<Deps, 'embedder'>,
  caller: AccessLevel,
  title: string,
): Promise<string | null> {
  if (!can(caller, 'plan-gifts')) return null;
  const [meaning = null] = await meaningsOf(deps, [title], patience());
  return meaning && stored(meaning);
}

/** In the form in which it is kept. */
export const stored = (meaning: Meaning): string => `${edition()}:${Buffer.from(meaning).toString('base64')}`;

/** Null where it was worked out with another edition of the things. */
export function readMeaning(stored: string | null): Meaning | null {
  const [of, meaning] = stored?.split(':') ?? [];
  return of === edition() && meaning ? new Uint8Array(Buffer.from(meaning, 'base64')) : null;
}
