import { assistantMessages } from '../../contract/assistant-messages';
import type { Confirmation } from '../ui/confirm';

const words = assistantMessages;
/** The server's history is another thing, and he should not believe it gone. */
const kept = 'The query history in your dashboard keeps what was asked and answered, until you delete it there.';

/** What he is asked before something that he asked is deleted: entries of this browser, or what the server keeps. */
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
  conversation: {
    title: 'Delete query',
    text: (
      <>
        <p>{words.deleteConfirm}</p>
        <p>The question and its answer are deleted for good, on the assistant’s page of this browser too.</p>
      </>
    ),
    confirmLabel: 'Delete',
    danger: true,
  },
  history: {
    title: 'Clear AI history',
    text: (
      <>
        <p>{words.clearConfirm}</p>
        <p>Everything you asked is deleted for good, on the assistant’s page of this browser too. Her answers stay.</p>
      </>
    ),
    confirmLabel: words.history.clearAll,
    danger: true,
  },
} satisfies Record<string, Confirmation>;
