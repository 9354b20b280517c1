import { eq } from 'drizzle-orm';
import type { Tx } from './open';
import { user } from './schema';

/** Holds back whatever else this user spends or adds until the transaction ends, so that what is counted stays true. */
export async function lockAllowances(tx: Tx, userId: string): Promise<{ customQuestionsCount: number } | undefined> {
  const { customQuestionsCount } = user;
  const [row] = await tx.select({ customQuestionsCount }).from(user).where(eq(user.id, userId)).for('no key update');
  return row;
}
