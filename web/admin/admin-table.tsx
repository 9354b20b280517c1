import type { ReactNode } from 'react';
import styles from './table.module.css';

interface AdminTableProps {
  caption: string;
  /** The cells over the columns. */
  heads: ReactNode;
  /** Other rows are on their way. */
  isWaiting: boolean;
  /** The rows. */
  children: ReactNode;
}

export function AdminTable({ caption, heads, isWaiting, children }: AdminTableProps) {
  return (
    <div className={styles.frame}>
      <table className={isWaiting ? `${styles.table} ${styles.waiting}` : styles.table} aria-busy={isWaiting}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>{heads}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
