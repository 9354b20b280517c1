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
  /** What the server calls its answers, the one that is shown last: a retry is a conversation of its own there. */
  conversationIds?: readonly string[];
  /** The conversation that the query goes on from; asked again, it goes on from the same. */
  after?: string;
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

/** A query begins its entry before the answer is there. */
export function addEntry(query: string, now: Date, after?: string): Entry {
  const entries = readEntries();
  const entry: Entry = { query, response: '', timestamp: freeMoment(now, entries), ...(after && { after }) };
  keep([entry, ...entries], queryCount() + 1);
  return entry;
}

interface Answered {
  response: string;
  conversationId: string;
}

/**
 * Not where it has been deleted meanwhile, nor for whoever is logged in by now.
 * @returns whether he has deleted it meanwhile, so that he wants no answer to it
 */
export function answerEntry(timestamp: string, { response, conversationId }: Answered): boolean {
  const entries = readEntries();
  const isHere = entries.some((entry) => entry.timestamp === timestamp);
  if (!isHere) return history.read() !== null;
  keep(
    entries.map((entry) =>
      entry.timestamp === timestamp ? { ...entry, response, ...named(entry, conversationId) } : entry,
    ),
    queryCount(),
  );
  return false;
}

/** A server may answer without a name for it. */
function named({ conversationIds = [] }: Entry, id: string | undefined): Pick<Entry, 'conversationIds'> {
  return id ? { conversationIds: [...conversationIds.filter((known) => known !== id), id] } : {};
}

/** The name of the answer that is shown. */
export const shownId = ({ conversationIds }: Entry): string | undefined => conversationIds?.at(-1);

export const keptIds = (): string[] => readEntries().flatMap(({ conversationIds = [] }) => conversationIds);

/** Entries that show one of these go; where it was an earlier answer, the entry stays and forgets it. */
export function forgetIds(isGone: (id: string) => boolean): void {
  const entries = readEntries();
  if (!keptIds().some(isGone)) return;
  const isShown = (entry: Entry) => !isGone(shownId(entry) ?? '');
  const forgotten = ({ conversationIds, ...entry }: Entry): Entry =>
    conversationIds ? { ...entry, conversationIds: conversationIds.filter((id) => !isGone(id)) } : entry;
  keep(entries.filter(isShown).map(forgotten), queryCount());
}

export function removeEntry(timestamp: string): void {
  keep(
    readEntries().filter((entry) => entry.timestamp !== timestamp),
    queryCount(),
  );
}

/** Those without a name, from before they had one, that hold just this. */
export function removeAlike({ query, response }: Pick<Entry, 'query' | 'response'>): void {
  const isAlike = (entry: Entry) => !shownId(entry) && entry.query === query && entry.response === response;
  keep(
    readEntries().filter((entry) => !isAlike(entry)),
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
  const { query, response, timestamp, conversationIds, after }: Partial<Record<keyof Entry, unknown>> = Object(value);
  return (
    [query, response, timestamp, after ?? ''].every((text) => typeof text === 'string') &&
    !Number.isNaN(Date.parse(String(timestamp))) &&
    (conversationIds === undefined ||
      (Array.isArray(conversationIds) && conversationIds.every((id) => typeof id === 'string')))
  );
}
