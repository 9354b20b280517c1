import type { Said } from './candidates';
import { holdings } from './holding';
import type { Head } from './store';

/** Of each matter the newest word, as far as it must be known to tell how likely it still holds. */
export function saidOf(heads: readonly Head[], dangers: readonly string[]): (Said & Pick<Head, 'isAsked'>)[] {
  const holdingOf = holdings(heads, new Set(dangers));
  return heads
    .filter(({ isReplaced }) => !isReplaced)
    .map((head) => ({
      ...holdingOf(head.id),
      id: head.id,
      category: head.category,
      saidAt: head.saidAt,
      confirmedAt: head.confirmedAt,
      uses: head.uses,
      isAsked: head.isAsked,
      last: head.verdict !== null && head.checkedAt !== null ? { verdict: head.verdict, at: head.checkedAt } : null,
    }));
}
