import type { Deps } from '../deps';
import { type DeedChain, readChain } from './deed-store';

/** Whether the log of administrators is as it was written: each line carries the hash of the one before. */

export function readDeedChain({ db }: Pick<Deps, 'db'>): Promise<DeedChain> {
  return readChain(db);
}

/** What is wrong with it, in a sentence; null where it is whole. */
export function deedLogFault({ brokenAt, endsWell }: DeedChain): string | null {
  if (brokenAt !== null) return `The log of administrators was changed: line ${brokenAt} is not as it was written.`;
  return endsWell ? null : 'The log of administrators was changed: its last lines are missing.';
}

/** For the operator's log. Where it is whole the last hash is told, so that a chain written anew contradicts this line. */
export async function tellOfDeedLog(deps: Deps): Promise<void> {
  const chain = await readDeedChain(deps);
  const fault = deedLogFault(chain);
  const { lines, head, brokenAt } = chain;
  if (fault) deps.log.error({ event: 'audit-log', outcome: 'broken', lines, line: brokenAt }, fault);
  else deps.log.info({ event: 'audit-log', outcome: 'whole', lines, head }, 'the log of administrators is whole');
}
