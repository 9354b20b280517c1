import { useMemo, useSyncExternalStore } from 'react';
import { browserStorage } from '../api/browser-storage';
import { type Draft, listDrafts, watchDrafts } from './draft-storage';

/** Every answer that he began and has not sent, in whichever tab. */
export function useBegun(owner: string): readonly Draft[] {
  const version = useSyncExternalStore(watchDrafts, browserStorage.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another list
  return useMemo(() => listDrafts(owner), [owner, version]);
}
