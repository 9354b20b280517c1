import { asc, eq, gt, ne, notInArray } from 'drizzle-orm';
import type { Db } from '../db/open';
import { contactMessage, masterKey, outbox, userKey } from '../db/schema';
import { isCurrent, type Keyring, letterContext, messageContext, openSystem, sealSystem } from './keyring';
import { checkMasterKey, unwrap, wrap } from './vault';

const BATCH = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export interface Rotated {
  userKeys: number;
  systemTexts: number;
}

/**
 * Re-wraps every user's data key under the current master key, and re-seals what the system itself keeps. Texts of
 * users are not touched: their data keys stay the same. Works while the product serves, and goes on where it stopped.
 */
export async function rotateTo(db: Db, ring: Keyring, now: Date): Promise<Rotated> {
  // The database learns the new key before it forgets the old one.
  await checkMasterKey(db, ring, now);
  const rotated: Rotated = { userKeys: 0, systemTexts: 0 };
  for (let more = true; more; ) {
    const done = await rewrapBatch(db, ring);
    rotated.userKeys += done;
    more = done === BATCH;
  }
  for (const texts of [mailsOf(db), messagesOf(db)]) rotated.systemTexts += await reseal(ring, texts);
  await db.delete(masterKey).where(notInArray(masterKey.kid, [ring.current.kid]));
  return rotated;
}

async function rewrapBatch(db: Db, ring: Keyring): Promise<number> {
  const { current } = ring;
  return db.transaction(async (tx) => {
    const rows = await tx.select().from(userKey).where(ne(userKey.kid, current.kid)).limit(BATCH).for('update');
    for (const row of rows) {
      const wrapped = wrap(current, row.userId, row.version, unwrap(ring, row));
      await tx.update(userKey).set({ wrapped, kid: current.kid }).where(eq(userKey.userId, row.userId));
    }
    return rows.length;
  });
}

interface SealedRow {
  id: string;
  sealed: Buffer;
}

/** A table whose texts belong to the system: how to read on from an id, and how to write one back. */
interface SystemTexts {
  context(id: string): string;
  after(id: string): Promise<SealedRow[]>;
  write(row: SealedRow, resealed: Buffer): Promise<unknown>;
}

function mailsOf(db: Db): SystemTexts {
  return {
    context: letterContext,
    after: (id) =>
      db
        .select({ id: outbox.id, sealed: outbox.sealedLetter })
        .from(outbox)
        .where(gt(outbox.id, id))
        .orderBy(asc(outbox.id))
        .limit(BATCH),
    write: ({ id }, sealedLetter) => db.update(outbox).set({ sealedLetter }).where(eq(outbox.id, id)),
  };
}

function messagesOf(db: Db): SystemTexts {
  const { id: key, sealedMessage } = contactMessage;
  return {
    context: messageContext,
    after: (id) =>
      db
        .select({ id: key, sealed: sealedMessage })
        .from(contactMessage)
        .where(gt(key, id))
        .orderBy(asc(key))
        .limit(BATCH),
    write: ({ id }, resealed) => db.update(contactMessage).set({ sealedMessage: resealed }).where(eq(key, id)),
  };
}

async function reseal(ring: Keyring, texts: SystemTexts): Promise<number> {
  let done = 0;
  let rows = await texts.after(FIRST_ID);
  while (rows.length > 0) {
    for (const row of rows) {
      if (isCurrent(ring, row.sealed)) continue;
      const context = texts.context(row.id);
      await texts.write(row, sealSystem(ring, context, openSystem(ring, context, row.sealed)));
      done++;
    }
    rows = await texts.after(rows.at(-1)?.id ?? FIRST_ID);
  }
  return done;
}
