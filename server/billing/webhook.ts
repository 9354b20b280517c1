import type { Deps } from '../deps';
import { happened } from '../platform/metrics/happenings';
import { knowsEvent, markProcessed } from './store';
import { syncCustomer } from './sync';

/** An event is a hint: only the customer is taken from it. Should this fail, the provider sends it again. */
export async function receiveEvent(deps: Deps, rawBody: Buffer, signature: string | undefined): Promise<void> {
  const { id, type, customerId } = await deps.payments.readEvent(rawBody, signature ?? '');
  happened('webhook', { type });
  if (await knowsEvent(deps.db, { id, type }, deps.clock.now())) return;
  if (customerId) await syncCustomer(deps, customerId);
  await markProcessed(deps.db, id, deps.clock.now());
}
