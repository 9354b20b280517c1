import { queryOptions, useQuery } from '@tanstack/react-query';
import { accounts } from '../../contract/accounts';
import { call } from '../api/client';
import { useSession } from './session';

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call(accounts.me, {}, { signal }),
  // Routing waits for this answer, and goes on as for anybody when it fails.
  retry: false,
  retryOnMount: false,
});

/** The account that is logged in. Asks for nothing while nobody is. */
export function useMe() {
  const { token } = useSession();
  return useQuery({ ...meQuery, enabled: token !== null });
}
