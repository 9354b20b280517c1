import { type RefObject, useEffect, useRef } from 'react';
import { messages } from '../../contract/messages';
import styles from './her-words.module.css';

interface HerWordsProps {
  text: string;
  /** It was saved a moment ago: it settles where it was written, and takes the focus that its field had. */
  isFresh?: boolean;
}

/** An answer that is written down: on the lines it was written on, without the frame of a field. */
export function HerWords({ text, isFresh = false }: HerWordsProps) {
  const place = useRef<HTMLQuoteElement>(null);
  useFocusOnArrival(place, isFresh);
  return (
    <figure className={styles.figure}>
      {isFresh && <figcaption className={styles.caption}>{messages.answer.label}</figcaption>}
      <blockquote ref={place} tabIndex={isFresh ? -1 : undefined} className={isFresh ? styles.fresh : styles.words}>
        {text}
      </blockquote>
    </figure>
  );
}

function useFocusOnArrival(place: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) place.current?.focus({ preventScroll: true });
  }, [place, isWanted]);
}
