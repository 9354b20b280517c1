import type { CalendarFeed } from '../../contract/calendar-feed';
import { calendarAddress } from '../../contract/paths';
import { MINUTE } from '../../contract/time';
import type { Deps } from '../deps';
import { hashOfToken, newLinkToken } from '../platform/crypto/link-token';
import { withoutValues } from '../platform/http/failure';
import { Refusal } from '../platform/refusal';
import { calendarOf } from './calendar';
import { type Calendar, composedOnce } from './composed-calendars';
import { deleteFeed, type FeedRow, findByToken, findFeed, noteReading, putFeed, setDiscreet } from './feed-store';
import { isOpen } from './present';
import { listDates } from './store';

const FILE = /^([\w-]{43})\.ics$/;
const fromOnePlace = { name: 'calendar-feed-from', most: 60, seconds: 60 };
/** When it was last read is told in hours: not every reading is worth a write. */
const NOTED_EVERY = 10 * MINUTE;

export async function feedOf(deps: Deps, userId: string): Promise<{ feed: CalendarFeed | null }> {
  const row = await findFeed(deps.db, userId);
  return { feed: row ? presentFeed(row) : null };
}

/** Only the hash is kept: a copy of the database leads to nobody's days, and the address cannot be told a second time. */
export async function makeFeed(
  deps: Deps,
  userId: string,
  discreet: boolean,
): Promise<{ address: string; feed: CalendarFeed }> {
  const token = newLinkToken();
  const row = await putFeed(deps.db, { userId, tokenHash: hashOfToken(token), discreet, createdAt: deps.clock.now() });
  return { address: `${deps.config.publicUrl}${calendarAddress(token)}`, feed: presentFeed(found(row)) };
}

export async function changeFeed(deps: Deps, userId: string, discreet: boolean): Promise<{ feed: CalendarFeed }> {
  return { feed: presentFeed(found(await setDiscreet(deps.db, userId, discreet, deps.clock.now()))) };
}

export async function revokeFeed(deps: Deps, userId: string): Promise<void> {
  if (!(await deleteFeed(deps.db, userId))) throw new Refusal('feed_not_found');
}

/** What somebody reads who has the address. Unknown, revoked and malformed ones are alike: there is nothing there. */
export async function readFeed(deps: Deps, file: string, ip: string): Promise<Calendar> {
  await deps.limiter.require(fromOnePlace, ip);
  const token = FILE.exec(file)?.[1];
  const feed = token && (await findByToken(deps.db, hashOfToken(token)));
  if (!feed) throw new Refusal('not_found');
  const now = deps.clock.now();
  await noteRead(deps, feed, now);
  const today = now.toISOString().slice(0, 10);
  const { userId, discreet, sequence, changedAt, datesEdition } = feed;
  const edition = [today, discreet, sequence, changedAt.getTime(), datesEdition].join(' ');
  return composedOnce(deps, { userId, edition }, async () => {
    const dates = await listDates(deps.db, deps.vault, userId);
    return calendarOf(dates.filter(isOpen).sort(byId), feed, today);
  });
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** A disk that is full must not keep a calendar from being read. */
async function noteRead(deps: Deps, { userId, lastReadAt }: FeedRow, now: Date): Promise<void> {
  if (lastReadAt && now.getTime() - lastReadAt.getTime() < NOTED_EVERY) return;
  try {
    await noteReading(deps.db, userId, now);
  } catch (error) {
    deps.log.warn({ sqlState: withoutValues(error).code }, 'the reading of a calendar was not written down');
  }
}

function presentFeed({ discreet, createdAt, lastReadAt }: FeedRow): CalendarFeed {
  return { discreet, created_at: createdAt.toISOString(), last_read_at: lastReadAt?.toISOString() ?? null };
}

function found(row: FeedRow | undefined): FeedRow {
  if (!row) throw new Refusal('feed_not_found');
  return row;
}
