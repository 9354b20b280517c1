import { queryOptions, useQuery } from '@tanstack/react-query';
import { billing } from '../../contract/billing';
import { call } from '../api/client';
import { useSession } from './session';

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => call(billing.status, {}, { signal }),
});

export function useSubscription() {
  const { token } = useSession();
  return useQuery({ ...subscriptionQuery, enabled: token !== null });
}
