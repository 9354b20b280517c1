import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureBuilt } from '../setup/built.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { root } from '../setup/root.mjs';
import { prepareMachine } from './machine.mjs';
import { startPostgres } from './postgres.mjs';
import { cleanEnvironment } from './settings.mjs';

/**
 * Runs a program that measures the built product, beside a PostgreSQL of its own, and ends as it ends.
 * @param needs what it needs from the machine besides
 * @param settingsOf its settings, by the programs that were found
 */
export async function measureOnPostgres(program, { needs, preload, settingsOf = () => ({}) }) {
  ensureInstalled();
  ensureBuilt();
  try {
    process.exitCode = await run(program, { needs, preload, settingsOf });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function run(program, { needs, preload, settingsOf }) {
  const found = prepareMachine(['postgres', ...needs]);
  // Ctrl-C ends the program itself; the database is stopped after it, below.
  process.on('SIGINT', () => undefined);
  // With fsync, as a server that keeps its data would run.
  const database = startPostgres(found.postgres, { fsync: true, preload });
  try {
    await database.ready;
    const args = ['node_modules/tsx/dist/cli.mjs', program, ...process.argv.slice(2)];
    const env = { ...cleanEnvironment(), HEARTNOTE_BENCH_PG: database.url, ...settingsOf(found) };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    await database.stop();
  }
}
