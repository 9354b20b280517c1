import { and, asc, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import { assistantIndex, assistantPage } from '../platform/db/assistant-schema';
import type { Db } from '../platform/db/open';
import { subscription } from '../platform/db/schema';

/** Somebody in whose notes something has changed since there was last nothing to do for him. */
export interface Due {
  userId: string;
  /** By how many changes his index is behind. */
  behind: number;
  /** Nothing is left on his pages that was deleted or changed. */
  isPruned: boolean;
}

export interface Listed {
  /** Which rows of `subscription` make their users premium. */
  premium: SQL;
  isPremium: boolean;
  /** Whether notes without vectors can be given theirs now; without it, only who is behind is of interest. */
  canEmbed: boolean;
}

const { userId, version, indexedVersion, prunedVersion, isDue } = assistantIndex;
const behind = sql<number>`(${version} - ${indexedVersion})`;
const due = sql`${isDue}`;
const isPruned = sql<boolean>`(${version} = ${prunedVersion} or not exists (select 1 from ${assistantPage} p where p.user_id = ${userId}))`;

/** Those who are least behind come first: one new answer does not wait for somebody's first thousand. */
export function listDue(
  db: Db,
  { premium, isPremium, canEmbed, after, most }: Listed & { after: Due | null; most: number },
): Promise<Due[]> {
  return db
    .select({ userId, behind, isPruned })
    .from(assistantIndex)
    .leftJoin(subscription, eq(subscription.userId, userId))
    .where(
      and(
        due,
        isPremium ? premium : sql`${premium} is not true`,
        canEmbed ? undefined : sql`${behind} > 0`,
        after ? sql`(${behind}, ${userId}) > (${after.behind}::int, ${after.userId}::uuid)` : undefined,
      ),
    )
    .orderBy(asc(behind), asc(userId))
    .limit(most);
}

/** There is nothing to do for those of them who are not premium and have nothing left to prune. */
export async function letGo(db: Db, userIds: string[], premium: SQL): Promise<void> {
  if (userIds.length === 0) return;
  await db.transaction(async (tx) => {
    // Held first, and asked in a statement of its own: a subscription that begins meanwhile makes it due before or after.
    const held = await tx
      .select({ id: userId })
      .from(assistantIndex)
      .where(inArray(userId, userIds))
      .for('update', { skipLocked: true });
    if (held.length === 0) return;
    const paid = tx
      .select({ id: subscription.userId })
      .from(subscription)
      .where(and(eq(subscription.userId, userId), premium));
    const ids = held.map(({ id }) => id);
    await tx
      .update(assistantIndex)
      .set({ isDue: false })
      .where(and(inArray(userId, ids), isPruned, notExists(paid)));
  });
}
