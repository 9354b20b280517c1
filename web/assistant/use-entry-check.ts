import { useState } from 'react';
import { useFreshSubscription } from '../billing/queries';

/**
 * Asks for the subscription's status whenever the page is opened. What is known from a moment ago serves until the
 * answer is there; a later check that fails, say on coming back to the window, takes the page from nobody.
 */
export function useEntryCheck() {
  const [openedAt] = useState(() => Date.now());
  const { data, isError, isFetching, dataUpdatedAt, refetch } = useFreshSubscription();
  const isFailed = isError && !isFetching && dataUpdatedAt < openedAt;
  const check = isFailed ? 'failed' : data ? 'known' : 'waiting';
  return { check, tryAgain: refetch } as const;
}
