import { useQuery } from '@tanstack/react-query';
import { questionCategories } from '../../../contract/questions';
import type { Freshness } from '../../../contract/still-true';
import { counted } from '../../ui/counted';
import { Figure } from '../../ui/figure';
import { Link } from '../../ui/navigation';
import { freshnessQuery } from '../queries';
import { type Bar, BarList } from './bar-list';
import { searchInCategory, searchWith } from './category-figures';

const sumOf = (categories: readonly Freshness[], part: 'fresh' | 'answers') =>
  categories.reduce((sum, one) => sum + one[part], 0);

/** How much of the notebook is fresh. Of each matter her newest word counts, so it has fewer than there are answers. */
export function FreshFigure() {
  const categories = useQuery(freshnessQuery).data?.categories ?? [];
  if (categories.length === 0) return null;
  const [fresh, all] = [sumOf(categories, 'fresh'), sumOf(categories, 'answers')];
  return (
    <Figure title="What is fresh" caption={<Caption fresh={fresh} all={all} />}>
      <BarList bars={categories.map(barOf)} tone="known" />
    </Figure>
  );
}

/** Leads to what may be asked again; where there is nothing of it, to the whole category. */
function barOf({ category, fresh, answers }: Freshness): Bar {
  const rest = answers - fresh;
  const share = `${fresh.toLocaleString('en-US')} of ${answers.toLocaleString('en-US')} fresh`;
  return {
    id: category,
    label: questionCategories[category],
    href: searchInCategory(category, { aWhileAgo: rest > 0 }),
    amount: rest > 0 ? `${share}, ${rest.toLocaleString('en-US')} a while ago` : share,
    share: fresh / answers,
  };
}

function Caption({ fresh, all }: { fresh: number; all: number }) {
  const said = 'said or confirmed not long ago, or true for good';
  if (fresh === all) return `All of it is ${said}.`;
  return (
    <>
      {Math.floor((100 * fresh) / all)}% is {said}.{' '}
      <Link href={searchWith({ aWhileAgo: true })}>
        {counted(all - fresh, 'thing was', 'things were')} said a while ago
      </Link>
      : ask her again.
    </>
  );
}
