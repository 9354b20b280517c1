import { type AuditLogEntry, OPERATOR_ID } from '../../../contract/admin';
import { adminMessages } from '../../../contract/admin-messages';
import { importedIn } from '../imported';

const words = adminMessages.auditLog;

/** What somebody did, or only tried to do. */
export function actionOf({ action, outcome }: AuditLogEntry): string {
  return (outcome === 'done' ? words.actions : words.tries)[action];
}

/** An administrator by the address of today, or whoever sat at the command line. */
export function actorOf({ adminId, adminEmail }: AuditLogEntry): string {
  if (adminId === OPERATOR_ID) return words.operator;
  return adminEmail ?? words.deletedAdministrator;
}

/** To whom or what it was done; whoever is gone has no name any more, and what was never added has none yet. */
export function targetOf({ action, targetId, targetName, counts }: AuditLogEntry): string {
  if (targetName !== null) return targetName;
  if (counts) return importedIn(counts);
  if (action === 'import-questions') return words.pool;
  if (action.endsWith('-theme')) return words.site;
  if (targetId === null) return words.newQuestion;
  return action.endsWith('-question') ? words.goneQuestion : words.deletedUser;
}

/** How it ended and, where it was not done, why. */
export function outcomeOf({ outcome, reason }: AuditLogEntry): string {
  const why = outcome === 'begun' ? words.endUnknown : reason;
  return why ? `${words.outcomes[outcome]}. ${why}` : words.outcomes[outcome];
}
