import { setImmediate as otherWork } from 'node:timers/promises';
import { asc, gt, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { contactMessage, masterKey, outbox, userKey } from '../db/schema';
import { isCurrent, type Keyring, letterContext, messageContext, openSystem, sealSystem } from './keyring';
import { checkMasterKey, unwrap, wrap } from './vault';

const BATCH = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export interface Rotated {
  userKeys: number;
  systemTexts: number;
}

/**
 * Re-wraps every user's data key under the current master key, and re-seals what the system itself keeps. Texts of
 * users are not touched: their data keys stay the same. Works while the product serves, and goes on where it stopped:
 * a batch is one statement, and after each, whoever waits for the embedded database gets his turn.
 */
export async function rotateTo(db: Db, ring: Keyring, now: Date): Promise<Rotated> {
  // The database learns the new key before it forgets the old one.
  await checkMasterKey(db, ring, now);
  const rotated: Rotated = { userKeys: 0, systemTexts: 0 };
  for (let more = true; more; ) {
    const done = await rewrapBatch(db, ring);
    rotated.userKeys += done;
    more = done === BATCH;
    await otherWork();
  }
  for (const texts of [mailsOf(db), messagesOf(db)]) rotated.systemTexts += await reseal(ring, texts);
  await db.delete(masterKey).where(notInArray(masterKey.kid, [ring.current.kid]));
  return rotated;
}

async function rewrapBatch(db: Db, ring: Keyring): Promise<number> {
  const { current } = ring;
  return db.transaction(async (tx) => {
    const rows = await tx.select().from(userKey).where(ne(userKey.kid, current.kid)).limit(BATCH).for('update');
    const fresh = rows.map((row) => ({
      id: row.userId,
      bytes: wrap(current, row.userId, row.version, unwrap(ring, row)),
    }));
    await tx.execute(sql`update user_key set kid = ${current.kid}, wrapped = fresh.bytes
      from ${recordsOf(fresh)} where user_key.user_id = fresh.id`);
    return rows.length;
  });
}

interface SealedRow {
  id: string;
  bytes: Buffer;
}

/** Rows as a table inside a statement, in the one form that both drivers pass on alike. */
function recordsOf(rows: SealedRow[]) {
  const asText = JSON.stringify(rows.map(({ id, bytes }) => ({ id, hex: bytes.toString('hex') })));
  return sql`(select id, decode(hex, 'hex') as bytes from jsonb_to_recordset(${asText}::jsonb) as r(id uuid, hex text)) as fresh`;
}

/** A table whose texts belong to the system: how to read on from an id, and how to write some back. */
interface SystemTexts {
  context(id: string): string;
  after(id: string): Promise<SealedRow[]>;
  write(rows: SealedRow[]): Promise<unknown>;
}

function mailsOf(db: Db): SystemTexts {
  return {
    context: letterContext,
    after: (id) =>
      db
        .select({ id: outbox.id, bytes: outbox.sealedLetter })
        .from(outbox)
        .where(gt(outbox.id, id))
        .orderBy(asc(outbox.id))
        .limit(BATCH),
    write: (rows) =>
      db.execute(sql`update outbox set sealed_letter = fresh.bytes
        from ${recordsOf(rows)} where outbox.id = fresh.id`),
  };
}

function messagesOf(db: Db): SystemTexts {
  const { id: key, sealedMessage } = contactMessage;
  return {
    context: messageContext,
    after: (id) =>
      db
        .select({ id: key, bytes: sealedMessage })
        .from(contactMessage)
        .where(gt(key, id))
        .orderBy(asc(key))
        .limit(BATCH),
    write: (rows) =>
      db.execute(sql`update contact_message set sealed_message = fresh.bytes
        from ${recordsOf(rows)} where contact_message.id = fresh.id`),
  };
}

async function reseal(ring: Keyring, texts: SystemTexts): Promise<number> {
  let done = 0;
  let rows = await texts.after(FIRST_ID);
  while (rows.length > 0) {
    const fresh = rows
      .filter(({ bytes }) => !isCurrent(ring, bytes))
      .map(({ id, bytes }) => {
        const context = texts.context(id);
        return { id, bytes: sealSystem(ring, context, openSystem(ring, context, bytes)) };
      });
    if (fresh.length > 0) await texts.write(fresh);
    done += fresh.length;
    await otherWork();
    rows = await texts.after(rows.at(-1)?.id ?? FIRST_ID);
  }
  return done;
}
