import { useQuery } from '@tanstack/react-query';
import { questionCategories } from '../../../contract/questions';
import type { Freshness } from '../../../contract/still-true';
import { Figure } from '../../ui/figure';
import { freshnessQuery } from '../queries';
import { type Bar, BarList } from './bar-list';
import { searchInCategory } from './category-figures';

const sumOf = (categories: readonly Freshness[], part: 'fresh' | 'answers') =>
  categories.reduce((sum, one) => sum + one[part], 0);

/** How much of the notebook is fresh. Of each matter her newest word counts, so it has fewer than there are answers. */
export function FreshFigure() {
  const categories = useQuery(freshnessQuery).data?.categories ?? [];
  if (categories.length === 0) return null;
  const [fresh, all] = [sumOf(categories, 'fresh'), sumOf(categories, 'answers')];
  const bars = categories.map(
    ({ category, fresh: some, answers }): Bar => ({
      id: category,
      label: questionCategories[category],
      href: searchInCategory(category),
      amount: `${some.toLocaleString('en-US')} of ${answers.toLocaleString('en-US')} fresh`,
      share: some / answers,
    }),
  );
  return (
    <Figure title="What is fresh" caption={captionOf(fresh, all)}>
      <BarList bars={bars} tone="known" />
    </Figure>
  );
}

function captionOf(fresh: number, all: number): string {
  const said = 'said or confirmed not long ago, or true for good';
  if (fresh === all) return `All of it is ${said}.`;
  const rest = (all - fresh).toLocaleString('en-US');
  return `${Math.floor((100 * fresh) / all)}% is ${said}. ${rest} ${all - fresh === 1 ? 'thing was' : 'things were'} said a while ago: ask her again.`;
}
