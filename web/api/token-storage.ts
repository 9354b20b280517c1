/** The session token in the browser. Other tabs share it, so whoever shows it must `watchToken`. */

const TOKEN = 'token';
/** Written by the assistant's page; they belong to the session's owner and leave with him. */
const OWNERS_TRACES = ['queryHistory', 'queryCount'];

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
  localStorage.setItem(TOKEN, token);
  tell();
}

/** Forgets the session and what its owner left in this browser, so that the next person starts clean. */
export function forgetSession(): void {
  try {
    for (const key of [TOKEN, ...OWNERS_TRACES]) localStorage.removeItem(key);
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
