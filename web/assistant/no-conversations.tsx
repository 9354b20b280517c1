import { assistantMessages } from '../../contract/assistant-messages';
import { useOwner } from '../session/use-owner';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { askInTab } from './query-draft';

const words = assistantMessages.history;

/** Nothing asked yet, or nothing that matches. */
export function NoConversations({ isSearch }: { isSearch: boolean }) {
  const owner = useOwner();
  if (isSearch) {
    return (
      <EmptyState icon="search" title={words.none}>
        <p>Try fewer letters, or another word you or she might have used.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="sparkle"
      title={words.none}
      action={
        <Button kind="primary" onClick={() => askInTab(owner)}>
          {words.first}
        </Button>
      }
    >
      <p>What you ask, and the answers, will appear here.</p>
    </EmptyState>
  );
}
