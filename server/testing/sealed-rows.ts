import { randomBytes } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { letterContext, messageContext, openSystem, parseKeyring, sealSystem } from '../platform/crypto/keyring';
import { unwrap, wrap } from '../platform/crypto/vault';
import type { Sql } from './rows';

const AT_ONCE = 250;

/** Many accounts and messages, sealed under a master key, straight into the tables: more than a test could sign up. */
export async function seedSealedRows(sql: Sql, masterKey: string, counts: { users: number; messages: number }) {
  const ring = parseKeyring(masterKey);
  for (let done = 0; done < counts.users; done += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, counts.users - done) }, () => {
      const id = newId();
      return { id, wrapped: wrap(ring.current, id, 1, randomBytes(32)).toString('hex'), kid: ring.current.kid };
    });
    await sql(
      `with given as (select * from jsonb_to_recordset($1::jsonb) as r(id uuid, wrapped text, kid text)), people as (
        insert into "user" (id, email, email_key, password_hash, created_at, time_zone)
        select id, id || '@example.com', id || '@example.com', 'none', now(), 'UTC' from given returning id)
      insert into user_key (user_id, version, kid, wrapped)
      select given.id, 1, given.kid, decode(given.wrapped, 'hex') from given join people on people.id = given.id`,
      [JSON.stringify(rows)],
    );
  }
  const messages = Array.from({ length: counts.messages }, (_, n) => {
    const id = newId();
    const text = JSON.stringify({ message: `Number ${n}` });
    return { id, sealed: sealSystem(ring, messageContext(id), text).toString('hex') };
  });
  await sql(
    `insert into contact_message (id, purpose, priority, sealed_message, created_at)
    select id, 'question', false, decode(sealed, 'hex'), now()
    from jsonb_to_recordset($1::jsonb) as r(id uuid, sealed text)`,
    [JSON.stringify(messages)],
  );
}

/** Opens everything that is sealed under a master key with this one alone, and says how much there was. Throws where something stays shut. */
export async function openEverything(sql: Sql, masterKey: string): Promise<{ users: number; texts: number }> {
  const ring = parseKeyring(masterKey);
  const keys = await sql<{ userId: string; version: number; kid: string; wrapped: string }>(
    `select user_id as "userId", version, kid, encode(wrapped, 'hex') as wrapped from user_key`,
  );
  for (const row of keys) unwrap(ring, { ...row, wrapped: Buffer.from(row.wrapped, 'hex') });
  const open = async (query: string, context: (id: string) => string) => {
    const rows = await sql<{ id: string; sealed: string }>(query);
    for (const { id, sealed } of rows) openSystem(ring, context(id), Buffer.from(sealed, 'hex'));
    return rows.length;
  };
  const messages = await open(
    "select id, encode(sealed_message, 'hex') as sealed from contact_message",
    messageContext,
  );
  const letters = await open(
    "select id, encode(sealed_letter, 'hex') as sealed from outbox where sealed_letter is not null",
    letterContext,
  );
  return { users: keys.length, texts: messages + letters };
}

/** How far a rotation has come: what is sealed under the key and what is not. */
export async function progressOf(sql: Sql, kid: string): Promise<{ done: number; open: number }> {
  const [row] = await sql<{ done: number; open: number }>(
    `select count(*) filter (where kid = $1)::int as done, count(*) filter (where kid <> $1)::int as open from (
      select kid from user_key union all
      select substr(encode(sealed_message, 'hex'), 3, 8) from contact_message) as sealed`,
    [kid],
  );
  return row ?? { done: 0, open: 0 };
}
