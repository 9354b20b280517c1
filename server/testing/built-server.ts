import { createHash, type Hash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundleOf } from 'esbuild';

const root = join(fileURLToPath(import.meta.url), '..', '..', '..');
const shelf = join(root, '.cache', 'process-tests');
const KEPT_FOR = 2 * 60 * 60 * 1000;

/** They have files of their own beside their code, or are not there at all. */
const packagesApart = [
  '@electric-sql/pglite',
  '@huggingface/tokenizers',
  '@lat.md/*',
  '@node-rs/argon2',
  'pg-copy-streams',
  'pg-native',
];
/**
 * The server as it is deployed, but with most packages in it and the others as CommonJS, as one script that is compiled once and kept so (`compiled.mjs`):
 * to find and read a thousand files and to compile them would be two thirds of each of a hundred starts. Stories use the
 * product as it is built, with its packages beside it.
 */
export interface BuiltServer {
  folder: string;
  main: string;
  commands: string;
  /** Required in front of `main`, it lets a test look into the embedded database of a running server. */
  window: string;
}

/** As `scripts/build.mjs` makes it. */
export const asBundle = {
  write: false,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
} as const;

/** What reads the script, and the ways into it. */
const compiled = join(root, 'server', 'testing', 'compiled.mjs');
const waysIn = {
  'main.js': "import { program } from './compiled.mjs';\nawait program(import.meta.url).main();\n",
  'commands.js':
    "import { program } from './compiled.mjs';\nexport const { run } = await program(import.meta.url).commands();\n",
};

const migrations = join(root, 'server', 'platform', 'db', 'migrations');
/** Where it is written of which sources the newest bundle was made. */
const note = join(shelf, 'newest.json');

let built: Promise<BuiltServer> | undefined;

/** Bundles the server from its sources, or finds the bundle that an earlier test file made from the same ones. */
export function builtServer(): Promise<BuiltServer> {
  built ??= foundOrBundled();
  return built;
}

/** To make it only to learn that it is there already would take seconds in each process of the suite. */
async function foundOrBundled(): Promise<BuiltServer> {
  const folder = newestIfUnchanged() ?? (await bundle());
  const server = join(folder, 'dist', 'server');
  return {
    folder,
    main: join(server, 'main.js'),
    commands: join(server, 'commands.js'),
    window: join(server, 'database-window.cjs'),
  };
}

interface Note {
  folder: string;
  sources: string[];
  digest: string;
}

function newestIfUnchanged(): string | null {
  try {
    const { folder, sources, digest } = JSON.parse(readFileSync(note, 'utf8')) as Note;
    return existsSync(folder) && digestOf(sources) === digest ? folder : null;
  } catch {
    // None was made yet, or one of its sources is gone.
    return null;
  }
}

const filesBeside = (): string[] =>
  (JSON.parse(readFileSync(join(root, 'server', 'beside-the-bundle.json'), 'utf8')) as string[]).map((file) =>
    join(root, 'server', file),
  );

/** Of all that a bundle is made of, and of how it is made. */
function digestOf(sources: string[]): string {
  const hash = createHash('sha256');
  const how = [
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'server/tsconfig.json',
    'server/testing/built-server.ts',
    'server/testing/compiled.mjs',
  ];
  for (const file of [...how, ...sources].map((name) => join(root, name)).concat(filesBeside()))
    hash.update(file).update(readFileSync(file));
  addMigrations(hash, migrations);
  return hash.digest('hex');
}

async function bundle(): Promise<string> {
  const begun = Date.now();
  const [programs, window] = await Promise.all([
    bundleOf({
      ...asBundle,
      ...{ absWorkingDir: root, metafile: true, outfile: join(shelf, 'programs.cjs') },
      stdin: {
        contents: "exports.main = () => import('./server/main'); exports.commands = () => import('./server/commands');",
        resolveDir: root,
      },
      splitting: false,
      format: 'cjs',
      external: packagesApart,
      define: { 'import.meta.url': 'programUrl' },
      // By require as well, so that each package is there once.
      supported: { 'dynamic-import': false },
      // Half as much to read; names stay, so that what is thrown can be understood.
      ...{ minifyWhitespace: true, minifySyntax: true, legalComments: 'none' },
    }),
    bundleOf({
      ...asBundle,
      ...{ absWorkingDir: root, metafile: true, outfile: join(shelf, 'database-window.cjs') },
      entryPoints: ['server/testing/database-window.ts'],
      splitting: false,
      format: 'cjs',
      external: packagesApart,
    }),
  ]);
  const files = new Map(Object.entries(waysIn))
    .set('programs.cjs', programs.outputFiles[0]?.text ?? '')
    .set('compiled.mjs', readFileSync(compiled, 'utf8'))
    .set('database-window.cjs', window.outputFiles[0]?.text ?? '');
  const beside = filesBeside();
  const hash = createHash('sha256');
  for (const file of beside) hash.update(readFileSync(file));
  for (const [name, text] of files) hash.update(name).update(text);
  hash.update(readFileSync(join(root, 'package.json')));
  addMigrations(hash, migrations);
  const build = hash.digest('hex');
  const folder = join(shelf, build.slice(0, 16));
  if (!existsSync(folder)) {
    sweep(shelf);
    whole(folder, (fresh) => {
      const target = join(fresh, 'dist', 'server');
      mkdirSync(target, { recursive: true });
      for (const [name, text] of files) writeFileSync(join(target, name), text);
      // By this file the product knows which build it is.
      appendFileSync(join(target, 'main.js'), `// ${build}\n`);
      cpSync(migrations, join(target, 'migrations'), { recursive: true });
      for (const file of beside) cpSync(file, join(target, basename(file)));
      cpSync(join(root, 'package.json'), join(fresh, 'package.json'));
    });
  }
  const inputs = { ...programs.metafile.inputs, ...window.metafile.inputs };
  const sources = Object.keys(inputs).filter((path) => existsSync(join(root, path)));
  const digest = digestOf(sources);
  // What was changed while it was made may be in it or not.
  const made = [...sources.map((path) => join(root, path)), ...beside];
  if (made.some((path) => statSync(path).mtimeMs >= begun)) return folder;
  const fresh = `${note}-${process.pid}`;
  writeFileSync(fresh, JSON.stringify({ folder, sources, digest } satisfies Note));
  renameSync(fresh, note);
  return folder;
}

/** Whoever keeps what was made of the migrations keeps it under a name that changes with them. */
export function addMigrations(hash: Hash, migrations: string): void {
  for (const name of readdirSync(migrations, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (/\.(sql|json)$/.test(name)) hash.update(name).update(readFileSync(join(migrations, name)));
  }
}

/** Makes a folder that is there completely or not at all, whoever else makes the same one meanwhile. */
export function whole(folder: string, fill: (fresh: string) => void): void {
  const fresh = `${folder}-${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  fill(fresh);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** What was made of sources that have changed since. */
export function sweep(shelf: string): void {
  if (!existsSync(shelf)) return;
  for (const name of readdirSync(shelf)) {
    const old = join(shelf, name);
    if (Date.now() - statSync(old).mtimeMs > KEPT_FOR) rmSync(old, { recursive: true, force: true });
  }
}
