import { browserStorage, isOnlyRemembered } from '../api/browser-storage';
import { storedValue } from '../api/stored-value';
import { QUERY_COUNT, QUERY_HISTORY } from '../api/token-storage';

/**
 * What he asked on the assistant's page, newest first, kept in this browser. It holds her words, so it holds no more
 * than the page needs to show it again, and leaves when he logs out (see token-storage). Other tabs share it.
 */
export interface Entry {
  query: string;
  /** Empty while the answer is on its way, and where none came. */
  response: string;
  /** When he asked, as ISO 8601. No two entries have the same: it also tells them apart. */
  timestamp: string;
}

/** Older ones are found in the query history of the dashboard. */
export const MOST_ENTRIES = 100;

/** What waits for its owner to log in (see token-storage) is not a list. */
const history = storedValue<readonly Entry[] | null>(QUERY_HISTORY, (list) =>
  Array.isArray(list) ? list.filter(isEntry) : null,
);

/** For a screen that shows them: as they are stored, and read from that. */
export const storedHistory = history.raw;
export const parseHistory = (stored: string | null): readonly Entry[] => history.parse(stored) ?? [];

/** How many queries were asked in this browser; deleted ones count. */
export function queryCount(): number {
  const count = Number(browserStorage.read(QUERY_COUNT));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** A query begins its entry before the answer is there. Returns the timestamp that names it. */
export function addEntry(query: string, now: Date): string {
  const entries = readEntries();
  const timestamp = freeMoment(now, entries);
  keep([{ query, response: '', timestamp }, ...entries], queryCount() + 1);
  return timestamp;
}

/** Not where it has been deleted meanwhile, nor for whoever is logged in by now. */
export function answerEntry(timestamp: string, response: string): void {
  keep(
    readEntries().map((entry) => (entry.timestamp === timestamp ? { ...entry, response } : entry)),
    queryCount(),
  );
}

export function removeEntry(timestamp: string): void {
  keep(
    readEntries().filter((entry) => entry.timestamp !== timestamp),
    queryCount(),
  );
}

/** Whichever hold just this, however often it was asked. */
export function removeAlike({ query, response }: Pick<Entry, 'query' | 'response'>): void {
  keep(
    readEntries().filter((entry) => entry.query !== query || entry.response !== response),
    queryCount(),
  );
}

export function clearEntries(): void {
  keep([], 0);
}

/** Calls back when the entries change, in this tab or another. Returns how to stop. */
export const watchHistory = history.watch;

/** Whether the last ones are gone after a reload: the browser has no room for them. */
export const isHistoryOnlyRemembered = (): boolean => isOnlyRemembered(QUERY_HISTORY);

const readEntries = (): readonly Entry[] => history.read() ?? [];

/** An answer that comes after the logout finds nothing to change, and leaves no trace. */
function keep(entries: readonly Entry[], count: number): void {
  if (entries.length === 0 && history.read() === null) return;
  browserStorage.write(QUERY_COUNT, String(count));
  history.write(entries.slice(0, MOST_ENTRIES));
}

function freeMoment(now: Date, entries: readonly Entry[]): string {
  const taken = new Set(entries.map(({ timestamp }) => timestamp));
  let moment = now.getTime();
  while (taken.has(new Date(moment).toISOString())) moment += 1;
  return new Date(moment).toISOString();
}

function isEntry(value: unknown): value is Entry {
  const { query, response, timestamp }: Partial<Record<keyof Entry, unknown>> = Object(value);
  return (
    typeof query === 'string' &&
    typeof response === 'string' &&
    typeof timestamp === 'string' &&
    !Number.isNaN(Date.parse(timestamp))
  );
}
