import type { ReactNode } from 'react';
import { messages } from '../../contract/messages';
import styles from './fallback.module.css';

interface FallbackProps {
  /** The level of its heading: 2 for a part of a screen that has a heading of its own. */
  level?: 1 | 2 | undefined;
  title?: string | undefined;
  reason: string;
  /** What he can do. */
  children: ReactNode;
}

/** Stands where a screen or a part of one cannot. */
export function Fallback({ level = 1, title = messages.common.somethingWentWrong, reason, children }: FallbackProps) {
  const Heading = `h${level}` as const;
  return (
    <div role="alert" className={styles.fallback}>
      <Heading>{title}</Heading>
      <p className={styles.message}>{reason}</p>
      <p>What you had saved is safe.</p>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
