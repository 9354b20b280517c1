import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accounts } from '../../contract/accounts';
import { timings } from '../../contract/limits';
import { putInCache } from '../api/cache-changes';
import { call } from '../api/client';
import { isExpired } from '../api/token-claims';
import { meQuery } from './me';
import { useSession } from './session';

/** Asks every five minutes whether the session still holds, for as long as there is one. Shows nothing. */
export function SessionCheck() {
  const { token, expire } = useSession();
  const cache = useQueryClient();

  useEffect(() => {
    if (token === null) return;
    const check = async () => {
      if (isExpired(token, Date.now())) return expire();
      try {
        putInCache(cache, meQuery.queryKey, await call(accounts.me, {}, { onLoggedOut: expire }));
      } catch {
        // A refusal has ended the session that it was about; a server in trouble says nothing about it.
      }
    };
    const timer = setInterval(check, timings.sessionCheck);
    return () => clearInterval(timer);
  }, [token, expire, cache]);

  return null;
}
