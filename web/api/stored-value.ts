import { browserStorage } from './browser-storage';

export interface StoredValue<T> {
  /** As it is stored: the same string for as long as nothing changes. */
  raw: () => string | null;
  parse: (raw: string | null) => T;
  read: () => T;
  /** @returns whether the browser keeps it; else only this page remembers it */
  write: (value: T) => boolean;
  /** Calls back when it changes, in this tab or another. Returns how to stop. */
  watch: (changed: () => void) => () => void;
}

/** One value under one key. `readAs` takes whatever stands there, as anybody may have written it, and makes the best of it. */
export function storedValue<T>(key: string, readAs: (value: unknown) => T): StoredValue<T> {
  const raw = () => browserStorage.read(key);
  const parse = (stored: string | null) => readAs(parsed(stored));
  return {
    raw,
    parse,
    read: () => parse(raw()),
    write: (value) => browserStorage.write(key, JSON.stringify(value)),
    watch: (changed) => browserStorage.watch((which) => (which === key || which === null) && changed()),
  };
}

/** Null where nothing is stored, or nothing that can be read. */
export function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
