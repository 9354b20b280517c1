import { lt } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { ContactMessage } from '../../contract/contact';
import { messageContext, sealSystem } from '../platform/crypto/keyring';
import type { Vault } from '../platform/crypto/vault';
import { deleteInBatches } from '../platform/db/batched-delete';
import type { Db, Tx } from '../platform/db/open';
import { contactMessage } from '../platform/db/schema';

export async function insertMessage(
  tx: Tx,
  vault: Vault,
  row: { userId: string | null; priority: boolean; message: ContactMessage; createdAt: Date },
): Promise<void> {
  const id = newId();
  const { userId, priority, message, createdAt } = row;
  const sealedMessage = sealSystem(vault.ring, messageContext(id), JSON.stringify(message));
  await tx.insert(contactMessage).values({ id, userId, purpose: message.purpose, priority, sealedMessage, createdAt });
}

export function purgeMessages(db: Db, before: Date): Promise<void> {
  return deleteInBatches(db, contactMessage, lt(contactMessage.createdAt, before));
}
