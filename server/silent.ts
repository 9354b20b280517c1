import type { Log } from './platform/log';

/** For commands, which tell what is to be told in their own lines. */
export const silent: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
