import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { billing } from '../../contract/billing';
import type { Reply } from '../../contract/endpoint';
import { fetchAnew, putInCache } from '../api/cache-changes';
import { callQuery } from '../api/call-query';
import { call } from '../api/client';
import { meQuery } from '../session/me';
import { useSession } from '../session/session';
import { subscriptionQuery } from '../session/subscription';

/** For the screen that is about nothing else: asks anew whenever it opens. */
export function useFreshSubscription() {
  const { token } = useSession();
  return useQuery({ ...subscriptionQuery, enabled: token !== null, refetchOnMount: 'always' });
}

/** Names what is bought; the amount is the product's own and stands in the contract. */
export const priceQuery = callQuery(['price'], billing.price, {});

/** Asks again what the account is; resolves when the answers are there. */
export function useRefreshSubscription(): () => Promise<unknown> {
  const cache = useQueryClient();
  return useCallback(() => fetchAnew(cache, [subscriptionQuery.queryKey, meQuery.queryKey]), [cache]);
}

type Status = Reply<typeof billing.status>;

/** At the end of the paid period. */
export function useCancelSubscription() {
  const cache = useQueryClient();
  const refresh = useRefreshSubscription();
  return useMutation({
    mutationFn: () => call(billing.cancel, {}),
    onSuccess: ({ premiumUntil }) => {
      // Should asking again fail, what was just said still shows.
      const cancelled = (known?: Status): Status | undefined =>
        known?.isPremium && premiumUntil ? { ...known, subscription_status: 'canceling', premiumUntil } : known;
      putInCache(cache, subscriptionQuery.queryKey, cancelled);
      return refresh();
    },
    // There may have been nothing to cancel any more.
    onError: () => void refresh(),
  });
}
