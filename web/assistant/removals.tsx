import { assistantMessages } from '../../contract/assistant-messages';
import type { Confirmation } from '../ui/confirm';

const words = assistantMessages;
/** What he is asked before something that he asked is deleted. Both histories are one: what goes, goes from both. */
export const removals = {
  entry: {
    title: 'Delete query',
    text: (
      <>
        <p>{words.deleteConfirm}</p>
        <p>The question and its answer are deleted for good, on your dashboard too.</p>
      </>
    ),
    confirmLabel: 'Delete',
    danger: true,
  },
  /** The server may have answered all the same, and nothing here knows. */
  unanswered: {
    title: 'Delete query',
    text: (
      <>
        <p>{words.deleteConfirm}</p>
        <p>No answer arrived here. If there is one, you'll find it in your conversations on the dashboard.</p>
      </>
    ),
    confirmLabel: 'Delete',
    danger: true,
  },
  entries: {
    title: 'Clear AI history',
    text: (
      <>
        <p>{words.clearConfirm}</p>
        <p>Everything you ever asked is deleted for good, on your dashboard too. Her answers stay.</p>
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
        <p>The question and its answer are deleted for good, on the AI Assistant page of this browser too.</p>
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
        <p>Everything you asked is deleted for good, on the AI Assistant page of this browser too. Her answers stay.</p>
      </>
    ),
    confirmLabel: words.history.clearAll,
    danger: true,
  },
} satisfies Record<string, Confirmation>;
