import { useRef, useState } from 'react';
import { tabStorage } from '../api/browser-storage';
import { DRAFTS } from '../api/sealed-box';
import { parsed } from '../api/stored-value';

/**
 * The fields of a form that anybody may fill in, kept for a reload of this tab. What is not in `kept` (a password) is
 * never stored.
 */
export function useTabDraft<T extends object>(whose: string, blank: T, kept: readonly (keyof T & string)[]) {
  const key = DRAFTS + whose;
  const [typed, setTyped] = useState<T>(() => ({ ...blank, ...stored(key, kept) }));
  /** Two changes may come before the next drawing. */
  const latest = useRef(typed);
  return {
    typed,
    /** Something of it comes from before a reload. */
    isRestored: () => Object.keys(stored(key, kept)).length > 0,
    change: (fields: Partial<T>) => {
      const after = { ...latest.current, ...fields };
      latest.current = after;
      tabStorage.write(key, JSON.stringify(Object.fromEntries(kept.map((field) => [field, after[field]]))));
      setTyped(after);
    },
    /** It was sent: a reload begins anew. */
    finish: () => tabStorage.remove(key),
    clear: () => {
      tabStorage.remove(key);
      latest.current = blank;
      setTyped(blank);
    },
  };
}

function stored<T extends object>(key: string, kept: readonly (keyof T & string)[]): Partial<T> {
  const found: Record<string, unknown> = Object(parsed(tabStorage.read(key)));
  const fields = kept.flatMap((field) => {
    const text = found[field];
    return typeof text === 'string' && text !== '' ? [[field, text]] : [];
  });
  return Object.fromEntries(fields) as Partial<T>; // Of the fields that may be kept, those that were.
}
