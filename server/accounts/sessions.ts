import { jwtVerify, SignJWT } from 'jose';
import { validate as isId, v7 as newId } from 'uuid';
import { lifetimes } from '../../contract/limits';
import type { Deps } from '../deps';
import { later } from '../platform/clock';
import type { Tx } from '../platform/db/open';
import { deleteSession, insertSession } from './store';

/** Who and which session, and nothing else: what he may do is asked of the database on each call. */
export interface SessionClaims {
  userId: string;
  sessionId: string;
}

/** Starts a session in the caller's transaction; the token is of use once that is committed. */
export async function startSession(deps: Deps, tx: Tx, userId: string): Promise<string> {
  const createdAt = deps.clock.now();
  const expiresAt = later(createdAt, lifetimes.session);
  const sessionId = newId();
  await insertSession(tx, { id: sessionId, userId, createdAt, expiresAt });
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setExpirationTime(expiresAt)
    .sign(deps.sessionKey);
}

/** Null for whatever we did not sign, or that is over. */
export async function readSessionToken(deps: Deps, token: string): Promise<SessionClaims | null> {
  try {
    const { payload } = await jwtVerify(token, deps.sessionKey, {
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: deps.clock.now(),
    });
    const { sub, sid } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string') return null;
    return isId(sub) && isId(sid) ? { userId: sub, sessionId: sid } : null;
  } catch {
    return null;
  }
}

export async function endSession(deps: Deps, sessionId: string): Promise<void> {
  await deleteSession(deps.db, sessionId);
}
