import { appendFileSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config';

/** A deleted account in the log beside the database, which is not put back with it. */
export interface DeletionLine {
  mark: string;
  keyId: string;
  deletedAt: Date;
}

const NAME = 'deletions.log';
const LINE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{8}) ([\w-]{43})$/;

/** Beside the data, and beside the backups, which may be on another disk. */
export function deletionLogsOf({ dataDir, backup }: Pick<Config, 'dataDir' | 'backup'>): string[] {
  return [dataDir, ...(backup ? [backup.dir] : [])].map((folder) => join(folder, NAME));
}

export const deletionLogBeside = (file: string) => join(dirname(file), NAME);

/** A line that a crash cut short is left out: it is written again. */
export function readDeletionLog(path: string): DeletionLine[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, moment, keyId, mark] = LINE.exec(line) ?? [];
      return moment && keyId && mark ? [{ mark, keyId, deletedAt: new Date(moment) }] : [];
    });
}

/** Adds those that are not in it yet. */
export function appendDeletions(path: string, lines: DeletionLine[]): void {
  const known = new Set(readDeletionLog(path).map(({ mark }) => mark));
  const fresh = lines.filter(({ mark }) => !known.has(mark));
  if (fresh.length === 0) return;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const isCut = existsSync(path) && !/(^|\n)$/.test(readFileSync(path, 'utf8'));
  const text = fresh.map(({ mark, keyId, deletedAt }) => `${deletedAt.toISOString()} ${keyId} ${mark}\n`).join('');
  const file = openSync(path, 'a', 0o600);
  try {
    appendFileSync(file, `${isCut ? '\n' : ''}${text}`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
