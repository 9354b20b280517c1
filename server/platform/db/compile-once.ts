import { setFlagsFromString } from 'node:v8';

/**
 * For a process that has the embedded database open for seconds: compiling it a second time, for speed, would be half of the
 * work. Before it is opened.
 */
export function compileOnce(): void {
  setFlagsFromString('--liftoff-only');
}
