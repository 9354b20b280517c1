import { browserStorage, storedKeys, tabStorage } from './browser-storage';
import { committed, DRAFTS, done, draftsOf, onWiped, unkept, WORDS, withBox } from './sealed-box';
import { keyOf, knownKey, type Sealed, seal, unseal } from './sealing';
import { parsed } from './stored-value';

/** Elsewhere: in another tab, which found `before` there. */
type Changed = (key: string, isElsewhere: boolean, before: string | null) => void;
interface Change {
  key: string;
  value: string | null;
  before: string | null;
}

const ownerIn = (key: string) => key.slice(DRAFTS.length, key.indexOf('/', DRAFTS.length));

/** Ends the key of what was not typed: it can be asked for again. */
export const MISSED_BY_NOBODY = '/seen';
/** Begins the key of what the browser had no time to keep when the page went: its tab carries it over a reload. */
const CARRIED = 'unkept/';

/** A database that does not answer is not waited for: what it holds comes when it comes. */
const PATIENCE = 2_000;

/**
 * What is typed and not sent, by its key (`draft/OWNER/…`): read and written at once, since a field cannot wait, and kept
 * behind that in the browser's database, sealed. Tabs tell each other.
 */
export function createSealedStorage() {
  const words = new Map<string, string>();
  const watchers = new Set<Changed>();
  /** What the browser has not kept yet, and what it refused to. */
  const pending = new Set<string>();
  const refused = new Set<string>();
  const channel = openChannel();
  let underway: Promise<unknown> = Promise.resolve();

  const keys = (prefix: string) => [...words.keys()].filter((key) => key.startsWith(prefix));

  const tell: Changed = (key, isElsewhere, before) => {
    for (const changed of watchers) changed(key, isElsewhere, before);
  };

  /** Written or removed by this page or another since it began: what is read of it later is older. */
  const touched = new Set<string>();

  const put = (key: string, value: string | null) => {
    touched.add(key);
    if (value === null) words.delete(key);
    else words.set(key, value);
  };

  const change = (key: string, value: string | null) => {
    const before = words.get(key) ?? null;
    put(key, value);
    for (const set of [unkept, pending]) set.add(key);
    underway = Promise.all([underway, keep(key)]);
    tell(key, false, before);
    channel?.postMessage({ key, value, before } satisfies Change);
  };

  /** Another tab has written, and keeps it itself. */
  const hear = ({ key, value, before }: Change) => {
    put(key, value);
    tell(key, true, before);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => hear(data));

  /** What stands there by the time it is sealed; what is written meanwhile is kept after this. */
  const keep = async (key: string) => {
    const text = words.get(key);
    try {
      const sealed = text === undefined ? null : await seal(await keyOf(ownerIn(key)), key, text);
      if (words.get(key) !== text) return;
      await write(key, sealed);
      if (words.get(key) !== text) return;
      if (forget(key)) tell(key, false, text ?? null);
    } catch {
      // What was to be removed is not there for him any more.
      if (text === undefined) forget(key);
      else refused.add(key);
      tell(key, false, text ?? null);
    }
  };

  /** There is nothing left to be kept of it. @returns whether it had been refused */
  const forget = (key: string) => {
    for (const set of [unkept, pending]) set.delete(key);
    return refused.delete(key);
  };

  onWiped.add((owner) => {
    for (const key of keys(draftsOf(owner))) {
      const before = words.get(key) ?? null;
      words.delete(key);
      forget(key);
      tell(key, false, before);
    }
  });

  let opening: Promise<unknown> | undefined;
  const readAll = async () => {
    for (const [key, text] of await opened().catch(() => [])) {
      if (!touched.has(key)) hear({ key, value: text, before: null });
    }
    for (const place of storedKeys(tabStorage, CARRIED)) {
      const { text = null }: { text?: string | null } = Object(parsed(tabStorage.read(place)));
      change(place.slice(CARRIED.length), text);
      tabStorage.remove(place);
    }
    // Versions before this one kept them in the open.
    for (const key of storedKeys(browserStorage, DRAFTS)) {
      const text = browserStorage.read(key);
      if (text !== null && !words.has(key)) change(key, text);
      browserStorage.remove(key);
    }
  };

  addEventListener('pagehide', () => {
    for (const key of pending) tabStorage.write(CARRIED + key, JSON.stringify({ text: words.get(key) ?? null }));
  });

  return {
    read: (key: string) => words.get(key) ?? null,
    keys,
    write: (key: string, value: string) => change(key, value),
    remove: (key: string) => change(key, null),
    /** Whether this page is all that remembers something of it. */
    isOnlyRemembered: () => [...refused].some((key) => !key.endsWith(MISSED_BY_NOBODY)),
    /** Calls back at every change. Returns how to stop. */
    watch: (changed: Changed): (() => void) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    hear,
    /** Whoever reads waits for this. */
    open: () => {
      opening ??= Promise.race([readAll(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
      return opening;
    },
    /** When all that was written until now is kept, or refused. */
    settled: async () => void (await underway),
  };
}

/** Null where the browser has none, or lets nobody have one. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('drafts');
  } catch {
    return null;
  }
}

/** The words under each key that can be opened. */
async function opened(): Promise<(readonly [string, string])[]> {
  const [keys, kept] = await withBox((box) => {
    const store = box.transaction(WORDS).objectStore(WORDS);
    return Promise.all([done(store.getAllKeys()), done<Sealed[]>(store.getAll())]);
  });
  const found = keys.map(async (name, at) => {
    const [key, sealed] = [String(name), kept[at]];
    const text = sealed ? await unseal((await knownKey(ownerIn(key))) ?? null, key, sealed) : null;
    return text === null ? [] : [[key, text] as const];
  });
  return (await Promise.all(found)).flat();
}

/** Null removes it. */
function write(key: string, sealed: Sealed | null): Promise<void> {
  return withBox((box) => {
    const work = box.transaction(WORDS, 'readwrite', { durability: 'strict' });
    if (sealed) work.objectStore(WORDS).put(sealed, key);
    else work.objectStore(WORDS).delete(key);
    // Not when nobody could add to it any more: by then the page may be gone.
    work.commit();
    return committed(work);
  });
}

export const sealedStorage = createSealedStorage();
