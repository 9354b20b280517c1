import { useId } from 'react';
import type { ReplyParts } from '../../contract/assistant';
import { shortDay } from '../ui/dates';
import { Answer } from './answer';
import { AskHer } from './ask-her';
import { Asking } from './asking';
import type { Entry as KeptEntry } from './browser-history';
import styles from './entry.module.css';
import { EntryActions } from './entry-actions';
import { Failure } from './failure';
import type { Outcome } from './outcomes';
import { useInView } from './use-in-view';

interface EntryProps {
  entry: KeptEntry;
  outcome: Outcome;
  /** Its quotes, where it was asked on an earlier visit. */
  restored: ReplyParts | null;
  /** An answer is on its way, to this entry or another: nothing else can be asked. */
  isAsking: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

/** One query and what came back. */
export function Entry({ entry, outcome, restored, isAsking, onRetry, onRemove }: EntryProps) {
  const { query, response, timestamp } = entry;
  const { isPending, error } = outcome;
  const reply = outcome.reply ?? restored;
  const id = useId();
  const box = useInView(isPending);
  return (
    <article ref={box} aria-labelledby={id} aria-busy={isPending} className={styles.entry}>
      <header className={styles.head}>
        <h3 id={id} dir="auto">
          {query}
        </h3>
        <time dateTime={timestamp}>{shortDay(timestamp)}</time>
      </header>
      {isPending && <Asking />}
      {!isPending && (error || !response) && <Failure error={error} />}
      {!isPending && response && <Answer text={response} reply={reply} />}
      {!isPending && reply?.askHer && <AskHer question={reply.askHer} />}
      <EntryActions
        response={response}
        describedBy={id}
        isPaused={isAsking}
        isPending={isPending}
        onRetry={onRetry}
        onRemove={onRemove}
      />
    </article>
  );
}
