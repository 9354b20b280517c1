import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  title?: string;
  /** The level of the title; the page's own heading is 1. */
  level?: 2 | 3;
  /** Stands at the right of the title: a badge, a small button. */
  aside?: ReactNode;
  /** `article` for something that makes sense on its own, such as an answer. */
  as?: 'section' | 'article' | 'div';
  children: ReactNode;
}

export function Card({ title, level = 2, aside, as, children }: CardProps) {
  const Box = as ?? (title ? 'section' : 'div');
  const Heading = `h${level}` as const;
  return (
    <Box className={styles.card}>
      {(title || aside) && (
        <div className={styles.head}>
          {title && <Heading>{title}</Heading>}
          {aside}
        </div>
      )}
      {children}
    </Box>
  );
}
