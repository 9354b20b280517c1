import { essentials } from './essentials';
import { opening } from './opening';
import { sameInMeaning } from './same-in-meaning';

/** When a question comes, as far as the pool decides it. */
export interface Plan {
  /** Its place among the first that everybody is asked. */
  opening: number | null;
  essential: boolean;
  /** The one that asks for nearly the same, and is asked first. */
  sameAs: string | null;
}

const places = new Map(opening.map((id, place) => [id, place]));
const essentialIds = new Set<string>(Object.values(essentials));
const firsts = new Map(sameInMeaning.flatMap(([first = '', ...others]) => others.map((id) => [id, first])));

export function planOf(id: string): Plan {
  return { opening: places.get(id) ?? null, essential: essentialIds.has(id), sameAs: firsts.get(id) ?? null };
}

/** Whether a year lies between the two, whatever happens. */
export function areSpaced(a: string, b: string): boolean {
  return (firsts.get(a) ?? a) === (firsts.get(b) ?? b);
}
