import { and, eq, gt, sql } from 'drizzle-orm';
import { isTimeZone } from '../../contract/daily-mail';
import { premiumState } from '../billing/premium-state';
import type { SubscriptionState } from '../billing/subscription-state';
import type { Deps } from '../deps';
import { session, subscription, subscriptionFacts, user } from '../platform/db/schema';
import type { Authenticate, Caller } from '../platform/http/caller';
import { pendingEmailOf } from './pending-address';
import { createTokenReader } from './sessions';
import { createZoneChanges, isVisit, writeVisit } from './visits';

/** Session, account and subscription in one query: every call pays for it, so it is prepared once and touches indexes only. */
function prepareLookup({ db }: Deps) {
  return db
    .select({
      id: user.id,
      email: user.email,
      emailVerifiedAt: user.emailVerifiedAt,
      pendingEmail: user.pendingEmail,
      pendingUntil: user.pendingUntil,
      isAdmin: user.isAdmin,
      createdAt: user.createdAt,
      lastLogin: user.lastLogin,
      lastSeenAt: user.lastSeenAt,
      timeZone: user.timeZone,
      answersCount: user.answersCount,
      customQuestionsCount: user.customQuestionsCount,
      notebookMark: user.notebookMark,
      sealedHerName: user.sealedHerName,
      herNameAskedAt: user.herNameAskedAt,
      printedLink: user.printedLink,
      printedLinkAt: user.printedLinkAt,
      subscription: subscriptionFacts,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(subscription, eq(subscription.userId, user.id))
    .where(
      and(
        eq(session.id, sql.placeholder('sessionId')),
        eq(user.id, sql.placeholder('userId')),
        gt(session.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('authenticate');
}

export function createAuthenticate(deps: Deps): Authenticate {
  const lookup = prepareLookup(deps);
  const read = createTokenReader(deps);
  const zoneChanges = createZoneChanges();
  return async ({ token, timeZone }) => {
    const claims = await read(token);
    if (!claims) return null;
    const now = deps.clock.now();
    const [row] = await lookup.execute({ userId: claims.userId, sessionId: claims.sessionId, now });
    if (!row) return null;
    const zone = timeZone !== null && timeZone !== row.timeZone && isTimeZone(timeZone) ? timeZone : row.timeZone;
    const hasMoved = zone !== row.timeZone && zoneChanges.isDue(row.id, now);
    if (hasMoved || isVisit(row.lastSeenAt, now)) await writeVisit(deps, row.id, zone, now);
    return callerOf(
      row,
      { sessionId: claims.sessionId, timeZone: zone },
      premiumState(deps, row.subscription, now),
      now,
    );
  };
}

type Row = Awaited<ReturnType<ReturnType<typeof prepareLookup>['execute']>>[number];

function callerOf(
  row: Row,
  here: Pick<Caller, 'sessionId' | 'timeZone'>,
  { isPremium, status, premiumUntil, renewsAt }: SubscriptionState,
  now: Date,
): Caller {
  return {
    id: row.id,
    ...here,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    pendingEmail: pendingEmailOf(row, now),
    isAdmin: row.isAdmin,
    isPremium,
    subscriptionStatus: status,
    premiumUntil,
    renewsAt,
    createdAt: row.createdAt,
    lastLogin: row.lastLogin,
    answersCount: row.answersCount,
    customQuestionsCount: row.customQuestionsCount,
    notebookMark: row.notebookMark,
    sealedHerName: row.sealedHerName,
    isHerNameAsked: row.herNameAskedAt !== null,
    printedLink: row.printedLink && row.printedLinkAt && { kind: row.printedLink, at: row.printedLinkAt },
  };
}
