import { type Config, ConfigFaults } from './platform/config';
import { StartRefused } from './platform/refusal';

/** What an operator can mend is told in a line each; only the unexpected shows where it came from. */
export function describeStartFailure(error: unknown): string[] {
  if (error instanceof ConfigFaults) return error.faults;
  if (error instanceof StartRefused) return [error.message];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

/** What keeps the product from listening is nearly always a setting. */
export function listenFault({ port, host }: Config, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EADDRINUSE') return new StartRefused(`PORT: ${port} is taken by another program`);
  if (error.code === 'EACCES') return new StartRefused(`PORT: ${port} may not be used by this user`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartRefused(`HOST: ${host} is not an address of this machine`);
  return error;
}
