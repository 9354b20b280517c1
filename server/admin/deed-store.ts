import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';
import type { DeedAction, DeedOutcome } from '../../contract/admin';
import type { RefusalCode } from '../../contract/errors';
import { adminAction } from '../platform/db/admin-schema';
import type { Db, DbOrTx } from '../platform/db/open';
import { question, user } from '../platform/db/schema';

export interface NewDeed {
  adminId: string;
  action: DeedAction;
  targetId: string | null;
  outcome: DeedOutcome;
  reason?: RefusalCode;
  at: Date;
}

/** Answers the line's id. */
export async function insertDeed(db: DbOrTx, { at, reason, ...deed }: NewDeed): Promise<string> {
  const id = newId();
  await db.insert(adminAction).values({ id, ...deed, reason: reason ?? null, createdAt: at });
  return id;
}

/** How something ended that was begun; the database takes no other change. */
export async function settleDeed(
  db: Db,
  id: string,
  { outcome, reason }: { outcome: DeedOutcome; reason?: RefusalCode },
): Promise<void> {
  await db
    .update(adminAction)
    .set({ outcome, reason: reason ?? null })
    .where(eq(adminAction.id, id));
}

const administrator = alias(user, 'administrator');
const target = alias(user, 'target');

/** Newest first. Of questions only those of the pool are named: a user's own is none of an administrator's business. */
export function listDeeds(db: Db, { page, limit }: { page: number; limit: number }) {
  return db
    .select({
      id: adminAction.id,
      adminId: adminAction.adminId,
      adminEmail: administrator.email,
      action: adminAction.action,
      targetId: adminAction.targetId,
      targetEmail: target.email,
      targetText: question.text,
      outcome: adminAction.outcome,
      reason: adminAction.reason,
      createdAt: adminAction.createdAt,
    })
    .from(adminAction)
    .leftJoin(administrator, eq(administrator.id, adminAction.adminId))
    .leftJoin(target, eq(target.id, adminAction.targetId))
    .leftJoin(question, and(eq(question.id, adminAction.targetId), isNull(question.createdByUserId)))
    .orderBy(desc(adminAction.createdAt), desc(adminAction.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export type DeedRow = Awaited<ReturnType<typeof listDeeds>>[number];

export async function countDeeds(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(adminAction);
  return row?.n ?? 0;
}
