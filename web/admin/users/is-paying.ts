import type { User } from '../../../contract/accounts';

/** Whether there is a subscription to cancel: what was given to him costs nobody anything. */
export function isPaying({ subscription_status: status }: User): boolean {
  return status !== 'none' && status !== 'granted';
}
