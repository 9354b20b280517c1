import { LargeNumber } from '../../ui/large-number';
import styles from './numbers.module.css';

interface NumbersProps {
  /** A value that has not come is left open. */
  numbers: readonly { name: string; value: number | undefined }[];
}

export function Numbers({ numbers }: NumbersProps) {
  return (
    <dl className={styles.numbers}>
      {numbers.map(({ name, value }) => (
        <LargeNumber key={name} name={name} value={value?.toLocaleString('en-US') ?? '–'} />
      ))}
    </dl>
  );
}
