import { useEffect } from 'react';
import { push } from '../../contract/push';
import { browserStorage } from '../api/browser-storage';
import { call } from '../api/client';
import { PUSH_MARK, readToken } from '../api/token-storage';
import { useOwner } from '../session/use-owner';
import { abilityHere, subscribeHere, subscriptionHere, unsubscribeHere } from './browser-push';

/** Whose notifications come here, in which session and to which address: what of it changes the server is told. */
const markOf = (owner: string, endpoint: string) => [owner, readToken()?.slice(-12), endpoint.slice(-12)].join(' ');

/** Takes notifications here for whoever is logged in. */
export async function takeHere(owner: string, key: string) {
  const subscription = await subscribeHere(key);
  const state = await call(push.subscribe, { body: subscription });
  browserStorage.write(PUSH_MARK, markOf(owner, subscription.endpoint));
  return state;
}

export async function leaveHere() {
  const state = await call(push.unsubscribe, {});
  browserStorage.remove(PUSH_MARK);
  await unsubscribeHere().catch(() => {});
  return state;
}

/** A session lasts for a month, and addresses change: with the next login of the same person they come here again. */
async function keepTaking(owner: string): Promise<void> {
  if (abilityHere() !== 'able') return;
  const before = await subscriptionHere();
  if (!before) return;
  const mark = browserStorage.read(PUSH_MARK);
  // Somebody else's, or of one who has left: what is on its way to him is not shown here.
  if (mark?.split(' ')[0] !== owner) return unsubscribeHere();
  if (mark === markOf(owner, before.endpoint)) return;
  const { key } = await call(push.key, {});
  if (key !== null) await takeHere(owner, key);
}

/** Keeps notifications coming to this browser for as long as he is logged in, and ends them when he leaves. */
export function useKeptPush(): void {
  const owner = useOwner();
  useEffect(() => {
    if (owner) void keepTaking(owner).catch(() => {}); // Offline: the next visit tells it.
  }, [owner]);
  useEffect(
    () =>
      browserStorage.watch((key) => {
        const hasLeft = key === PUSH_MARK && browserStorage.read(PUSH_MARK) === null;
        if (hasLeft) void unsubscribeHere().catch(() => {});
      }),
    [],
  );
}
