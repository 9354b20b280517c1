import { messages } from '../../contract/messages';
import type { Confirmation } from '../ui/confirm';

const words = messages.assistant;
/** The server's history is another thing, and he should not believe it gone. */
const kept = 'The query history in your dashboard keeps what was asked and answered.';

/** What he is asked before entries of this browser are deleted. */
export const removals = {
  one: {
    title: 'Delete query',
    text: (
      <>
        <p>{words.deleteConfirm}</p>
        <p>{kept}</p>
      </>
    ),
    confirmLabel: 'Delete',
    danger: true,
  },
  all: {
    title: 'Clear AI history',
    text: (
      <>
        <p>{words.clearConfirm}</p>
        <p>{kept}</p>
      </>
    ),
    confirmLabel: 'Clear All',
    danger: true,
  },
} satisfies Record<string, Confirmation>;
