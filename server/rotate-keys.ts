import type { World } from './deps';
import { newMasterKey, parseKeyring } from './platform/crypto/keyring';
import { type Damaged, type Rotated, rotateTo } from './platform/crypto/rotate';
import { changeKeptMasterKeys } from './platform/crypto/secrets';
import { StartRefused } from './platform/refusal';

const MOST_NAMED = 20;

/** Brings everything under a new master key; the lines say what became of the old one. */
export function rotateKeys(world: World): Promise<string[]> {
  return world.config.masterKey === null ? rotateKept(world) : rotateGiven(world);
}

/** The keys are in our own file: the new one is made here, and the old one goes once nothing needs it. */
async function rotateKept(world: World): Promise<string[]> {
  if (world.vault.ring.all.length === 1) addKey(world);
  // A rotation that was cut short left both keys: it goes on with the new one that it had made.
  let done = await rotate(world);
  if (done.damaged.length > 0 && done.userKeys + done.systemTexts === 0) {
    // It was not cut short; only what nobody can open is left of it.
    addKey(world);
    done = await rotate(world);
  }
  const gone = oldKeys(world).filter((kid) => !done.stillNeeded.includes(kid));
  changeKeys(world, ([current = '', ...old]) => [current, ...old.filter((key) => !gone.includes(kidOf(key)))]);
  const ends =
    gone.length > 0
      ? [
          `The old key (${gone.join(', ')}) is gone from the key file. Backups made before need the key file of their time.`,
        ]
      : [];
  return [told(world, done), ...ends, ...toldOfDamage(done, 'stays in the key file')];
}

/** The operator keeps the keys: he has put the new one in front, and takes the old one away. */
async function rotateGiven(world: World): Promise<string[]> {
  if (world.vault.ring.all.length === 1) {
    throw new StartRefused('Put the new key in front: MASTER_KEY=NEW,OLD on every instance, then run this again.');
  }
  const done = await rotate(world);
  const damage = toldOfDamage(done, 'must stay in MASTER_KEY, behind the new one');
  const gone = oldKeys(world)
    .filter((kid) => !done.stillNeeded.includes(kid))
    .join(', ');
  if (done.userKeys === 0) {
    const first = `Every account${damage.length > 0 ? ' that can be opened' : ''} was under the key ${world.vault.ring.current.kid} already.`;
    const next = `If that is the new key, ${gone} can leave MASTER_KEY. If it is the old one, put the new one in front: MASTER_KEY=NEW,OLD.`;
    return [first, ...(gone ? [next] : []), ...damage];
  }
  const next = `Now take the old key (${gone}) out of MASTER_KEY. Backups made before still need it.`;
  return [told(world, done), ...(gone ? [next] : []), ...damage];
}

const rotate = (world: World): Promise<Rotated> => rotateTo(world.db, world.vault.ring, world.clock.now());
const kidOf = (key: string): string => parseKeyring(key).current.kid;
const oldKeys = ({ vault }: World): string[] => vault.ring.all.slice(1).map(({ kid }) => kid);

function addKey(world: World): void {
  changeKeys(world, (keys) => [newMasterKey(), ...keys]);
}

function changeKeys(world: World, change: (keys: string[]) => string[]): void {
  world.vault.replaceRing(changeKeptMasterKeys(world.config.dataDir, change).keyring);
}

function told({ vault }: World, done: Rotated): string {
  return `${done.userKeys} account keys and ${done.systemTexts} stored messages are under the key ${vault.ring.current.kid} now.`;
}

function toldOfDamage({ damaged, stillNeeded }: Rotated, fate: string): string[] {
  if (damaged.length === 0) return [];
  const more = damaged.length - MOST_NAMED;
  return [
    `${damaged.length === 1 ? '1 row is' : `${damaged.length} rows are`} damaged: no key opens what is there, and it was left as it is.`,
    ...damaged.slice(0, MOST_NAMED).map(nameOf),
    ...(more > 0 ? [`  and ${more} more`] : []),
    `The old key (${stillNeeded.join(', ')}) ${fate} as long as they are there. Mend them from a backup and run this again.`,
  ];
}

function nameOf({ table, id, kid }: Damaged): string {
  const what = table === 'user_key' ? `the key of the account ${id}` : `${table} ${id}`;
  return `  ${what}${kid === null ? '' : `, under the key ${kid}`}`;
}
