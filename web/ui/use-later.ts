import { useCallback, useEffect, useRef } from 'react';
import { useIsLeaving, useIsLeft } from './leaving';

export type Later = (act: () => void, milliseconds: number) => void;

/** Does something after a while, unless the screen has been left by then. A second call takes the place of the first. */
export function useLater(): Later {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLeaving = useIsLeaving();
  const isLeft = useIsLeft();
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving ends it, and so does being gone
  useEffect(() => () => clearTimeout(timer.current), [isLeaving]);
  return useCallback(
    (act: () => void, milliseconds: number) => {
      clearTimeout(timer.current);
      if (!isLeft()) timer.current = setTimeout(act, milliseconds);
    },
    [isLeft],
  );
}

/** Does something once this has been so for a while, unless the screen has been left by then. */
export function useOnceSo(isSo: boolean, act: () => void, milliseconds: number): void {
  const isLeaving = useIsLeaving();
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isSo || isLeaving) return;
    const timer = setTimeout(() => latest.current(), milliseconds);
    return () => clearTimeout(timer);
  }, [isSo, isLeaving, milliseconds]);
}
