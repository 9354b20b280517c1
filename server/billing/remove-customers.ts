import { DAY, HOUR, MINUTE } from '../../contract/time';
import type { Deps } from '../deps';
import { later } from '../platform/clock';
import type { Tx } from '../platform/db/open';
import { CustomerUnknown } from '../platform/payments/payments';
import { givenUpLetter, unknownCustomerLetter } from './removal-letters';
import { deleteRemoval, insertRemoval, listRemovals, postponeRemoval, type Removal } from './removal-store';
import { findSubscription } from './store';

/** How long a customer whom the provider does not know is asked for: a wrong key is noticed by then. */
const PATIENCE = 30 * DAY;

/** With the account's deletion, in its transaction: nobody pays for an account that is gone. */
export async function endPayments(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const row = await findSubscription(tx, userId);
  if (row?.customerId) await insertRemoval(tx, row.customerId, deps.clock.now());
}

/** Tried until the provider confirms. */
export async function removeCustomers(deps: Deps): Promise<void> {
  for (const removal of await listRemovals(deps.db, deps.clock.now())) {
    try {
      await deps.payments.removeCustomer(removal.customerId);
      await deleteRemoval(deps.db, removal.customerId);
    } catch (error) {
      if (error instanceof CustomerUnknown) await keepUnknown(deps, removal);
      else await keepForLater(deps, removal, error as Error);
    }
  }
}

async function keepForLater(deps: Deps, removal: Removal, { message }: Error): Promise<void> {
  const { customerId, attempts, unknownSince } = removal;
  const reason = message.slice(0, 100);
  deps.log.warn({ customer: customerId, attempts, reason }, 'a customer could not be removed yet');
  await postponeRemoval(deps.db, customerId, { notBefore: nextTry(deps, attempts), unknownSince });
}

/** With the key of another account of ours he would be unknown as well, and go on paying: an operator is told. */
async function keepUnknown(deps: Deps, removal: Removal): Promise<void> {
  const { customerId, attempts } = removal;
  const now = deps.clock.now();
  const unknownSince = removal.unknownSince ?? now;
  const isOver = now.getTime() - unknownSince.getTime() >= PATIENCE;
  deps.log.error(
    { customer: customerId, attempts, since: unknownSince },
    isOver ? 'a customer was not found for 30 days and is not removed' : 'a customer to be removed is not known',
  );
  await deps.transact(async (tx) => {
    if (isOver) await deleteRemoval(tx, customerId);
    else await postponeRemoval(tx, customerId, { notBefore: nextTry(deps, attempts), unknownSince });
    if (!isOver && removal.unknownSince) return;
    const { contact } = deps.config.mail;
    await deps.outbox.enqueue(tx, {
      kind: 'customer-unknown',
      userId: null,
      letter: isOver ? givenUpLetter(contact, customerId) : unknownCustomerLetter(contact, customerId),
      lifetime: PATIENCE,
    });
  });
}

function nextTry({ clock }: Deps, attempts: number): Date {
  return later(clock.now(), Math.min(HOUR, MINUTE * 2 ** attempts));
}
