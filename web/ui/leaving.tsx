import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { type BaseLocationHook, type BaseSearchHook, Router } from 'wouter';
import { useBrowserLocation, useHistoryState, useSearch } from 'wouter/use-browser-location';

/** The address of a screen and what the browser's history keeps beside it. */
export interface Place {
  path: string;
  search: string;
  state: unknown;
}

/** The place he has left while its screen still stands until the file of the next one is here; else null. */
const LeftPlace = createContext<Place | null>(null);

/** A screen that is being left goes on at its own address: that of the next would make it another before it goes. */
export function ScreenPlace({ left, children }: { left: Place | null; children: ReactNode }) {
  return (
    <LeftPlace value={left}>
      <Router hook={useOwnLocation} searchHook={useOwnSearch}>
        {children}
      </Router>
    </LeftPlace>
  );
}

const useOwnLocation: BaseLocationHook = () => {
  const [path, navigate] = useBrowserLocation();
  return [useContext(LeftPlace)?.path ?? path, navigate];
};

const useOwnSearch: BaseSearchHook = () => {
  const search = useSearch();
  return useContext(LeftPlace)?.search ?? search;
};

/** What the browser's history keeps beside the address of this screen. */
export function usePlaceState<State>(): Partial<State> {
  const state: unknown = useHistoryState();
  const left = useContext(LeftPlace);
  return Object((left ? left.state : state) ?? {});
}

export function useIsLeaving(): boolean {
  return useContext(LeftPlace) !== null;
}

/** For what comes later: whether he has left the screen by then, be it gone or still standing. */
export function useIsLeft(): () => boolean {
  const isLeaving = useIsLeaving();
  const isLeft = useRef(false);
  useLayoutEffect(() => {
    isLeft.current = isLeaving;
    return () => {
      isLeft.current = true;
    };
  }, [isLeaving]);
  return useCallback(() => isLeft.current, []);
}
