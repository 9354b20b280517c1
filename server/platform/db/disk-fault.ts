import { writeSync } from 'node:fs';

/**
 * A write that the disk did not take leaves the database in a state that it cannot mend while it runs, and PGlite would
 * go on as if nothing had happened. What was acknowledged is in the log on the disk: the next start recovers it.
 */
export function endAtDiskFault(operation: string, code: string): never {
  const words = `The disk under DATA_DIR failed (${operation}: ${code}). This process ends; the next start recovers what was saved.\n`;
  try {
    // Past the event loop, which may not come round again.
    writeSync(2, words);
  } finally {
    process.exit(1);
  }
}
