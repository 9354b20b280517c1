import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missingOf } from './install.mjs';
import { fromRoot } from './root.mjs';

const here = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const plain = { version: '1.0.0', integrity: 'a' };
const made = (os, cpu, libc) => ({ ...plain, optional: true, os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) });
const wanted = {
  '': { name: 'heartnote' },
  plain,
  'for-here': made('linux', 'x64', 'glibc'),
  'for-musl': made('linux', 'x64', 'musl'),
  'for-mac': made('darwin', 'arm64'),
  'for-anybody': { ...plain, optional: true },
};

it('what was made for this machine must be there, though it is optional; what was made for others need not', () => {
  expect(missingOf(wanted, { plain, 'for-here': plain }, here)).toEqual([]);
  expect(missingOf(wanted, { plain }, here)).toEqual(['for-here']);
  expect(missingOf(wanted, { 'for-here': plain }, here)).toEqual(['plain']);
  expect(missingOf(wanted, { plain, 'for-here': { ...plain, version: '0.9.0' } }, here)).toEqual(['for-here']);
  expect(missingOf(wanted, { plain }, { os: 'darwin', cpu: 'arm64', libc: 'musl' })).toEqual(['for-mac']);
});

it('this very installation is found to be whole', () => {
  const packagesOf = (...path) => JSON.parse(readFileSync(fromRoot(...path), 'utf8')).packages;
  expect(missingOf(packagesOf('package-lock.json'), packagesOf('node_modules', '.package-lock.json'))).toEqual([]);
});
