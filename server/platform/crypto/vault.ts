import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { eq, notInArray, sql } from 'drizzle-orm';
import { BoundedMap } from '../bounded-map';
import { type DbOrTx, isOneOf, rowsOf, type Tx } from '../db/open';
import { masterKey, userKey } from '../db/schema';
import { StartRefused } from '../refusal';
import { open, pad, seal, Unreadable, unpad } from './cipher';
import { isKeyOf, type Keyring, type MasterKey } from './keyring';

const FORMAT = 1;
const HEADER_BYTES = 3;
const CACHE_SIZE = 500;
const CACHE_MILLISECONDS = 60_000;

/** Where a sealed text lives. It opens there and nowhere else. */
export interface Place {
  table: string;
  column: string;
  rowId: string;
}

/** One user's data key at work. */
export interface UserCipher {
  seal(place: Place, text: string): Buffer;
  open(place: Place, sealed: Buffer): string;
  /** Of bytes, as long as they are: only where so many texts lie together that the length tells nothing of one. */
  sealBytes(place: Place, bytes: Buffer): Buffer;
  openBytes(place: Place, sealed: Buffer): Buffer;
}

export interface Vault {
  readonly ring: Keyring;
  /** Makes the user's data key, in the transaction that makes the user. */
  createKey(tx: Tx, userId: string): Promise<void>;
  cipherOf(db: DbOrTx, userId: string): Promise<UserCipher>;
  /** Of many, in one query. */
  ciphersOf(db: DbOrTx, userIds: string[]): Promise<Map<string, UserCipher>>;
  /** After a rotation the wrapped keys are other ones; the data keys stay. */
  replaceRing(ring: Keyring): void;
}

const wrapContext = (userId: string, version: number, kid: string) => `dek|1|${userId}|${version}|${kid}`;

export function wrap(master: MasterKey, userId: string, version: number, dataKey: Buffer): Buffer {
  return seal(master.wrapping, wrapContext(userId, version, master.kid), dataKey);
}

export function unwrap(ring: Keyring, row: typeof userKey.$inferSelect): Buffer {
  const master = ring.find(row.kid);
  if (!master) throw new Unreadable();
  return open(master.wrapping, wrapContext(row.userId, row.version, row.kid), row.wrapped);
}

/** A class and not closures: a tick makes one for each of thousands, for a text or two. */
class DataKey implements UserCipher {
  readonly #userId: string;
  readonly #header = Buffer.alloc(HEADER_BYTES);
  readonly #key: Buffer | KeyObject;

  constructor(userId: string, version: number, key: Buffer | KeyObject) {
    this.#userId = userId;
    this.#key = key;
    this.#header.writeUInt8(FORMAT, 0);
    this.#header.writeUInt16BE(version, 1);
  }

  seal(place: Place, text: string): Buffer {
    return this.#close(this.#contextOf('f1', place), pad(text));
  }

  open(place: Place, sealed: Buffer): string {
    return unpad(this.#disclose(this.#contextOf('f1', place), sealed));
  }

  sealBytes(place: Place, bytes: Buffer): Buffer {
    return this.#close(this.#contextOf('b1', place), bytes);
  }

  openBytes(place: Place, sealed: Buffer): Buffer {
    return this.#disclose(this.#contextOf('b1', place), sealed);
  }

  #contextOf(kind: string, { table, column, rowId }: Place): string {
    return `${kind}|${table}|${column}|${this.#userId}|${rowId}`;
  }

  #close(context: string, plain: Buffer): Buffer {
    return Buffer.concat([this.#header, seal(this.#key, context, plain)]);
  }

  #disclose(context: string, sealed: Buffer): Buffer {
    const isOurs = sealed.length >= HEADER_BYTES && this.#header.compare(sealed, 0, HEADER_BYTES) === 0;
    if (!isOurs) throw new Unreadable();
    return open(this.#key, context, sealed.subarray(HEADER_BYTES));
  }
}

/** Of a user whose key is lost or broken: what he wrote shows as unreadable, and nothing is written that could not be opened. */
const unreadable = () => {
  throw new Unreadable();
};
const lost: UserCipher = { seal: unreadable, open: unreadable, sealBytes: unreadable, openBytes: unreadable };

/** Of one who may have many texts opened the key is made ready once, which costs as much as opening one; of many with a text each it is not. */
type Prepare = (bytes: Buffer) => Buffer | KeyObject;
const asItIs: Prepare = (bytes) => bytes;

function cipherFor(ring: Keyring, row: typeof userKey.$inferSelect, prepare: Prepare): UserCipher | null {
  try {
    return new DataKey(row.userId, row.version, prepare(unwrap(ring, row)));
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

export function createVault(firstRing: Keyring): Vault {
  let ring = firstRing;
  const cache = new BoundedMap<string, { cipher: UserCipher; until: number }>(CACHE_SIZE);

  return {
    get ring() {
      return ring;
    },
    replaceRing: (next) => {
      ring = next;
    },
    async createKey(tx, userId) {
      const version = 1;
      const wrapped = wrap(ring.current, userId, version, randomBytes(32));
      await tx.insert(userKey).values({ userId, version, kid: ring.current.kid, wrapped });
    },
    async cipherOf(db, userId) {
      const known = cache.get(userId);
      if (known && known.until > performance.now()) return known.cipher;
      cache.delete(userId);
      const [row] = await db.select().from(userKey).where(eq(userKey.userId, userId));
      const fresh = row && cipherFor(ring, row, createSecretKey);
      if (fresh) cache.set(userId, { cipher: fresh, until: performance.now() + CACHE_MILLISECONDS });
      return fresh ?? lost;
    },
    async ciphersOf(db, userIds) {
      const rows = await rowsOf<typeof userKey.$inferSelect>(
        db,
        sql`select user_id as "userId", version, kid, wrapped from ${userKey} where ${isOneOf(userKey.userId, userIds)}`,
      );
      const found = new Map(rows.map((row) => [row.userId, cipherFor(ring, row, asItIs)]));
      return new Map(userIds.map((id) => [id, found.get(id) ?? lost]));
    },
  };
}

/**
 * Refuses to go on with a key that this database was not written under: it would write rows that nobody can open. Asked
 * before migrations, so that a wrong key changes nothing, of a database that may be older than this release or empty.
 */
export async function refuseWrongKey(db: DbOrTx, ring: Keyring): Promise<void> {
  const [found] = await rowsOf<{ table: string | null }>(db, sql`select to_regclass('master_key') as table`);
  if (!found?.table) return;
  const known = await db.select({ kid: masterKey.kid, checkValue: masterKey.checkValue }).from(masterKey);
  const fits = known.some((row) => ring.all.some((key) => key.kid === row.kid && isKeyOf(key, row.checkValue)));
  if (known.length > 0 && !fits) {
    throw new StartRefused('MASTER_KEY is not the key of this database. Give the right one; nothing was changed.');
  }
  const needed = await db
    .select({ kid: userKey.kid })
    .from(userKey)
    .where(
      notInArray(
        userKey.kid,
        ring.all.map((key) => key.kid),
      ),
    )
    .limit(1);
  if (needed[0]) {
    throw new StartRefused(
      `MASTER_KEY lacks the key ${needed[0].kid}, which some accounts still need. Give both, comma-separated, and run rotate-keys.`,
    );
  }
}

export async function checkMasterKey(db: DbOrTx, ring: Keyring, now: Date): Promise<void> {
  await refuseWrongKey(db, ring);
  const { kid, checkValue } = ring.current;
  await db.insert(masterKey).values({ kid, checkValue, createdAt: now }).onConflictDoNothing();
}
