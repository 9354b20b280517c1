import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { assistantMessages } from '../../contract/assistant-messages';
import { type Confirmation, useConfirm } from '../ui/confirm';
import { useStatusMessage } from '../ui/status-message';
import { useClearHistory } from './deleting';

const words = assistantMessages;

interface Removing<Item> {
  /** Deletes one, here and on the server. */
  removal: UseMutationResult<unknown, Error, Item>;
  /** What he is asked before one goes, and before all of them go. */
  beforeOne: (item: Item) => Confirmation;
  beforeAll: Confirmation;
  cleared: string;
  /** How long an outcome is told, in milliseconds. */
  lasting?: number;
}

/** Deleting from either history: asked first, told as it went, and the focus is never lost with what has gone. */
export function useRemovals<Item>({ removal, beforeOne, beforeAll, cleared, lasting }: Removing<Item>) {
  const confirm = useConfirm();
  const { status, show } = useStatusMessage(lasting);
  const heading = useRef<HTMLHeadingElement>(null);
  const clearing = useClearHistory();
  const tell = async (act: Promise<unknown>, done: string, failed: string) => {
    try {
      await act;
      show(done);
      // The button that had the focus is gone.
      heading.current?.focus({ preventScroll: true });
    } catch {
      show(failed);
    }
  };
  return {
    heading,
    status,
    removing: removal.isPending ? removal.variables : null,
    isClearing: clearing.isPending,
    remove: async (item: Item) => {
      if (!(await confirm(beforeOne(item)))) return;
      await tell(removal.mutateAsync(item), words.deleted, words.history.deleteFailed);
    },
    clear: async () => {
      if (!(await confirm(beforeAll))) return;
      await tell(clearing.mutateAsync(), cleared, words.history.clearFailed);
    },
  };
}
