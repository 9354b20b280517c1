import { ideaMessages as words } from '../../contract/idea-messages';
import type { Idea } from '../../contract/ideas';
import { Card } from '../ui/card';
import { monthOf } from './idea-days';
import { inWords } from './money';

interface Given extends Idea {
  givenOn: string;
}

const isGiven = (idea: Idea): idea is Given => idea.givenOn !== null;

/** What he gave this year by month, with what it cost where he wrote that down. */
export function YearView({ ideas }: { ideas: readonly Idea[] }) {
  const year = String(new Date().getFullYear());
  const given = ideas.filter(isGiven).filter(({ givenOn }) => givenOn.startsWith(year));
  if (given.length === 0) return null;
  const months = [...new Set(given.map(({ givenOn }) => givenOn.slice(0, 7)))].sort().reverse();
  return (
    <Card title={words.thisYear}>
      {months.map((month) => {
        const inMonth = given.filter(({ givenOn }) => givenOn.startsWith(month));
        return (
          <p key={month}>
            <strong>{monthOf(`${month}-15`)}:</strong> {inMonth.map(({ title }) => title).join(', ')}
            {spentOn(inMonth) && ` (${spentOn(inMonth)})`}
          </p>
        );
      })}
    </Card>
  );
}

/** '$120.00', each currency by itself; empty where he wrote no price down. */
export function spentOn(ideas: readonly Pick<Idea, 'price'>[]): string {
  const sums = new Map<string, number>();
  for (const { price } of ideas) if (price) sums.set(price.currency, (sums.get(price.currency) ?? 0) + price.amount);
  return [...sums].map(([currency, amount]) => inWords({ amount, currency })).join(' and ');
}
