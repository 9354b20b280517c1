import { v7 as newId } from 'uuid';
import type { Tx } from '../platform/db/open';
import { adminAction } from '../platform/db/schema';

export interface AdminDeed {
  adminId: string;
  action: string;
  targetId: string;
  at: Date;
}

/** In the transaction of the deed: neither happens without the other. */
export async function logDeed(tx: Tx, { adminId, action, targetId, at }: AdminDeed): Promise<void> {
  await tx.insert(adminAction).values({ id: newId(), adminId, action, targetId, createdAt: at });
}
