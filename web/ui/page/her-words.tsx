import type { ReactNode, Ref } from 'react';
import styles from './her-words.module.css';

interface HerWordsProps {
  ref?: Ref<HTMLQuoteElement>;
  /** It takes the focus that its field had. */
  tabIndex?: -1 | undefined;
  unreadable?: boolean | undefined;
  /** As many lines as are enough to know them again. */
  isShortened?: boolean;
  children: ReactNode;
}

/** What she said, as she said it: in her own letter, on the lines of the page, line breaks and all. */
export function HerWords({ ref, tabIndex, unreadable, isShortened, children }: HerWordsProps) {
  const looks = [styles.words, unreadable && styles.unreadable, isShortened && styles.shortened];
  return (
    <blockquote ref={ref} tabIndex={tabIndex} dir="auto" className={looks.filter(Boolean).join(' ')}>
      {children}
    </blockquote>
  );
}
