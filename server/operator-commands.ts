import { makeAdministrator } from './accounts/administrators';
import { seedDemo } from './demo/people';
import type { World } from './deps';
import { newMasterKey } from './platform/crypto/keyring';
import { rotateTo } from './platform/crypto/rotate';
import { changeKeptMasterKeys } from './platform/crypto/secrets';
import { StartRefused } from './platform/refusal';

/** What an operator can do from the command line; each answers with the lines to print. */
const commands = {
  'make-admin': async (world: World, [email]: string[]) => {
    if (!email) throw new StartRefused('Which account? npm run make-admin -- EMAIL');
    if (!(await makeAdministrator(world, email)))
      throw new StartRefused(`There is no account with the address ${email}.`);
    return [`${email} is an administrator now.`];
  },
  'rotate-keys': async (world: World) => {
    const kept = world.config.masterKey === null;
    // A rotation that was cut short left both keys: it goes on with the new one that it had made.
    if (kept && world.vault.ring.all.length === 1) {
      world.vault.replaceRing(changeKeptMasterKeys(world.config.dataDir, (keys) => [newMasterKey(), ...keys]).keyring);
    }
    if (!kept && world.vault.ring.all.length === 1) {
      throw new StartRefused('Put the new key in front: MASTER_KEY=NEW,OLD on every instance, then run this again.');
    }
    const old = world.vault.ring.all.slice(1).map((key) => key.kid);
    const done = await rotateTo(world.db, world.vault.ring, world.clock.now());
    const lines = [
      `${done.userKeys} account keys and ${done.systemTexts} stored messages are under the key ${world.vault.ring.current.kid} now.`,
    ];
    if (!kept && done.userKeys === 0) {
      return [
        `Every account was under the key ${world.vault.ring.current.kid} already.`,
        `If that is the new key, ${old.join(', ')} can leave MASTER_KEY. If it is the old one, put the new one in front: MASTER_KEY=NEW,OLD.`,
      ];
    }
    if (!kept)
      return [
        ...lines,
        `Now take the old key (${old.join(', ')}) out of MASTER_KEY. Backups made before still need it.`,
      ];
    world.vault.replaceRing(changeKeptMasterKeys(world.config.dataDir, ([current = '']) => [current]).keyring);
    return [
      ...lines,
      `The old key (${old.join(', ')}) is gone from the key file. Backups made before need the key file of their time.`,
    ];
  },
  'seed-demo': (world: World) => seedDemo(world),
};

export type CommandName = keyof typeof commands;

export function isCommand(name: string | undefined): name is CommandName {
  return name !== undefined && Object.hasOwn(commands, name);
}

export function runCommand(world: World, name: CommandName, args: string[]): Promise<string[]> {
  return commands[name](world, args);
}
