import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld } from '../../deps';
import { openFreshDatabase } from '../../testing/database';
import { readConfig } from '../config';
import type { Db, OpenDatabase } from '../db/open';
import { contactMessage, masterKey, outbox, user, userKey } from '../db/schema';
import { StartRefused } from '../refusal';
import { Unreadable } from './cipher';
import {
  type Keyring,
  letterContext,
  messageContext,
  newMasterKey,
  openSystem,
  parseKeyring,
  sealSystem,
} from './keyring';
import { rotateTo } from './rotate';
import { checkMasterKey, createVault, type Place, type UserCipher, unwrap, wrap } from './vault';

const now = new Date('2026-11-15T12:00:00.000Z');
const place = (rowId: string): Place => ({ table: 'answer', column: 'sealed_text', rowId });

let database: OpenDatabase;
let db: Db;
beforeAll(async () => {
  database = await openFreshDatabase();
  db = database.db;
});
afterAll(() => database.close());

async function addUser(ring: Keyring): Promise<string> {
  const id = newId();
  const email = `${id}@example.com`;
  await db.transaction(async (tx) => {
    await tx.insert(user).values({ id, email, emailKey: email, passwordHash: '-', createdAt: now, timeZone: 'UTC' });
    await createVault(ring).createKey(tx, id);
  });
  return id;
}

/** Always with an empty memory, as another instance would have. */
const cipherOf = (ring: Keyring, userId: string) => createVault(ring).cipherOf(db, userId);

/** Nothing opens with it, and nothing is sealed that nobody could open. */
function expectLost(cipher: UserCipher): void {
  expect(() => cipher.open(place('1'), Buffer.alloc(40))).toThrow(Unreadable);
  expect(() => cipher.seal(place('1'), 'Peonies')).toThrow(Unreadable);
  expect(() => cipher.openBytes(place('1'), Buffer.alloc(40))).toThrow(Unreadable);
  expect(() => cipher.sealBytes(place('1'), Buffer.from('Peonies'))).toThrow(Unreadable);
}

describe("a user's texts", () => {
  const ring = parseKeyring(newMasterKey());

  it('may be bytes as well, which open as they were, in their place, and never as a text', async () => {
    const [him, other] = [await addUser(ring), await addUser(ring)];
    const bytes = Buffer.from([0, 255, 128, 10, 0]);
    const cipher = await cipherOf(ring, him);
    const sealed = cipher.sealBytes(place('1'), bytes);
    expect((await cipherOf(ring, him)).openBytes(place('1'), sealed)).toEqual(bytes);
    expect(() => cipher.openBytes(place('2'), sealed)).toThrow(Unreadable);
    expect(() => cipher.open(place('1'), sealed)).toThrow(Unreadable);
    expect(() => cipher.openBytes(place('1'), cipher.seal(place('1'), 'Peonies'))).toThrow(Unreadable);
    const others = await cipherOf(ring, other);
    expect(() => others.openBytes(place('1'), sealed)).toThrow(Unreadable);
  });

  it('open with his key, in their row, after a restart too', async () => {
    const him = await addUser(ring);
    const sealed = (await cipherOf(ring, him)).seal(place('1'), 'Peonies 🌸');
    expect((await cipherOf(ring, him)).open(place('1'), sealed)).toBe('Peonies 🌸');
    expect(sealed.includes('Peonies')).toBe(false);
  });

  it('do not open when they are moved to another row, column, table or user', async () => {
    const [him, another] = [await addUser(ring), await addUser(ring)];
    const his = await cipherOf(ring, him);
    const sealed = his.seal(place('1'), 'Peonies');
    for (const other of [place('2'), { ...place('1'), column: 'text' }, { ...place('1'), table: 'question' }]) {
      expect(() => his.open(other, sealed)).toThrow(Unreadable);
    }
    const anothers = await cipherOf(ring, another);
    expect(() => anothers.open(place('1'), sealed)).toThrow(Unreadable);
  });

  it('have a key of their own: another user with the wrapped key of the first still cannot unwrap it', async () => {
    const [him, another] = [await addUser(ring), await addUser(ring)];
    const [his] = await db.select().from(userKey).where(eq(userKey.userId, him));
    const [anothers] = await db.select().from(userKey).where(eq(userKey.userId, another));
    expect(his?.wrapped.equals(anothers?.wrapped ?? Buffer.alloc(0))).toBe(false);
    await db
      .update(userKey)
      .set({ wrapped: his?.wrapped ?? Buffer.alloc(0) })
      .where(eq(userKey.userId, another));
    expectLost(await cipherOf(ring, another));
  });

  it('do not open in another version or format, cut short or changed', async () => {
    const cipher = await cipherOf(ring, await addUser(ring));
    const sealed = cipher.seal(place('1'), 'yes');
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => cipher.open(place('1'), changed), `byte ${at}`).toThrow(Unreadable);
      expect(() => cipher.open(place('1'), sealed.subarray(0, at)), `${at} bytes`).toThrow(Unreadable);
    }
    expect(sealed.length).toBe(cipher.seal(place('1'), 'no').length);
  });

  it('are lost with his key, which goes with his account', async () => {
    const [keyless, deleted] = [await addUser(ring), await addUser(ring)];
    const sealed = (await cipherOf(ring, keyless)).seal(place('1'), 'Peonies');
    await db.delete(userKey).where(eq(userKey.userId, keyless));
    const lost = await cipherOf(ring, keyless);
    expect(() => lost.open(place('1'), sealed)).toThrow(Unreadable);
    expectLost(lost);
    await db.delete(user).where(eq(user.id, deleted));
    expect(await db.select().from(userKey).where(eq(userKey.userId, deleted))).toEqual([]);

    // A new key for the same account does not bring them back.
    await db.transaction((tx) => createVault(ring).createKey(tx, keyless));
    const renewed = await cipherOf(ring, keyless);
    expect(() => renewed.open(place('1'), sealed)).toThrow(Unreadable);
  });
});

