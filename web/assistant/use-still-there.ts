import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recentQuery } from './recent';

/** Coming back to a window is told twice: as seen, and as focused. */
const JUST_LOOKED = 2_000;

/** On coming back to the window: what was deleted meanwhile, in another tab or on another device, is gone here as well. */
export function useStillThere(isAnythingShown: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isAnythingShown) return;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      // Without the server nothing is known to be gone.
      cache.fetchQuery({ ...recentQuery, staleTime: JUST_LOOKED }).catch(() => null);
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [cache, isAnythingShown]);
}
