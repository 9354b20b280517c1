import { createContext, Fragment, useContext } from 'react';
import styles from './marked.module.css';
import { stretches } from './marked-text';

export interface Sought {
  term: string;
  /** Words that were found though they are not the term letter by letter. */
  matched?: ReadonlySet<string> | undefined;
}

/** Apart from all else that a list's items share: it changes with every key, and only the marks with it. */
export const SoughtContext = createContext<Sought>({ term: '' });

/** A text with the places marked where the term stands in it. */
export function Marked({ text }: { text: string }) {
  const { term, matched } = useContext(SoughtContext);
  return stretches(text, term, matched).map((stretch, i) =>
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
