import type { Head, Heads } from '../answers/heads';
import type { Said } from './candidates';
import { holdingOf, type Judged } from './holding';
import type { Marks } from './store';

/** A word of hers that nothing has replaced, and which answer that is. */
export interface SaidHead extends Said {
  head: Head;
}

/** Of each matter the newest word, as far as it must be known to tell how likely it still holds. */
export function saidOf(heads: Heads, { checked, pinned }: Marks, dangers: readonly string[]): SaidHead[] {
  const byId = new Map(heads.all.map((head) => [head.id, head]));
  const warning = new Set(dangers);
  const judgedOf = (head: Head): Judged => {
    const check = checked.get(head.id);
    return { head, verdict: check && check.verdict !== null ? { halfLife: check.halfLife } : null };
  };
  const links = {
    isDanger: (id: string) => warning.has(id),
    before: (id: string) => {
      const replaced = byId.get(heads.replaces.get(id) ?? '');
      return replaced && judgedOf(replaced);
    },
  };
  const uses = usesOf(pinned.map(heads.newestOf));
  const all: SaidHead[] = [];
  for (const head of heads.all) {
    const { id, category, saidAt } = head;
    if (heads.isReplaced(id)) continue;
    const { halfLife, isDanger } = holdingOf(judgedOf(head), links);
    const { verdict = null, checkedAt = null, confirmedAt = null } = checked.get(id) ?? {};
    const last = verdict !== null && checkedAt !== null ? { verdict, at: checkedAt } : null;
    all.push({ id, category, saidAt, confirmedAt, halfLife, isDanger, last, uses: uses.get(id) ?? 0, head });
  }
  return all;
}

/** What he pinned is shown in her newest words of it. */
function usesOf(shown: readonly string[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const id of shown) uses.set(id, (uses.get(id) ?? 0) + 1);
  return uses;
}
