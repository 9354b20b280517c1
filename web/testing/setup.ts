import '../api/no-eval';
import 'fake-indexeddb/auto';
import './no-channel';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { playServer, takeFaults } from './server';
import { emptyBox } from './storage';

// happy-dom knows the attribute `popover` but not its methods; opening and closing is seen in a real browser.
HTMLElement.prototype.showPopover ??= () => {};
HTMLElement.prototype.hidePopover ??= () => {};

// A list of four hundred time zones costs happy-dom more than all else on its page; a browser has them all.
const valuesOf = Intl.supportedValuesOf;
const someZones = ['America/Chicago', 'America/Los_Angeles', 'Europe/Berlin', 'Pacific/Honolulu'];
Intl.supportedValuesOf = (key) => (key === 'timeZone' ? someZones : valuesOf(key));

// What is waited for comes; on a busy machine a little later.
configure({ asyncUtilTimeout: 5_000 });

// Nobody calls a server that the test does not play.
beforeEach(() => {
  playServer([]);
});

// Files share a world: each test leaves it as it found it.
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  await emptyBox();
  // What a test had only the page remember goes too.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  history.replaceState(null, '', '/');
  // Last: what it throws leaves nothing behind. A stub that lies is caught here, whatever the screen made of it.
  expect(takeFaults()).toEqual([]);
});
