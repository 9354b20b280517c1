import { useId } from 'react';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { Button } from '../ui/button';
import styles from './skip-control.module.css';

interface SkipControlProps {
  skipsRemaining: number;
  isSkipping: boolean;
  isPaused: boolean;
  onSkip: () => void;
}

/** Stays where it is when none are left: pressing it says why nothing happens. */
export function SkipControl({ skipsRemaining, isSkipping, isPaused, onSkip }: SkipControlProps) {
  const counterId = useId();
  return (
    <div className={styles.skip}>
      <p id={counterId} className={styles.left}>
        <span className={styles.count}>{`${skipsRemaining}/${limits.skipsPerDay}`}</span> {messages.question.skipsLeft}
      </p>
      <Button kind="quiet" busy={isSkipping} disabled={isPaused} onClick={onSkip} aria-describedby={counterId}>
        {messages.question.skip}
      </Button>
    </div>
  );
}
