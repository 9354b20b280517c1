import { Columns } from '../../ui/columns';
import { counted } from '../../ui/counted';
import { Figure } from '../../ui/figure';
import { inWords, monthInWords, monthOf, shortMonth } from './days';
import type { OverTime, Period } from './figures';

const HEIGHT = 180;
/** So many names of months stand side by side on a phone. */
const MOST_NAMES = 8;

/** A column for each week or month. */
export function OverTimeFigure({ overTime: { unit, periods } }: { overTime: OverTime }) {
  const fullest = periods.reduce((best, period) => (period.answers > best.answers ? period : best));
  return (
    <Figure
      title="Over time"
      caption={`Your busiest ${unit} was ${nameOf(fullest, unit)}, with ${counted(fullest.answers, 'answer')}.`}
      alternative={<OverTimeTable unit={unit} periods={periods} />}
    >
      <Columns
        height={HEIGHT}
        columns={periods.map((period) => ({
          key: period.start,
          count: period.answers,
          title: `${nameOf(period, unit)}: ${counted(period.answers, 'answer')}`,
          isCurrent: period.isCurrent,
        }))}
        names={monthNames(periods, unit)}
      />
    </Figure>
  );
}

function nameOf(period: Period, unit: OverTime['unit']): string {
  const name = unit === 'week' ? `the week of ${inWords(period.start)}` : monthInWords(period.start);
  return period.isCurrent ? `${name} (so far)` : name;
}

/** Under the first column of a month; of many months, of every other or third. */
function monthNames(periods: readonly Period[], unit: OverTime['unit']) {
  const first = periods
    .map(({ start }, n) => ({ n, start }))
    .filter(({ n, start }) => unit === 'month' || n === 0 || monthOf(start) !== monthOf(periods[n - 1]?.start ?? ''));
  const every = Math.ceil(first.length / MOST_NAMES);
  return (
    first
      .filter((_, at) => at % every === 0)
      .map(({ n, start }) => ({ at: n, name: shortMonth(start) }))
      // Two that touch are none to read.
      .filter(({ at }, n, all) => n + 1 >= all.length || (all[n + 1]?.at ?? at) - at >= periods.length / 12)
  );
}

function OverTimeTable({ unit, periods }: OverTime) {
  return (
    <table>
      <caption>{`Answers by ${unit}`}</caption>
      <thead>
        <tr>
          <th scope="col">{unit === 'week' ? 'Week' : 'Month'}</th>
          <th scope="col">Answers</th>
        </tr>
      </thead>
      <tbody>
        {periods.map((period) => (
          <tr key={period.start}>
            <th scope="row">{nameOf(period, unit)}</th>
            <td>{period.answers}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
