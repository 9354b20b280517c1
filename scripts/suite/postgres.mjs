import { spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { scratchIn } from './scratch.mjs';

/** Nobody restores from its log, and no query is long enough to be compiled: some 5 to 9 % of the work of a suite. */
const quickAndLossy = [
  ...['synchronous_commit=off', 'wal_level=minimal', 'max_wal_senders=0'],
  ...['checkpoint_timeout=1h', 'jit=off'],
];
const startLimit = 30_000;
const stopLimit = 10_000;

/**
 * A PostgreSQL server of our own: a new cluster in a folder that is removed with it, reached by a private socket only.
 * The machine's own clusters are neither used nor touched. Answers at once, so that it can be stopped while it starts.
 * @param {{ initdb: string, postgres: string }} programs
 * @param {{ fsync: boolean, preload?: string }} options without fsync it is quicker, and good enough for data that nobody keeps
 * @returns {{ url: string, ready: Promise<void>, stop: () => Promise<void> }}
 */
export function startPostgres(programs, { fsync, preload = '' }) {
  // Not os.tmpdir(): a socket's path must be short, and the server's user must be able to walk there.
  const folder = mkdtempSync(`${fsync ? '/tmp' : scratchIn('/tmp')}/heartnote-pg-`);
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const user = serverUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);

  makeCluster(programs.initdb, folder, data, user);
  const safety = fsync ? 'on' : 'off';
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'unix_socket_permissions=0700',
    `fsync=${safety}`,
    `full_page_writes=${safety}`,
    `shared_preload_libraries=${preload}`,
    ...(fsync ? [] : quickAndLossy),
  ];
  const output = openSync(log, 'a');
  const server = spawn(programs.postgres, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...user,
    cwd: folder,
    // A group of its own: Ctrl-C must reach the tests first, and the server only through stop().
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = new Promise((done) => server.once('exit', done).once('error', done));
  const url = `postgres://heartnote@localhost/postgres?host=${encodeURIComponent(folder)}`;

  return {
    url,
    ready: Promise.race([answering(url, data), ended.then(() => fail('PostgreSQL did not start'))]).catch((error) =>
      fail(`${error.message}:\n${readFileSync(log, 'utf8')}`),
    ),
    async stop() {
      server.kill('SIGINT');
      await Promise.race([ended, wait(stopLimit, undefined, { ref: false })]);
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCluster(initdb, folder, data, user) {
  const options = ['-U', 'heartnote', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  const { status, error, stderr } = spawnSync(initdb, ['-D', data, ...options], {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  });
  if (status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  fail(`initdb failed:\n${error?.message ?? stderr}`);
}

function fail(words) {
  throw new Error(words);
}

/** PostgreSQL refuses to run as root: its own user where there is one, else nobody. */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody'].map((name) => accounts.find(([user]) => user === name)).find(Boolean);
  if (!account) throw new Error('PostgreSQL cannot run as root and there is no user "postgres" or "nobody"');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

async function answering(url, data) {
  const { default: pg } = await import('pg');
  for (const begun = Date.now(); Date.now() - begun < startLimit; await wait(50)) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query('show data_directory');
      if (rows[0].data_directory !== data) throw new Error(`another PostgreSQL answers: ${rows[0].data_directory}`);
      return;
    } catch (error) {
      if (!['ENOENT', 'ECONNREFUSED', '57P03'].includes(error.code)) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error(`PostgreSQL did not answer within ${startLimit / 1000} s`);
}