describe('the master key of a database', () => {
  const [first, second, third] = [newMasterKey(), newMasterKey(), newMasterKey()];
  const check = (keys: string) => checkMasterKey(db, parseKeyring(keys), now);
  beforeAll(async () => {
    await db.delete(user);
    await db.delete(masterKey);
  });

  it('is remembered at the first start and refused if it is another one, with nothing changed', async () => {
    await check(first);
    await check(first);
    const before = await db.select().from(masterKey);
    expect(before).toHaveLength(1);
    await expect(check(second)).rejects.toThrow(StartRefused);
    await expect(check(second)).rejects.toThrow('MASTER_KEY is not the key of this database');
    expect(await db.select().from(masterKey)).toEqual(before);
  });

  it('is asked for before anything is migrated: a wrong one leaves an older database as it is', async () => {
    const quiet = () => undefined;
    let hasMigrated = false;
    const older = {
      ...database,
      close: async () => undefined,
      migrate: async () => {
        hasMigrated = true;
      },
    };
    const config = readConfig({ MASTER_KEY: second, AUTH_SECRET: 'long enough for a test of keys, this is' });
    const opening = openWorld(config, { debug: quiet, info: quiet, warn: quiet, error: quiet }, '', {
      database: older,
    });
    await expect(opening).rejects.toThrow('MASTER_KEY is not the key of this database');
    expect(hasMigrated).toBe(false);
  });

  it('is not a thief: what is remembered opens nothing', async () => {
    const [row] = await db.select().from(masterKey);
    const { wrapping, system } = parseKeyring(first).current;
    for (const key of [wrapping, system]) expect(row?.checkValue.includes(key.export())).toBe(false);
  });

  it('must not be left out while an account needs it', async () => {
    await addUser(parseKeyring(first));
    await check(`${second},${first}`);
    const lacking = check(second);
    await expect(lacking).rejects.toThrow(StartRefused);
    await expect(lacking).rejects.toThrow(`MASTER_KEY lacks the key ${parseKeyring(first).current.kid}`);
  });

  it('is recognised by more than its name', async () => {
    await db.update(masterKey).set({ checkValue: Buffer.alloc(32) });
    await expect(check(first)).rejects.toThrow('MASTER_KEY is not the key of this database');
    await db.delete(masterKey);
    await check(first);
    await expect(check(third)).rejects.toThrow(StartRefused);
  });
});

