import type { SubscriptionStatus } from '../../contract/accounts';
import { api } from '../../contract/api';
import { keepToken } from '../api/token-storage';
import { basicUser, makeToken } from './render';
import { on, playServer, type Stub } from './server';

/** When the period ends that a cancelling subscriber has paid for. */
export const PAID_UNTIL = '2025-07-15T12:00:00.000Z';

export const cancelled = { message: 'Cancelled.', premiumUntil: PAID_UNTIL };

/** What Premium adds, by name. */
export const premiumTerms = [
  'AI Assistant',
  'Custom questions',
  'Advanced search',
  'Edit and delete answers',
  'Enhanced analytics',
  'Priority support',
];

/** Logs somebody in whose subscription stands like this; `becomes` lets it change, as news from the provider does. */
export function playSubscriber(first: SubscriptionStatus, answers: Stub[] = []) {
  let now = first;
  keepToken(makeToken());
  const requests = playServer([
    on(api.accounts.logout, { message: '' }),
    on(api.accounts.me, () => ({ ...basicUser, subscription_status: now })),
    on(api.billing.status, () => ({
      isPremium: now !== 'none',
      subscription_status: now,
      premiumUntil: now === 'canceling' ? PAID_UNTIL : null,
      renewsAt: null,
    })),
    ...answers,
  ]);
  const becomes = (next: SubscriptionStatus) => {
    now = next;
  };
  const posts = () => requests.filter(({ method }) => method === 'POST');
  const timesAsked = () => requests.filter(({ url }) => url.endsWith('/api/subscription/status')).length;
  return { becomes, posts, timesAsked };
}
