import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { CHUNK_LIMIT, checkChunkSizes, SHARED_LIMIT } from './chunk-size.mjs';
import { checkEntrySize, ENTRY_LIMIT } from './entry-size.mjs';

const folder = mkdtempSync(join(tmpdir(), 'entry-size-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name, bytes, code = '') {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets', `${name}.js`), code);
  writeFileSync(join(folder, 'assets', `${name}.js.br`), Buffer.alloc(bytes));
}

function build(sizes) {
  mkdirSync(folder, { recursive: true });
  const links = Object.entries(sizes).map(([name, bytes]) => {
    write(name, bytes);
    return `<link rel="modulepreload" href="/assets/${name}.js">`;
  });
  writeFileSync(join(folder, 'index.html'), links.join(''));
  nameFiles([]);
}

/** What the first screen is made of. */
function nameFiles(files) {
  writeFileSync(join(folder, 'screen-files.json'), JSON.stringify({ '/login': files, '/help': ['/assets/help-e.js'] }));
}

it('a build whose first visit is larger than it may be fails', () => {
  build({ 'index-a_1': 2_000, 'kit-b': ENTRY_LIMIT - 2_000 });
  expect(() => checkEntrySize(folder)).not.toThrow();
  build({ 'index-a_1': 2_000, 'kit-b': ENTRY_LIMIT - 1_999 });
  expect(() => checkEntrySize(folder)).toThrow(`${ENTRY_LIMIT + 1} bytes`);
});

it('counts what an import imports, and not what comes later', () => {
  build({ 'index-a': 0 });
  write('index-a', 0, 'import{t as e}from"./kit-b.js";const later=()=>import("./page-d.js");');
  write('kit-b', 0, 'import"./index-a.js";export{n as t}from"./schemas-c.js"');
  write('schemas-c', ENTRY_LIMIT + 1);
  write('page-d', 500);
  expect(() => checkEntrySize(folder)).toThrow(`${ENTRY_LIMIT + 1} bytes`);
});

it('counts what the first screen is made of, and none of the others', () => {
  build({ 'index-a': ENTRY_LIMIT });
  write('login-page-f', 1);
  nameFiles(['/assets/login-page-f.js', '/assets/login-page-g.css']);
  expect(() => checkEntrySize(folder)).toThrow(`${ENTRY_LIMIT + 1} bytes`);
});

it('a build in which nothing is found to measure fails', () => {
  build({});
  expect(() => checkEntrySize(folder)).toThrow('0 bytes');
});

it('a build in which a screen or a part is larger than it may be fails; what screens share and a list of words may be', () => {
  build({ 'index-a': CHUNK_LIMIT + 1 });
  write('gifts-page-b', CHUNK_LIMIT);
  write('common-passwords-c', CHUNK_LIMIT + 1);
  write('notebook-d', SHARED_LIMIT);
  expect(() => checkChunkSizes(folder)).not.toThrow();
  write('notebook-d', SHARED_LIMIT + 1);
  expect(() => checkChunkSizes(folder)).toThrow(`notebook-d.js (${SHARED_LIMIT + 1} bytes of ${SHARED_LIMIT})`);
  write('notebook-d', SHARED_LIMIT);
  write('gifts-page-b', CHUNK_LIMIT + 1);
  expect(() => checkChunkSizes(folder)).toThrow(`gifts-page-b.js (${CHUNK_LIMIT + 1} bytes of ${CHUNK_LIMIT})`);
});
