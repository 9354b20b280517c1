/**
 * The only file that touches the browser's storage. What the browser refuses to keep (it is full, or nothing is allowed
 * to be stored) this page remembers until it is closed or loaded anew: everything goes on, and `write` says so.
 */
export interface BrowserStorage {
  read: (key: string) => string | null;
  /** @returns whether the browser keeps it; else only this page remembers it */
  write: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** What the browser refused, by its keys. */
  remembered: Map<string, string>;
  area: () => Storage;
  /** Something has changed under this key. */
  tell: (key: string) => void;
  /** Calls back at every change. Returns how to stop. */
  watch: (changed: Changed) => () => void;
}

/** Without a key everything may have changed. Elsewhere: in another tab, which found `before` there. */
type Changed = (key: string | null, isElsewhere: boolean, before: string | null) => void;

function storageIn(area: () => Storage): BrowserStorage {
  const remembered = new Map<string, string>();
  const watchers = new Set<Changed>();
  const tell = (key: string | null, isElsewhere = false, before: string | null = null) => {
    for (const changed of watchers) changed(key, isElsewhere, before);
  };
  addEventListener('storage', ({ key, oldValue }) => {
    if (key === null) remembered.clear();
    tell(key, true, oldValue);
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
    remembered,
    area,
    tell,
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
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

/** Functions of their own: the script before the first paint has no use for them. */
export function storedKeys({ area, remembered }: BrowserStorage, prefix: string): string[] {
  const kept = attempt(() => Object.keys(area())) ?? [];
  return [...new Set([...kept, ...remembered.keys()])].filter((key) => key.startsWith(prefix));
}

/** Whether this page is all that remembers something under such a key. */
export function isOnlyRemembered(prefix: string, { remembered } = browserStorage): boolean {
  return [...remembered.keys()].some((key) => key.startsWith(prefix));
}

/** Whether a reload would lose anything, be it the session. */
export const isAnythingOnlyRemembered = (): boolean => isOnlyRemembered('') || isOnlyRemembered('', tabStorage);

/** Forgets what only this page remembers: another tab knows better. */
export function forgetRemembered(prefix: string): void {
  const { remembered, tell } = browserStorage;
  for (const key of remembered.keys()) if (key.startsWith(prefix) && remembered.delete(key)) tell(key);
}

/** Outlives the tab, and all tabs share it. */
export const browserStorage = /* @__PURE__ */ storageIn(() => localStorage);
/** Of this tab alone: outlives a reload, and goes with the tab. */
export const tabStorage = /* @__PURE__ */ storageIn(() => sessionStorage);
