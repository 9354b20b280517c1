import { Fragment } from 'react';
import styles from './marked.module.css';
import { stretches } from './marked-text';

interface MarkedProps {
  text: string;
  term: string;
  /** Words that were found though they are not the term letter by letter. */
  words?: ReadonlySet<string> | undefined;
}

/** A text with the places marked where the term stands in it. */
export function Marked({ text, term, words }: MarkedProps) {
  return stretches(text, term, words).map((stretch, i) =>
    stretch.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text have an order and nothing else
      <mark key={i} className={styles.mark}>
        {stretch.text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={i}>{stretch.text}</Fragment>
    ),
  );
}
