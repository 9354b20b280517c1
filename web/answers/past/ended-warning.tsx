import { useState } from 'react';
import { stillTrueMessages } from '../../../contract/still-true-messages';
import { Button } from '../../ui/button';
import { FormOutcome } from '../../ui/form-outcome';
import { FormError } from '../../ui/status-message';
import { useWarnAgain } from '../queries';
import { usePastOf } from './past-of';
import styles from './standing.module.css';

const { danger: words, saveFailed } = stillTrueMessages;

/** Her card lets him undo it only until he leaves: here he can do so whenever he comes back to the answer. */
export function EndedWarning({ hasEnded }: { hasEnded: boolean }) {
  const { id } = usePastOf();
  const { isPending, isError, mutate } = useWarnAgain();
  const [isBack, setBack] = useState(false);
  if (isBack) return <FormOutcome role="status">{words.back}</FormOutcome>;
  if (!hasEnded) return null;
  return (
    <div className={styles.ended}>
      <p>{words.over}</p>
      <Button
        kind="secondary"
        size="small"
        busy={isPending}
        onClick={() => mutate(id, { onSuccess: () => setBack(true) })}
      >
        {words.undo}
      </Button>
      <FormError text={isError ? saveFailed : null} />
    </div>
  );
}
