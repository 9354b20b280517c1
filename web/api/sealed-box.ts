/**
 * The browser's database for what is typed and not sent, and for the keys that seal it. Apart from `sealed-storage`, which
 * reads and writes it: whoever logs out empties it, also where nothing of it was ever read.
 */
const NAME = 'heartnote';
/** Sealed words, by their keys. */
export const WORDS = 'words';
/** A key for each account; the browser lets nobody read it. */
export const KEYS = 'keys';

/** Calls back with whose words are gone. */
export const onWiped = new Set<(owner: string) => void>();
/** What this page alone remembers, be it for the moment that the browser takes to keep it. */
export const unkept = new Set<string>();

/** Begins the key of all that somebody has typed and not sent. */
export const DRAFTS = 'draft/';
export const draftsOf = (owner: string) => `${DRAFTS}${owner}/`;

/** A connection for one piece of work: phones cut those that are kept. */
export async function withBox<T>(work: (box: IDBDatabase) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => {
    for (const name of [WORDS, KEYS]) opening.result.createObjectStore(name);
  };
  const box = await done(opening);
  try {
    return await work(box);
  } finally {
    box.close();
  }
}

export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Only now would it be there after the machine lost its power. */
export function committed(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error);
  });
}

/** He leaves: his words go, and with them what could open them. */
export async function wipe(owner: string): Promise<void> {
  for (const tell of onWiped) tell(owner);
  const his = draftsOf(owner);
  await withBox((box) => {
    const work = box.transaction([WORDS, KEYS], 'readwrite');
    work.objectStore(WORDS).delete(IDBKeyRange.bound(his, `${his}\uffff`));
    work.objectStore(KEYS).delete(owner);
    return committed(work);
  }).catch(() => {}); // Where the browser keeps nothing there is nothing to wipe.
}
