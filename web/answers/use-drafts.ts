import { useMemo, useRef, useState } from 'react';

/** Texts that are being changed, by what they are of. They stand above the list, so that turning a page loses none. */
export interface Drafts {
  /** Undefined while nothing is being changed there. */
  read: (key: string) => string | undefined;
  open: (key: string, text: string) => void;
  write: (key: string, text: string) => void;
  discard: (key: string) => void;
  /** True once after opening. A field that only comes back with its page leaves the person where he is. */
  takesFocus: (key: string) => boolean;
}

export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  const opened = useRef<string | null>(null);
  return useMemo(() => {
    const write = (key: string, text: string) => setDrafts((before) => new Map(before).set(key, text));
    return {
      read: (key) => drafts.get(key),
      write,
      open: (key, text) => {
        opened.current = key;
        write(key, text);
      },
      discard: (key) =>
        setDrafts((before) => {
          const after = new Map(before);
          after.delete(key);
          return after;
        }),
      takesFocus: (key) => {
        const isJustOpened = opened.current === key;
        if (isJustOpened) opened.current = null;
        return isJustOpened;
      },
    };
  }, [drafts]);
}
