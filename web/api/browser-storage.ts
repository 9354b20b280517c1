/**
 * The only file that touches the browser's storage. What the browser refuses to keep (it is full, or nothing is allowed
 * to be stored) this page remembers until it is closed or loaded anew: everything goes on, and `write` says so.
 */
export interface BrowserStorage {
  read: (key: string) => string | null;
  /** @returns whether the browser keeps it; else only this page remembers it */
  write: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  keys: (prefix: string) => string[];
  /** Whether this page is all that remembers something under such a key. */
  isOnlyRemembered: (prefix: string) => boolean;
  /** Forgets what only this page remembers: another tab knows better. */
  forgetRemembered: (prefix: string) => void;
  /** Calls back at every change. Returns how to stop. */
  watch: (changed: Changed) => () => void;
  /** Another number after every change. */
  version: () => number;
}

/** Without a key everything may have changed. Elsewhere: in another tab. */
type Changed = (key: string | null, isElsewhere: boolean) => void;

function storageIn(area: () => Storage): BrowserStorage {
  const remembered = new Map<string, string>();
  const watchers = new Set<Changed>();
  let version = 0;
  const tell = (key: string | null, isElsewhere = false) => {
    version += 1;
    for (const changed of watchers) changed(key, isElsewhere);
  };
  const rememberedKeys = (prefix: string) => [...remembered.keys()].filter((key) => key.startsWith(prefix));
  addEventListener('storage', ({ key }) => {
    if (key === null) remembered.clear();
    tell(key, true);
  });
  return {
    read: (key) => remembered.get(key) ?? attempt(() => area().getItem(key)) ?? null,
    write: (key, value) => {
      const isKept = attempt(() => area().setItem(key, value)) !== undefined;
      if (isKept) remembered.delete(key);
      else remembered.set(key, value);
      tell(key);
      return isKept;
    },
    remove: (key) => {
      remembered.delete(key);
      attempt(() => area().removeItem(key));
      tell(key);
    },
    keys: (prefix) => {
      const kept = attempt(() => Object.keys(area())) ?? [];
      return [...new Set([...kept.filter((key) => key.startsWith(prefix)), ...rememberedKeys(prefix)])];
    },
    isOnlyRemembered: (prefix) => rememberedKeys(prefix).length > 0,
    forgetRemembered: (prefix) => {
      for (const key of rememberedKeys(prefix)) {
        remembered.delete(key);
        tell(key);
      }
    },
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    version: () => version,
  };
}

/** Undefined where the browser refused: merely naming its storage throws where cookies are blocked. */
function attempt<T>(act: () => T): T | null | undefined {
  try {
    return act() ?? null;
  } catch {
    return undefined;
  }
}

/** Outlives the tab, and all tabs share it. */
export const browserStorage = storageIn(() => localStorage);
/** Of this tab alone: outlives a reload, and goes with the tab. */
export const tabStorage = storageIn(() => sessionStorage);
