import { streaksOf } from '../../../contract/days';
import { counted } from '../../ui/counted';
import { LargeNumber } from '../../ui/large-number';
import type { DayCounts } from './figures';
import styles from './numbers.module.css';

interface NumbersProps {
  answers: number;
  counts: DayCounts;
  today: string;
}

/** A run that has ended is not held against him: then only the longest is named. */
export function Numbers({ answers, counts, today }: NumbersProps) {
  const { current, longest } = streaksOf(counts.keys(), today);
  return (
    <dl className={styles.numbers}>
      <LargeNumber name="Her answers" value={answers.toLocaleString('en-US')} />
      {current > 0 && <LargeNumber name="Current streak" value={counted(current, 'day')} />}
      <LargeNumber name="Longest streak" value={counted(longest, 'day')} />
    </dl>
  );
}
