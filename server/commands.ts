import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { receiveEvent } from './billing/webhook';
import { askRunningProcess } from './control';
import { openWorld } from './deps';
import { isCommand, runCommand } from './operator-commands';
import { migrationsFolder } from './paths';
import { configOfThisProcess } from './platform/config';
import { StartRefused } from './platform/refusal';
import { describeStartFailure } from './start-failure';

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** Runs a command: in the process that has the data folder open, or by opening it here. Answers the exit code. */
export async function run(argv: string[]): Promise<number> {
  const [name, ...args] = argv;
  try {
    if (!isCommand(name)) throw new StartRefused(`There is no command ${name ?? '(none)'}.`);
    const config = configOfThisProcess();
    // A mistyped folder must not become a new installation.
    if (name !== 'seed-demo' && config.databaseUrl === null && !existsSync(join(config.dataDir, 'db'))) {
      throw new StartRefused(`DATA_DIR: there is no database in ${config.dataDir}`);
    }
    const elsewhere = config.databaseUrl === null ? await askRunningProcess(config.dataDir, [name, ...args]) : null;
    if (elsewhere) {
      for (const line of elsewhere.lines) (elsewhere.ok ? console.log : console.error)(line);
      return elsewhere.ok ? 0 : 1;
    }
    const world = await openWorld(config, silent, migrationsFolder);
    // No server of ours runs here that events could be sent to.
    world.stripeStandIn?.deliverWith(async (payload, signature) => {
      await receiveEvent(world, Buffer.from(payload), signature);
      return true;
    });
    try {
      for (const line of await runCommand(world, name, args)) console.log(line);
      return 0;
    } finally {
      await world.close();
    }
  } catch (error) {
    for (const line of describeStartFailure(error)) console.error(line);
    return 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await run(process.argv.slice(2));
