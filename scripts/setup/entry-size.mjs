import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of JavaScript, brotli, that a first visit may wait for. */
export const ENTRY_LIMIT = 96_000;

/** The screen most people land on, and where the build says what it is made of (contract/screen-files.ts). */
const FIRST_SCREEN = '/login';
const SCREEN_FILES = 'screen-files.json';

const SCRIPT = /(?:src|href)="\/(assets\/[\w-]+\.js)"/g;
const IMPORT = /(?:from|import)\s*"\.\/([\w-]+\.js)"/g;

/** What the page names in its head, the files of the first screen, and all that these stand on. */
export function entryFiles(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const { [FIRST_SCREEN]: screen } = JSON.parse(readFileSync(join(folder, SCREEN_FILES), 'utf8'));
  const scripts = screen.filter((file) => file.endsWith('.js')).map((file) => file.slice(1));
  const files = new Set([...Array.from(page.matchAll(SCRIPT), ([, file]) => file), ...scripts]);
  // A set goes on with what is added while it is gone through.
  for (const file of files) {
    const code = readFileSync(join(folder, file), 'utf8');
    for (const [, imported] of code.matchAll(IMPORT)) files.add(`assets/${imported}`);
  }
  return files;
}

export const entrySize = (folder) =>
  [...entryFiles(folder)].reduce((bytes, file) => bytes + readFileSync(join(folder, `${file}.br`)).length, 0);

/** @throws where a first visit would wait for more than it may, or for nothing, which cannot be */
export function checkEntrySize(folder) {
  const bytes = entrySize(folder);
  if (bytes > 0 && bytes <= ENTRY_LIMIT) return;
  throw new Error(
    `A first visit fetches ${bytes} bytes of JavaScript; the limit is ${ENTRY_LIMIT}. See what has come into the entry (npm run bench -- entry-size).`,
  );
}
