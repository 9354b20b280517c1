import { useCallback, useEffect, useRef } from 'react';

export type Later = (act: () => void, milliseconds: number) => void;

/** Does something after a while, unless the screen has been left by then. A second call takes the place of the first. */
export function useLater(): Later {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      clearTimeout(timer.current);
    };
  }, []);
  return useCallback((act: () => void, milliseconds: number) => {
    clearTimeout(timer.current);
    if (isHere.current) timer.current = setTimeout(act, milliseconds);
  }, []);
}
