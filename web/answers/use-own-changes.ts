import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { answersQuery } from './queries';
import type { Notebook } from './search';

/** What he himself made come and go in this list, as against what a look at the server brings while he reads. */
export interface OwnChanges {
  /** The questions that he answered here. */
  answered: ReadonlySet<string>;
  /** Changes as soon as the list shows another of his changes. */
  version: string;
  addAnswered: (questionId: string) => void;
  addRemoval: () => void;
}

/**
 * Until the list has been fetched anew he is believed that he answered; from then on it is the list that knows, where
 * an answer may be deleted again, here or on another device.
 */
export function useOwnChanges(notebook: Notebook): OwnChanges {
  const cache = useQueryClient();
  const fetches = fetchesOf(cache);
  /** The questions, each with how often the list had been fetched by then. */
  const [saved, setSaved] = useState<ReadonlyMap<string, number | undefined>>(new Map());
  const [removals, setRemovals] = useState(0);
  const addAnswered = useCallback(
    (questionId: string) => {
      const fetchesThen = fetchesOf(cache);
      setSaved((before) => new Map(before).set(questionId, fetchesThen));
    },
    [cache],
  );
  const addRemoval = useCallback(() => setRemovals((before) => before + 1), []);
  return useMemo(() => {
    const inList = new Set(notebook.entries.flatMap(({ item }) => (item.type === 'answer' ? [item.question_id] : [])));
    const believed = [...saved].filter(([id, fetchesThen]) => inList.has(id) || fetchesThen === fetches);
    const shown = [...saved.keys()].filter((id) => inList.has(id));
    return {
      answered: new Set(believed.map(([id]) => id)),
      version: [removals, ...shown].join(' '),
      addAnswered,
      addRemoval,
    };
  }, [notebook, saved, fetches, removals, addAnswered, addRemoval]);
}

const fetchesOf = (cache: QueryClient) => cache.getQueryState(answersQuery.queryKey)?.dataUpdateCount;
