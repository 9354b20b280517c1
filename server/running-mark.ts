import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { programFolder } from './paths';

/**
 * Says, beside the program, that this process runs it, whichever database it has: a command that an operator gives after a
 * pull (`scripts/admin-command.mjs`) must not swap packages and build under it. Goes with the process; one that is killed
 * leaves it, and is told from a living one by what it was started with.
 */
export function markAsRunning(): void {
  const folder = join(programFolder, '.cache', 'running');
  const mark = join(folder, String(process.pid));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(mark, basename(process.argv[1] ?? ''));
  } catch {
    // Deployed where nothing can be written, so that nothing can be swapped either.
    return;
  }
  process.once('exit', () => rmSync(mark, { force: true }));
}
