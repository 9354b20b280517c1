import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { MOST_REVISIONS, REVISION_DAYS } from '../../contract/revision-days';
import { DAY } from '../../contract/time';
import { later } from '../platform/clock';
import { orNull } from '../platform/crypto/cipher';
import type { Vault } from '../platform/crypto/vault';
import { deleteInBatches } from '../platform/db/in-batches';
import type { Db, DbOrTx, Tx } from '../platform/db/open';
import { answerRevision } from '../platform/db/schema';

/** What an edit overwrote, and when. */
export interface RevisionRow {
  id: string;
  answerId: string;
  text: string;
  createdAt: Date;
}

/** Bound to its own row: put back into the answer's, it would not open. */
const sealContext = (id: string) => ({ table: 'answer_revision', column: 'sealed_text', rowId: id });

interface Overwritten {
  userId: string;
  answerId: string;
  text: string;
  createdAt: Date;
}

export async function keepRevision(tx: Tx, vault: Vault, { text, ...rest }: Overwritten): Promise<void> {
  const id = newId();
  const cipher = await vault.cipherOf(tx, rest.userId);
  await tx.insert(answerRevision).values({ id, ...rest, sealedText: cipher.seal(sealContext(id), text) });
  await dropBeyond(tx, rest.answerId);
}

/** The oldest go where there are too many. */
async function dropBeyond(tx: Tx, answerId: string): Promise<void> {
  const { id, createdAt } = answerRevision;
  const beyond = tx
    .select({ id })
    .from(answerRevision)
    .where(eq(answerRevision.answerId, answerId))
    .orderBy(desc(createdAt), desc(id))
    .offset(MOST_REVISIONS);
  await tx.delete(answerRevision).where(inArray(id, beyond));
}

/** What was overwritten before is gone, whether or not it has been removed yet. */
export const revisionsSince = (now: Date): Date => later(now, -REVISION_DAYS * DAY);

interface OfAnswer {
  userId: string;
  answerId: string;
  since: Date;
}

/** Newest first; one that cannot be opened is left out. */
export async function listRevisions(
  db: DbOrTx,
  vault: Vault,
  { userId, answerId, since }: OfAnswer,
): Promise<RevisionRow[]> {
  const his = and(eq(answerRevision.userId, userId), eq(answerRevision.answerId, answerId));
  const rows = await db
    .select()
    .from(answerRevision)
    .where(and(his, gt(answerRevision.createdAt, since)))
    .orderBy(desc(answerRevision.createdAt), desc(answerRevision.id));
  return openAll(db, vault, userId, rows);
}

interface OfAll {
  since: Date;
  /** The id after which it goes on. */
  after: string;
  most: number;
}

export interface SomeRevisions {
  revisions: RevisionRow[];
  /** The last id that was looked at; null where there is no more. */
  last: string | null;
}

/** Some of all of his, in the order of their ids. */
export async function listSomeRevisions(
  db: DbOrTx,
  vault: Vault,
  userId: string,
  { since, after, most }: OfAll,
): Promise<SomeRevisions> {
  const { createdAt, id } = answerRevision;
  const rows = await db
    .select()
    .from(answerRevision)
    .where(and(eq(answerRevision.userId, userId), gt(createdAt, since), gt(id, after)))
    .orderBy(asc(id))
    .limit(most);
  return { revisions: await openAll(db, vault, userId, rows), last: rows.at(-1)?.id ?? null };
}

type Sealed = typeof answerRevision.$inferSelect;

async function openAll(db: DbOrTx, vault: Vault, userId: string, rows: readonly Sealed[]): Promise<RevisionRow[]> {
  if (rows.length === 0) return [];
  const cipher = await vault.cipherOf(db, userId);
  return rows.flatMap(({ id, answerId, sealedText, createdAt }) => {
    const text = orNull(() => cipher.open(sealContext(id), sealedText));
    return text === null ? [] : [{ id, answerId, text, createdAt }];
  });
}

export const purgeRevisions = (db: Db, until: Date): Promise<void> =>
  deleteInBatches(db, answerRevision, lte(answerRevision.createdAt, until));
