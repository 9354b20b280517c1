import type { ReactNode, Ref } from 'react';
import type { PageKind } from '../../../contract/page-kinds';
import { shortDay } from '../dates';
import { NotebookPage } from './notebook-page';
import styles from './page-entry.module.css';

interface PageEntryProps {
  /** Names the entry for assistive technology: the id of its question. */
  labelledBy: string;
  /** When she said it; left out where she has not been asked. */
  moment?: string;
  kind?: PageKind | undefined;
  marks?: ReactNode;
  /** The question as a small heading, or the field that changes it. */
  question: ReactNode;
  /** Her words, or the field they are written into. */
  children?: ReactNode;
  actions?: ReactNode;
  note?: ReactNode;
}

/** One page of the notebook among others: the question small, her words large, the day in the corner. */
export function PageEntry({ labelledBy, moment, kind, marks, question, children, actions, note }: PageEntryProps) {
  return (
    <NotebookPage
      as="article"
      size="entry"
      aria-labelledby={labelledBy}
      kind={kind}
      top={
        <>
          {moment && <time dateTime={moment}>{shortDay(moment)}</time>}
          {marks}
        </>
      }
    >
      {question}
      {children}
      {note}
      {actions && <div className={styles.actions}>{actions}</div>}
    </NotebookPage>
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
