import { and, count, desc, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { IdeaState } from '../../contract/idea-states';
import type { IdeaKind, Reaction } from '../../contract/ideas';
import { orNull } from '../platform/crypto/cipher';
import type { Vault } from '../platform/crypto/vault';
import type { DbOrTx, Tx } from '../platform/db/open';
import { idea, importantDate } from '../platform/db/schema';

/** What of an idea is sealed. */
export interface Content {
  title: string;
  note: string;
  where: string;
  price: { amount: number; currency: string } | null;
  reactionWords: string;
  /** What its title means, see near/meaning; null where the embedder was away. */
  vector: string | null;
  /** A hash of the submission that it came with, so that a retry is known from another one under the same name. */
  submission?: string | undefined;
}

/** What of it stands in the clear: no word of his. */
export interface Facts {
  kind: IdeaKind;
  reaction: Reaction | null;
  neverAgain: boolean;
  plannedFor: string | null;
  dateId: string | null;
  askNoMore: boolean;
  /** When his own reminder is due, and on which day of his calendar; both null where there is none. */
  nextAt: Date | null;
  nextOn: string | null;
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

/** Those of one occasion. */
export function listForDate(db: DbOrTx, vault: Vault, userId: string, dateId: string): Promise<IdeaRow[]> {
  return listWhere(db, vault, userId, eq(idea.dateId, dateId));
}

/** What he plans, and what he gave since that day without a word of how she took it. */
export function listForGlance(db: DbOrTx, vault: Vault, userId: string, givenSince: string): Promise<IdeaRow[]> {
  const isUnasked = and(eq(idea.state, 'given'), isNull(idea.reaction), eq(idea.askNoMore, false));
  return listWhere(db, vault, userId, or(eq(idea.state, 'planned'), and(isUnasked, gte(idea.givenOn, givenSince))));
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

/** What he gave, dropped or will never give again, as far as a title is compared with it. */
export interface PastIdea extends Pick<IdeaRow, 'id' | 'state' | 'givenOn' | 'reaction' | 'neverAgain'> {
  sealed: Buffer;
  content: Content;
}

const isPast = (userId: string) => {
  const isOver = or(inArray(idea.state, ['given', 'dropped']), eq(idea.neverAgain, true), isNotNull(idea.givenOn));
  return and(eq(idea.userId, userId), isOver);
};

/** Another one with every change of any of them, whoever makes it; null where there is none. */
export async function markOfPast(db: DbOrTx, userId: string): Promise<string | null> {
  const mark = sql<
    string | null
  >`md5(string_agg(${idea.id}::text || ${idea}.xmin || ${idea}.ctid, ' ' order by ${idea.id}))`;
  const [row] = await db.select({ mark }).from(idea).where(isPast(userId));
  return row?.mark ?? null;
}

/** Newest first; one that cannot be opened is left out. */
export async function listPast(db: DbOrTx, vault: Vault, userId: string): Promise<PastIdea[]> {
  const { id, state, givenOn, reaction, neverAgain, sealedContent: sealed } = idea;
  const rows = await db
    .select({ id, state, givenOn, reaction, neverAgain, sealed })
    .from(idea)
    .where(isPast(userId))
    .orderBy(desc(idea.updatedAt), desc(idea.id));
  const cipher = await vault.cipherOf(db, userId);
  return rows.flatMap((row) => {
    const opened = orNull(() => cipher.open(sealContext(row.id), row.sealed));
    if (opened === null) return [];
    const facts = { state: row.state as IdeaState, reaction: row.reaction as Reaction | null };
    return [{ ...row, ...facts, content: JSON.parse(opened) as Content }];
  });
}

/** Keeps with an idea what its title means, unless it was changed since it was read. To him that is no change. */
export async function keepVector(
  db: DbOrTx,
  vault: Vault,
  userId: string,
  { id, sealed: before, content }: PastIdea,
  vector: string,
): Promise<void> {
  const sealedContent = await sealed(db, vault, userId, { id, ...content, vector });
  const asItWas = and(eq(idea.id, id), eq(idea.userId, userId), eq(idea.sealedContent, before));
  await db.update(idea).set({ sealedContent }).where(asItWas);
}

/** Whether it is a day that he keeps. It stays until the transaction ends. */
export async function keepsDate(tx: Tx, userId: string, dateId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: importantDate.id })
    .from(importantDate)
    .where(and(eq(importantDate.id, dateId), eq(importantDate.userId, userId)))
    .for('key share');
  return rows.length > 0;
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
  userId: string;
  row: Facts & Content & { id: string };
  at: Date;
  idempotencyKey: string | null;
}

export async function insertIdea(tx: Tx, vault: Vault, { userId, row, at, idempotencyKey }: NewIdea): Promise<void> {
  const { id } = row;
  const times = { createdAt: at, updatedAt: at };
  const sealedContent = await sealed(tx, vault, userId, row);
  await tx.insert(idea).values({ id, userId, ...factsOf(row), state: 'idea', sealedContent, ...times, idempotencyKey });
}

async function sealed(tx: DbOrTx, vault: Vault, userId: string, row: Content & { id: string }): Promise<Buffer> {
  const cipher = await vault.cipherOf(tx, userId);
  return cipher.seal(sealContext(row.id), JSON.stringify(contentOf(row)));
}

/** As it is to be; what moves make of it stays as it is. */
type ChangedIdea = Pick<NewIdea, 'userId' | 'row' | 'at'>;

export async function updateIdea(tx: Tx, vault: Vault, { userId, row, at }: ChangedIdea): Promise<void> {
  const sealedContent = await sealed(tx, vault, userId, row);
  await tx
    .update(idea)
    .set({ ...factsOf(row), sealedContent, updatedAt: at })
    .where(and(eq(idea.id, row.id), eq(idea.userId, userId)));
}

const contentOf = ({ title, note, where, price, reactionWords, vector, submission }: Content): Content => ({
  ...{ title, note, where, price, reactionWords, vector, submission },
});

const factsOf = ({ kind, reaction, neverAgain, plannedFor, dateId, askNoMore, nextAt, nextOn }: Facts): Facts => ({
  ...{ kind, reaction, neverAgain, plannedFor, dateId, askNoMore, nextAt, nextOn },
});

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
