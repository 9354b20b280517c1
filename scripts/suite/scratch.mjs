import { accessSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Linux keeps here it keeps in memory. */
const memory = '/dev/shm';
/** Data folders of servers, the suite's database, profiles of browsers: some hundred megabytes at a time. A container's 64 MB are too few. */
const enough = 4 * 2 ** 30;

/**
 * Where the suites put what they throw away: in memory where that has room, because copying the folder of a database takes
 * five times as long on a disk, and is done a hundred times.
 * @param {string} otherwise where to, if it has not
 */
export const scratchIn = (otherwise, { place = memory, room = enough } = {}) =>
  canHold(place, room) ? place : otherwise;

/** There is memory for it, also where a container has less than the machine, and programs may be kept there: tests make some. */
function canHold(place, room) {
  let trial;
  try {
    const { bavail, bsize } = statfsSync(place);
    if (Math.min(bavail * bsize, process.availableMemory()) < room) return false;
    trial = mkdtempSync(join(place, 'heartnote-trial-'));
    writeFileSync(join(trial, 'program'), '', { mode: 0o755 });
    accessSync(join(trial, 'program'), constants.X_OK);
    return true;
  } catch {
    return false;
  } finally {
    if (trial) rmSync(trial, { recursive: true, force: true });
  }
}
