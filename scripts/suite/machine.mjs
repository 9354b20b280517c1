import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessShell } from './chromium.mjs';
import { findPostgres } from './postgres-programs.mjs';
import { findProgram } from './programs.mjs';

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
};

/**
 * What the suites need from the machine, installed where we may.
 * @param {(keyof typeof needs)[]} names
 * @throws {Error} one sentence for a person, naming what to install
 */
export function prepareMachine(names) {
  const missing = names.filter((name) => !needs[name].best());
  if (missing.length > 0 && process.getuid?.() === 0 && findProgram('apt-get')) install(missing);
  const absent = names.filter((name) => !needs[name].find());
  if (absent.length > 0) throw new Error(whatToInstall(absent));
  const slow = names.filter((name) => !needs[name].best());
  if (slow.length > 0)
    console.log(`Testing with ${needs[slow[0]].find()}: ${needs[slow[0]].packages[0]} would take half the time.`);
  return Object.fromEntries(names.map((name) => [name, needs[name].find()]));
}

function install(names) {
  const packages = names.flatMap((name) => needs[name].packages);
  console.log(`Installing ${packages.join(', ')} with apt-get (once) ...`);
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

function aptGet(...args) {
  const { status, stdout, stderr } = spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) console.error(`apt-get ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`);
}

function whatToInstall(names) {
  const words = names.map((name) => needs[name].words).join(' and ');
  const packages = names.flatMap((name) => needs[name].packages).join(' ');
  const byItself = process.getuid?.() === 0 ? '' : ', or run as root and it is done for you';
  return `This needs ${words}: install with "apt-get install --no-install-recommends ${packages}"${byItself}.`;
}
