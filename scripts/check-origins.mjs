import './setup/node-version.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fromRoot, root } from './setup/root.mjs';

// Packages come from wherever the machine is told to fetch them: no file may name a place.
// In pieces, so that this file does not find itself.
const hosts = [
  ['registry', 'npmjs'],
  ['registry', 'yarnpkg'],
  ['deb', 'debian'],
  ['ftp', 'debian'],
  ['security', 'debian'],
].map((parts) => `${parts.join('.')}.`);
const notOurs = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  'data',
  'data-demo',
  'test-results',
  'playwright-report',
]);

const faults = [
  ...['package-lock.json', 'bench/package-lock.json'].flatMap(lockFaults),
  ...filesUnder(root).flatMap(hostFaults),
];
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log('Origins OK.');
process.exitCode = faults.length > 0 ? 1 : 0;

function lockFaults(file) {
  const { packages } = JSON.parse(readFileSync(fromRoot(file), 'utf8'));
  return Object.entries(packages)
    .filter(([, entry]) => entry.resolved)
    .map(([name]) => `${file} ${name} has a "resolved" address: install with the settings of .npmrc`);
}

function hostFaults(file) {
  const text = readFileSync(file, 'latin1');
  return hosts
    .filter((host) => text.includes(host))
    .map((host) => `${relative(root, file)}:${text.slice(0, text.indexOf(host)).split('\n').length} names ${host}*`);
}

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notOurs.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesUnder(path);
      return entry.isFile() ? [path] : [];
    });
}
