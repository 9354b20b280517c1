import { setImmediate as otherWork } from 'node:timers/promises';
import { and, asc, gt, isNotNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { contactMessage, masterKey, outbox, userKey } from '../db/schema';
import { orNull } from './cipher';
import { isCurrent, type Keyring, knownKidOf, letterContext, messageContext, openSystem, sealSystem } from './keyring';
import { checkMasterKey, unwrap, wrap } from './vault';

const BATCH = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** What is sealed under the master key itself, and so must be sealed anew; all else is under a user's data key. */
export const resealed = { outbox: 'sealed_letter', contact_message: 'sealed_message' } as const;

/** A row that no key of ours opens. It is left as it is, and so is the key it names: its bytes may be mended from a backup. */
export interface Damaged {
  table: 'user_key' | keyof typeof resealed;
  id: string;
  /** Null where not even that can be read. */
  kid: string | null;
}

export interface Rotated {
  userKeys: number;
  systemTexts: number;
  damaged: Damaged[];
  /** Keys besides the current one that damaged rows name. */
  stillNeeded: string[];
}

/**
 * Re-wraps every user's data key under the current master key, and re-seals what the system itself keeps. Texts of
 * users are not touched: their data keys stay the same. Works while the product serves, and goes on where it stopped:
 * a batch is one statement, and after each, whoever waits for the embedded database gets his turn.
 */
export async function rotateTo(db: Db, ring: Keyring, now: Date): Promise<Rotated> {
  // The database learns the new key before it forgets the old one.
  await checkMasterKey(db, ring, now);
  const damaged: Damaged[] = [];
  const userKeys = await rewrap(db, ring, damaged);
  let systemTexts = 0;
  for (const texts of [mailsOf(db), messagesOf(db)]) systemTexts += await reseal(ring, texts, damaged);
  const stillNeeded = neededFor(damaged, ring);
  await db.delete(masterKey).where(notInArray(masterKey.kid, [ring.current.kid, ...stillNeeded]));
  return { userKeys, systemTexts, damaged, stillNeeded };
}

/** Where a row does not tell which key it was under, any of the old ones may be its. */
function neededFor(damaged: Damaged[], ring: Keyring): string[] {
  const old = ring.all.map(({ kid }) => kid).filter((kid) => kid !== ring.current.kid);
  return old.filter((kid) => damaged.some((row) => row.kid === kid || row.kid === null));
}

async function rewrap(db: Db, ring: Keyring, damaged: Damaged[]): Promise<number> {
  let done = 0;
  for (let after: string | undefined = FIRST_ID; after !== undefined; ) {
    const batch: Batch = await rewrapBatch(db, ring, after);
    done += batch.done;
    damaged.push(...batch.damaged);
    after = batch.last;
    await otherWork();
  }
  return done;
}

interface Batch {
  done: number;
  damaged: Damaged[];
  /** Undefined where there was nothing more. */
  last: string | undefined;
}

function rewrapBatch(db: Db, ring: Keyring, after: string): Promise<Batch> {
  const { current } = ring;
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(userKey)
      .where(and(ne(userKey.kid, current.kid), gt(userKey.userId, after)))
      .orderBy(asc(userKey.userId))
      .limit(BATCH)
      .for('update');
    const damaged: Damaged[] = [];
    const fresh = rows.flatMap((row) => {
      const bytes = orNull(() => wrap(current, row.userId, row.version, unwrap(ring, row)));
      if (!bytes) damaged.push({ table: 'user_key', id: row.userId, kid: row.kid });
      return bytes ? [{ id: row.userId, bytes }] : [];
    });
    if (fresh.length > 0) {
      await tx.execute(sql`update user_key set kid = ${current.kid}, wrapped = fresh.bytes
        from ${recordsOf(fresh)} where user_key.user_id = fresh.id`);
    }
    return { done: fresh.length, damaged, last: rows.at(-1)?.userId };
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
  table: Damaged['table'];
  context(id: string): string;
  after(id: string): Promise<SealedRow[]>;
  write(rows: SealedRow[]): Promise<unknown>;
}

function mailsOf(db: Db): SystemTexts {
  return {
    table: 'outbox',
    context: letterContext,
    after: (id) =>
      db
        .select({ id: outbox.id, bytes: sql<Buffer>`${outbox.sealedLetter}`.mapWith(outbox.sealedLetter) })
        .from(outbox)
        .where(and(gt(outbox.id, id), isNotNull(outbox.sealedLetter)))
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
    table: 'contact_message',
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

async function reseal(ring: Keyring, texts: SystemTexts, damaged: Damaged[]): Promise<number> {
  let done = 0;
  let rows = await texts.after(FIRST_ID);
  while (rows.length > 0) {
    const fresh = rows
      .filter(({ bytes }) => !isCurrent(ring, bytes))
      .flatMap(({ id, bytes }) => {
        const context = texts.context(id);
        const sealed = orNull(() => sealSystem(ring, context, openSystem(ring, context, bytes)));
        if (!sealed) damaged.push({ table: texts.table, id, kid: knownKidOf(ring, bytes) });
        return sealed ? [{ id, bytes: sealed }] : [];
      });
    if (fresh.length > 0) await texts.write(fresh);
    done += fresh.length;
    await otherWork();
    rows = await texts.after(rows.at(-1)?.id ?? FIRST_ID);
  }
  return done;
}
