import type { QuestionCounts } from '../../../contract/admin';
import { type PoolCategory, type Question, QuestionText, questionCategories } from '../../../contract/questions';
import { faultIn } from '../../../contract/text';
import { readList } from '../../api/read-list';

type Listed = readonly Question[] | { questions?: readonly Question[] };

/** The system's questions, the newest first, so that an added one is seen. */
export function poolOf(reply: Listed | null): Question[] {
  return readList<Question>(reply)
    .filter((question) => question.created_by_user_id === null)
    .sort((a, b) => b.created_at.localeCompare(a.created_at) || a.text.localeCompare(b.text));
}

const noneKept: ReadonlySet<string> = new Set();

export const poolOrders = ['newest', 'asked', 'skipped', 'answered'] as const;
export type PoolOrder = (typeof poolOrders)[number];

/** What he looks for. */
export interface Wanted {
  term: string;
  category: PoolCategory | 'all';
  order: PoolOrder;
}

/** Those of the category with the term in their text or in the category's name, and those that are to be kept in sight. */
export function soughtIn(
  pool: readonly Question[],
  { term, category: wanted }: Pick<Wanted, 'term' | 'category'>,
  kept = noneKept,
): readonly Question[] {
  const sought = term.trim().toLowerCase();
  return pool.filter(
    ({ id, text, category }) =>
      kept.has(id) ||
      ((wanted === 'all' || category === wanted) &&
        (text.toLowerCase().includes(sought) || questionCategories[category].toLowerCase().includes(sought))),
  );
}

export type CountsById = ReadonlyMap<string, QuestionCounts>;

/** Untold ones are few, but more than none. */
const FEW = 0.5;

/** By a count, the highest first; what is equal keeps its place. */
export function orderedBy(pool: readonly Question[], order: PoolOrder, counts: CountsById): readonly Question[] {
  if (order === 'newest') return pool;
  const countOf = ({ id }: Question) => {
    const found = counts.get(id);
    return found ? (found[order] ?? FEW) : 0;
  };
  return pool.toSorted((a, b) => countOf(b) - countOf(a));
}

/** What is wrong with a text. Nothing is, with none: an administrator's blank text is ignored without a word. */
export function poolTextFault(text: string): string | null {
  if (!text.trim()) return null;
  return faultIn(QuestionText, text);
}
