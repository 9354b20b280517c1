import { setTimeout } from 'node:timers/promises';
import { type AccessLevel, can } from '../../../contract/access';
import { cosineOf, dots } from '../../assistant/embedding/int8';
import { fingerprintIn, keptVectors } from '../../assistant/embedding/kept-vectors';
import type { Deps } from '../../deps';
import { whenNeeded } from '../../subjects/when-needed';
import { thingTexts } from './things';

/** Nobody waits longer to see his idea saved: it is then found by its words until it is changed. */
const PATIENCE = 1_500;

/** Beside this file in the sources, and beside the bundle in the built server: the build copies it there. */
export const thingsFile = new URL('./things.bin', import.meta.url);

const vectors = whenNeeded(() => keptVectors(thingsFile));
/** What was worked out with other things than today's is worked out anew. */
const edition = whenNeeded(() => fingerprintIn(thingsFile).toString('hex', 0, 4));

/** How near a title comes to each of the things that husbands give, from 0 to 255, in their order. */
export type Meaning = Uint8Array;

/** The nearest of the texts of a thing counts most, and one more beside it: one alone may be near by chance. */
export function meaningOf(vector: Int8Array): Meaning {
  const products = dots(vector, vectors());
  const things = thingTexts();
  const meaning = new Uint8Array(things.length);
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
    meaning[which] = Math.min(255, Math.round(255 * cosineOf((2 * first + second) / 3)));
  }
  return meaning;
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
