import styles from './columns.module.css';

/** Under the floor stand the names, above the top the number of the highest. */
const ABOVE = 24;
const BELOW = 28;

export interface ColumnOf {
  key: string;
  count: number;
  /** What pointing at it tells. */
  title: string;
  /** Its time is not over yet: it may still grow. */
  isCurrent?: boolean;
}

interface ColumnsProps {
  height: number;
  columns: readonly ColumnOf[];
  /** Words under the column at this place. */
  names: readonly { at: number; name: string }[];
}

/**
 * Counts over time, for the eye alone: whoever shows it tells the same in words. Places are shares of the width, so that
 * the words keep their size.
 */
export function Columns({ height, columns, names }: ColumnsProps) {
  const floor = height - BELOW;
  const most = Math.max(0, ...columns.map(({ count }) => count));
  const highest = most > 0 ? columns.find(({ count }) => count === most) : null;
  const wide = 100 / columns.length;
  return (
    <svg className={styles.columns} width="100%" height={height} aria-hidden="true">
      <line className={styles.floor} x1="0" x2="100%" y1={floor} y2={floor} />
      {columns.map((column, n) => (
        <Column
          key={column.key}
          column={column}
          left={wide * n}
          wide={wide}
          floor={floor}
          high={most > 0 ? (column.count / most) * (floor - ABOVE) : 0}
          isHighest={column === highest}
        />
      ))}
      {names.map(({ at, name }) => (
        <text key={at} className={styles.name} x={`${wide * at}%`} y={height - 8}>
          {name}
        </text>
      ))}
    </svg>
  );
}

interface ColumnProps {
  column: ColumnOf;
  /** In hundredths of the width. */
  left: number;
  wide: number;
  /** In pixels. */
  floor: number;
  high: number;
  isHighest: boolean;
}

function Column({ column: { title, count, isCurrent }, left, wide, floor, high, isHighest }: ColumnProps) {
  const height = count > 0 ? Math.max(3, high) : 0;
  const width = Math.min(wide * 0.72, 9);
  return (
    <g>
      <title>{title}</title>
      {/* The whole height, so that a low column is as easy to point at as a high one. */}
      <rect className={styles.reach} x={`${left}%`} y="0" width={`${wide}%`} height={floor} />
      <rect
        className={isCurrent ? styles.current : styles.column}
        x={`${left + (wide - width) / 2}%`}
        y={floor - height}
        width={`${width}%`}
        height={height}
        rx="2"
      />
      {isHighest && (
        <text className={styles.most} x={`${left + wide / 2}%`} y={floor - height - 6} textAnchor="middle">
          {count.toLocaleString('en-US')}
        </text>
      )}
    </g>
  );
}
