import { it } from 'vitest';
import { isThorough } from './thorough';

/** A test of a thorough run. In the usual one it is none, rather than a skipped one: those are what the machine lacks. */
export const itInThorough = (name: string, test: () => Promise<void>): void => {
  if (isThorough) it(name, test);
};
