import { and, asc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Pack } from '../../contract/packs';
import type { QuestionCategory } from '../../contract/questions';
import { asGiven } from '../platform/db/excluded';
import type { DbOrTx, Tx } from '../platform/db/open';
import { question, shippedData } from '../platform/db/schema';
import type { Season } from '../platform/season';
import type { QuestionRow } from './store';

const NAME = 'question-pool';

export async function installedEdition(db: DbOrTx): Promise<string | undefined> {
  const [row] = await db.select().from(shippedData).where(eq(shippedData.name, NAME));
  return row?.fingerprint;
}

export async function keepEdition(tx: Tx, fingerprint: string): Promise<void> {
  await tx
    .insert(shippedData)
    .values({ name: NAME, fingerprint })
    .onConflictDoUpdate({ target: shippedData.name, set: { fingerprint } });
}

/** New ones are added, known ones take the newer text, withdrawn ones come back; those an administrator changed keep his. */
export async function savePool(tx: Tx, rows: (typeof question.$inferInsert)[]): Promise<void> {
  await tx
    .insert(question)
    .values(rows)
    .onConflictDoUpdate({
      target: question.poolId,
      set: {
        ...asGiven(question, 'text', 'category', 'depth', 'shape', 'season', 'pack'),
        ...asGiven(question, 'opening', 'essential', 'sameAs', 'repeatAfterDays'),
        retiredAt: sql`case when ${question.withdrawn} then null else ${question.retiredAt} end`,
        withdrawn: false,
      },
      setWhere: isNull(question.editedAt),
    });
}

/** Shipped once, and not in this edition: asked no more, but for those that an administrator made his own. */
export async function withdrawOthers(tx: Tx, shippedIds: string[], retiredAt: Date): Promise<void> {
  await tx
    .update(question)
    .set({ retiredAt, withdrawn: true })
    .where(
      and(
        isNotNull(question.poolId),
        notInArray(question.poolId, shippedIds),
        isNull(question.editedAt),
        isNull(question.retiredAt),
      ),
    );
}

const columns = {
  id: question.id,
  text: question.text,
  category: sql<QuestionCategory>`${question.category}`,
  createdAt: question.createdAt,
  createdByUserId: question.createdByUserId,
  retiredAt: question.retiredAt,
  pack: sql<Pack | null>`${question.pack}`,
};

/** Everybody's: nobody's own, and none that is asked no more. */
const inPool = () => and(isNull(question.createdByUserId), isNull(question.retiredAt));

export function listPool(db: DbOrTx): Promise<QuestionRow[]> {
  return db.select(columns).from(question).where(inPool()).orderBy(asc(question.createdAt), asc(question.id));
}

export async function findInPool(db: DbOrTx, id: string): Promise<QuestionRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(question)
    .where(and(eq(question.id, id), inPool()));
  return row;
}

/** All of it, retired questions too. */
export interface WholePoolRow {
  id: string;
  text: string | null;
  category: QuestionCategory;
  pack: Pack | null;
  season: Season | null;
  retiredAt: Date | null;
}

export function listWholePool(db: DbOrTx): Promise<WholePoolRow[]> {
  const { id, text, category, pack, retiredAt } = columns;
  return db
    .select({ id, text, category, pack, season: question.season, retiredAt })
    .from(question)
    .where(isNull(question.createdByUserId))
    .orderBy(asc(question.category), asc(question.poolId), asc(question.id));
}

export type ImportedRow = Omit<WholePoolRow, 'retiredAt'> & { isActive: boolean; isEdited: boolean };

const AT_A_TIME = 200;

/** Adds those that are new and changes those that are known. */
export async function saveImported(tx: Tx, rows: readonly ImportedRow[], now: Date): Promise<void> {
  const values = rows.map(({ isActive, isEdited, ...row }) => ({
    ...row,
    createdAt: now,
    retiredAt: isActive ? null : now,
    editedAt: isEdited ? now : null,
  }));
  for (let from = 0; from < values.length; from += AT_A_TIME) {
    await tx
      .insert(question)
      .values(values.slice(from, from + AT_A_TIME))
      .onConflictDoUpdate({
        target: question.id,
        set: {
          ...asGiven(question, 'text', 'category', 'pack', 'season'),
          retiredAt: sql`case when excluded.retired_at is not null then coalesce(${question.retiredAt}, excluded.retired_at) end`,
          editedAt: sql`coalesce(excluded.edited_at, ${question.editedAt})`,
          withdrawn: false,
        },
        setWhere: isNull(question.createdByUserId),
      });
  }
}

/** Any number, as long as nothing else takes it. */
const POOL_LOCK = 5_270_418;

/** Until the transaction ends nobody else adds, rewrites or retires a question: what was compared with the pool stays so. */
export async function lockPool(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${POOL_LOCK})`);
}

/** Also one that was retired since. */
export async function findInPoolByKey(tx: Tx, key: string): Promise<QuestionRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(question)
    .where(and(eq(question.idempotencyKey, key), isNull(question.createdByUserId)));
  return row;
}

export async function insertInPool(tx: Tx, row: typeof question.$inferInsert): Promise<void> {
  await tx.insert(question).values(row);
}

/** False where it is not in the pool, or no longer. */
export async function updateInPool(
  tx: Tx,
  id: string,
  change: Partial<typeof question.$inferInsert>,
): Promise<boolean> {
  const changed = await tx
    .update(question)
    .set(change)
    .where(and(eq(question.id, id), inPool()))
    .returning({ id: question.id });
  return changed.length > 0;
}
