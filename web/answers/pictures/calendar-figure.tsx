import { ColumnHeads } from '../../ui/column-heads';
import { counted } from '../../ui/counted';
import { Figure } from '../../ui/figure';
import styles from './calendar-figure.module.css';
import { daysBetween, inWords, monthInWords, monthOf, shortMonth, weekdays, weekOf } from './days';
import { type CalendarDay, type CalendarWeek, calendarOf, type DayCounts, firstDay } from './figures';

const HALF_YEAR = 26;
const YEAR = 53;

/** One square and the space after it, in the units of the drawing. */
const STEP = 12;
const SQUARE = 10;

/** About how many pixels a drawing gets; its words are as large as that makes them readable. */
const NARROW = 310;
const WIDE = 780;
const LETTER = 12;

interface CalendarFigureProps {
  counts: DayCounts;
  today: string;
}

/** A small square for each day: half a year of them on a phone, up to a year where there is room. */
export function CalendarFigure({ counts, today }: CalendarFigureProps) {
  const first = firstDay(counts) ?? today;
  const since = daysBetween(weekOf(first), weekOf(today)) / 7 + 1;
  const weeks = calendarOf(counts, today, Math.min(YEAR, Math.max(HALF_YEAR, since)));
  return (
    <Figure
      title="Day by day"
      caption={
        <>
          {counted(counts.size, 'day')} with an answer since {inWords(first)}.{' '}
          <span className={styles.byDay}>Darker squares mean more answers.</span>
          <span className={styles.atNight}>Brighter squares mean more answers.</span>
        </>
      }
      alternative={<CalendarTable weeks={weeks} />}
    >
      <div className={styles.frame}>
        <Squares className={styles.narrow} weeks={weeks.slice(-HALF_YEAR)} width={NARROW} />
        <Squares className={styles.wide} weeks={weeks} width={WIDE} />
      </div>
    </Figure>
  );
}

interface SquaresProps {
  className: string | undefined;
  weeks: readonly CalendarWeek[];
  /** In pixels. */
  width: number;
}

function Squares({ className, weeks, width }: SquaresProps) {
  const letter = (LETTER * weeks.length * STEP) / width;
  const left = 2.4 * letter;
  const top = 1.5 * letter;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${left + weeks.length * STEP} ${top + 7 * STEP}`}
      fontSize={letter}
      aria-hidden="true"
    >
      {[1, 3, 5].map((weekday) => (
        <text key={weekday} y={top + weekday * STEP + SQUARE / 2} dominantBaseline="central">
          {weekdays[weekday]?.slice(0, 3)}
        </text>
      ))}
      {weeks.map((week, column) => (
        <g key={week[0]?.day} transform={`translate(${left + column * STEP} ${top})`}>
          {beginsMonth(weeks, column) && <text y={-letter / 2}>{shortMonth(week[0]?.day ?? '')}</text>}
          {week.map((day, row) => (
            <rect key={day.day} y={row * STEP} width={SQUARE} height={SQUARE} rx="2" className={styles[levelOf(day)]}>
              <title>{`${inWords(day.day)}: ${counted(day.answers, 'answer')}`}</title>
            </rect>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** At the right edge there is no room for a name. */
function beginsMonth(weeks: readonly CalendarWeek[], column: number): boolean {
  const month = (n: number) => monthOf(weeks[n]?.[0]?.day ?? '');
  return column > 0 && column < weeks.length - 1 && month(column) !== month(column - 1);
}

function levelOf({ answers }: CalendarDay) {
  if (answers === 0) return 'none';
  if (answers === 1) return 'one';
  return answers === 2 ? 'two' : 'many';
}

function CalendarTable({ weeks }: { weeks: readonly CalendarWeek[] }) {
  const from = weeks[0]?.[0]?.day ?? '';
  return (
    <table>
      <caption>{`Answers on each day since ${monthInWords(from)}`}</caption>
      <thead>
        <tr>
          <ColumnHeads names={['Week of', ...weekdays]} />
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            <th scope="row">{inWords(week[0]?.day ?? '')}</th>
            {week.map(({ day, answers }) => (
              <td key={day}>{answers}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
