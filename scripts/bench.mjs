import './setup/node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { ensureBuilt } from './setup/built.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/root.mjs';
import { chromiumArgs } from './suite/chromium.mjs';
import { prepareMachine } from './suite/machine.mjs';
import { startPostgres } from './suite/postgres.mjs';
import { cleanEnvironment } from './suite/settings.mjs';

ensureInstalled();
ensureBuilt();
try {
  process.exitCode = await bench();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function bench() {
  const { postgres, chromium } = prepareMachine(['postgres', 'chromium']);
  // Ctrl-C ends the bench itself; the database is stopped after it, below.
  process.on('SIGINT', () => undefined);
  // With fsync, as a server that keeps its data would run; it counts the statements of a call.
  const database = startPostgres(postgres, { fsync: true, preload: 'pg_stat_statements' });
  try {
    await database.ready;
    const args = ['node_modules/tsx/dist/cli.mjs', 'bench/main.ts', ...process.argv.slice(2)];
    const env = {
      ...cleanEnvironment(),
      HEARTNOTE_BENCH_PG: database.url,
      HEARTNOTE_BENCH_PG_DUMP: join(dirname(postgres.initdb), 'pg_dump'),
      HEARTNOTE_CHROMIUM: chromium,
      HEARTNOTE_CHROMIUM_ARGS: chromiumArgs.join(' '),
    };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    await database.stop();
  }
}