describe('changing the master key', () => {
  const [old, fresh] = [newMasterKey(), newMasterKey()];
  const [oldRing, bothRings, newRing] = [parseKeyring(old), parseKeyring(`${fresh},${old}`), parseKeyring(fresh)];
  const people: { id: string; sealed: Buffer }[] = [];
  const [mail, late, message] = [randomUUID(), randomUUID(), randomUUID()];

  beforeAll(async () => {
    await db.delete(user);
    await db.delete(masterKey);
    await checkMasterKey(db, oldRing, now);
    for (let n = 0; n < 4; n++) {
      const id = await addUser(oldRing);
      people.push({ id, sealed: (await cipherOf(oldRing, id)).seal(place('1'), `text of ${id}`) });
    }
    const sealedLetter = sealSystem(oldRing, letterContext(mail), 'the letter');
    const sealedMessage = sealSystem(oldRing, messageContext(message), 'the message');
    const dates = { notBefore: now, expiresAt: now, createdAt: now };
    await db.insert(outbox).values({ id: mail, kind: 'contact', sealedLetter, ...dates });
    await db.insert(outbox).values({ id: late, kind: 'daily-question', ref: { day: '2026-01-01' }, ...dates });
    await db
      .insert(contactMessage)
      .values({ id: message, purpose: 'bug', priority: false, sealedMessage, createdAt: now });
  });

  async function expectAllReadable(ring: Keyring): Promise<void> {
    for (const { id, sealed } of people)
      expect((await cipherOf(ring, id)).open(place('1'), sealed)).toBe(`text of ${id}`);
    const [letterRow] = await db.select().from(outbox).where(eq(outbox.id, mail));
    expect(openSystem(ring, letterContext(mail), letterRow?.sealedLetter ?? Buffer.alloc(0))).toBe('the letter');
    const [messageRow] = await db.select().from(contactMessage).where(eq(contactMessage.id, message));
    expect(openSystem(ring, messageContext(message), messageRow?.sealedMessage ?? Buffer.alloc(0))).toBe('the message');
  }

  it('can be cut short anywhere: with both keys everything stays readable, and the next run does the rest', async () => {
    const nothingDamaged = { damaged: [], stillNeeded: [] };
    const { current } = bothRings;
    const rows = await db.select().from(userKey);
    for (const row of rows.slice(0, 2)) {
      const wrapped = wrap(current, row.userId, row.version, unwrap(bothRings, row));
      await db.update(userKey).set({ kid: current.kid, wrapped }).where(eq(userKey.userId, row.userId));
    }
    await expectAllReadable(bothRings);
    expect(await rotateTo(db, bothRings, now)).toEqual({ userKeys: 2, systemTexts: 2, ...nothingDamaged });
    expect(await rotateTo(db, bothRings, now)).toEqual({ userKeys: 0, systemTexts: 0, ...nothingDamaged });
  });

  it('leaves everything readable under the new key alone, and nothing under the old', async () => {
    await expectAllReadable(newRing);
    for (const { id } of people) expectLost(await cipherOf(oldRing, id));
    const [row] = await db.select().from(outbox).where(eq(outbox.id, mail));
    expect(() => openSystem(oldRing, letterContext(mail), row?.sealedLetter ?? Buffer.alloc(0))).toThrow(Unreadable);
  });

  it('makes the new key the one that the database knows', async () => {
    expect((await db.select().from(masterKey)).map((row) => row.kid)).toEqual([newRing.current.kid]);
    await checkMasterKey(db, newRing, now);
    await expect(checkMasterKey(db, oldRing, now)).rejects.toThrow('MASTER_KEY is not the key of this database');
  });

  it('refuses to begin without a key that is still needed', async () => {
    const strange = parseKeyring(newMasterKey());
    await expect(rotateTo(db, strange, now)).rejects.toThrow(StartRefused);
    await expectAllReadable(newRing);
  });

  it('happens while the product serves: a vault that knew the user before reads on, and writes for both', async () => {
    const vault = createVault(newRing);
    const person = people[0];
    const cipher = await vault.cipherOf(db, person?.id ?? '');
    const next = parseKeyring(`${newMasterKey()},${fresh}`);
    vault.replaceRing(next);
    expect((await rotateTo(db, next, now)).userKeys).toBe(people.length);
    const sealed = cipher.seal(place('2'), 'written meanwhile');
    const elsewhere = await cipherOf(next, person?.id ?? '');
    expect(elsewhere.open(place('2'), sealed)).toBe('written meanwhile');
  });
});
