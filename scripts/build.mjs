import './setup/node-version.mjs';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fingerprint, stampName } from './setup/built.mjs';
import { checkChunkSizes } from './setup/chunk-size.mjs';
import { checkEntrySize } from './setup/entry-size.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { fromRoot, root } from './setup/root.mjs';

const finished = fromRoot('dist');
const waiting = fromRoot('.cache', 'build');
const fresh = join(waiting, String(process.pid));
const replaced = `${fresh}-replaced`;

ensureInstalled();
// A NODE_ENV left over from a test run would put React's development build in front of users.
process.env.NODE_ENV = 'production';

const builtFrom = fingerprint();
mkdirSync(fresh, { recursive: true });
try {
  sweep();
  await buildWeb(join(fresh, 'web'));
  await compress(join(fresh, 'web'));
  checkEntrySize(join(fresh, 'web'));
  checkChunkSizes(join(fresh, 'web'));
  await buildServer(join(fresh, 'server'));
  writeFileSync(join(fresh, stampName), builtFrom);
  swapIn();
} finally {
  rmSync(fresh, { recursive: true, force: true });
  rmSync(replaced, { recursive: true, force: true });
}
console.log('Built dist/web and dist/server.');

async function buildWeb(outDir) {
  const { build } = await import('vite');
  await build({
    root: fromRoot('web'),
    configFile: fromRoot('web', 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
}

async function compress(folder) {
  const text = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const files = readdirSync(folder, { recursive: true }).filter((name) => text.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(content, options));
      writeFileSync(`${file}.gz`, await zip(content, { level: 9 }));
    }),
  );
}

async function buildServer(folder) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['server/main.ts', 'server/commands.ts'],
    // Source maps point from where the files will be, not from the folder they wait in.
    outdir: join(finished, 'server'),
    write: false,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
  for (const file of outputFiles) {
    const target = join(folder, relative(join(finished, 'server'), file.path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, file.contents);
  }
  cpSync(fromRoot('server', 'platform', 'db', 'migrations'), join(folder, 'migrations'), { recursive: true });
  // What the server reads while it runs, or starts a thread from.
  for (const file of JSON.parse(readFileSync(fromRoot('server', 'beside-the-bundle.json'), 'utf8')))
    cpSync(fromRoot('server', file), join(folder, basename(file)));
}

/** A build that dies on the way leaves the old dist, or none, but never half of one. */
function swapIn() {
  if (existsSync(finished)) renameSync(finished, replaced);
  renameSync(fresh, finished);
}

/** What killed builds left behind. */
function sweep() {
  for (const name of readdirSync(waiting)) {
    if (!isAlive(Number.parseInt(name, 10))) rmSync(join(waiting, name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
