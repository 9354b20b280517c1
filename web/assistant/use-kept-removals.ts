import { useRef } from 'react';
import { assistantMessages } from '../../contract/assistant-messages';
import { timings } from '../../contract/limits';
import { useConfirm } from '../ui/confirm';
import { useStatusMessage } from '../ui/status-message';
import type { Entry } from './browser-history';
import { useClearHistory, useRemoveKept } from './deleting';
import { removals } from './removals';

const words = assistantMessages;

/** Deleting on the assistant's page: asked first, done on the server as well, and told as it went. */
export function useKeptRemovals() {
  const confirm = useConfirm();
  const { status, show } = useStatusMessage(timings.deleteConfirmation);
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useRemoveKept();
  const clearing = useClearHistory();
  const removed = () => {
    show(words.deleted);
    // The button that had the focus is gone.
    heading.current?.focus({ preventScroll: true });
  };
  return {
    heading,
    status,
    removing: removal.isPending ? removal.variables.timestamp : null,
    isClearing: clearing.isPending,
    remove: async (entry: Entry) => {
      if (!(await confirm(entry.response ? removals.entry : removals.unanswered))) return;
      try {
        await removal.mutateAsync(entry);
        removed();
      } catch {
        show(words.history.deleteFailed);
      }
    },
    clear: async () => {
      if (!(await confirm(removals.entries))) return;
      try {
        await clearing.mutateAsync();
        removed();
      } catch {
        show(words.history.clearFailed);
      }
    },
  };
}
