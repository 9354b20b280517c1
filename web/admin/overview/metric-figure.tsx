import { messages } from '../../../contract/messages';
import { Figure } from '../../answers/pictures/figure';
import { counted } from '../../answers/pictures/words';
import styles from './metric-figure.module.css';
import { fullestOf, namedSteps, type Step } from './metrics';

const HEIGHT = 132;
const TOP = 22;
const FLOOR = 106;

interface MetricFigureProps {
  title: string;
  steps: readonly Step[];
  /** What is counted: 'new user'. */
  one: string;
}

/** A column for each hour or day. Places are shares of the width, so that the words keep their size. */
export function MetricFigure({ title, steps, one }: MetricFigureProps) {
  const fullest = fullestOf(steps);
  const caption = fullest ? `Most: ${counted(fullest.count, one)}, ${fullest.name}.` : messages.admin.metrics.none;
  return (
    <Figure title={title} caption={caption} alternative={<StepTable title={title} steps={steps} />}>
      <svg className={styles.columns} width="100%" height={HEIGHT} aria-hidden="true">
        <line className={styles.floor} x1="0" x2="100%" y1={FLOOR} y2={FLOOR} />
        {steps.map((step, n) => (
          <Column
            key={step.from}
            title={`${step.name}: ${counted(step.count, one)}`}
            share={fullest ? step.count / fullest.count : 0}
            place={{ at: (100 * n) / steps.length, width: 100 / steps.length }}
            label={step === fullest ? step.count.toLocaleString('en-US') : null}
          />
        ))}
        {namedSteps(steps).map(({ at, name }) => (
          <text key={at} className={styles.name} x={`${(100 * at) / steps.length}%`} y={HEIGHT - 8}>
            {name}
          </text>
        ))}
      </svg>
    </Figure>
  );
}

interface ColumnProps {
  title: string;
  /** Of the highest. */
  share: number;
  /** In hundredths of the width. */
  place: { at: number; width: number };
  label: string | null;
}

function Column({ title, share, place, label }: ColumnProps) {
  const height = share > 0 ? Math.max(3, share * (FLOOR - TOP)) : 0;
  const width = Math.min(place.width * 0.72, 9);
  return (
    <g>
      <title>{title}</title>
      {/* The whole height, so that a low column is as easy to point at as a high one. */}
      <rect className={styles.reach} x={`${place.at}%`} y="0" width={`${place.width}%`} height={FLOOR} />
      <rect
        className={styles.column}
        x={`${place.at + (place.width - width) / 2}%`}
        y={FLOOR - height}
        width={`${width}%`}
        height={height}
        rx="2"
      />
      {label && (
        <text className={styles.most} x={`${place.at + place.width / 2}%`} y={FLOOR - height - 6} textAnchor="middle">
          {label}
        </text>
      )}
    </g>
  );
}

function StepTable({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">Users</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.from}>
            <th scope="row">{step.name}</th>
            <td>{step.count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
