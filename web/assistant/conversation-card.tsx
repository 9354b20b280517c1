import { useId } from 'react';
import type { Conversation } from '../../contract/assistant';
import { assistantMessages } from '../../contract/assistant-messages';
import { useOwner } from '../session/use-owner';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import stack from '../ui/stack.module.css';
import { AskedAt } from './asked-at';
import styles from './conversation-card.module.css';
import { FoldingAnswer } from './folding-answer';
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
    <article aria-labelledby={id} className={`${stack.stack} ${styles.card}`}>
      <div className={styles.margin}>
        <AskedAt moment={timestamp} />
        <Badge>{words.pastResponse}</Badge>
      </div>
      <h4 id={id} dir="auto" tabIndex={-1} className={unreadable ? styles.unreadable : undefined}>
        {query_text}
      </h4>
      {/* What could be asked of her stays a sentence here: long ago it may have been asked. */}
      {!unreadable && (
        <FoldingAnswer text={response_text} reply={reply && { ...reply, askHer: null }} describedBy={id} />
      )}
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
