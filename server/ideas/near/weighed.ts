import { whenNeeded } from '../../subjects/when-needed';
import { type Meaning, type MeaningParts, partsOf } from './meaning';
import { rememberedTitles } from './remembered';

const SHARPNESS = 12 / 255;

/** How much a thing counts, by how far it is behind the nearest: what is nearest counts most by far. */
export const counts = Float64Array.from({ length: 256 }, (_, behind) => Math.exp(-SHARPNESS * behind));

/** A thing so far behind counts for a seventieth of the nearest. */
export const FAR_BEHIND = 90;

/** What a title means, with what must be known of it for any comparison. */
export interface Weighed extends MeaningParts {
  /** As it is kept. */
  meaning: Meaning;
  /** How near it comes to the thing that it is nearest to. */
  nearest: number;
  /** Of what counts in it, squared. */
  sum: number;
  /** How near it comes to the remembered title that it is nearest to. */
  closest: number;
  /** Which things are not far behind the nearest: farther ones count for next to nothing. */
  nearThings: () => readonly number[];
  /** How near each remembered title is, by its number; 0 for those that are no neighbors. */
  nearTitles: () => Uint8Array;
}

export function weighed(meaning: Meaning): Weighed {
  const parts = partsOf(meaning);
  const { titles, near } = parts.neighbors;
  let nearest = 0;
  for (const one of parts.things) if (one > nearest) nearest = one;
  let sum = 0;
  for (const one of parts.things) sum += (counts[nearest - one] ?? 0) ** 2;
  let closest = 0;
  for (const one of near) if (one > closest) closest = one;
  const nearThings = whenNeeded(() => {
    const least = nearest - FAR_BEHIND;
    const near: number[] = [];
    for (let thing = 0; thing < parts.things.length; thing++) if ((parts.things[thing] ?? 0) >= least) near.push(thing);
    return near;
  });
  const nearTitles = whenNeeded(() => {
    const all = new Uint8Array(rememberedTitles());
    for (let at = 0; at < titles.length; at++) all[titles[at] ?? 0] = near[at] ?? 0;
    return all;
  });
  return { ...parts, meaning, nearest, sum, closest, nearThings, nearTitles };
}
