import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { asBundle, sweep, whole } from '../built-server';

const shelf = join(fileURLToPath(import.meta.url), '../../../../.cache/releases');

/** How the name of a packed server ends, after the number of its newest migration. */
export const PACKED = '.server.br';

/** By path, as they lie beside each other where the product is installed. */
type Files = Record<string, string>;

/**
 * The server of a release in one small file: its program and its migrations, without its packages and without what only the
 * assistant reads. It runs with the packages that are installed here.
 */
export async function packServer(root: string): Promise<Buffer> {
  const target = join(root, 'dist/server');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['server/main.ts'],
    outdir: target,
    ...asBundle,
    packages: 'external',
    minifyWhitespace: true,
    minifySyntax: true,
  });
  const files: Files = { 'package.json': readFileSync(join(root, 'package.json'), 'utf8') };
  for (const { path, text } of outputFiles) files[path.slice(root.length + 1)] = text;
  const migrations = join(root, 'server/platform/db/migrations');
  for (const name of ['meta/_journal.json', ...readdirSync(migrations).filter((each) => each.endsWith('.sql'))]) {
    files[`dist/server/migrations/${name}`] = readFileSync(join(migrations, name), 'utf8');
  }
  return brotliCompressSync(JSON.stringify(files));
}

/** Lays a packed server out where it finds the packages. Answers the file to start. */
export function unpackServer(packed: string): string {
  const bytes = readFileSync(packed);
  const folder = join(shelf, createHash('sha256').update(bytes).digest('hex').slice(0, 16));
  if (!existsSync(folder)) {
    sweep(shelf);
    const files = JSON.parse(brotliDecompressSync(bytes).toString('utf8')) as Files;
    whole(folder, (fresh) => {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(join(fresh, dirname(path)), { recursive: true });
        writeFileSync(join(fresh, path), text);
      }
    });
  }
  return join(folder, 'dist/server/main.js');
}
