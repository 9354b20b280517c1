import type { CardQuote } from '../../contract/card';
import { answerPath } from '../../contract/paths';
import { stillTrueMessages as words } from '../../contract/still-true-messages';
import { Button } from '../ui/button';
import { FormOutcome } from '../ui/form-outcome';
import { Link } from '../ui/navigation';
import { HerWords } from '../ui/page/her-words';
import { FormError } from '../ui/status-message';
import styles from './offer-card.module.css';
import { useSayOf } from './queries';

interface DangerEndedProps {
  quote: CardQuote;
  /** What the line is about, which tells many alike buttons apart. */
  about: string;
  onUndone: () => void;
}

/** Where a danger stood that he has just let go: one tap too many must not cost her more than another. */
export function DangerEnded({ quote, about, onUndone }: DangerEndedProps) {
  const { isPending, isError, mutate } = useSayOf(quote);
  return (
    <div className={styles.card}>
      <FormOutcome role="status">{words.danger.ended}</FormOutcome>
      <HerWords isShortened>{quote.quote}</HerWords>
      <p className={styles.question}>
        {words.danger.later} <Link href={answerPath(quote.answerId)}>{words.danger.itsAnswer}</Link>.
      </p>
      <div className={styles.buttons}>
        <Button
          kind="secondary"
          size="small"
          busy={isPending}
          aria-label={`${words.danger.undo}: ${about}`}
          onClick={() => mutate('later', { onSuccess: onUndone })}
        >
          {words.danger.undo}
        </Button>
      </div>
      <FormError text={isError ? words.saveFailed : null} />
    </div>
  );
}
