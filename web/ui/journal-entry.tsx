import type { ReactNode } from 'react';
import { shortDay } from './dates';
import styles from './journal-entry.module.css';

interface JournalEntryProps {
  /** Names the entry for assistive technology: the id of its question. */
  labelledBy: string;
  /** When it was written. */
  moment: string;
  /** The question, or the field that changes it. */
  question: ReactNode;
  actions?: ReactNode;
  note?: ReactNode;
}

/** One entry of a list that he keeps himself: the day in the margin, what he wrote, and what can be done with it. */
export function JournalEntry({ labelledBy, moment, question, actions, note }: JournalEntryProps) {
  return (
    <article className={styles.entry} aria-labelledby={labelledBy}>
      <div className={styles.margin}>
        <time dateTime={moment}>{shortDay(moment)}</time>
      </div>
      <div className={styles.body}>
        {question}
        {note}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
