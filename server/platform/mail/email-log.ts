import { and, lt, ne } from 'drizzle-orm';
import { deleteInBatches } from '../db/in-batches';
import type { Db } from '../db/open';
import { emailLog } from '../db/schema';

export function purgeEmailLog(db: Db, before: Date): Promise<void> {
  return deleteInBatches(db, emailLog, and(lt(emailLog.createdAt, before), ne(emailLog.status, 'queued')));
}
