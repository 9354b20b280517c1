import type { ReactNode, Ref } from 'react';
import { shortDay } from './dates';
import styles from './journal-entry.module.css';

interface JournalEntryProps {
  /** Names the entry for assistive technology: the id of its question. */
  labelledBy: string;
  /** When she said it; left out where she has not been asked. */
  moment?: string;
  /** The question as a small heading, or the field that changes it. */
  question: ReactNode;
  /** Her words, or the field they are written into. */
  children?: ReactNode;
  marks?: ReactNode;
  actions?: ReactNode;
  note?: ReactNode;
}

/** One entry of the journal: the day in the margin, the question small, her words in full size. */
export function JournalEntry({ labelledBy, moment, question, children, marks, actions, note }: JournalEntryProps) {
  return (
    <article className={styles.entry} aria-labelledby={labelledBy}>
      <div className={styles.margin}>
        {moment && <time dateTime={moment}>{shortDay(moment)}</time>}
        {marks}
      </div>
      <div className={styles.body}>
        {question}
        {children}
        {note}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

interface EntryQuestionProps {
  ref?: Ref<HTMLHeadingElement>;
  id: string;
  level: 2 | 3;
  children: ReactNode;
}

export function EntryQuestion({ ref, id, level, children }: EntryQuestionProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading ref={ref} id={id} dir="auto" tabIndex={-1} className={styles.question}>
      {children}
    </Heading>
  );
}

/** Her words as she said them, line breaks and all. */
export function HerWords({ unreadable, children }: { unreadable?: boolean | undefined; children: ReactNode }) {
  return (
    <p dir="auto" className={unreadable ? `${styles.words} ${styles.unreadable}` : styles.words}>
      {children}
    </p>
  );
}
