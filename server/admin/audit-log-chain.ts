import type { Deps } from '../deps';
import { type AuditLogChain, readChain } from './audit-log-store';

/** Whether the audit log is as it was written: each line carries the hash of the one before. */

export function readAuditLogChain({ db }: Pick<Deps, 'db'>): Promise<AuditLogChain> {
  return readChain(db);
}

/** What is wrong with it, in a sentence; null where it is whole. */
export function auditLogFault({ brokenAt, endsWell }: AuditLogChain): string | null {
  if (brokenAt !== null) return `The audit log was changed: line ${brokenAt} is not as it was written.`;
  return endsWell ? null : 'The audit log was changed: its last lines are missing.';
}

/** For the operator's log. Where it is whole the last hash is told, so that a chain written anew contradicts this line. */
export async function checkAuditLog(deps: Deps): Promise<void> {
  const chain = await readAuditLogChain(deps);
  const fault = auditLogFault(chain);
  const { lines, head, brokenAt } = chain;
  if (fault) deps.log.error({ event: 'audit-log', outcome: 'broken', lines, line: brokenAt }, fault);
  else deps.log.info({ event: 'audit-log', outcome: 'whole', lines, head }, 'the audit log is whole');
}
