import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { emptiedDatabase } from '../testing/emptied-database';
import { inTime } from '../testing/in-time';
import { historyOf, writeDown } from '../testing/notebook';
import { thorough } from '../testing/thorough';
import { installPool } from './install-pool';
import { pool } from './pool/pool';

const REWORDED = 150;
/** A statement may take fifteen seconds, and a start must not take them all. */
const MOST_MILLISECONDS = 10_000;

const database = await emptiedDatabase({ pool: false });
const test = await startTestApp({ database });
afterAll(async () => {
  await test.close();
  await emptiedDatabase();
});
/** The embedded database is slow to fill, and is not for so many. */
const ANSWERERS = thorough(database.kind === 'server' ? 10_000 : 1_000);
const [first, second] = pool;
const release = pool.map((one, at) => (at < REWORDED ? { ...one, text: `${one.text} (in other words)` } : one));

/** By the back door, without triggers: one by one they would take minutes. */
async function seedAnswerers(): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.execute('set local session_replication_role = replica');
    await tx.execute('set local statement_timeout = 0');
    await tx.execute(`insert into "user" (id, email, email_key, password_hash, created_at, time_zone, answers_count)
      select gen_random_uuid(), 'u' || n || '@scale.example', 'u' || n || '@scale.example', 'none', now(), 'UTC', 1
      from generate_series(1, ${ANSWERERS}) n`);
    await tx.execute(`insert into answer (id, user_id, question_id, sealed_text, created_at, updated_at)
      select gen_random_uuid(), u.id, q.id, 'sealed', now(), now()
      from "user" u, question q where u.email like '%@scale.example' and q.pool_id in ('${first?.id}', '${second?.id}')`);
    await tx.execute(`insert into assistant_index (user_id, version, indexed_version)
      select id, 1, 1 from "user" where email like '%@scale.example'`);
  });
}

it(`a release that rewords 150 questions starts with ${ANSWERERS} people who answered two of them`, async () => {
  const him = await createCast(test).hire('basic');
  const before = await writeDown(test, him, 'Peonies');
  await seedAnswerers();
  const began = performance.now();
  await installPool(test.world, release);
  const took = performance.now() - began;
  console.log(`${database.kind}: ${REWORDED} questions reworded over ${ANSWERERS} answerers in ${Math.round(took)} ms`);
  expect(took).toBeLessThan(inTime(MOST_MILLISECONDS));
  expect(await historyOf(test, him)).toMatchObject([{ question_text: before.question_text }]);
  const { rows } = await database.executeSql('select count(*)::int as n from question_wording');
  expect(rows).toEqual([{ n: REWORDED }]);
  const behind = await database.executeSql(
    `select count(*)::int as n from assistant_index i join "user" u on u.id = i.user_id
      where u.email like '%@scale.example' and i.version <> i.indexed_version`,
  );
  expect(behind.rows).toEqual([{ n: 0 }]);
}, 120_000);
