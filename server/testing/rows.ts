import net from 'node:net';
import pg from 'pg';
import type { WindowQuestion, WindowReply } from './database-window';
import type { DiskFault } from './faulty-disk';

export type Row = Record<string, unknown>;

/** A look at the tables of a running product, past its API. */
export type Sql = <T extends Row = Row>(text: string, values?: unknown[]) => Promise<T[]>;

/** Into the embedded database, which its process alone can read. */
export function throughWindow(server: { window: string }): Sql {
  return async <T extends Row>(text: string, values: unknown[] = []) =>
    (await askWindow(server.window, { text, values })).rows as T[];
}

/** How often the process has really called fsync so far. */
export async function fsyncsOf(server: { window: string }): Promise<number> {
  return (await askWindow(server.window, { text: 'select 1', values: [] })).fsyncs;
}

/** The next such call to the disk fails. The statement may be what makes that call; then there is no answer. */
export async function breakDiskOf(server: { window: string }, fault: DiskFault, text = 'select 1'): Promise<void> {
  await askWindow(server.window, { text, values: [], fault }).catch(() => undefined);
}

function askWindow(path: string, question: WindowQuestion): Promise<WindowReply> {
  return new Promise((resolve, reject) => {
    let reply = '';
    const socket = net.connect(path, () => socket.end(JSON.stringify(question)));
    socket.setEncoding('utf8').on('data', (chunk) => {
      reply += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      if (!reply) return reject(new Error('the database window gave no answer'));
      const parsed = JSON.parse(reply) as WindowReply;
      if (parsed.error) return reject(new Error(parsed.error));
      resolve(parsed);
    });
  });
}

/** Into a PostgreSQL server, with a connection for each look: it may have been restarted since. */
export function onServer(url: string): Sql {
  return async <T extends Row>(text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<T>(text, values)).rows;
    } finally {
      await client.end();
    }
  };
}

/** A digest of every row of every table of ours: equal before and after means untouched. But for when jobs ran and what they will do next: they do so by themselves. */
export async function digestOf(sql: Sql): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name not in ('job_run', 'next_mail') order by 1",
  );
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from "${name}" t`,
  );
  const digests = await sql<{ name: string; digest: string }>(each.join(' union all '));
  return Object.fromEntries(digests.map(({ name, digest }) => [name, digest]));
}
