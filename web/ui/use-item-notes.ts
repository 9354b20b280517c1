import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { timings } from '../../contract/limits';
import type { Tone } from './message-tone';
import type { Status } from './status-message';

export interface ItemNotes {
  read: (key: string) => Status | null;
  /** The last one about an item that is not in sight: it is told above the list instead. */
  readOthers: (inSight: readonly string[]) => Status | null;
  show: (key: string, text: string, tone?: Tone) => void;
}

/** Outcomes that stand with the item they are about, each for its own three seconds. */
export function useItemNotes(): ItemNotes {
  const [notes, setNotes] = useState<ReadonlyMap<string, Status>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const put = useCallback((key: string, status: Status | null) => {
    setNotes((before) => {
      const after = new Map(before);
      if (status) after.set(key, status);
      else after.delete(key);
      return after;
    });
  }, []);
  const show = useCallback(
    (key: string, text: string, tone?: Tone) => {
      clearTimeout(timers.current.get(key));
      put(key, tone ? { text, tone } : { text });
      timers.current.set(
        key,
        setTimeout(() => put(key, null), timings.statusMessage),
      );
    },
    [put],
  );
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  return useMemo(
    () => ({
      read: (key) => notes.get(key) ?? null,
      readOthers: (inSight) => [...notes].findLast(([key]) => !inSight.includes(key))?.[1] ?? null,
      show,
    }),
    [notes, show],
  );
}
