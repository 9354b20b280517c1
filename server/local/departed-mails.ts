import { inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/open';
import { emailLog } from '../platform/db/schema';
import type { LocalMailbox } from './mailbox';

/**
 * A mail stays as long as the note of it in the log, which goes with the account that it was for. So do mails to an
 * address that he had earlier, and what arrived while he was being deleted.
 */
export async function dropDepartedMails(db: Db, mailbox: LocalMailbox): Promise<void> {
  const ids = mailbox.ids().filter((id) => UUID.test(id));
  if (ids.length === 0) return;
  const noted = await db.select({ id: emailLog.id }).from(emailLog).where(inArray(emailLog.id, ids));
  const known = new Set(noted.map(({ id }) => id));
  mailbox.drop(ids.filter((id) => !known.has(id)));
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
