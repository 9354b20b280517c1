import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { entryFiles } from './entry-size.mjs';

/** Bytes of JavaScript, brotli, that a screen or a part of one may add to what is there already. */
export const CHUNK_LIMIT = 15_000;

/** What the screens of his notebook share, which the first of them brings for all. */
const SHARED = /^notebook-/;
export const SHARED_LIMIT = 40_000;

/** A list of words and no code, fetched when somebody chooses a password. */
const DATA = /^common-passwords-/;

/** @throws where a file that comes after the first visit is larger than it may be */
export function checkChunkSizes(folder) {
  const first = entryFiles(folder);
  const later = readdirSync(join(folder, 'assets')).filter(
    (name) => name.endsWith('.js') && !first.has(`assets/${name}`) && !DATA.test(name),
  );
  const sizes = later.map((name) => ({ name, bytes: statSync(join(folder, 'assets', `${name}.br`)).size }));
  const limitOf = (name) => (SHARED.test(name) ? SHARED_LIMIT : CHUNK_LIMIT);
  const large = sizes
    .filter(({ name, bytes }) => bytes > limitOf(name))
    .map(({ name, bytes }) => `${name} (${bytes} bytes of ${limitOf(name)})`);
  if (large.length === 0) return;
  throw new Error(`A screen or a part adds more than it may; fetch some of it later: ${large.join(', ')}.`);
}
