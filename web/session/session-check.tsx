import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accounts } from '../../contract/accounts';
import { timings } from '../../contract/limits';
import { meQuery } from '../accounts/queries';
import { ApiError } from '../api/api-error';
import { call } from '../api/client';
import { isExpired } from '../api/token-claims';
import { useSession } from './session';
import { sessionVerdict } from './session-verdict';

/** Asks every five minutes whether the session still holds, for as long as there is one. Shows nothing. */
export function SessionCheck() {
  const { token, expire } = useSession();
  const cache = useQueryClient();

  useEffect(() => {
    if (token === null) return;
    const check = async () => {
      if (isExpired(token, Date.now())) return expire();
      try {
        cache.setQueryData(meQuery.queryKey, await call(accounts.me, {}, { onLoggedOut: () => {} }));
      } catch (error) {
        if (error instanceof ApiError && sessionVerdict(error.status) === 'ended') expire();
      }
    };
    const timer = setInterval(check, timings.sessionCheck);
    return () => clearInterval(timer);
  }, [token, expire, cache]);

  return null;
}
