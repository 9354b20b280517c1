import { useState } from 'react';
import type { CardDanger } from '../../contract/card';
import { cardMessages as words } from '../../contract/card-messages';
import { stillTrueMessages } from '../../contract/still-true-messages';
import { DangerCheck } from '../still-true/danger-check';
import { DangerEnded } from '../still-true/danger-ended';
import { QuoteCheck } from '../still-true/quote-check';
import { FormOutcome } from '../ui/form-outcome';
import { Icon } from '../ui/icons';
import { CardQuote } from '../ui/page/card-quote';
import styles from './dangers.module.css';

/** What must not be forgotten. It is always on top, cannot be hidden and is never cut: what she warns of may stand at the end. In a store it is set closer. */
export function Dangers({ dangers, isShort }: { dangers: readonly CardDanger[]; isShort: boolean }) {
  const [gone, setGone] = useState<readonly CardDanger[]>([]);
  const [isBack, setBack] = useState(false);
  const without = (one: CardDanger) => gone.filter(({ quote }) => quote.answerId !== one.quote.answerId);
  const letGo = (one: CardDanger) => {
    setGone([...without(one), one]);
    setBack(false);
  };
  const bringBack = (one: CardDanger) => {
    setGone(without(one));
    setBack(true);
  };
  // What still stands above was not let go, whatever was said of it.
  const ended = gone.filter((one) => dangers.every(({ quote }) => quote.answerId !== one.quote.answerId));
  const outcome = (
    <>
      {ended.map((one) => (
        <DangerEnded
          key={one.quote.answerId}
          quote={one.quote}
          about={words.dangerKinds[one.kind]}
          onUndone={() => bringBack(one)}
        />
      ))}
      {isBack && <FormOutcome role="status">{stillTrueMessages.danger.back}</FormOutcome>}
    </>
  );
  if (dangers.length === 0)
    return (
      <>
        {outcome}
        <p className={styles.none}>{words.noDangers}</p>
      </>
    );
  return (
    <section aria-labelledby="dangers" className={isShort ? `${styles.dangers} ${styles.short}` : styles.dangers}>
      <h2 id="dangers" className={styles.title}>
        <Icon name="alert" />
        {words.dangersFirst}
      </h2>
      {dangers.map((one) => {
        const { kind, quote, since } = one;
        return (
          <div key={quote.answerId}>
            <p className={styles.kind}>
              {words.dangerKinds[kind]}
              {since && `, ${words.earlier}`}
            </p>
            <CardQuote quote={quote} about={words.dangerKinds[kind]}>
              {!isShort && !since && <QuoteCheck quote={quote} about={words.dangerKinds[kind]} />}
              {!isShort && since && (
                <DangerCheck quote={quote} since={since} about={words.dangerKinds[kind]} onEnded={() => letGo(one)} />
              )}
            </CardQuote>
          </div>
        );
      })}
      {outcome}
    </section>
  );
}
