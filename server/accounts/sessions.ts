import { jwtVerify, SignJWT } from 'jose';
import { validate as isId, v7 as newId } from 'uuid';
import { lifetimes } from '../../contract/limits';
import type { Deps } from '../deps';
import { BoundedMap } from '../platform/bounded-map';
import { later } from '../platform/clock';
import type { Tx } from '../platform/db/open';
import { insertSession, type NewSession } from './store';

const REMEMBERED_TOKENS = 5_000;

/** Who and which session, and nothing else: what he may do is asked of the database on each call. */
export interface SessionClaims {
  userId: string;
  sessionId: string;
}

/** A session that is yet to be written down; the token is of use once that is committed. */
export async function newSession(deps: Deps, userId: string): Promise<{ row: NewSession; token: string }> {
  const createdAt = deps.clock.now();
  const expiresAt = later(createdAt, lifetimes.session);
  const sessionId = newId();
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setExpirationTime(expiresAt)
    .sign(deps.sessionKey);
  return { row: { id: sessionId, userId, createdAt, expiresAt }, token };
}

/** Starts a session in the caller's transaction. */
export async function startSession(deps: Deps, tx: Tx, userId: string): Promise<string> {
  const { row, token } = await newSession(deps, userId);
  await insertSession(tx, row);
  return token;
}

type SignedClaims = SessionClaims & { expiresAt: number };

/**
 * Reads tokens; null for whatever we did not sign, or that is over. A browser sends the same one with every call, and
 * a signature that was right once stays right: it is worked out anew only for a token not seen lately.
 */
export function createTokenReader(deps: Deps): (token: string) => Promise<SessionClaims | null> {
  const seen = new BoundedMap<string, SignedClaims>(REMEMBERED_TOKENS);
  return async (token) => {
    const known = seen.get(token);
    const claims = known ?? (await verified(deps, token));
    if (!claims || claims.expiresAt <= deps.clock.now().getTime()) return null;
    if (!known) seen.set(token, claims);
    return claims;
  };
}

async function verified(deps: Deps, token: string): Promise<SignedClaims | null> {
  try {
    const { payload } = await jwtVerify(token, deps.sessionKey, {
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: deps.clock.now(),
    });
    const { sub, sid, exp = 0 } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string') return null;
    return isId(sub) && isId(sid) ? { userId: sub, sessionId: sid, expiresAt: exp * 1000 } : null;
  } catch {
    return null;
  }
}
