import { useMemo, useSyncExternalStore } from 'react';
import { type Entry, parseHistory, storedHistory, watchHistory } from './browser-history';

export function useBrowserHistory(): readonly Entry[] {
  const stored = useSyncExternalStore(watchHistory, storedHistory);
  return useMemo(() => parseHistory(stored), [stored]);
}
