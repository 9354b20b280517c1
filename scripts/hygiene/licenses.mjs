import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../setup/root.mjs';

/** What may be shipped with an MIT product and asks for no more than its notice. */
const shipped = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]);
/** Beside these, for what builds and tests it and is not shipped, or is shipped unchanged as a font. */
const beside = new Set(['MPL-2.0', 'OFL-1.1']);
/** Packages that state their license in an old form or only in a file; looked at by hand. */
const readByHand = { 'parse-cache-control': 'BSD-3-Clause' };

/** 'MIT OR GPL-3.0' is fine by its better half, 'MIT AND Zlib' by both. No license of ours has either word in its name. */
export function isAllowed(license, isDevelopment) {
  const one = (name) => shipped.has(name) || (isDevelopment && beside.has(name));
  return license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => one(name.trim())));
}

/** @returns {string[]} a line for each package whose license is not on the list */
export function licenseFaults(packages) {
  return Object.entries(packages).flatMap(([path, { license, dev, devOptional }]) => {
    if (path === '') return [];
    const name = path.split('node_modules/').at(-1);
    const stated = license ?? readByHand[name];
    if (stated && isAllowed(stated, Boolean(dev ?? devOptional))) return [];
    return [`${name}: its license, ${stated ?? 'none stated'}, is not on the list of scripts/hygiene/licenses.mjs`];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const packagesIn = (...path) => JSON.parse(readFileSync(fromRoot(...path, 'package-lock.json'), 'utf8')).packages;
  // Nothing of what measures is shipped.
  const measuring = Object.entries(packagesIn('bench')).map(([path, entry]) => [
    `bench/${path}`,
    { ...entry, dev: true },
  ]);
  const packages = { ...packagesIn(), ...Object.fromEntries(measuring.filter(([path]) => path !== 'bench/')) };
  const faults = licenseFaults(packages);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`Licenses OK: ${Object.keys(packages).length - 1} packages.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
