import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { executable, findProgram } from './programs.mjs';

const oldest = 15;

/** The newest PostgreSQL server on this machine whose programs belong together. */
export function findPostgres() {
  return [...debianFolders(), ...pathFolders()]
    .map(programsIn)
    .filter(Boolean)
    .sort((a, b) => b.version - a.version)[0];
}

function debianFolders() {
  const versions = '/usr/lib/postgresql';
  try {
    return readdirSync(versions).map((version) => join(versions, version, 'bin'));
  } catch {
    return [];
  }
}

function pathFolders() {
  return ['initdb', 'postgres'].map(findProgram).filter(Boolean).map(dirname);
}

// A `postgres` on the path may be a wrapper, or of another version than the `initdb` beside it: both must say the same.
function programsIn(folder) {
  const initdb = executable(join(folder, 'initdb'));
  const postgres = executable(join(folder, 'postgres'));
  if (!initdb || !postgres || dirname(initdb) !== dirname(postgres)) return undefined;
  const version = majorOf(postgres);
  return version >= oldest && version === majorOf(initdb) ? { initdb, postgres, version } : undefined;
}

function majorOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}
