import { useEffect, useId, useRef, useState } from 'react';
import type { CardLine as Line } from '../../contract/card';
import { cardMessages as words } from '../../contract/card-messages';
import { KeepAsIdea } from '../ideas/keep-as-idea';
import { spanOf } from '../ideas/span-of';
import { QuoteCheck } from '../still-true/quote-check';
import { Button } from '../ui/button';
import { CardQuote } from '../ui/page/card-quote';
import { useFocusBack } from '../ui/use-focus-back';
import styles from './card-line.module.css';
import { Entries } from './entries';
import { isOutrun, isRefused, quotesOf, titleOf } from './lines';
import { NoteForm } from './note-form';

/** A line of the card: what it is about, his short form, and her words. */
export function CardLine({ line, takesFocus }: { line: Line; takesFocus: boolean }) {
  const id = useId();
  const [isWriting, setWriting] = useState(false);
  const title = titleOf(line);
  const heading = useRef<HTMLHeadingElement>(null);
  const note = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  useFocusBack(isWriting, note);
  const stop = () => setWriting(false);
  return (
    <section aria-labelledby={id} className={styles.line}>
      <div className={styles.head}>
        <h3 ref={heading} id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h3>
        {!isWriting && (
          <Button ref={note} kind="quiet" size="small" aria-describedby={id} onClick={() => setWriting(true)}>
            {words.yourNote}
          </Button>
        )}
      </div>
      <Entries line={line} />
      {isOutrun(line) && !line.entries.some(({ source }) => source === 'replaced') && (
        <p className={styles.hint}>{words.newer}</p>
      )}
      {isWriting && <NoteForm line={line} onSaved={stop} onCancel={stop} />}
      {quotesOf(line).map((quote) => (
        <CardQuote key={quote.answerId} quote={quote} about={title}>
          <QuoteCheck quote={quote} about={title} />
          {!isRefused(line) && <KeepAsIdea sources={[spanOf(quote)]} />}
        </CardQuote>
      ))}
    </section>
  );
}
