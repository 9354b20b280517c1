import { useEffect, useRef } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import type { ON_HIS_WAY } from './query-draft';

/** The button that led here is gone: the focus goes on to where he wanted to be. */
export function useArrival(arrive: () => void): void {
  const state = useHistoryState<Partial<typeof ON_HIS_WAY> | null>();
  const isExpected = useRef(state?.isOnHisWay === true);
  useEffect(() => {
    if (isExpected.current) arrive();
    isExpected.current = false;
  });
}
