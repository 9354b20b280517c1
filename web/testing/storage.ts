import { act } from '@testing-library/react';
import { vi } from 'vitest';

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
}

/**
 * Another tab of the same browser stores this, or removes it; this one is told, as browsers tell each other.
 * @param oldValue what the other tab found there
 */
export function elsewhere(key: string, newValue: string | null, oldValue = localStorage.getItem(key)): void {
  act(() => {
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue, oldValue }));
  });
}
