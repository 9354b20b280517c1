import type { SubscriptionStatus } from '../../contract/accounts';
import { keepToken } from '../api/token-storage';
import { basicUser, makeToken, playServer } from './render';

type Answers = Parameters<typeof playServer>[0];

/** When the period ends that a cancelling subscriber has paid for. */
export const PAID_UNTIL = '2025-07-15T12:00:00.000Z';

export const cancelled = { body: { message: 'Cancelled.', premiumUntil: PAID_UNTIL } };

/** Logs somebody in whose subscription stands like this; `becomes` lets it change, as news from the provider does. */
export function playSubscriber(first: SubscriptionStatus, answers: Answers = {}) {
  let now = first;
  keepToken(makeToken());
  const requests = playServer({
    'GET /api/user': () => ({ body: { ...basicUser, subscription_status: now } }),
    'GET /api/subscription/status': () => ({
      body: {
        isPremium: now !== 'none',
        subscription_status: now,
        premiumUntil: now === 'canceling' ? PAID_UNTIL : null,
      },
    }),
    ...answers,
  });
  const becomes = (next: SubscriptionStatus) => {
    now = next;
  };
  const posts = () => requests.filter(({ method }) => method === 'POST');
  const timesAsked = () => requests.filter(({ url }) => url.endsWith('/api/subscription/status')).length;
  return { becomes, posts, timesAsked };
}
