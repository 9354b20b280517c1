import { whenNeeded } from '../../subjects/when-needed';
import { type Meaning, type MeaningParts, partsOf } from './meaning';

const SHARPNESS = 12 / 255;

/** How much a thing counts, by how far it is behind the nearest: what is nearest counts most by far. */
export const counts = Float64Array.from({ length: 256 }, (_, behind) => Math.exp(-SHARPNESS * behind));

/** What a title means, with what must be known of it for any comparison. */
export interface Weighed extends MeaningParts {
  /** As it is kept. */
  meaning: Meaning;
  /** How near it comes to the thing that it is nearest to. */
  nearest: number;
  /** Of what counts in it, squared. */
  sum: number;
  /** How near each of its neighbors is. */
  nearTitles: () => ReadonlyMap<number, number>;
}

export function weighed(meaning: Meaning): Weighed {
  const parts = partsOf(meaning);
  const { titles, near } = parts.neighbors;
  let nearest = 0;
  for (const one of parts.things) if (one > nearest) nearest = one;
  let sum = 0;
  for (const one of parts.things) sum += (counts[nearest - one] ?? 0) ** 2;
  const nearTitles = whenNeeded(() => new Map(Array.from(titles, (title, at) => [title, near[at] ?? 0])));
  return { ...parts, meaning, nearest, sum, nearTitles };
}
