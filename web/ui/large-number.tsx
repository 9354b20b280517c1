import styles from './large-number.module.css';

/** A number that is looked at, under its name, in a list of terms. */
export function LargeNumber({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.number}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
