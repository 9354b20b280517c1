import type { ReactNode } from 'react';
import { Card } from './card';
import styles from './figure.module.css';

interface FigureProps {
  title: string;
  /** One sentence that says what the picture shows. */
  caption: ReactNode;
  /** The same numbers in words, for those who do not see the picture; left out where it is made of words. */
  alternative?: ReactNode;
  children: ReactNode;
}

export function Figure({ title, caption, alternative, children }: FigureProps) {
  return (
    <Card title={title} level={3}>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{caption}</figcaption>
        {children}
        {alternative && <div className="visually-hidden">{alternative}</div>}
      </figure>
    </Card>
  );
}
