import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { administrativeUrl } from './database';
import { onServer } from './rows';
import { until } from './until';

/** A PostgreSQL server that a test may stop and start as it likes. */
export interface PrivatePostgres {
  url: string;
  start(): Promise<void>;
  /** `immediate` is a crash: nobody is told, and the next start recovers. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  /** Stops it and removes its folder. */
  cleanUp(): Promise<void>;
}

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** Made with the programs, and run as the user, of the suite's own PostgreSQL, which is left alone. */
export async function createPrivatePostgres(): Promise<PrivatePostgres> {
  const { programs, user } = await likeTheSuites();
  // Not the folder for temporary files: a socket's path must be short, and the server's user must be able to walk there.
  const folder = mkdtempSync('/tmp/heartnote-pg-');
  const data = join(folder, 'data');
  chownSync(folder, user.uid, user.gid);
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'heartnote', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  const url = `postgres://heartnote@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const sql = onServer(url);
  let server: ChildProcess | null = null;
  const kill = () => void server?.kill('SIGQUIT');
  process.once('exit', kill);

  async function start(): Promise<void> {
    const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'];
    server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((each) => ['-c', each])], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
    await until('the private PostgreSQL answers', async () => {
      const [row] = await sql<{ data_directory: string }>('show data_directory').catch(() => []);
      return row?.data_directory === data;
    });
  }

  async function stop(how: 'fast' | 'immediate'): Promise<void> {
    const stopping = server;
    if (!stopping) return;
    const ended = new Promise((resolve) => stopping.once('exit', resolve));
    stopping.kill(signals[how]);
    await ended;
    server = null;
  }

  return {
    url,
    start,
    stop,
    cleanUp: async () => {
      await stop('immediate');
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where the programs of the suite's PostgreSQL are, and who runs it. */
async function likeTheSuites(): Promise<{ programs: string; user: { uid: number; gid: number } }> {
  const sql = onServer(administrativeUrl());
  const [config] = await sql<{ setting: string }>("select setting from pg_config where name = 'BINDIR'");
  const [data] = await sql<{ data_directory: string }>('show data_directory');
  const { uid, gid } = statSync(data?.data_directory ?? '');
  return { programs: config?.setting ?? '', user: { uid, gid } };
}

/** The folder with the suite's own programs of PostgreSQL. */
export async function postgresPrograms(): Promise<string> {
  return (await likeTheSuites()).programs;
}
