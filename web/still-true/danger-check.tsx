import { useId } from 'react';
import type { CardQuote } from '../../contract/card';
import { stillTrueMessages as words } from '../../contract/still-true-messages';
import { Button } from '../ui/button';
import { HerWords } from '../ui/page/her-words';
import { FormError } from '../ui/status-message';
import { useToday } from '../ui/use-today';
import { isWithinAYear } from './ages';
import styles from './offer-card.module.css';
import { useSayOf } from './queries';

interface DangerCheckProps {
  quote: CardQuote;
  /** What took its place. */
  since: CardQuote;
  /** What the line is about, which tells many alike buttons apart. */
  about: string;
  onEnded: () => void;
}

/** Under a danger that a newer word took the place of: it warns until he says that it no longer holds, and is asked about once a year. */
export function DangerCheck({ quote, since, about, onEnded }: DangerCheckProps) {
  const id = useId();
  const { isPending, isError, mutate, variables, data } = useSayOf(quote);
  const today = useToday();
  const { confirmedOn } = quote;
  const isConfirmed = confirmedOn !== undefined && confirmedOn > since.saidOn && isWithinAYear(confirmedOn, today);
  // Where her newer word was deleted meanwhile, the first of a day stands.
  const hasSaidOtherwise = data !== undefined && data.verdict !== variables;
  const end = () => mutate('changed', { onSuccess: ({ verdict }) => verdict === 'changed' && onEnded() });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form of its own
    <div role="group" aria-labelledby={id} className={styles.card}>
      <div>
        <p className={styles.question}>{words.danger.since}</p>
        <HerWords>{since.quote}</HerWords>
      </div>
      <p id={id} className={isConfirmed ? 'visually-hidden' : styles.ask}>
        {words.danger.ask} <span className="visually-hidden">{about}</span>
      </p>
      <div className={styles.buttons}>
        {!isConfirmed && (
          <Button
            kind="secondary"
            size="small"
            busy={isPending && variables === 'still'}
            onClick={() => mutate('still')}
          >
            {words.still}
          </Button>
        )}
        <Button kind="quiet" size="small" busy={isPending && variables === 'changed'} onClick={end}>
          {words.danger.noLonger}
        </Button>
      </div>
      <FormError text={isError ? words.saveFailed : hasSaidOtherwise ? words.danger.saidToday : null} />
    </div>
  );
}
