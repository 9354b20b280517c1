import { useState } from 'react';
import type { AnswerItem } from '../../../contract/answers';
import { answerPath } from '../../../contract/paths';
import { lateExtra } from '../../shell/late-part';
import { Button } from '../../ui/button';
import { shortDay, shortMonth } from '../../ui/dates';
import { Link } from '../../ui/navigation';
import { PastContext } from './past-of';
import styles from './standing.module.css';

const AnswerPast = lateExtra(async () => (await import('./answer-past')).AnswerPast);

type Item = Pick<
  AnswerItem,
  'item_id' | 'answer_text' | 'unreadable' | 'still_true_on' | 'replaced_by' | 'has_history'
>;

interface StandingProps {
  item: Item;
  /** The id of its question, which tells ten alike buttons apart. */
  describedBy: string;
}

/** Whether she still says so, and a fold with what became of the answer. */
export function Standing({ item, describedBy }: StandingProps) {
  const [isOpen, setOpen] = useState(false);
  const { still_true_on: confirmed, replaced_by: newer } = item;
  if (!item.has_history && !newer) return null;
  return (
    <div className={styles.standing}>
      <p className={styles.line}>
        {newer ? (
          <Link href={answerPath(newer.answer_id)}>replaced by her answer of {shortDay(newer.said_on)}</Link>
        ) : (
          confirmed && <span>still true, {shortMonth(confirmed)}</span>
        )}
        {item.has_history && (
          <Button
            kind="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-describedby={describedBy}
            onClick={() => setOpen(!isOpen)}
          >
            History
          </Button>
        )}
      </p>
      {isOpen && (
        <PastContext value={{ id: item.item_id, text: item.unreadable ? null : item.answer_text }}>
          <AnswerPast />
        </PastContext>
      )}
    </div>
  );
}
