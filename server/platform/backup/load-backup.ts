import type { FileHandle } from 'node:fs/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type CopySession, quoted } from '../db/copying';
import { knownMigrations, newestApplied } from '../db/migration-journal';
import { BackupFault } from './backup-fault';
import type { Manifest } from './format';
import { tablesIn } from './read-backup';
import { tablesOf } from './tables';

/** A release that made tables which this one does not know. */
export function refuseNewerBackup({ migration, release }: Manifest, migrationsFolder: string): void {
  if (knownMigrations(migrationsFolder).some(({ tag }) => tag === migration)) return;
  throw new BackupFault(`it was made by a newer release, ${release}, with the change ${migration}`);
}

/**
 * Puts a backup in the place of everything of ours that is in the database: the tables as they were then, their rows, and
 * then the changes since. In the caller's transaction: it is done completely or not at all.
 */
export async function loadBackup(
  session: CopySession,
  file: FileHandle,
  { manifest, migrationsFolder }: { manifest: Manifest; migrationsFolder: string },
): Promise<void> {
  await dropEverything(session);
  await migrateIn(session, migrationsFolder, manifest.migration);
  const enforce = await suspendRules(session);
  const known = new Set((await tablesOf(session)).map(({ name }) => name));
  for await (const { table, rows } of tablesIn(file, manifest)) {
    if (!known.delete(table.name)) throw new BackupFault(`there is no table ${table.name} in its release`);
    // Some are made with a first row.
    await session.script(`truncate public.${quoted(table.name)}`);
    await session.copyIn(table, rows);
  }
  if (known.size > 0) throw new BackupFault(`it lacks the table ${[...known].join(', ')}`);
  await enforce();
  await migrateIn(session, migrationsFolder);
  await settleWhatWasUnderWay(session, manifest);
  await session.script('analyze');
}

/** The queue's tables too: it makes them anew. */
async function dropEverything(session: CopySession): Promise<void> {
  // Functions first: some take rows of a table, and would go with it.
  const found = await session.run<{ words: string }>(`
    select format('drop function if exists %s cascade', p.oid::regprocedure) as words from pg_proc p
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all select format('drop table public.%I cascade', relname) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
  await session.script([...found.map(({ words }) => words), 'drop schema if exists drizzle, jobs cascade'].join(';\n'));
}

/** As the migrator does it, but in the transaction at hand, and no further than is wanted. */
async function migrateIn(session: CopySession, migrationsFolder: string, through?: string): Promise<void> {
  await session.script(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  const applied = (await newestApplied(session)) ?? 0;
  const last = knownMigrations(migrationsFolder).find(({ tag }) => tag === through)?.when ?? Number.POSITIVE_INFINITY;
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis <= applied || folderMillis > last) continue;
    for (const statement of sql) await session.script(statement);
    await session.run('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/**
 * Triggers would count what is counted already and chain the audit log a second time; references would want an order of rows.
 * Both hold again before the transaction ends, and the references are then checked for every row.
 */
async function suspendRules(session: CopySession): Promise<() => Promise<void>> {
  const references = await session.run<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const tables = (await tablesOf(session)).map(({ name }) => `public.${quoted(name)}`);
  const each = <T>(list: T[], words: (item: T) => string) => session.script(list.map(words).join(';\n'));
  await each(references, ({ table, name }) => `alter table ${table} drop constraint ${name}`);
  await each(tables, (table) => `alter table ${table} disable trigger user`);
  return async () => {
    await each(tables, (table) => `alter table ${table} enable trigger user`);
    await each(
      references,
      ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
    );
  };
}

/**
 * A letter that was being handed over to the mail server at that moment has left, and must not leave again. No turn of a job
 * is at work here.
 */
async function settleWhatWasUnderWay(session: CopySession, { moment }: Manifest): Promise<void> {
  const leaving = 'select id from outbox where claimed_until > $1::timestamptz';
  await session.run(
    `update email_log set status = 'withdrawn', settled_at = $1::timestamptz where id in (${leaving})`,
    [moment],
  );
  await session.run('delete from outbox where claimed_until > $1::timestamptz', [moment]);
  await session.script('update job_run set turn = null');
}
