import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const MIB = 1024 * 1024;
/** A new segment of the write-ahead log, and half as much again for rows. */
const RESERVE_MIB = 24;
/** With less than this the disk counts as full. */
const LEAST_FREE = 4 * MIB;
/** What a checkpoint writes anew, with room to spare. */
const CHECKPOINT = MIB;
/** A database as it is made, with a second segment of its log. */
const NEW_DATABASE = 64 * MIB;

/**
 * Room on the disk that nobody else can take. A database that cannot write its log has to end; so a file holds room
 * for what is under way when the disk runs full, and is given up then. Until it can be made again, no call that writes
 * is begun.
 */
export interface Reserve {
  /** Gives it up; false where there is none (any more). */
  release(): boolean;
  hasRoom(): boolean;
  /** Whether a checkpoint finds what it needs: PostgreSQL ends itself where there is no room for a file of a few bytes. */
  hasRoomForCheckpoint(): boolean;
  /** Whether a new database fits beside it. */
  hasRoomForDatabase(): boolean;
}

export function keepReserve(dataDir: string): Reserve {
  const file = join(dataDir, 'reserve');
  let isKept = sizeOf(file) === RESERVE_MIB * MIB;
  const free = () => {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize;
  };
  const restore = () => {
    // What is there of it was cut short.
    rmSync(file, { force: true });
    if (free() < RESERVE_MIB * MIB + LEAST_FREE) return false;
    const isFilled = fill(file);
    if (!isFilled) rmSync(file, { force: true });
    return isFilled;
  };
  const reserve: Reserve = {
    release: () => {
      if (!isKept) return false;
      isKept = false;
      rmSync(file, { force: true });
      return true;
    },
    hasRoom: () => {
      isKept ||= restore();
      return isKept && free() >= LEAST_FREE;
    },
    hasRoomForCheckpoint: () => free() >= CHECKPOINT,
    hasRoomForDatabase: () => isKept && free() >= NEW_DATABASE,
  };
  reserve.hasRoom();
  return reserve;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** False where the disk had less room than it said. */
function fill(file: string): boolean {
  const descriptor = openSync(file, 'w', 0o600);
  try {
    // Not zeros: some file systems keep those without taking room.
    for (let n = 0; n < RESERVE_MIB; n++) if (writeSync(descriptor, randomBytes(MIB)) < MIB) return false;
    return true;
  } catch {
    return false;
  } finally {
    closeSync(descriptor);
  }
}
