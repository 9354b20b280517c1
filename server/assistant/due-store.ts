import { and, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../platform/db/open';
import { assistantIndex, assistantPage, subscription } from '../platform/db/schema';

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

interface DuePage extends Listed {
  after: Due | null;
  most: number;
}

/**
 * Those who are least behind come first: one new answer does not wait for somebody's first thousand. `offset 0` keeps the
 * few who are due a list of their own, read from its index, and looks each of them up by himself; joined freely, PostgreSQL
 * may well read everybody instead.
 */
export function listDue(db: Db, page: DuePage): Promise<Due[]> {
  return rowsOf<Due>(db, dueOf(page));
}

/** The query itself, for whoever wants to know how the database goes about it. */
export function dueOf({ premium, isPremium, canEmbed, after, most }: DuePage): SQL {
  const isBehind = canEmbed ? sql`` : sql`and version - indexed_version > 0`;
  const isLater = after
    ? sql`and (version - indexed_version, user_id) > (${after.behind}::int, ${after.userId}::uuid)`
    : sql``;
  return sql`select due.user_id as "userId", due.behind,
        (due.version = due.pruned_version or not exists (select 1 from assistant_page p where p.user_id = due.user_id)) as "isPruned"
      from (select user_id, version, pruned_version, version - indexed_version as behind
        from assistant_index where is_due ${isBehind} ${isLater}
        order by version - indexed_version, user_id offset 0) as due
      left join lateral (select * from subscription s where s.user_id = due.user_id offset 0) subscription on true
      where ${isPremium ? premium : sql`${premium} is not true`}
      order by due.behind, due.user_id limit ${most}`;
}

/** Where everybody has become premium at once: those whom nothing was worked out for are due now. */
export async function makeEverybodyDue(db: Db): Promise<void> {
  const { isDue, version, indexedVersion, withoutVectors } = assistantIndex;
  const isBehind = sql`not ${isDue} and (${version} <> ${indexedVersion} or ${withoutVectors} > 0)`;
  await db.update(assistantIndex).set({ isDue: true }).where(isBehind);
}

/** There is nothing to do for those of them who are not premium and have nothing left to prune. */
export async function letGo(db: Db, userIds: string[], premium: SQL): Promise<void> {
  if (userIds.length === 0) return;
  const { userId, version, prunedVersion } = assistantIndex;
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
    const isPruned = sql`(${version} = ${prunedVersion} or not exists (select 1 from ${assistantPage} p where p.user_id = ${userId}))`;
    await tx
      .update(assistantIndex)
      .set({ isDue: false })
      .where(and(inArray(userId, ids), isPruned, notExists(paid)));
  });
}
