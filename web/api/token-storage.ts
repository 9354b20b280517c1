import { browserStorage, forgetRemembered, isOnlyRemembered, storedKeys, tabStorage } from './browser-storage';
import { DRAFTS, wipe } from './sealed-box';
import { parsed } from './stored-value';
import { ownerOf, TOKEN } from './token-claims';

/** The session token in the browser. Other tabs share it, so whoever shows it must `watchToken`. */

/** Written by the assistant's page; they belong to the session's owner and leave with him. */
export const QUERY_HISTORY = 'queryHistory';
export const QUERY_COUNT = 'queryCount';
/** That this browser takes notifications, for whom and of which session. They end when he leaves (`push/kept-push`). */
export const PUSH_MARK = 'push';
/** Stands in the token's place for a moment: he takes leave, and his session has not just ended. */
const TAKEN_LEAVE = '';

export const readToken = (): string | null => browserStorage.read(TOKEN) || null;

/** Whose session this browser holds at this moment; empty where there is none. */
export const ownerHere = (): string => ownerOf(readToken() ?? '');

/** Whether he will have to log in again after a reload. */
export const isTokenOnlyRemembered = (): boolean => isOnlyRemembered(TOKEN);

export function keepToken(token: string): void {
  const before = readToken();
  const isHis = before === null ? openTraces(ownerOf(token)) : ownerOf(before) === ownerOf(token);
  if (!isHis) removeTraces();
  if (browserStorage.write(TOKEN, token)) return;
  // No room: the old one makes some, and is worth nothing by now.
  browserStorage.remove(TOKEN);
  browserStorage.write(TOKEN, token);
}

/**
 * The session is over, and he did not take leave: what he asked waits for him, closed. It opens with his next token and
 * for nobody else.
 */
export function endSession(): void {
  const token = readToken();
  const entries = browserStorage.read(QUERY_HISTORY);
  if (token !== null && entries?.startsWith('[')) {
    browserStorage.write(QUERY_HISTORY, JSON.stringify({ of: ownerOf(token), entries }));
  }
  browserStorage.remove(TOKEN);
}

/** @returns whether there was something closed that is his */
function openTraces(owner: string): boolean {
  const closed: { of?: unknown; entries?: unknown } = Object(parsed(browserStorage.read(QUERY_HISTORY)));
  if (closed.of !== owner || typeof closed.entries !== 'string') return false;
  browserStorage.write(QUERY_HISTORY, closed.entries);
  return true;
}

function removeTraces(): void {
  for (const key of [QUERY_HISTORY, QUERY_COUNT]) browserStorage.remove(key);
}

/** He leaves: forgets the session and all that he left in this browser, so that the next person starts clean. */
export function forgetSession(): void {
  removeTraces();
  browserStorage.remove(PUSH_MARK);
  for (const key of storedKeys(tabStorage, DRAFTS)) tabStorage.remove(key);
  void wipe(ownerHere());
  if (readToken() !== null) browserStorage.write(TOKEN, TAKEN_LEAVE);
  browserStorage.remove(TOKEN);
}

/**
 * Calls back when the token changes, in this tab or another, and when it may have changed unheard: a page that the browser
 * put aside, to bring it back as it was, is told of nothing meanwhile. Returns how to stop.
 */
export function watchToken(changed: () => void): () => void {
  const stopWatching = browserStorage.watch((key) => (key === TOKEN || key === null) && changed());
  addEventListener('pageshow', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    stopWatching();
    removeEventListener('pageshow', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Another tab has logged in, or out: what only this page remembers of the session is no longer so. */
addEventListener('storage', ({ key, newValue, oldValue }) => {
  if (key !== TOKEN) return;
  forgetRemembered(TOKEN);
  if (newValue !== TAKEN_LEAVE) return;
  void wipe(ownerOf(oldValue ?? ''));
  // This tab's own, which the one he left by cannot reach.
  for (const stored of storedKeys(tabStorage, DRAFTS)) tabStorage.remove(stored);
});
