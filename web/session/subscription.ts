import { useQuery } from '@tanstack/react-query';
import { billing } from '../../contract/billing';
import { callQuery } from '../api/call-query';
import { useSession } from './session';

export const subscriptionQuery = callQuery(['subscription'], billing.status, {});

export function useSubscription() {
  const { token } = useSession();
  return useQuery({ ...subscriptionQuery, enabled: token !== null });
}
