import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Vault } from '../platform/crypto/vault';
import { joinAround } from '../platform/db/join-chain';
import type { Tx } from '../platform/db/open';
import { question } from '../platform/db/schema';
import { columns, openAll, type QuestionRow, sealContext } from './store';

export interface NewCustomQuestion {
  id: string;
  userId: string;
  text: string;
  createdAt: Date;
  idempotencyKey: string | null;
}

const owned = (userId: string, which: SQL) => and(eq(question.createdByUserId, userId), which);

export async function insertCustom(tx: Tx, vault: Vault, row: NewCustomQuestion): Promise<void> {
  const cipher = await vault.cipherOf(tx, row.userId);
  const { text, userId, ...rest } = row;
  const sealedText = cipher.seal(sealContext(row.id), text);
  await tx.insert(question).values({ ...rest, createdByUserId: userId, sealedText, category: 'custom' });
}

/** His own, and nobody else changes it until the transaction ends. */
export async function lockCustom(tx: Tx, vault: Vault, userId: string, id: string): Promise<QuestionRow | undefined> {
  const rows = await tx
    .select(columns)
    .from(question)
    .where(owned(userId, eq(question.id, id)))
    .for('no key update');
  return (await openAll(tx, vault, userId, rows))[0];
}

export async function findCustomByKey(
  tx: Tx,
  vault: Vault,
  userId: string,
  key: string,
): Promise<QuestionRow | undefined> {
  const rows = await tx
    .select(columns)
    .from(question)
    .where(owned(userId, eq(question.idempotencyKey, key)));
  return (await openAll(tx, vault, userId, rows))[0];
}

export async function updateCustom(tx: Tx, vault: Vault, userId: string, id: string, text: string): Promise<void> {
  const cipher = await vault.cipherOf(tx, userId);
  await tx
    .update(question)
    .set({ sealedText: cipher.seal(sealContext(id), text) })
    .where(owned(userId, eq(question.id, id)));
}

/** Its answers go with it. */
export async function deleteCustom(tx: Tx, userId: string, id: string): Promise<boolean> {
  await joinAround(tx, userId, sql`a.question_id = ${id}`);
  const deleted = await tx
    .delete(question)
    .where(owned(userId, eq(question.id, id)))
    .returning({ id: question.id });
  return deleted.length > 0;
}
