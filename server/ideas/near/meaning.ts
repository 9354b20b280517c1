import { setTimeout } from 'node:timers/promises';
import { type AccessLevel, can } from '../../../contract/access';
import { cosineOf, dot } from '../../assistant/embedding/int8';
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
  const all = vectors();
  let from = 0;
  return Uint8Array.from(thingTexts(), ({ texts }) => {
    let [first, second] = [0, 0];
    for (let at = 0; at < texts.length; at++) {
      const near = dot(vector, all, from);
      from += vector.length;
      if (near > first) [first, second] = [near, first];
      else if (near > second) second = near;
    }
    return Math.min(255, Math.round(255 * cosineOf((2 * first + second) / 3)));
  });
}

export async function meaningsOf({ embedder }: Pick<Deps, 'embedder'>, titles: string[]): Promise<Meaning[] | null> {
  if (titles.length === 0) return [];
  const impatience = new AbortController();
  const late = setTimeout(PATIENCE, null, { signal: impatience.signal, ref: false }).catch(() => null);
  const made = await Promise.race([embedder.embed(titles), late]).finally(() => impatience.abort());
  return made?.map(meaningOf) ?? null;
}

/** Of a title, to be kept with it, for those who may be told what is near it. */
export async function storedMeaning(
  deps: Pick<Deps, 'embedder'>,
  caller: AccessLevel,
  title: string,
): Promise<string | null> {
  if (!can(caller, 'plan-gifts')) return null;
  const [meaning] = (await meaningsOf(deps, [title])) ?? [];
  return meaning ? `${edition()}:${Buffer.from(meaning).toString('base64')}` : null;
}

/** Null where it was worked out with another edition of the things. */
export function readMeaning(stored: string | null): Meaning | null {
  const [of, meaning] = stored?.split(':') ?? [];
  return of === edition() && meaning ? new Uint8Array(Buffer.from(meaning, 'base64')) : null;
}
