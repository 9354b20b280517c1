import { limits } from '../../contract/limits';
import { ownerOf } from './token-claims';

/** The session token in the browser, and by what accounts know the browser again. Other tabs share it, so whoever shows it must `watchToken`. */

const TOKEN = 'token';
/** Written by the assistant's page; they belong to the session's owner and leave with him. */
const HISTORY = 'queryHistory';
const OWNERS_TRACES = [HISTORY, 'queryCount'];

const DEVICES = 'devices';

const watchers = new Set<() => void>();

export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN);
  } catch {
    // A browser that refuses storage refuses logging in; it can still show the public pages.
    return null;
  }
}

export function keepToken(token: string): void {
  const before = readToken();
  const isHis = before === null ? openTraces(ownerOf(token)) : ownerOf(before) === ownerOf(token);
  if (!isHis) removeTraces();
  localStorage.setItem(TOKEN, token);
  tell();
}

/**
 * The session is over, and he did not take leave: what he asked waits for him, closed. It opens with his next token and
 * for nobody else.
 */
export function endSession(): void {
  try {
    const token = localStorage.getItem(TOKEN);
    const entries = localStorage.getItem(HISTORY);
    if (token !== null && entries?.startsWith('[')) {
      localStorage.setItem(HISTORY, JSON.stringify({ of: ownerOf(token), entries }));
    }
    localStorage.removeItem(TOKEN);
  } catch {
    // Nothing could be kept, or there is no room to close it: then it goes.
    forgetSession();
  }
  tell();
}

/** @returns whether there was something closed that is his */
function openTraces(owner: string): boolean {
  try {
    const closed: { of?: unknown; entries?: unknown } = Object(JSON.parse(localStorage.getItem(HISTORY) ?? 'null'));
    if (closed.of !== owner || typeof closed.entries !== 'string') return false;
    localStorage.setItem(HISTORY, closed.entries);
    return true;
  } catch {
    return false;
  }
}

function removeTraces(): void {
  try {
    for (const key of OWNERS_TRACES) localStorage.removeItem(key);
  } catch {
    // Nothing could be kept, so nothing is left.
  }
}

/** Forgets the session and what its owner left in this browser, so that the next person starts clean. */
export function forgetSession(): void {
  removeTraces();
  try {
    localStorage.removeItem(TOKEN);
  } catch {
    // Nothing could be kept, so nothing is left.
  }
  tell();
}

/** Calls back when the token changes, in this tab or another. Returns how to stop. */
export function watchToken(changed: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === TOKEN || key === null) changed();
  };
  watchers.add(changed);
  addEventListener('storage', elsewhere);
  return () => {
    watchers.delete(changed);
    removeEventListener('storage', elsewhere);
  };
}

function tell(): void {
  for (const changed of watchers) changed();
}

/** The newest first, each of an account. They name nobody, and stay when somebody logs out. */
export function readDevices(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DEVICES) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMark).slice(0, limits.devices.kept) : [];
  } catch {
    // Without storage, or with something else in it, this browser is a new one each time.
    return [];
  }
}

export function keepDevice(device: string): void {
  const kept = [device, ...readDevices().filter((other) => other !== device)].slice(0, limits.devices.kept);
  try {
    localStorage.setItem(DEVICES, JSON.stringify(kept));
  } catch {
    // As above.
  }
}

function isMark(value: unknown): value is string {
  return typeof value === 'string' && value.length <= limits.devices.characters;
}
