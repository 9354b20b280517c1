import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onServer } from './rows';
import { until } from './until';

/** PgBouncer in transaction mode, in front of a PostgreSQL of this machine. */
export interface PrivatePooler {
  /** The address of the same database behind it. */
  inFrontOf(url: string): string;
  stop(): Promise<void>;
}

export interface PoolerOptions {
  /** Connections to PostgreSQL for each database. */
  connections?: number;
  /** Settings that a session begins with, which it takes and forgets. */
  forgets?: string[];
}

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find(existsSync);
export const hasPooler = PROGRAM !== undefined;
const PORT = 6432;

/** `server`: the address of any of its databases; PgBouncer is run as the user of PostgreSQL. */
export async function startPooler(
  server: string,
  { connections = 5, forgets = [] }: PoolerOptions = {},
): Promise<PrivatePooler> {
  const [data] = await onServer(server)<{ data_directory: string }>('show data_directory');
  const { uid, gid } = statSync(data?.data_directory ?? '');
  // Not the folder for temporary files: a socket's path must be short.
  const folder = mkdtempSync('/tmp/heartnote-pgb-');
  chownSync(folder, uid, gid);
  const log = join(folder, 'log');
  writeFileSync(join(folder, 'users'), '"heartnote" ""\n');
  writeFileSync(
    join(folder, 'settings'),
    `[databases]
* = host=${new URL(server).searchParams.get('host')}
[pgbouncer]
unix_socket_dir = ${folder}
listen_port = ${PORT}
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 2000
server_idle_timeout = 5
ignore_startup_parameters = ${['extra_float_digits', ...forgets].join(',')}
logfile = ${log}
`,
  );
  const program = spawn(PROGRAM ?? '', ['-q', join(folder, 'settings')], { uid, gid, cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => program.once('exit', resolve).once('error', resolve));
  const kill = () => {
    program.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', kill);
  await until('PgBouncer listens', () => {
    if (program.exitCode !== null) throw new Error(`PgBouncer ended:\n${readFileSync(log, 'utf8')}`);
    return existsSync(join(folder, `.s.PGSQL.${PORT}`));
  });
  return {
    inFrontOf: (url) => {
      const through = new URL(url);
      through.port = String(PORT);
      through.searchParams.set('host', folder);
      return through.href;
    },
    stop: async () => {
      kill();
      await ended;
      process.off('exit', kill);
    },
  };
}
