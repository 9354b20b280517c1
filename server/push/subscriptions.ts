import { limits } from '../../contract/limits';
import type { GivenSubscription, PushState } from '../../contract/push';
import type { Deps } from '../deps';
import { lockAllowances } from '../platform/db/lock-allowances';
import type { Caller } from '../platform/http/caller';
import { areKeys } from '../platform/push/encrypt';
import { isPushAddress } from '../platform/push/push-hosts';
import { Refusal } from '../platform/refusal';
import { isFailing } from './reach';
import { dropDevicesOf, dropOthers, holdSession, listDevices, writeDevice } from './store';

export type Here = Pick<Caller, 'id' | 'sessionId'>;

export async function stateOf({ db, clock, pushKey }: Deps, { id, sessionId }: Here): Promise<PushState> {
  const devices = await listDevices(db, [id], clock.now());
  return {
    offered: pushKey !== null,
    here: devices.some((device) => device.sessionId === sessionId),
    devices: devices.length,
    failing: devices.filter(isFailing).length,
  };
}

export async function subscribe(deps: Deps, here: Here, { endpoint, keys }: GivenSubscription): Promise<PushState> {
  if (!deps.pushKey) throw new Refusal('push_off');
  if (!isPushAddress(endpoint, deps.config.push.hosts)) throw new Refusal('push_address');
  const bytes = { publicKey: Buffer.from(keys.p256dh, 'base64url'), auth: Buffer.from(keys.auth, 'base64url') };
  if (!areKeys(bytes)) throw new Refusal('push_keys');
  const place = { userId: here.id, sessionId: here.sessionId };
  await deps.transact(async (tx) => {
    // So that two at once do not count past the limit.
    await lockAllowances(tx, here.id);
    if (!(await holdSession(tx, place))) throw new Refusal('authentication_required');
    const given = { endpoint, publicKey: keys.p256dh, auth: keys.auth };
    await writeDevice(tx, deps.vault, place, given, deps.clock.now());
    await dropOthers(tx, place, endpoint, limits.pushDevices);
  });
  return stateOf(deps, here);
}

export async function unsubscribe(deps: Deps, here: Here): Promise<PushState> {
  await dropDevicesOf(deps.db, { userId: here.id, sessionId: here.sessionId });
  return stateOf(deps, here);
}
