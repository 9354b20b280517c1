import { useEffect, useId, useRef } from 'react';
import type { ReplyParts } from '../../contract/assistant';
import { AskHer } from './ask-her';
import { AskedAt } from './asked-at';
import { Asking } from './asking';
import type { Entry as KeptEntry } from './browser-history';
import styles from './entry.module.css';
import { EntryActions } from './entry-actions';
import { Failure } from './failure';
import { FoldingAnswer } from './folding-answer';
import type { Outcome } from './outcomes';
import { useInView } from './use-in-view';

interface EntryProps {
  entry: KeptEntry;
  outcome: Outcome;
  /** Its quotes, where it was asked on an earlier visit. */
  restored: ReplyParts | null;
  isNewest: boolean;
  /** He asked it in the box, and the answer has just come. */
  isArrived: boolean;
  /** An answer is on its way, to this entry or another: nothing else can be asked. */
  isAsking: boolean;
  isRemoving: boolean;
  onRetry: () => void;
  onRemove: () => void;
  onExample: (question: string) => void;
}

/** One query and what came back. */
export function Entry({ entry, outcome, restored, isNewest, isArrived, onExample, ...actions }: EntryProps) {
  const { query, response, timestamp } = entry;
  const { isPending, error } = outcome;
  const reply = outcome.reply ?? restored;
  const id = useId();
  const box = useInView(isPending);
  const heading = useReadingFrom(isArrived);
  return (
    <article ref={box} aria-labelledby={id} aria-busy={isPending} className={styles.entry}>
      <header className={styles.head}>
        <h4 ref={heading} id={id} dir="auto" tabIndex={-1}>
          {query}
        </h4>
        <AskedAt moment={timestamp} />
      </header>
      {isPending && <Asking />}
      {!isPending && (error || !response) && <Failure error={error} />}
      {!isPending && response && (
        <FoldingAnswer text={response} reply={reply} describedBy={id} isWhole={isNewest} onExample={onExample}>
          {reply?.askHer && <AskHer question={reply.askHer} />}
        </FoldingAnswer>
      )}
      <EntryActions response={response} describedBy={id} isPending={isPending} {...actions} />
    </article>
  );
}

/** From the box he goes on to the answer: a phone's keyboard goes, and the next Tab is in the answer. Not while he types on. */
function useReadingFrom(isArrived: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const form = isArrived && document.activeElement?.closest('form');
    if (form && !form.querySelector('textarea')?.value) heading.current?.focus({ preventScroll: true });
  }, [isArrived]);
  return heading;
}
