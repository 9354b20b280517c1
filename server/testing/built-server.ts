import { createHash, type Hash } from 'node:crypto';
import {
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
import { build } from 'esbuild';

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
/** For packages that are no ES modules and ask for Node's own. */
const banner = {
  js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
};

/**
 * The server as it is deployed, one bundle for each way in, but with most packages in it: to find and read their
 * thousand files would be a third of each of a hundred starts. Stories use the product with its packages beside it.
 */
export interface BuiltServer {
  folder: string;
  main: string;
  commands: string;
  /** Loaded in front of `main`, it lets a test look into the embedded database of a running server. */
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
    window: join(server, 'database-window.js'),
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
  ];
  for (const file of [...how, ...sources].map((name) => join(root, name)).concat(filesBeside()))
    hash.update(file).update(readFileSync(file));
  addMigrations(hash, migrations);
  return hash.digest('hex');
}

async function bundle(): Promise<string> {
  const begun = Date.now();
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    metafile: true,
    entryPoints: {
      main: 'server/main.ts',
      commands: 'server/commands.ts',
      'database-window': 'server/testing/database-window.ts',
    },
    outdir: join(shelf, 'dist', 'server'),
    ...asBundle,
    external: packagesApart,
    banner,
  });
  const beside = filesBeside();
  const hash = createHash('sha256');
  for (const file of beside) hash.update(readFileSync(file));
  for (const file of outputFiles) hash.update(file.path).update(file.contents);
  hash.update(readFileSync(join(root, 'package.json')));
  addMigrations(hash, migrations);
  const folder = join(shelf, hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) {
    sweep(shelf);
    whole(folder, (fresh) => {
      const target = join(fresh, 'dist', 'server');
      mkdirSync(target, { recursive: true });
      for (const { path, contents } of outputFiles) writeFileSync(join(target, path.split('/').at(-1) ?? ''), contents);
      cpSync(migrations, join(target, 'migrations'), { recursive: true });
      for (const file of beside) cpSync(file, join(target, basename(file)));
      cpSync(join(root, 'package.json'), join(fresh, 'package.json'));
    });
  }
  const sources = Object.keys(metafile.inputs).filter((path) => existsSync(join(root, path)));
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
