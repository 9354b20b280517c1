import type { CardDanger } from '../../contract/card';
import { cardMessages as words } from '../../contract/card-messages';
import { QuoteCheck } from '../still-true/quote-check';
import { Icon } from '../ui/icons';
import { CardQuote } from '../ui/page/card-quote';
import styles from './dangers.module.css';

/** What must not be forgotten. It is always on top, cannot be hidden and is never cut: what she warns of may stand at the end. In a store it is set closer. */
export function Dangers({ dangers, isShort }: { dangers: readonly CardDanger[]; isShort: boolean }) {
  if (dangers.length === 0) return <p className={styles.none}>{words.noDangers}</p>;
  return (
    <section aria-labelledby="dangers" className={isShort ? `${styles.dangers} ${styles.short}` : styles.dangers}>
      <h2 id="dangers" className={styles.title}>
        <Icon name="alert" />
        {words.dangersFirst}
      </h2>
      {dangers.map(({ kind, quote }) => (
        <div key={quote.answerId}>
          <p className={styles.kind}>{words.dangerKinds[kind]}</p>
          <CardQuote quote={quote} about={words.dangerKinds[kind]}>
            {!isShort && <QuoteCheck quote={quote} about={words.dangerKinds[kind]} />}
          </CardQuote>
        </div>
      ))}
    </section>
  );
}
