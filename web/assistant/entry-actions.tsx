import { assistantMessages } from '../../contract/assistant-messages';
import { timings } from '../../contract/limits';
import { Button } from '../ui/button';
import { StatusMessage, useStatusMessage } from '../ui/status-message';
import styles from './entry-actions.module.css';

const words = assistantMessages;

interface EntryActionsProps {
  response: string;
  /** Tells many alike buttons apart: the id of the query. */
  describedBy: string;
  /** Its own answer is on its way. */
  isPending: boolean;
  /** An answer is on its way, to this entry or another: nothing else can be asked. */
  isAsking: boolean;
  isRemoving: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

export function EntryActions({ response, describedBy, isPending, isAsking, ...rest }: EntryActionsProps) {
  const { isRemoving, onRetry, onRemove } = rest;
  const { status, show } = useStatusMessage(timings.copyConfirmation);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(response);
      show(words.copied);
    } catch {
      show(words.copyFailed);
    }
  };
  return (
    <div className={styles.actions}>
      {response && (
        <Button kind="quiet" aria-describedby={describedBy} onClick={copy}>
          Copy
        </Button>
      )}
      <Button
        kind="quiet"
        aria-describedby={describedBy}
        busy={isPending}
        disabled={isAsking && !isPending}
        onClick={onRetry}
      >
        Retry
      </Button>
      {/* What is on its way will be kept by the server: only then can it be deleted. */}
      <Button
        kind="quiet"
        aria-describedby={describedBy}
        busy={isRemoving}
        busyLabel="Deleting..."
        disabled={isPending}
        onClick={onRemove}
      >
        Delete
      </Button>
      <div className={styles.note}>
        <StatusMessage status={status} />
      </div>
    </div>
  );
}
