import { statfsSync } from 'node:fs';

/** What Linux keeps here it keeps in memory. */
const memory = '/dev/shm';
/** Data folders of servers, the suite's database, profiles of browsers: some hundred megabytes at a time. A container's 64 MB are too few. */
const enough = 4 * 2 ** 30;

/**
 * Where the suites put what they throw away: in memory where that has room, because copying the folder of a database takes
 * five times as long on a disk, and is done a hundred times.
 * @param {string} otherwise where to, if it has not
 */
export const scratchIn = (otherwise, place = memory) => (roomIn(place) >= enough ? place : otherwise);

function roomIn(place) {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
