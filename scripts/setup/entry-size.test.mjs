import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { checkEntrySize, ENTRY_LIMIT } from './entry-size.mjs';

const folder = mkdtempSync(join(tmpdir(), 'entry-size-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(sizes) {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const links = Object.entries(sizes).map(([name, bytes]) => {
    writeFileSync(join(folder, 'assets', `${name}.js.br`), Buffer.alloc(bytes));
    return `<link rel="modulepreload" href="/assets/${name}.js">`;
  });
  writeFileSync(join(folder, 'index.html'), links.join(''));
}

it('a build whose first visit is larger than it may be fails', () => {
  build({ 'index-a_1': 2_000, 'kit-b': ENTRY_LIMIT - 2_000 });
  expect(() => checkEntrySize(folder)).not.toThrow();
  build({ 'index-a_1': 2_000, 'kit-b': ENTRY_LIMIT - 1_999 });
  expect(() => checkEntrySize(folder)).toThrow(`${ENTRY_LIMIT + 1} bytes`);
});

it('so does one in which nothing is found to measure', () => {
  build({});
  expect(() => checkEntrySize(folder)).toThrow('0 bytes');
});
