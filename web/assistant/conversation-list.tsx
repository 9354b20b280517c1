import { useEffect, useRef } from 'react';
import type { Conversation } from '../../contract/assistant';
import { assistantMessages } from '../../contract/assistant-messages';
import { messages } from '../../contract/messages';
import { Button } from '../ui/button';
import { LoadFailure } from '../ui/load-failure';
import stack from '../ui/stack.module.css';
import { ConversationCard } from './conversation-card';
import { Days } from './days';

const words = assistantMessages.history;

interface ConversationListProps {
  conversations: readonly Conversation[];
  /** The id of one that is being deleted. */
  removing: string | null;
  onRemove: (conversation: Conversation) => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  isMoreFailed: boolean;
  onMore: () => Promise<unknown>;
}

export function ConversationList({
  conversations,
  removing,
  onRemove,
  hasMore,
  isLoadingMore,
  isMoreFailed,
  onMore,
}: ConversationListProps) {
  const { list, goOnAfter } = useReadingOn(conversations.length);
  const more = () => {
    goOnAfter(conversations.length);
    return onMore();
  };
  return (
    <>
      <div ref={list} className={stack.loose}>
        <Days items={conversations} keyOf={({ id }) => id}>
          {(conversation) => (
            <ConversationCard
              conversation={conversation}
              isRemoving={conversation.id === removing}
              onRemove={() => onRemove(conversation)}
            />
          )}
        </Days>
      </div>
      {isMoreFailed && <LoadFailure text={words.loadFailed} onRetry={more} />}
      {hasMore && !isMoreFailed && (
        <div>
          <Button busy={isLoadingMore} busyLabel={messages.common.loading} onClick={more}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** The button may be gone, and reading goes on with the first that is new. */
function useReadingOn(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (known.current === null || count <= known.current) return;
    list.current?.querySelectorAll<HTMLElement>('article h4')[known.current]?.focus();
    known.current = null;
  }, [count]);
  const goOnAfter = (loaded: number) => {
    known.current = loaded;
  };
  return { list, goOnAfter };
}
