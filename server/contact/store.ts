import { and, asc, count, desc, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { ContactMessage } from '../../contract/contact';
import { messageContext, openSystem, sealSystem } from '../platform/crypto/keyring';
import type { Vault } from '../platform/crypto/vault';
import { deleteInBatches } from '../platform/db/in-batches';
import type { Db, Tx } from '../platform/db/open';
import { contactMessage } from '../platform/db/schema';

/** Answers the name by which the log of mails knows the one that brings it. */
export async function insertMessage(
  tx: Tx,
  vault: Vault,
  row: { userId: string | null; priority: boolean; message: ContactMessage; createdAt: Date },
): Promise<string> {
  const id = newId();
  const { userId, priority, message, createdAt } = row;
  const sealedMessage = sealSystem(vault.ring, messageContext(id), JSON.stringify(message));
  await tx.insert(contactMessage).values({ id, userId, purpose: message.purpose, priority, sealedMessage, createdAt });
  return mailOf(id);
}

const mailOf = (id: string) => `contact|${id}`;

/** The mail server has taken the mail that brings it. Written out: drizzle would leave the tables' names away in places. */
const wasMailed = sql<boolean>`exists (select 1 from email_log
  where email_log.dedupe_key = 'contact|' || contact_message.id and email_log.status = 'sent')`;

/** Those that somebody has seen, by the command or by mail. All others stay: their senders were thanked for them. */
export function purgeMessages(db: Db, before: Date): Promise<void> {
  const mailed = and(lt(contactMessage.createdAt, before), wasMailed);
  return deleteInBatches(db, contactMessage, or(lt(contactMessage.seenAt, before), mailed));
}

export interface KeptMessage {
  id: string;
  priority: boolean;
  createdAt: Date;
  wasMailed: boolean;
  /** Null where none of our keys opens it. */
  message: ContactMessage | null;
}

type Which = 'unseen' | 'all' | 'unmailed';

function chosen(which: Which) {
  const unseen = isNull(contactMessage.seenAt);
  return { all: undefined, unseen, unmailed: and(unseen, not(wasMailed)) }[which];
}

/** The newest of all, or the longest waiting of those unseen; either way the oldest first. */
export async function listMessages(
  db: Db,
  vault: Vault,
  { which, most }: { which: Which; most: number },
): Promise<KeptMessage[]> {
  const { id, priority, createdAt, sealedMessage } = contactMessage;
  const rows = await db
    .select({ id, priority, createdAt, sealedMessage, wasMailed })
    .from(contactMessage)
    .where(chosen(which))
    .orderBy(which === 'all' ? desc(createdAt) : asc(createdAt))
    .limit(most);
  if (which === 'all') rows.reverse();
  return rows.map(({ sealedMessage: sealed, ...row }) => ({ ...row, message: opened(vault, row.id, sealed) }));
}

function opened(vault: Vault, id: string, sealed: Buffer): ContactMessage | null {
  try {
    return JSON.parse(openSystem(vault.ring, messageContext(id), sealed)) as ContactMessage;
  } catch {
    return null;
  }
}

export async function countMessages(db: Db, which: Which, before?: Date): Promise<number> {
  const early = before && lt(contactMessage.createdAt, before);
  const [row] = await db
    .select({ n: count() })
    .from(contactMessage)
    .where(and(chosen(which), early));
  return row?.n ?? 0;
}

export async function markSeen(db: Db, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(contactMessage)
    .set({ seenAt: now })
    .where(and(inArray(contactMessage.id, ids), isNull(contactMessage.seenAt)));
}
