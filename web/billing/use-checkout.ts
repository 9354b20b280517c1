import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { billing } from '../../contract/billing';
import { messages } from '../../contract/messages';
import { ApiError, hasCode, serverSaid } from '../api/api-error';
import { type CallOptions, call } from '../api/client';
import { useIsLeft } from '../ui/leaving';
import { shownOnScreen, useOneAtATime } from '../ui/use-one-at-a-time';
import { checkoutAddress } from './checkout-address';
import { priceQuery, useRefreshSubscription } from './queries';

/**
 * Leads to the payment provider's page; an account that was cancelled and is paid for goes on without paying.
 * Busy until the browser has left.
 */
export function useCheckout(options: Pick<CallOptions, 'onLoggedOut'> = {}) {
  const cache = useQueryClient();
  const refresh = useRefreshSubscription();
  const isLeft = useIsLeft();
  const { mutateAsync, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      const { priceId } = await cache.fetchQuery(priceQuery);
      const checkout = await call(billing.checkout, { body: { priceId } }, options);
      const address = checkoutAddress(checkout, location);
      if (address === null) throw new ApiError({ status: 200, code: 'unreadable' });
      return address;
    },
    onSuccess: (address) => {
      // Who has gone on to something else is not pulled to the payment page.
      if (!isLeft()) location.assign(address);
    },
    onError: (fault) => {
      if (hasCode(fault, 'already_premium')) void refresh();
    },
  });

  const begin = useOneAtATime(() => mutateAsync().catch(shownOnScreen));
  useEffect(() => {
    // The browser's Back shows the page as it was left: with a button that is busy for ever.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      reset();
      cache.invalidateQueries();
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [reset, cache]);

  return {
    begin,
    isBusy: isPending || isSuccess,
    failure: error && (serverSaid(error) ?? messages.common.serverError),
  };
}
