import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, Given } from '../../contract/endpoint';
import { fetchAnew, putInCache } from './cache-changes';

interface Change<Wanted, Made> {
  make: (wanted: Wanted) => Promise<Made>;
  /** Asks again for all that it may have changed. */
  changed: () => Promise<unknown>;
  /** As soon as it is done; the mutation itself also waits for what changes with it. */
  onDone?: (made: Made, wanted: Wanted) => void;
}

/** No answer in time does not mean that nothing was done, and what was refused may have changed elsewhere: either way it is asked for again. */
export function useChange<Wanted, Made>({ make, changed, onDone }: Change<Wanted, Made>) {
  return useMutation({
    mutationFn: (wanted: Wanted) => make(wanted),
    onSuccess: (made, wanted) => {
      onDone?.(made, wanted);
      return changed();
    },
    onError: () => void changed(),
  });
}

/** What an edit of one of many gives: which, and what stands there from now on. */
export type Edit<E extends Endpoint> = { id: string } & Given<E, 'body'>;

interface Choice<Chosen> {
  query: { queryKey: QueryKey };
  save: (chosen: Chosen) => Promise<Chosen>;
  /** What else is another one by it. */
  stale: readonly QueryKey[];
}

/** Saved one after the other: the last choice is the one that stands. */
export function useSaveChoice<Chosen>({ query, save, stale }: Choice<Chosen>) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: query.queryKey.join(' ') },
    mutationFn: (chosen: Chosen) => save(chosen),
    onSuccess: (saved) => {
      putInCache<Chosen>(cache, query.queryKey, () => saved);
      void fetchAnew(cache, stale);
    },
  });
}
