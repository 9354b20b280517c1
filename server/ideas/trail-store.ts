import { and, asc, desc, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { IdeaState } from '../../contract/idea-states';
import { orNull } from '../platform/crypto/cipher';
import type { Vault } from '../platform/crypto/vault';
import type { DbOrTx, Tx } from '../platform/db/open';
import { ideaSource, ideaStep } from '../platform/db/schema';

export interface StepRow {
  ideaId: string;
  state: IdeaState;
  at: Date;
  /** By his calendar then. */
  day: string;
}

/** In their order. */
export async function listSteps(db: DbOrTx, userId: string, ideaId?: string): Promise<StepRow[]> {
  const rows = await db
    .select({ ideaId: ideaStep.ideaId, state: ideaStep.state, at: ideaStep.at, day: ideaStep.day })
    .from(ideaStep)
    .where(and(eq(ideaStep.userId, userId), ideaId === undefined ? undefined : eq(ideaStep.ideaId, ideaId)))
    .orderBy(asc(ideaStep.at), asc(ideaStep.id));
  return rows.map((row) => ({ ...row, state: row.state as IdeaState }));
}

export async function addStep(tx: Tx, userId: string, step: StepRow): Promise<void> {
  await tx.insert(ideaStep).values({ id: newId(), userId, ...step });
}

export async function takeStepBack(tx: Tx, userId: string, ideaId: string): Promise<void> {
  const [last] = await tx
    .select({ id: ideaStep.id })
    .from(ideaStep)
    .where(and(eq(ideaStep.userId, userId), eq(ideaStep.ideaId, ideaId)))
    .orderBy(desc(ideaStep.at), desc(ideaStep.id))
    .limit(1);
  if (last) await tx.delete(ideaStep).where(eq(ideaStep.id, last.id));
}

/** Where her words stand that an idea comes from. */
export interface SourceRow {
  ideaId: string;
  /** Null where the answer is gone. */
  answerId: string | null;
  pin: { start: number; end: number; textHash: string };
}

const sealContext = (id: string) => ({ table: 'idea_source', column: 'sealed_span', rowId: id });

export async function listSources(db: DbOrTx, vault: Vault, userId: string, ideaId?: string): Promise<SourceRow[]> {
  const rows = await db
    .select()
    .from(ideaSource)
    .where(and(eq(ideaSource.userId, userId), ideaId === undefined ? undefined : eq(ideaSource.ideaId, ideaId)))
    .orderBy(asc(ideaSource.id));
  if (rows.length === 0) return [];
  const cipher = await vault.cipherOf(db, userId);
  return rows.flatMap(({ id, ideaId: of, answerId, sealedSpan }) => {
    const opened = orNull(() => cipher.open(sealContext(id), sealedSpan));
    return opened === null ? [] : [{ ideaId: of, answerId, pin: JSON.parse(opened) as SourceRow['pin'] }];
  });
}

export async function addSource(tx: Tx, vault: Vault, userId: string, source: SourceRow): Promise<void> {
  const { ideaId, answerId, pin } = source;
  const id = newId();
  const cipher = await vault.cipherOf(tx, userId);
  const sealedSpan = cipher.seal(sealContext(id), JSON.stringify(pin));
  await tx.insert(ideaSource).values({ id, userId, ideaId, answerId, sealedSpan });
}
