import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button';
import stack from '../ui/stack.module.css';
import { Answer, type AnswerProps } from './answer';
import styles from './folding-answer.module.css';

/** What is no longer than this is shown as it is: opening it would show hardly more. */
const SHORT = 200;

interface FoldingAnswerProps extends Omit<AnswerProps, 'isFolded'> {
  /** Tells many alike buttons apart: the id of the query. */
  describedBy: string;
  /** Never folded: it is what he came for. */
  isWhole?: boolean;
  /** What belongs to it, shown with all of it. */
  children?: ReactNode;
}

/** An earlier answer in a list: a long one shows its beginning, and the rest when he wants it. */
export function FoldingAnswer({ describedBy, isWhole = false, children, ...answer }: FoldingAnswerProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const folds = !isWhole && answer.text.length > SHORT;
  const isFolded = folds && !isOpen;
  return (
    <>
      <div id={id} className={stack.stack}>
        <Answer {...answer} isFolded={isFolded} />
        {!isFolded && children}
      </div>
      {folds && (
        <div className={styles.button}>
          <Button
            kind="quiet"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-describedby={describedBy}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show less' : 'Show all'}
          </Button>
        </div>
      )}
    </>
  );
}
