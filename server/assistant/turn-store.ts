import { and, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { deleteInBatches } from '../platform/db/in-batches';
import type { Db, DbOrTx } from '../platform/db/open';
import { assistantSpent, assistantTurn } from '../platform/db/schema';

export interface Turn {
  userId: string;
  turn: string;
}

export interface Spent {
  id: string;
  userId: string;
  answeredAt: Date;
}

/** False while an earlier one is at work and has not run out, by the database's clock: instances may disagree about the time. */
export async function insertTurn(db: DbOrTx, { userId, turn }: Turn, milliseconds: number): Promise<boolean> {
  const until = sql`now() + ${milliseconds} * interval '1 millisecond'`;
  const taken = await db
    .insert(assistantTurn)
    .values({ userId, turn, until })
    .onConflictDoUpdate({
      target: assistantTurn.userId,
      set: { turn, until },
      setWhere: lte(assistantTurn.until, sql`now()`),
    })
    .returning({ turn: assistantTurn.turn });
  return taken.length > 0;
}

/** Only this one: once it ran out, the place may be another's. */
export async function deleteTurn(db: DbOrTx, { userId, turn }: Turn): Promise<void> {
  await db.delete(assistantTurn).where(and(eq(assistantTurn.userId, userId), eq(assistantTurn.turn, turn)));
}

/** Counts one, and forgets those that no longer count: parts of the statement that keeps what it was spent on. */
export function spending({ id, userId, answeredAt }: Spent, forgotten: Date): SQL {
  const moment = (value: Date) => sql.param(value, assistantSpent.answeredAt);
  return sql`forgotten as (
      delete from ${assistantSpent} where user_id = ${userId} and answered_at <= ${moment(forgotten)}),
    spent as (insert into ${assistantSpent} (id, user_id, answered_at) values (${id}, ${userId}, ${moment(answeredAt)}))`;
}

/** So that nothing older is left of those who ask no more. */
export function purgeSpent(db: Db, forgotten: Date): Promise<void> {
  return deleteInBatches(db, assistantSpent, lte(assistantSpent.answeredAt, forgotten));
}

/** When he was answered since then, newest first. */
export async function answeredSince(db: DbOrTx, userId: string, since: Date, most: number): Promise<Date[]> {
  const rows = await db
    .select({ answeredAt: assistantSpent.answeredAt })
    .from(assistantSpent)
    .where(and(eq(assistantSpent.userId, userId), gt(assistantSpent.answeredAt, since)))
    .orderBy(desc(assistantSpent.answeredAt))
    .limit(most);
  return rows.map(({ answeredAt }) => answeredAt);
}
