import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { v7 as newId } from 'uuid';
import { createDatabase, secrets } from '../../bench/server-database';
import { DAY } from '../../contract/time';
import { startSession } from '../../server/accounts/sessions';
import { createUser } from '../../server/accounts/signup';
import { herAnswers } from '../../server/demo/her-answers';
import { openWorld, type World } from '../../server/deps';
import { later } from '../../server/platform/clock';
import { readConfig } from '../../server/platform/config';
import type { Tx } from '../../server/platform/db/open';
import { answer } from '../../server/platform/db/schema';
import { installPool } from '../../server/questions/install-pool';
import { silent } from '../../server/silent';
import { migrations } from '../../server/testing/database';

/** Somebody whose texts can be opened, with a session. */
export interface Husband {
  id: string;
  email: string;
  token: string;
}

/** A database of so many users, of whom the real ones make the calls. */
export interface Ground {
  users: number;
  url: string;
  husbands: Husband[];
  /** Those of them with a year of answers. */
  longMarried: Husband[];
  questionIds: string[];
}

export const PASSWORD = 'Password1';
const MOST_REAL = 1_000;
const BATCH = 100;
const LONG_MARRIED = 40;
const YEAR = 365;
const ANSWERS_EACH = 5;
/** One statement for each so many: none holds a million rows in memory. */
const STEP = 50_000;

/** How many of so many users are real. */
export const realOf = (users: number) => Math.min(MOST_REAL, Math.floor(users / 5));

export async function seedGround(users: number, real: number): Promise<Ground> {
  const url = await createDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'heartnote-proof-'));
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, EMBEDDINGS: 'off', ...secrets });
  const world = await openWorld(config, silent, migrations);
  try {
    await installPool(world);
    const { rows } = await world.database.executeSql('select id from question order by id');
    const questionIds = (rows as { id: string }[]).map(({ id }) => id);
    const husbands = await seedHusbands(world, real, questionIds);
    await seedOthers(url, users - husbands.length);
    return { users, url, husbands, longMarried: husbands.slice(0, LONG_MARRIED), questionIds };
  } finally {
    await world.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** As the product itself would make them: each with his key, and texts sealed under it. */
async function seedHusbands(world: World, count: number, questionIds: string[]): Promise<Husband[]> {
  // One hash for all, of full cost: to check it takes as long for each.
  const passwordHash = await world.passwords.hash(PASSWORD);
  const husbands: Husband[] = [];
  for (let from = 0; from < count; from += BATCH) {
    await world.db.transaction(async (tx) => {
      for (let n = from; n < Math.min(count, from + BATCH); n++) {
        husbands.push(await seedHusband(world, tx, { n, passwordHash, questionIds }));
      }
    });
  }
  return husbands;
}

async function seedHusband(
  world: World,
  tx: Tx,
  { n, passwordHash, questionIds }: { n: number; passwordHash: string; questionIds: string[] },
): Promise<Husband> {
  const now = world.clock.now();
  const email = `husband-${n}@proof.example`;
  const proved = { activatedAt: now, emailVerifiedAt: now, lastSeenAt: now };
  const him = await createUser(world, tx, { email, passwordHash, ...proved });
  if (!him) throw new Error('the address is taken');
  const cipher = await world.vault.cipherOf(tx, him.id);
  const rows = Array.from({ length: n < LONG_MARRIED ? YEAR : 1 }, (_, k) => {
    const id = newId();
    const text = herAnswers[k % herAnswers.length]?.text ?? '';
    const createdAt = later(now, -(k + 2) * DAY);
    return {
      id,
      userId: him.id,
      questionId: questionIds[k % questionIds.length] ?? '',
      sealedText: cipher.seal({ table: 'answer', column: 'sealed_text', rowId: id }, text),
      createdAt,
      updatedAt: createdAt,
    };
  });
  await tx.insert(answer).values(rows);
  return { id: him.id, email, token: await startSession(world, tx, him.id) };
}

/** The id of the nth of those who only fill the tables. */
const ID = `('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;
const ZONES = 38;

/** What lies sealed is as long as it would be; nobody opens it. One in twenty is premium. */
async function seedOthers(url: string, count: number): Promise<void> {
  if (count <= 0) return;
  const sql = new pg.Client({ connectionString: url });
  await sql.connect();
  // Without triggers and references, as a restored backup is read in.
  await sql.query('set session_replication_role = replica');
  for (let from = 1; from <= count; from += STEP) {
    const some = `generate_series(${from}, ${Math.min(count, from + STEP - 1)}) n`;
    const some5 = `${some}, generate_series(1, ${ANSWERS_EACH}) k`;
    await sql.query(`insert into "user" (id, email, email_key, email_verified_at, activated_at, password_hash, created_at, last_seen_at, time_zone, answers_count)
      select ${ID}, 'u' || n || '@proof.example', 'u' || n || '@proof.example', now() - interval '1 year', now() - interval '1 year', repeat('x', 97), now() - interval '1 year', now(), z.name, ${ANSWERS_EACH}
      from ${some} join (select name, row_number() over (order by name) as at from pg_timezone_names where name like 'America/%' limit ${ZONES}) z on z.at = 1 + n % ${ZONES}`);
    await sql.query(`insert into user_key (user_id, version, kid, wrapped)
      select ${ID}, 1, (select kid from master_key limit 1), decode(repeat(md5(n::text), 4), 'hex') from ${some}`);
    await sql.query(
      `insert into session (id, user_id, created_at, expires_at) select ${ID}, ${ID}, now(), now() + interval '30 days' from ${some}`,
    );
    await sql.query(`insert into mail_preference (user_id, daily_mail, hour) select ${ID}, true, 0 from ${some}`);
    await sql.query(`insert into next_mail (user_id, at) select ${ID}, now() + interval '2 days' from ${some}`);
    await sql.query(`insert into subscription (user_id, status, current_period_end, updated_at, compare_after)
      select ${ID}, 'active', now() + interval '20 days', now(), null from ${some} where n % 20 = 0`);
    await sql.query(`insert into answer (id, user_id, question_id, sealed_text, created_at, updated_at)
      select ('00000001-0000-7000-8000-' || lpad((n * 10 + k)::text, 12, '0'))::uuid, ${ID}, q.ids[1 + (n * 7 + k) % cardinality(q.ids)],
        decode(repeat(md5((n * 10 + k)::text), 14), 'hex'), now() - k * interval '3 days', now() from ${some5}, (select array_agg(id) as ids from question) q`);
  }
  // Nobody is due but whom a part makes due.
  await sql.query("update next_mail set at = now() + interval '2 days'");
  await sql.query('vacuum analyze');
  await sql.end();
}
