import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { findChromium, findHeadlessShell } from './chromium.mjs';
import { findPostgres } from './postgres-programs.mjs';
import { executable, findProgram } from './programs.mjs';

/** Not on the path of everybody. */
const findPooler = () => findProgram('pgbouncer') ?? executable('/usr/sbin/pgbouncer');

const needs = {
  chromium: {
    find: findChromium,
    best: findHeadlessShell,
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    words: 'Chromium (or Google Chrome)',
  },
  postgres: {
    find: findPostgres,
    best: findPostgres,
    packages: ['postgresql'],
    words: 'the PostgreSQL server, 15 or newer',
  },
  pooler: {
    find: findPooler,
    best: findPooler,
    packages: ['pgbouncer'],
    words: 'PgBouncer',
    without: 'server/platform/db/pooler.process.test.ts is skipped',
  },
};

/**
 * What the suites need from the machine, installed where we may.
 * @param {(keyof typeof needs)[]} names
 * @param {(keyof typeof needs)[]} wishes what some tests are skipped without
 * @throws {Error} one sentence for a person, naming what to install
 */
export function prepareMachine(names, wishes = []) {
  const packages = packagesFor(names, wishes);
  if (packages.length > 0) told(spawnSync('sh', aptGet(packages), unasked));
  const absent = names.filter((name) => !needs[name].find());
  if (absent.length > 0) throw new Error(whatToInstall(absent));
  for (const name of wishes.filter((wish) => !needs[wish].find()))
    console.log(`Without ${needs[name].words} (${needs[name].packages[0]}) ${needs[name].without}.`);
  const slow = names.filter((name) => !needs[name].best());
  if (slow.length > 0)
    console.log(`Testing with ${needs[slow[0]].find()}: ${needs[slow[0]].packages[0]} would take half the time.`);
  return Object.fromEntries(names.map((name) => [name, needs[name].find()]));
}

/**
 * Begins with what `prepareMachine` will ask for: it comes from elsewhere than the packages of npm, and neither has to
 * wait for the other. Comes true when that has ended, well or not.
 */
export async function beginToPrepare(names, wishes = []) {
  const packages = packagesFor(names, wishes);
  if (packages.length === 0) return;
  const child = spawn('sh', aptGet(packages), unasked);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (output += part));
  const [status] = await once(child, 'close');
  told({ status, stdout: output });
}

/** Of what is missing, where we may install it. */
function packagesFor(names, wishes) {
  const missing = [...new Set([...names, ...wishes])].filter((name) => !needs[name].best());
  if (missing.length === 0 || process.getuid?.() !== 0 || !findProgram('apt-get')) return [];
  const packages = missing.flatMap((name) => needs[name].packages);
  console.log(`Installing ${packages.join(', ')} with apt-get (once) ...`);
  return packages;
}

const unasked = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, encoding: 'utf8' };
/** Its words are only told where it fails. */
const QUIETLY = '-y -qq -o=Dpkg::Use-Pty=0 --no-install-recommends';
const aptGet = (packages) => ['-c', `apt-get update -qq; apt-get install ${QUIETLY} "$@"`, 'sh', ...packages];

function told({ status, stdout, stderr }) {
  if (status !== 0) console.error(`apt-get failed:\n${stdout ?? ''}${stderr ?? ''}`);
}

function whatToInstall(names) {
  const words = names.map((name) => needs[name].words).join(' and ');
  const packages = names.flatMap((name) => needs[name].packages).join(' ');
  const byItself = process.getuid?.() === 0 ? '' : ', or run as root and it is done for you';
  return `This needs ${words}: install with "apt-get install --no-install-recommends ${packages}"${byItself}.`;
}
