import { useId, useState } from 'react';
import type { CardLine as Line } from '../../contract/card';
import { cardMessages as words } from '../../contract/card-messages';
import { Button } from '../ui/button';
import { CardQuote } from '../ui/page/card-quote';
import styles from './card-line.module.css';
import { Entries } from './entries';
import { isOutrun, quotesOf, titleOf } from './lines';
import { NoteForm } from './note-form';

/** A line of the card: what it is about, his short form, and her words. */
export function CardLine({ line }: { line: Line }) {
  const id = useId();
  const [isWriting, setWriting] = useState(false);
  const title = titleOf(line);
  return (
    <section aria-labelledby={id} className={styles.line}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {!isWriting && (
          <Button kind="quiet" size="small" aria-describedby={id} onClick={() => setWriting(true)}>
            {words.yourNote}
          </Button>
        )}
      </div>
      <Entries line={line} />
      {isOutrun(line) && <p className={styles.hint}>{words.newer}</p>}
      {isWriting && <NoteForm line={line} onDone={() => setWriting(false)} />}
      {quotesOf(line).map((quote) => (
        <CardQuote key={quote.answerId} quote={quote} about={title} />
      ))}
    </section>
  );
}
