import { AuditedAction, type AuditLogEntry, OPERATOR_ID } from '../../contract/admin';
import { adminMessages } from '../../contract/admin-messages';
import { type RefusalCode, refusals } from '../../contract/errors';
import { ImportCounts } from '../../contract/pool-file';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import type { Caller } from '../platform/http/caller';
import { withoutValues } from '../platform/http/failure';
import { Refusal } from '../platform/refusal';
import {
  type AuditLogRow,
  countAuditLog,
  insertAuditLogEntry,
  listAuditLog,
  settleAuditLogEntry,
} from './audit-log-store';

/** Who does what to whom. */
export interface Intent {
  who: Pick<Caller, 'id'>;
  action: AuditedAction;
  /** Null where it is made by the action itself, or is everybody. */
  target: string | null;
  /** What came of it, where that is many things. */
  counts?: ImportCounts;
}

/** In the transaction of the action: neither happens without the other. */
export async function logDone(deps: Deps, tx: Tx, { who, action, target, counts }: Intent): Promise<void> {
  const line = { adminId: who.id, action, targetId: target, counts, outcome: 'done', at: deps.clock.now() } as const;
  await insertAuditLogEntry(tx, line);
}

/** Of what was done at the command line: no administrator, and nobody in a browser. */
export function logOfOperator(deps: Deps, tx: Tx, action: AuditedAction, target: string): Promise<void> {
  return logDone(deps, tx, { who: { id: OPERATOR_ID }, action, target });
}

/** What was refused or failed is logged too: it tells what somebody wanted to do. */
export async function logRefusals<T>(deps: Deps, intent: Intent, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { who, action, target } = intent;
    const line = { adminId: who.id, action, targetId: target, ...outcomeOf(error), at: deps.clock.now() };
    await orTell(deps, insertAuditLogEntry(deps.db, line));
    throw error;
  }
}

/** For what is not done in a transaction of ours: the line is there before it begins, whatever happens to this process. */
export async function logAround<T>(deps: Deps, intent: Intent, work: () => Promise<T>): Promise<T> {
  const { who, action, target } = intent;
  const begun = { adminId: who.id, action, targetId: target, outcome: 'begun', at: deps.clock.now() } as const;
  const id = await insertAuditLogEntry(deps.db, begun);
  let result: T;
  try {
    result = await work();
  } catch (error) {
    await orTell(deps, settleAuditLogEntry(deps.db, id, outcomeOf(error)));
    throw error;
  }
  // Where this fails the line stays as begun, which is true; it must never say of what was done that it failed.
  await orTell(deps, settleAuditLogEntry(deps.db, id, { outcome: 'done' }));
  return result;
}

/** A refusal is a no that was meant; everything else is a fault, of ours or of the payment provider. */
function outcomeOf(error: unknown): { outcome: 'denied' | 'failed'; reason: RefusalCode } {
  if (!(error instanceof Refusal)) return { outcome: 'failed', reason: 'server_error' };
  return { outcome: error.status < 500 ? 'denied' : 'failed', reason: error.code };
}

/** The caller hears why his action was not done, not why the log could not be written: the operator hears that. */
async function orTell(deps: Deps, written: Promise<unknown>): Promise<void> {
  try {
    await written;
  } catch (error) {
    deps.log.error({ sqlState: withoutValues(error).code }, 'what an administrator tried was not written down');
  }
}

export async function readAuditLog(deps: Deps, page: { page: number; limit: number }) {
  const [rows, total] = await Promise.all([listAuditLog(deps.db, page), countAuditLog(deps.db)]);
  return { entries: rows.map(presentEntry), total };
}

function presentEntry(row: AuditLogRow): AuditLogEntry {
  return {
    id: row.id,
    at: row.createdAt.toISOString(),
    action: AuditedAction.parse(row.action),
    outcome: row.outcome,
    reason: row.reason && wordsOf(row.reason),
    adminId: row.adminId,
    adminEmail: row.adminEmail,
    targetId: row.targetId,
    targetName: row.targetEmail ?? row.targetText,
    counts: row.counts && ImportCounts.parse(row.counts),
  };
}

const reasons: Partial<Record<string, string>> = adminMessages.auditLog.reasons;

/** A code that a newer release no longer has is still better than nothing. */
function wordsOf(reason: string): string {
  if (Object.hasOwn(reasons, reason)) return reasons[reason] ?? reason;
  return Object.hasOwn(refusals, reason) ? refusals[reason as RefusalCode].words : reason;
}
