import { v7 as newId } from 'uuid';
import { findUserByEmail } from '../accounts/store';
import { insertAuditLogEntry, type NewAuditLogEntry } from '../admin/audit-log-store';
import type { Deps } from '../deps';
import { type Home, momentOf } from './calendar';

interface Remembered extends Pick<NewAuditLogEntry, 'action' | 'outcome' | 'reason'> {
  /** Null: an account that is deleted since. */
  whom: string | null;
  when: { daysAgo: number; at: string };
}

const remembered: readonly Remembered[] = [
  { action: 'send-reset', outcome: 'done', whom: 'carlos.ibarra@example.com', when: { daysAgo: 25, at: '09:40' } },
  {
    action: 'cancel-subscription',
    outcome: 'denied',
    reason: 'no_subscription',
    whom: 'george.lindley@example.com',
    when: { daysAgo: 18, at: '10:05' },
  },
  { action: 'send-reset', outcome: 'done', whom: 'sam.ellery@example.com', when: { daysAgo: 10, at: '09:25' } },
  { action: 'delete-user', outcome: 'done', whom: null, when: { daysAgo: 3, at: '09:50' } },
];

/** What the administrator did in these weeks, so that his log has lines to read. */
export async function writeAuditLog(deps: Deps, officeEmail: string, home: Home): Promise<void> {
  const office = await findUserByEmail(deps.db, officeEmail);
  if (!office) return;
  for (const { whom, when, ...entry } of remembered) {
    const target = whom && (await findUserByEmail(deps.db, whom));
    await insertAuditLogEntry(deps.db, {
      ...entry,
      adminId: office.id,
      targetId: target ? target.id : newId(),
      at: momentOf(home, when),
    });
  }
}
