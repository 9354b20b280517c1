import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { assistantMessages } from '../../contract/assistant-messages';
import { dashboardAt, paths } from '../../contract/paths';
import { Button } from '../ui/button';
import { ListOutcome } from '../ui/list-outcome';
import { LoadFailure } from '../ui/load-failure';
import { Link } from '../ui/navigation';
import { Skeleton } from '../ui/skeleton';
import stack from '../ui/stack.module.css';
import { ConversationList } from './conversation-list';
import { countLine, listOf } from './conversations';
import { useRemoveConversation } from './deleting';
import { HistorySearch } from './history-search';
import { NoConversations } from './no-conversations';
import { historyQuery } from './queries';
import { ON_HIS_WAY } from './query-draft';
import styles from './query-history.module.css';
import { removals } from './removals';
import { useArrival } from './use-arrival';
import { useRemovals } from './use-removals';

const words = assistantMessages.history;

/** Everything he ever asked, as the server keeps it; a view behind the dashboard's AI tab. */
export function QueryHistory() {
  const { term, search, data, isPending, isLoadingError, refetch, ...more } = useSearchedHistory();
  const { heading, status, removing, isClearing, remove, clear } = useRemovals({
    removal: useRemoveConversation(),
    beforeOne: () => removals.conversation,
    beforeAll: removals.history,
    cleared: words.cleared,
  });
  useArrival(() => heading.current?.focus({ preventScroll: true }));
  const conversations = data && listOf(data.pages);
  return (
    <section aria-labelledby="conversations" className={stack.stack}>
      <div className={styles.head}>
        <h2 ref={heading} id="conversations" tabIndex={-1}>
          {words.title}
        </h2>
        <Link href={dashboardAt('ai-query')} state={ON_HIS_WAY}>
          Ask a question
        </Link>
      </div>
      <p className={styles.what}>
        Everything you ever asked, on any device, kept on the server and encrypted. What you delete here is also deleted
        from the <Link href={paths.aiAssistant}>AI Assistant</Link> page.
      </p>
      <HistorySearch onSearch={search} />
      <div className={styles.line}>
        <p role="status" className={styles.count}>
          {data && countLine(data.pages, term)}
        </p>
        {/* Beside what a search found it would seem to clear that. */}
        {term === '' && conversations && conversations.length > 0 && (
          <Button kind="quiet" busy={isClearing} busyLabel="Clearing..." onClick={clear}>
            {words.clearAll}
          </Button>
        )}
      </div>
      {isPending && <Skeleton shape="card" lines={6} />}
      {isLoadingError && <LoadFailure text={words.loadFailed} onRetry={refetch} />}
      {conversations?.length === 0 && <NoConversations isSearch={term !== ''} />}
      {conversations && conversations.length > 0 && (
        <ConversationList conversations={conversations} removing={removing?.id ?? null} onRemove={remove} {...more} />
      )}
      <ListOutcome status={status} />
    </section>
  );
}

/** What is listed, and how to search for something else. Searching for the same again asks again. */
function useSearchedHistory() {
  const [term, setTerm] = useState('');
  const cache = useQueryClient();
  const { data, isPending, isLoadingError, refetch, ...query } = useInfiniteQuery(historyQuery(term));
  const search = (next: string) => {
    if (next === term) void cache.resetQueries({ queryKey: historyQuery(term).queryKey });
    setTerm(next);
  };
  return {
    ...{ term, search, data, isPending, isLoadingError, refetch },
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isMoreFailed: query.isFetchNextPageError,
    onMore: query.fetchNextPage,
  };
}
