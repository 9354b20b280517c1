import { ConfigFaults } from './platform/config';
import { StartRefused } from './platform/refusal';

/** What an operator can mend is told in a line each; only the unexpected shows where it came from. */
export function describeStartFailure(error: unknown): string[] {
  if (error instanceof ConfigFaults) return error.faults;
  if (error instanceof StartRefused) return [error.message];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}
