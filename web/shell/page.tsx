import { type ReactNode, useEffect, useRef } from 'react';
import styles from './page.module.css';

type Width = 'narrow' | 'normal' | 'wide';

interface PageProps {
  heading: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** `narrow` for forms and reading, `wide` for what is laid out in columns. */
  width?: Width;
  children?: ReactNode;
}

/** Where a screen stands: its parts one under the other. */
export function PageFrame({ width = 'normal', children }: { width?: Width; children: ReactNode }) {
  return <div className={`${styles.page} ${styles[width]}`}>{children}</div>;
}

/** A screen: its heading, then its parts. */
export function Page({ heading, lead, width = 'normal', children }: PageProps) {
  return (
    <PageFrame width={width}>
      <header className={styles.head}>
        <PageHeading>{heading}</PageHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </PageFrame>
  );
}

/** The beginning of a page that is read: a quiet heading and one large sentence. */
export function PageOpening({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <header className={styles.opening}>
      <PageHeading className={styles.quiet}>{heading}</PageHeading>
      <p>{children}</p>
    </header>
  );
}

let hasArrived = false;

/**
 * The one h1 of a screen. When a screen opens inside the app it takes the focus, so that a screen reader says where one
 * is and the next Tab starts there. The first screen of a visit leaves the focus to the browser.
 */
export function PageHeading({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasArrived) {
      scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    hasArrived = true;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
