import { and, lt, ne } from 'drizzle-orm';
import type { Db } from '../db/open';
import { emailLog } from '../db/schema';

export async function purgeEmailLog(db: Db, before: Date): Promise<void> {
  await db.delete(emailLog).where(and(lt(emailLog.createdAt, before), ne(emailLog.status, 'queued')));
}
