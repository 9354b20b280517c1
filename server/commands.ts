import { pathToFileURL } from 'node:url';
import { backup, refuseMissingDatabase, verify } from './backup-commands';
import { receiveEvent } from './billing/webhook';
import { askRunningProcess } from './control';
import { openWorld } from './deps';
import { type CommandName, isCommand, runCommand } from './operator-commands';
import { migrationsFolder } from './paths';
import { becomeOwnerOf } from './platform/as-owner';
import { type Config, configOfThisProcess } from './platform/config';
import { StartRefused } from './platform/refusal';
import { silent } from './silent';
import { describeStartFailure } from './start-failure';

/** What opens the database in its own way, or none at all; each answers with the lines to print. */
const apart: Record<string, (config: Config, args: string[]) => Promise<string[]>> = {
  backup: async (config, args) => {
    refuseMissingDatabase(config);
    return backup(config, args);
  },
  'backup-verify': verify,
  doctor: async (config) => {
    refuseMissingDatabase(config);
    return (await import('./doctor-command')).doctor(config);
  },
  restore: async (config, args) => (await import('./restore')).restore(config, args),
};

/** Runs a command: in the process that has the data folder open, or by opening it here. Answers the exit code. */
export async function run(argv: string[]): Promise<number> {
  const [name, ...args] = argv;
  try {
    const here = name !== undefined && Object.hasOwn(apart, name) ? apart[name] : undefined;
    if (!here && !isCommand(name)) throw new StartRefused(`There is no command ${name ?? '(none)'}.`);
    const config = configOfThisProcess();
    if (config.databaseUrl === null) becomeOwnerOf(config.dataDir);
    const lines = here ? await here(config, args) : await runOnWorld(config, name as CommandName, args);
    for (const line of lines) console.log(line);
    return 0;
  } catch (error) {
    for (const line of describeStartFailure(error)) console.error(line);
    return 1;
  }
}

async function runOnWorld(config: Config, name: CommandName, args: string[]): Promise<string[]> {
  if (name !== 'seed-demo') refuseMissingDatabase(config);
  const elsewhere = config.databaseUrl === null ? await askRunningProcess(config.dataDir, [name, ...args]) : null;
  if (elsewhere?.ok) return elsewhere.lines;
  if (elsewhere) throw new StartRefused(elsewhere.lines.join('\n'));
  const world = await openWorld(config, silent, migrationsFolder);
  // No server of ours runs here that events could be sent to.
  world.stripeStandIn?.deliverWith(async (payload, signature) => {
    await receiveEvent(world, Buffer.from(payload), signature);
    return true;
  });
  try {
    return await runCommand(world, name, args);
  } finally {
    await world.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Where it never comes to an end, it has failed.
  process.exitCode = 1;
  void run(process.argv.slice(2)).then((code) => {
    process.exitCode = code;
  });
}
