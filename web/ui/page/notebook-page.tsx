import type { HTMLAttributes, ReactNode } from 'react';
import { type PageKind, pageKinds } from '../../../contract/page-kinds';
import styles from './notebook-page.module.css';

/** `hero` and `entry` are paper of their own; a `quote` lies on what is under it, a `line` is all there is of a page in passing. */
export type PageSize = 'hero' | 'entry' | 'quote' | 'line';

interface NotebookPageProps extends HTMLAttributes<HTMLElement> {
  as?: 'article' | 'figure' | 'div';
  size: PageSize;
  /** In the corner: the day, and what else is to be known at a glance. */
  top?: ReactNode;
  kind?: PageKind | undefined;
}

/** The page of the notebook, on which her words stand wherever they are shown. */
export function NotebookPage({ as: Tag = 'div', size, top, kind, className, children, ...rest }: NotebookPageProps) {
  return (
    <Tag {...rest} className={[styles.page, styles[size], className].filter(Boolean).join(' ')}>
      {(top || kind) && <PageTop kind={kind}>{top}</PageTop>}
      {children}
    </Tag>
  );
}

/** The corners of a page. By themselves where a part of the page must hold them, such as one that is read aloud when it changes. */
export function PageTop({ kind, children }: { kind?: PageKind | undefined; children: ReactNode }) {
  return (
    <div className={styles.top}>
      <div className={styles.corner}>{children}</div>
      {/* Never the color alone: the word stands beside it. */}
      {kind && <span className={`${styles.bookmark} ${styles[kind]}`}>{pageKinds[kind]}</span>}
    </div>
  );
}
