import { describe, expect, it, vi } from 'vitest';
import { blockStorage } from '../testing/storage';
import { isOnlyRemembered, browserStorage as storage, storedKeys } from './browser-storage';
import { isTokenOnlyRemembered, keepToken, readToken } from './token-storage';

const elsewhere = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

it('keeps in the browser what it can, and remembers nothing beside it', () => {
  expect(storage.write('one', 'a')).toBe(true);
  expect([storage.read('one'), localStorage.getItem('one'), isOnlyRemembered('one')]).toEqual(['a', 'a', false]);
  storage.remove('one');
  expect([storage.read('one'), localStorage.getItem('one')]).toEqual([null, null]);
});

describe.each(['blocked', 'full'] as const)('with storage %s', (how) => {
  it('goes on with what the page remembers, and says so', () => {
    blockStorage(how);
    expect(storage.write('one', 'a')).toBe(false);
    expect([storage.read('one'), storedKeys(storage, 'o'), isOnlyRemembered('o')]).toEqual(['a', ['one'], true]);
    storage.remove('one');
    expect([storage.read('one'), storedKeys(storage, 'o'), isOnlyRemembered('o')]).toEqual([null, [], false]);
  });

  it('a changed password goes on with its new token', () => {
    localStorage.setItem('token', 'old');
    blockStorage(how);
    keepToken('new');
    expect([readToken(), isTokenOnlyRemembered()]).toEqual(['new', true]);
    vi.unstubAllGlobals();
    // The old one is worth nothing: other tabs must not go on with it where it could be taken away.
    expect(localStorage.getItem('token')).toBe(how === 'full' ? null : 'old');
    elsewhere('token');
    expect(isTokenOnlyRemembered()).toBe(false);
  });
});

it('keeps what was only remembered as soon as there is room again', () => {
  blockStorage('full');
  storage.write('one', 'a');
  vi.unstubAllGlobals();
  expect(storage.write('one', 'ab')).toBe(true);
  expect([localStorage.getItem('one'), isOnlyRemembered('one')]).toEqual(['ab', false]);
});

it('tells of every change, and of those in other tabs as such', () => {
  const told: unknown[] = [];
  const stop = storage.watch((key, isElsewhere) => told.push([key, isElsewhere]));
  storage.write('one', 'a');
  elsewhere('two');
  elsewhere(null);
  expect(told).toEqual([
    ['one', false],
    ['two', true],
    [null, true],
  ]);
  stop();
  storage.remove('one');
  expect(told).toHaveLength(3);
});
