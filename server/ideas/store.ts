import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { IdeaState } from '../../contract/idea-states';
import type { IdeaKind, Reaction } from '../../contract/ideas';
import { orNull } from '../platform/crypto/cipher';
import type { Vault } from '../platform/crypto/vault';
import type { DbOrTx, Tx } from '../platform/db/open';
import { idea } from '../platform/db/schema';

/** What of an idea is sealed. */
export interface Content {
  title: string;
  note: string;
  where: string;
  price: { amount: number; currency: string } | null;
  reactionWords: string;
  /** The vector of its title in base 64; null where the embedder was away. */
  vector: string | null;
}

/** What of it stands in the clear: no word of his. */
export interface Facts {
  kind: IdeaKind;
  reaction: Reaction | null;
  neverAgain: boolean;
  plannedFor: string | null;
}

export interface IdeaRow extends Content, Facts {
  id: string;
  state: IdeaState;
  givenOn: string | null;
  createdAt: Date;
  updatedAt: Date;
}

const sealContext = (id: string) => ({ table: 'idea', column: 'sealed_content', rowId: id });

/** All of his, newest first; one that cannot be opened is left out. */
export function listIdeas(db: DbOrTx, vault: Vault, userId: string): Promise<IdeaRow[]> {
  return listWhere(db, vault, userId, undefined);
}

export async function findIdea(db: DbOrTx, vault: Vault, userId: string, id: string): Promise<IdeaRow | undefined> {
  return (await listWhere(db, vault, userId, eq(idea.id, id)))[0];
}

export async function findByKey(db: DbOrTx, vault: Vault, userId: string, key: string): Promise<IdeaRow | undefined> {
  return (await listWhere(db, vault, userId, eq(idea.idempotencyKey, key)))[0];
}

async function listWhere(db: DbOrTx, vault: Vault, userId: string, which: SQL | undefined): Promise<IdeaRow[]> {
  const rows = await db
    .select()
    .from(idea)
    .where(and(eq(idea.userId, userId), which))
    .orderBy(desc(idea.updatedAt), desc(idea.id));
  if (rows.length === 0) return [];
  const cipher = await vault.cipherOf(db, userId);
  return rows.flatMap(({ sealedContent, idempotencyKey: _key, userId: _owner, ...row }) => {
    const opened = orNull(() => cipher.open(sealContext(row.id), sealedContent));
    if (opened === null) return [];
    const facts = {
      kind: row.kind as IdeaKind,
      state: row.state as IdeaState,
      reaction: row.reaction as Reaction | null,
    };
    return [{ ...row, ...facts, ...(JSON.parse(opened) as Content) }];
  });
}

/** Nobody else moves or changes it until the transaction ends. */
export async function lockIdea(tx: Tx, userId: string, id: string): Promise<void> {
  await tx
    .select({ id: idea.id })
    .from(idea)
    .where(and(eq(idea.id, id), eq(idea.userId, userId)))
    .for('no key update');
}

interface NewIdea {
  id: string;
  userId: string;
  facts: Facts;
  content: Content;
  at: Date;
  idempotencyKey: string | null;
}

export async function insertIdea(tx: Tx, vault: Vault, row: NewIdea): Promise<void> {
  const { id, userId, facts, content, at, idempotencyKey } = row;
  const cipher = await vault.cipherOf(tx, userId);
  const sealedContent = cipher.seal(sealContext(id), JSON.stringify(content));
  await tx
    .insert(idea)
    .values({ id, userId, ...facts, state: 'idea', sealedContent, createdAt: at, updatedAt: at, idempotencyKey });
}

interface ChangedIdea extends Pick<NewIdea, 'id' | 'userId' | 'facts' | 'content' | 'at'> {}

export async function updateIdea(tx: Tx, vault: Vault, { id, userId, facts, content, at }: ChangedIdea): Promise<void> {
  const cipher = await vault.cipherOf(tx, userId);
  const sealedContent = cipher.seal(sealContext(id), JSON.stringify(content));
  await tx
    .update(idea)
    .set({ ...facts, sealedContent, updatedAt: at })
    .where(and(eq(idea.id, id), eq(idea.userId, userId)));
}

interface Moved {
  state: IdeaState;
  givenOn: string | null;
  at: Date;
}

export async function setState(tx: Tx, userId: string, id: string, { state, givenOn, at }: Moved): Promise<void> {
  await tx
    .update(idea)
    .set({ state, givenOn, updatedAt: at })
    .where(and(eq(idea.id, id), eq(idea.userId, userId)));
}

export async function deleteIdea(db: DbOrTx, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(idea)
    .where(and(eq(idea.id, id), eq(idea.userId, userId)))
    .returning({ id: idea.id });
  return deleted.length > 0;
}

export async function countIdeas(db: DbOrTx, userId: string, states: readonly IdeaState[]): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(idea)
    .where(and(eq(idea.userId, userId), inArray(idea.state, [...states])));
  return row?.n ?? 0;
}
