import { useId } from 'react';
import type { Conversation } from '../../contract/assistant';
import { assistantMessages } from '../../contract/assistant-messages';
import { useOwner } from '../session/use-owner';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { shortDay } from '../ui/dates';
import { Answer } from './answer';
import styles from './conversation-card.module.css';
import { askInTab } from './query-draft';

const words = assistantMessages.history;

interface ConversationCardProps {
  conversation: Conversation;
  isRemoving: boolean;
  onRemove: () => void;
}

export function ConversationCard({ conversation, isRemoving, onRemove }: ConversationCardProps) {
  const { query_text, response_text, reply, timestamp, unreadable } = conversation;
  const id = useId();
  const owner = useOwner();
  return (
    <article aria-labelledby={id} className={styles.card}>
      <div className={styles.margin}>
        <time dateTime={timestamp}>{shortDay(timestamp)}</time>
        <Badge>{words.pastResponse}</Badge>
      </div>
      <h3 id={id} dir="auto" tabIndex={-1} className={unreadable ? styles.unreadable : undefined}>
        {query_text}
      </h3>
      {/* What could be asked of her stays a sentence here: long ago it may have been asked. */}
      {!unreadable && <Answer text={response_text} reply={reply && { ...reply, askHer: null }} />}
      <div className={styles.actions}>
        {!unreadable && (
          <Button kind="quiet" aria-describedby={id} onClick={() => askInTab(owner, query_text)}>
            {words.askSimilar}
          </Button>
        )}
        <Button kind="quiet" aria-describedby={id} busy={isRemoving} busyLabel="Deleting..." onClick={onRemove}>
          Delete
        </Button>
      </div>
    </article>
  );
}
