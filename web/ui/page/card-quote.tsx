import type { ReactNode } from 'react';
import type { CardQuote as Quote } from '../../../contract/card';
import { cardMessages as words } from '../../../contract/card-messages';
import { answerPath } from '../../../contract/paths';
import { shortDay, shortMonth } from '../dates';
import { Link } from '../navigation';
import styles from './card-quote.module.css';
import { HerWords } from './her-words';
import { NotebookPage } from './notebook-page';

interface CardQuoteProps {
  quote: Quote;
  about: string;
  /** What stands under it, such as whether it is still true. */
  children?: ReactNode;
}

/** Her words with their day, and the way to the whole answer. */
export function CardQuote({ quote, about, children }: CardQuoteProps) {
  return (
    <NotebookPage as="figure" size="line" className={styles.quote}>
      <HerWords>
        {quote.start > 0 && '… '}
        {quote.quote}
        {quote.goesOn && ' …'}
      </HerWords>
      <figcaption className={styles.source}>
        <time dateTime={quote.saidOn}>{shortDay(quote.saidOn)}</time>
        {quote.confirmedOn && (
          <span>
            {words.stillTrue}, {shortMonth(quote.confirmedOn)}
          </span>
        )}
        <Link className={styles.whole} href={answerPath(quote.answerId)} aria-label={`${words.wholeAnswer}, ${about}`}>
          {words.wholeAnswer}
        </Link>
      </figcaption>
      {children}
    </NotebookPage>
  );
}
