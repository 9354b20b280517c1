import type { DbOrTx } from '../platform/db/open';
import { subscription } from '../platform/db/schema';

type SubscriptionRow = typeof subscription.$inferInsert;

/** One row a user: what the payment provider last said of him. */
export async function saveSubscription(db: DbOrTx, row: SubscriptionRow): Promise<void> {
  const { userId, ...facts } = row;
  await db
    .insert(subscription)
    .values({ userId, ...facts })
    .onConflictDoUpdate({ target: subscription.userId, set: facts });
}
