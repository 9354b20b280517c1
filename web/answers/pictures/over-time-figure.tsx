import { inWords, monthInWords, monthOf, shortMonth } from './days';
import { Figure } from './figure';
import type { OverTime, Period } from './figures';
import styles from './over-time-figure.module.css';
import { counted } from './words';

const HEIGHT = 180;
const TOP = 24;
const FLOOR = 152;
/** So many names of months stand side by side on a phone. */
const MOST_NAMES = 8;

/** A column for each week or month. Places are shares of the width, so that the words keep their size. */
export function OverTimeFigure({ overTime: { unit, periods } }: { overTime: OverTime }) {
  const fullest = periods.reduce((best, period) => (period.answers > best.answers ? period : best));
  return (
    <Figure
      title="Over time"
      caption={`Your fullest ${unit} was ${nameOf(fullest, unit)}, with ${counted(fullest.answers, 'answer')}.`}
      alternative={<OverTimeTable unit={unit} periods={periods} />}
    >
      <svg className={styles.columns} width="100%" height={HEIGHT} aria-hidden="true">
        <line className={styles.floor} x1="0" x2="100%" y1={FLOOR} y2={FLOOR} />
        {periods.map((period, n) => (
          <Column
            key={period.start}
            period={period}
            share={fullest.answers > 0 ? period.answers / fullest.answers : 0}
            place={{ at: (100 * n) / periods.length, width: 100 / periods.length }}
            title={`${nameOf(period, unit)}: ${counted(period.answers, 'answer')}`}
            isFullest={period === fullest}
          />
        ))}
        {monthNames(periods, unit).map(({ n, name }) => (
          <text key={n} className={styles.name} x={`${(100 * n) / periods.length}%`} y={HEIGHT - 8}>
            {name}
          </text>
        ))}
      </svg>
    </Figure>
  );
}

interface ColumnProps {
  period: Period;
  /** Of the highest. */
  share: number;
  /** In hundredths of the width. */
  place: { at: number; width: number };
  title: string;
  isFullest: boolean;
}

function Column({ period, share, place, title, isFullest }: ColumnProps) {
  const height = Math.max(2, share * (FLOOR - TOP));
  const width = Math.min(place.width * 0.72, 9);
  const left = place.at + (place.width - width) / 2;
  return (
    <g>
      <title>{title}</title>
      {/* The whole height, so that a low column is as easy to point at as a high one. */}
      <rect className={styles.reach} x={`${place.at}%`} y="0" width={`${place.width}%`} height={FLOOR} />
      <rect
        className={period.isCurrent ? styles.current : styles.column}
        x={`${left}%`}
        y={FLOOR - height}
        width={`${width}%`}
        height={height}
        rx="2"
      />
      {isFullest && (
        <text className={styles.most} x={`${place.at + place.width / 2}%`} y={FLOOR - height - 6} textAnchor="middle">
          {period.answers}
        </text>
      )}
    </g>
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
      .map(({ n, start }) => ({ n, name: shortMonth(start) }))
      // Two that touch are none to read.
      .filter(({ n }, at, all) => at + 1 >= all.length || (all[at + 1]?.n ?? n) - n >= periods.length / 12)
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
