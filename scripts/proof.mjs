import './setup/node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureBuilt } from './setup/built.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/root.mjs';
import { prepareMachine } from './suite/machine.mjs';
import { startPostgres } from './suite/postgres.mjs';
import { cleanEnvironment } from './suite/settings.mjs';

// npm run proof -- NAME [parts] [--users N]: experiments that take long, and end with a table.
ensureInstalled();
ensureBuilt();
try {
  process.exitCode = await prove();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function prove() {
  const { postgres } = prepareMachine(['postgres', 'pooler']);
  // Ctrl-C ends the experiment itself; the database is stopped after it, below.
  process.on('SIGINT', () => undefined);
  const database = startPostgres(postgres, { fsync: true });
  try {
    await database.ready;
    const args = ['node_modules/tsx/dist/cli.mjs', 'proof/main.ts', ...process.argv.slice(2)];
    const env = { ...cleanEnvironment(), HEARTNOTE_BENCH_PG: database.url };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    await database.stop();
  }
}
