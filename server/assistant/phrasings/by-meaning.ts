import { whenNeeded } from '../../subjects/when-needed';
import { comparedWithMany } from '../embedding/compared-with-many';
import { cosineOf } from '../embedding/int8';
import { keptVectors } from '../embedding/kept-vectors';
import { DIMENSIONS, type Vector } from '../notes';
import { askings, servedBy } from './askings';

/** Beside this file in the sources, and beside the bundle in the built server: the build copies it there. */
export const vectorsFile = new URL('./phrasings.bin', import.meta.url);

/** Of all texts of all askings, in their order. */
const productsWithAll = whenNeeded(() => comparedWithMany(keptVectors(vectorsFile), DIMENSIONS));

const NONE: ReadonlySet<string> = new Set();

/**
 * How near his question comes to what is typed for each question of the pool, by that question's words. The nearest text
 * counts most, and two more beside it: one alone may be near by chance.
 * @param leftOut what is tried itself must not be found
 */
export function alikeByMeaning(query: Vector, leftOut = NONE): ReadonlyMap<string, number> {
  const products = productsWithAll()(query);
  let at = 0;
  return servedBy(
    askings().map(({ texts }) => {
      let [first, second, third] = [0, 0, 0];
      for (const text of texts) {
        const near = leftOut.has(text) ? 0 : (products[at] ?? 0);
        at++;
        if (near > first) [first, second, third] = [near, first, second];
        else if (near > second) [second, third] = [near, second];
        else if (near > third) third = near;
      }
      return cosineOf((2 * first + second + third) / 4);
    }),
  );
}
