import { useRef } from 'react';
import type { Conversation } from '../../contract/assistant';
import { assistantMessages } from '../../contract/assistant-messages';
import { useConfirm } from '../ui/confirm';
import { useStatusMessage } from '../ui/status-message';
import { useClearHistory, useRemoveConversation } from './deleting';
import { removals } from './removals';

const words = assistantMessages;

/** Deleting from the query history: asked first, told afterwards, and the focus is never lost with what has gone. */
export function useHistoryRemovals() {
  const confirm = useConfirm();
  const { status, show } = useStatusMessage();
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useRemoveConversation();
  const clearing = useClearHistory();
  const removed = (message: string) => {
    show(message);
    heading.current?.focus({ preventScroll: true });
  };
  return {
    heading,
    status,
    removing: removal.isPending ? removal.variables.id : null,
    isClearing: clearing.isPending,
    remove: async (conversation: Conversation) => {
      if (!(await confirm(removals.conversation))) return;
      try {
        await removal.mutateAsync(conversation);
        removed(words.deleted);
      } catch {
        show(words.history.deleteFailed);
      }
    },
    clear: async () => {
      if (!(await confirm(removals.history))) return;
      try {
        await clearing.mutateAsync();
        removed(words.history.cleared);
      } catch {
        show(words.history.clearFailed);
      }
    },
  };
}
