import { useEffect, useRef } from 'react';
import { usePlaceState } from '../ui/leaving';
import type { ON_HIS_WAY } from './query-draft';

/** The button that led here is gone: the focus goes on to where he wanted to be. */
export function useArrival(arrive: () => void): void {
  const { isOnHisWay } = usePlaceState<typeof ON_HIS_WAY>();
  const isExpected = useRef(isOnHisWay === true);
  useEffect(() => {
    if (isExpected.current) arrive();
    isExpected.current = false;
  });
}
