import { type Path, searchFor } from '../../../contract/paths';
import { type QuestionCategory, questionCategories } from '../../../contract/questions';
import { counted } from '../../ui/counted';
import { Figure } from '../../ui/figure';
import { noFilters, type SearchFilters, writeFilters } from '../search-filters';
import { type Bar, BarList } from './bar-list';
import type { CategoryCount, OpenCategory } from './figures';

export function searchWith(filters: Partial<SearchFilters>): Path {
  return searchFor(`${writeFilters(new URLSearchParams(), { ...noFilters, ...filters })}`);
}

/** His own questions are no category of the pool, and found by their source. */
export const searchInCategory = (category: QuestionCategory, more: Partial<SearchFilters> = {}): Path =>
  searchWith({ ...(category === 'custom' ? { source: 'own' } : { category }), ...more });

export function ByCategoryFigure({ categories }: { categories: readonly CategoryCount[] }) {
  const most = categories[0];
  if (!most) return null;
  const bars = categories.map(
    ({ category, answers }): Bar => ({
      id: category,
      label: questionCategories[category],
      href: searchInCategory(category),
      amount: counted(answers, 'answer'),
      share: answers / most.answers,
    }),
  );
  return (
    <Figure title="What you know about" caption={`Most of all: ${questionCategories[most.category]}.`}>
      <BarList bars={bars} tone="known" />
    </Figure>
  );
}

export function NotAskedFigure({ categories }: { categories: readonly OpenCategory[] }) {
  const open = categories.reduce((sum, category) => sum + category.open, 0);
  const bars = categories.map(
    (category): Bar => ({
      id: category.category,
      label: questionCategories[category.category],
      href: searchWith({ category: category.category, notAsked: true }),
      amount: `${category.open.toLocaleString('en-US')} of ${category.total.toLocaleString('en-US')} still open`,
      share: category.open / category.total,
    }),
  );
  return (
    <Figure
      title="What you haven't asked yet"
      caption={
        open > 0
          ? `${counted(open, 'question')} to look forward to. Choose a category to read them.`
          : "You've asked her every question there is. Answers change, so ask again."
      }
    >
      {open > 0 && <BarList bars={bars} tone="open" />}
    </Figure>
  );
}
