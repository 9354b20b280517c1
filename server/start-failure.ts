import { type Config, ConfigFaults } from './platform/config';
import { StartRefused } from './platform/refusal';

/** What an operator can mend is told in a line each; only the unexpected shows where it came from. */
export function describeStartFailure(error: unknown): string[] {
  if (error instanceof ConfigFaults) return error.faults;
  if (error instanceof StartRefused) return [error.message];
  const fault = folderFault(error);
  if (fault) return [fault];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

/** A data folder that may not be written, or whose database is damaged. */
function folderFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, path } = error as NodeJS.ErrnoException;
  if (path && /^(EACCES|EPERM|EROFS|ENOSPC)$/.test(code ?? '')) return `DATA_DIR: ${path} cannot be written (${code})`;
  if (/PGlite failed to initialize/.test(error.message) || error.message === 'Aborted()') {
    return 'DATA_DIR: the embedded database could not be opened. Its files are damaged, or belong to another user (chown -R); a backup of the folder db brings it back.';
  }
  return null;
}

/** What keeps the product from listening is nearly always a setting. */
export function listenFault({ port, host }: Config, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EADDRINUSE') return new StartRefused(`PORT: ${port} is taken by another program`);
  if (error.code === 'EACCES') return new StartRefused(`PORT: ${port} may not be used by this user`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartRefused(`HOST: ${host} is not an address of this machine`);
  return error;
}
