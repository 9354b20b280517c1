import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of JavaScript, brotli, that a first visit may wait for. */
export const ENTRY_LIMIT = 102_000;

const SCRIPT = /(?:src|href)="\/(assets\/[\w-]+\.js)"/g;

/** What the page names in its head: the entry, what it stands on, and the screen most people land on. */
export function entrySize(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = new Set(Array.from(page.matchAll(SCRIPT), ([, file]) => file));
  return [...files].reduce((bytes, file) => bytes + readFileSync(join(folder, `${file}.br`)).length, 0);
}

/** @throws where a first visit would wait for more than it may, or for nothing, which cannot be */
export function checkEntrySize(folder) {
  const bytes = entrySize(folder);
  if (bytes > 0 && bytes <= ENTRY_LIMIT) return;
  throw new Error(
    `A first visit fetches ${bytes} bytes of JavaScript; the limit is ${ENTRY_LIMIT}. See what has come into the entry (npm run bench -- entry-size).`,
  );
}
