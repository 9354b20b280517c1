import type { QueryClient, QueryKey, Updater } from '@tanstack/react-query';

/**
 * Puts into the cache what the server has just said. A fetch that is still under way began before and is older: it
 * must not bring back what is no longer so.
 */
export function putInCache<T>(cache: QueryClient, queryKey: QueryKey, change: Updater<T | undefined, T | undefined>) {
  void cache.cancelQueries({ queryKey, exact: true });
  if (cache.setQueryData(queryKey, change) === undefined) void cache.invalidateQueries({ queryKey, exact: true });
}

/** Asks again for what has changed; resolves when it is there. A fetch that began before the change is no answer. */
export function fetchAnew(cache: QueryClient, queryKeys: readonly QueryKey[]): Promise<unknown> {
  return Promise.all(
    queryKeys.map((queryKey) => {
      void cache.cancelQueries({ queryKey });
      return cache.invalidateQueries({ queryKey });
    }),
  );
}
