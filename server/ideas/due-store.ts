import { eq, sql } from 'drizzle-orm';
import type { IdeaState } from '../../contract/idea-states';
import { type DbOrTx, isOneOf, type Tx } from '../platform/db/open';
import { idea } from '../platform/db/schema';

export const dueColumns = { key: idea.id, userId: idea.userId, at: idea.nextAt };

export interface DueIdea {
  id: string;
  userId: string;
  state: IdeaState;
  nextOn: string | null;
}

/** Of many people at once; nothing is opened. */
export async function readDueIdeas(db: DbOrTx, ids: string[]): Promise<DueIdea[]> {
  const { id, userId, state, nextOn } = idea;
  const rows = await db.select({ id, userId, state, nextOn }).from(idea).where(isOneOf(id, ids));
  return rows.map((row) => ({ ...row, state: row.state as IdeaState }));
}

/** The moment of each anew; without one its reminder is over. */
export async function writeMoments(tx: Tx, moments: { id: string; nextAt: Date | null }[]): Promise<void> {
  const rows = moments.map(({ id, nextAt }) => ({ id, next_at: nextAt }));
  await tx.execute(sql`update ${idea} set next_at = plan.next_at,
    next_on = case when plan.next_at is null then null else ${idea.nextOn} end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as plan(id uuid, next_at timestamptz)
    where ${idea.id} = plan.id`);
}

export async function putOffIdea(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.update(idea).set({ nextAt: until }).where(eq(idea.id, id));
}
