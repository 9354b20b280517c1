import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { CopySession } from '../db/copying';
import * as schema from '../db/schema';
import { IS_ANOTHER_OF_OURS } from '../db/who-else';
import { StartRefused } from '../refusal';
import { tablesOf } from './tables';

const ours = new Set(
  Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableConfig(value).name] : [])),
);
const NEXT = 'Restore into a new one; nothing was changed.';

/**
 * Only what nobody has used may be replaced. What a first start makes by itself, the pool and an administrator who has never
 * logged in, is nothing that could be lost.
 */
export async function refuseUsedDatabase(session: CopySession): Promise<void> {
  const names = (await tablesOf(session)).map(({ name }) => name);
  const foreign = names.filter((name) => !ours.has(name));
  if (foreign.length > 0) throw new StartRefused(`The database has tables of something else (${foreign[0]}). ${NEXT}`);
  if (!names.includes('user')) return;
  const [found] = await session.run<{ accounts: number; used: boolean }>(`
    select count(*)::int as accounts, coalesce(bool_or(not is_admin or last_login is not null), false) as used from "user"`);
  const { accounts = 0, used = false } = found ?? {};
  if (accounts > 1 || used) {
    throw new StartRefused(
      `The database is not empty: it holds ${accounts} account${accounts === 1 ? '' : 's'}. ${NEXT}`,
    );
  }
}

/** Another process on the same database would go on with what it remembers of the old one. */
export async function refuseServedDatabase(session: CopySession): Promise<void> {
  const [found] = await session.run<{ others: number }>(`
    select count(*)::int as others from pg_stat_activity where ${IS_ANOTHER_OF_OURS}`);
  if (found && found.others > 0) throw new StartRefused('Heartnote is running on this database. Stop it first.');
}
