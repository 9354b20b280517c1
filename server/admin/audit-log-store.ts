import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';
import type { AuditedAction, AuditedOutcome } from '../../contract/admin';
import type { RefusalCode } from '../../contract/errors';
import { type Db, type DbOrTx, rowsOf } from '../platform/db/open';
import { auditLog, question, user } from '../platform/db/schema';

export interface NewAuditLogEntry {
  adminId: string;
  action: AuditedAction;
  targetId: string | null;
  outcome: AuditedOutcome;
  reason?: RefusalCode;
  counts?: Record<string, number> | undefined;
  at: Date;
}

/** Answers the line's id. */
export async function insertAuditLogEntry(db: DbOrTx, { at, reason, ...entry }: NewAuditLogEntry): Promise<string> {
  const id = newId();
  await db.insert(auditLog).values({ id, ...entry, reason: reason ?? null, createdAt: at });
  return id;
}

/** How something ended that was begun; the database takes no other change. */
export async function settleAuditLogEntry(
  db: Db,
  id: string,
  { outcome, reason }: { outcome: AuditedOutcome; reason?: RefusalCode },
): Promise<void> {
  await db
    .update(auditLog)
    .set({ outcome, reason: reason ?? null })
    .where(eq(auditLog.id, id));
}

const administrator = alias(user, 'administrator');
const target = alias(user, 'target');

/** Newest first. Of questions only those of the pool are named: a user's own is none of an administrator's business. */
export function listAuditLog(db: Db, { page, limit }: { page: number; limit: number }) {
  return db
    .select({
      id: auditLog.id,
      adminId: auditLog.adminId,
      adminEmail: administrator.email,
      action: auditLog.action,
      targetId: auditLog.targetId,
      targetEmail: target.email,
      targetText: question.text,
      outcome: auditLog.outcome,
      reason: auditLog.reason,
      counts: auditLog.counts,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .leftJoin(administrator, eq(administrator.id, auditLog.adminId))
    .leftJoin(target, eq(target.id, auditLog.targetId))
    .leftJoin(question, and(eq(question.id, auditLog.targetId), isNull(question.createdByUserId)))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export type AuditLogRow = Awaited<ReturnType<typeof listAuditLog>>[number];

export async function countAuditLog(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(auditLog);
  return row?.n ?? 0;
}

export interface AuditLogChain {
  lines: number;
  /** The hash of the last line. */
  head: string | null;
  /** The first line that does not follow from the one before it; null where all do. */
  brokenAt: number | null;
  /** Whether the last line is the one that was written last. */
  endsWell: boolean;
}

/** In one statement, and so of one moment. */
export async function readChain(db: Db): Promise<AuditLogChain> {
  const [row] = await rowsOf<{ lines: number; head: string | null; broken_at: number | null; ends_well: boolean }>(
    db,
    sql`
    with line as (
      select a as whole, a.position, a.previous_hash, a.hash, a.settled_hash, a.outcome, a.reason,
        row_number() over chain as place, lag(a.hash, 1, '') over chain as hash_before
      from audit_log a window chain as (order by a.position nulls last)
    ), broken as (
      select place from line
      where position is distinct from place or previous_hash is distinct from hash_before
        or hash is distinct from hash_audit_log(whole,
          case when settled_hash is null then outcome else 'begun' end, case when settled_hash is null then reason end)
        or settled_hash <> hash_audit_outcome(whole)
      order by place limit 1
    ), last as (select position, hash from audit_log order by position desc nulls first limit 1)
    select (select count(*)::int from audit_log) as lines,
      encode(head.hash, 'hex') as head,
      (select place::int from broken) as broken_at,
      head.position is not distinct from coalesce((select position from last), 0)
        and head.hash is not distinct from coalesce((select hash from last), '') as ends_well
    from (values (1)) as one left join audit_log_head head on true`,
  );
  return {
    lines: row?.lines ?? 0,
    head: row?.head ?? null,
    brokenAt: row?.broken_at ?? null,
    endsWell: row?.ends_well ?? false,
  };
}
