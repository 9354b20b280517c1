import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accounts, type Me } from '../../contract/accounts';
import { putInCache } from '../api/cache-changes';
import { call } from '../api/client';
import { meQuery } from '../session/me';

/** Null removes it. */
export function useSaveHerName() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (name: string | null) => call(accounts.saveHerName, { body: { name } }),
    onSuccess: (saved) => putInCache<Me>(cache, meQuery.queryKey, (me) => me && { ...me, ...saved }),
  });
}
