import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type OpenDatabase, openEmbeddedDatabase, openServerDatabase } from '../platform/db/open';
import { createServerDatabase, databaseKind, migrations } from '../testing/database';
import { deedLogFault, readDeedChain } from './deed-chain';

const BEFORE = '0009_conversations';

/** The migrations as they were before the chain. */
function earlierMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heartnote-migrations-'));
  cpSync(migrations, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(0, journal.entries.findIndex(({ tag }) => tag === BEFORE) + 1);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return folder;
}

function openEmpty(): Promise<OpenDatabase> {
  if (databaseKind === 'pglite') return openEmbeddedDatabase(null);
  return createServerDatabase().then((url) => openServerDatabase(url, () => undefined));
}

it('what administrators did before there was a chain is chained by the upgrade, in its order', async () => {
  const database = await openEmpty();
  const folder = earlierMigrations();
  await database.migrate(folder);
  rmSync(folder, { recursive: true });
  for (const [day, outcome] of ['done', 'denied', 'begun', 'done'].entries()) {
    await database.executeSql(
      `insert into admin_action (id, admin_id, action, target_id, outcome, reason, created_at)
       values (gen_random_uuid(), gen_random_uuid(), 'delete-user', null, $1, null, timestamptz '2026-01-01' - $2 * interval '1 day')`,
      [outcome, day],
    );
  }
  await database.migrate(migrations);
  const chain = await readDeedChain(database);
  expect(chain).toMatchObject({ lines: 4, brokenAt: null, endsWell: true });
  await database.executeSql("update admin_action set outcome = 'done' where outcome = 'begun'");
  const { rows } = await database.executeSql('select outcome from admin_action order by position');
  expect((rows as { outcome: string }[]).map(({ outcome }) => outcome)).toEqual(['done', 'done', 'denied', 'done']);
  expect(deedLogFault(await readDeedChain(database))).toBeNull();
  await database.close();
}, 60_000);
