import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { committed, DRAFTS, KEYS, onWiped, unkept, WORDS, withBox } from '../api/sealed-box';
import { createSealedStorage, sealedStorage } from '../api/sealed-storage';

const refuse = (name: string) => () => {
  throw new DOMException('No.', name);
};

/** From now on the browser refuses: to store anything, as with cookies blocked, or to store more, as when it is full. */
export function blockStorage(how: 'blocked' | 'full'): void {
  const blocked = { get: refuse('SecurityError'), ownKeys: refuse('SecurityError') };
  const full: ProxyHandler<Storage> = {
    get: (area, name) => (name === 'setItem' ? refuse('QuotaExceededError') : Reflect.get(area, name).bind(area)),
  };
  for (const [name, area] of Object.entries({ localStorage, sessionStorage })) {
    vi.stubGlobal(name, new Proxy(area, how === 'full' ? full : blocked));
  }
  vi.stubGlobal('indexedDB', { open: refuse(how === 'full' ? 'QuotaExceededError' : 'SecurityError') });
}

/** The keys of all that the browser keeps sealed, as this page knows them. */
export const sealedKeys = (): string[] => sealedStorage.keys(DRAFTS);

/** What stands under one, as this page knows it. */
export const sealedAt = (key: string): string | null => sealedStorage.read(key);

/** He typed it on an earlier visit. */
export const typedBefore = (key: string, value: unknown): void => sealedStorage.write(key, JSON.stringify(value));

/** The page is loaded anew: it knows nothing but what the browser keeps. */
export async function reloadBox(): Promise<void> {
  await sealedStorage.settled();
  for (const key of sealedKeys()) sealedStorage.hear({ key, value: null, before: null });
  const kept = createSealedStorage();
  await kept.open();
  for (const key of kept.keys(DRAFTS)) sealedStorage.hear({ key, value: kept.read(key), before: null });
}

/** Nothing is left of what a test had typed. */
export async function emptyBox(): Promise<void> {
  const owners = new Set(sealedKeys().map((key) => key.split('/')[1] ?? ''));
  for (const owner of [...owners, 'him', 'somebody']) for (const forget of onWiped) forget(owner);
  await sealedStorage.settled();
  unkept.clear();
  await withBox((box) => {
    const work = box.transaction([WORDS, KEYS], 'readwrite');
    for (const name of [WORDS, KEYS]) work.objectStore(name).clear();
    return committed(work);
  });
}

/**
 * Another tab of the same browser stores this, or removes it; this one is told, as browsers tell each other.
 * @param oldValue what the other tab found there
 */
export function elsewhere(key: string, newValue: string | null, oldValue = storedAt(key)): void {
  act(() => {
    if (key.startsWith(DRAFTS)) return sealedStorage.hear({ key, value: newValue, before: oldValue });
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue, oldValue }));
  });
}

const storedAt = (key: string) => (key.startsWith(DRAFTS) ? sealedAt(key) : localStorage.getItem(key));
