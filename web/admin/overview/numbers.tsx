import styles from './numbers.module.css';

interface NumbersProps {
  /** A value that has not come is left open. */
  numbers: readonly { name: string; value: number | undefined }[];
}

export function Numbers({ numbers }: NumbersProps) {
  return (
    <dl className={styles.numbers}>
      {numbers.map(({ name, value }) => (
        <div key={name} className={styles.number}>
          <dt>{name}</dt>
          <dd>{value === undefined ? '–' : value.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}
