import styles from './calendar-figure.module.css';
import { inWords, monthInWords, monthOf, shortMonth, weekdays } from './days';
import { Figure } from './figure';
import { type CalendarDay, type CalendarWeek, calendarOf, type DayCounts, firstDay } from './figures';
import { counted } from './words';

const HALF_YEAR = 26;
const YEAR = 53;

/** One square and the space after it. */
const STEP = 12;
const SQUARE = 10;
const HEAD = 18;
const HEIGHT = HEAD + 7 * STEP;

interface CalendarFigureProps {
  counts: DayCounts;
  today: string;
}

/** A small square for each day: half a year of them, and where there is room for it the half before. */
export function CalendarFigure({ counts, today }: CalendarFigureProps) {
  const weeks = calendarOf(counts, today, YEAR);
  const recent = weeks.slice(-HALF_YEAR);
  const first = firstDay(counts) ?? today;
  const isLong = first < (recent[0]?.[0]?.day ?? '');
  const shown = isLong ? weeks : recent;
  return (
    <Figure
      title="Day by day"
      caption={`${counted(counts.size, 'day')} with an answer since ${inWords(first)}. The darker a square, the more she told you that day.`}
      alternative={<CalendarTable weeks={shown} />}
    >
      <div className={styles.frame}>
        <div className={isLong ? `${styles.calendar} ${styles.long}` : styles.calendar}>
          <svg className={styles.names} viewBox={`0 0 30 ${HEIGHT}`} aria-hidden="true">
            {[1, 3, 5].map((weekday) => (
              <text key={weekday} x="0" y={HEAD + weekday * STEP + SQUARE - 1}>
                {weekdays[weekday]?.slice(0, 3)}
              </text>
            ))}
          </svg>
          {isLong && <Squares className={styles.older} weeks={weeks.slice(0, -HALF_YEAR)} />}
          <Squares className={styles.recent} weeks={recent} />
        </div>
      </div>
    </Figure>
  );
}

function Squares({ className, weeks }: { className: string | undefined; weeks: readonly CalendarWeek[] }) {
  return (
    <svg className={className} viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT}`} aria-hidden="true">
      {weeks.map((week, column) => (
        <g key={week[0]?.day} transform={`translate(${column * STEP} 0)`}>
          {beginsMonth(weeks, column) && <text y={HEAD - 6}>{shortMonth(week[0]?.day ?? '')}</text>}
          {week.map((day, row) => (
            <rect
              key={day.day}
              y={HEAD + row * STEP}
              width={SQUARE}
              height={SQUARE}
              rx="2"
              className={styles[levelOf(day)]}
            >
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
          <th scope="col">Week of</th>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
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
