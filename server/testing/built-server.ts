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

let built: Promise<BuiltServer> | undefined;

/** Bundles the server from its sources, or finds the bundle that an earlier test file made from the same ones. */
export function builtServer(): Promise<BuiltServer> {
  built ??= bundle();
  return built;
}

async function bundle(): Promise<BuiltServer> {
  const { outputFiles } = await build({
    absWorkingDir: root,
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
  const migrations = join(root, 'server', 'platform', 'db', 'migrations');
  const listed: string[] = JSON.parse(readFileSync(join(root, 'server', 'beside-the-bundle.json'), 'utf8'));
  const beside = listed.map((file) => join(root, 'server', file));
  const hash = createHash('sha256');
  for (const file of beside) hash.update(readFileSync(file));
  for (const file of outputFiles) hash.update(file.path).update(file.contents);
  addMigrations(hash, migrations);
  const folder = join(shelf, hash.digest('hex').slice(0, 16));
  const server = join(folder, 'dist', 'server');
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
  return {
    folder,
    main: join(server, 'main.js'),
    commands: join(server, 'commands.js'),
    window: join(server, 'database-window.js'),
  };
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
