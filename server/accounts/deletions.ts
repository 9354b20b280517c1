import { DAY } from '../../contract/time';
import { endPayments } from '../billing/remove-customers';
import type { Deps } from '../deps';
import { appendDeletions, type DeletionLine, deletionLogsOf, readDeletionLog } from '../platform/backup/deletion-log';
import { later } from '../platform/clock';
import type { Tx } from '../platform/db/open';
import { withoutValues } from '../platform/http/failure';
import { insertDeletions, knownMarks, listDeletions, listUserIds } from './deletion-store';
import { deleteUser, lockUser } from './store';

/**
 * The ledger of deleted accounts. It stands in the database, and in a log beside it, which an older database that is put back
 * does not overwrite: whoever was deleted since is deleted again at the next start.
 */

/** With the deletion, in its transaction. */
export function noteDeletion({ auth, clock }: Deps, tx: Tx, userId: string): Promise<void> {
  const mark = auth.deletionMark(userId);
  return insertDeletions(tx, [{ mark, keyId: auth.deletionKeyId, deletedAt: clock.now() }]);
}

/** After it: one that a crash kept from the log comes there at the next start. */
export async function writeDownDeletions(deps: Deps, which: 'lately' | 'all' = 'lately'): Promise<void> {
  try {
    const rows = await listDeletions(deps.db, which === 'all' ? null : later(deps.clock.now(), -DAY));
    if (rows.length > 0) for (const path of deletionLogsOf(deps.config)) appendDeletions(path, rows);
  } catch (error) {
    deps.log.error({ err: withoutValues(error) }, 'a deletion could not be written to deletions.log');
  }
}

/** Deletes whoever the log names and the database does not know to be deleted, and tells how many those were. */
export async function deleteAgain(deps: Deps): Promise<number> {
  const unknown = await unknownLines(deps);
  if (unknown.length === 0) return 0;
  const marks = new Set(unknown.map(({ mark }) => mark));
  const returned = (await listUserIds(deps.db)).filter((id) => marks.has(deps.auth.deletionMark(id)));
  for (const id of returned) await deps.transact((tx) => removeAgain(deps, tx, id));
  await deps.transact((tx) => insertDeletions(tx, unknown));
  const accounts = returned.length;
  if (accounts > 0) deps.log.warn({ accounts }, 'deleted accounts came back with older data and were deleted again');
  return accounts;
}

/** Of the log, what the database does not know. Whom another key has marked cannot be found: that is told at every start. */
async function unknownLines({ config, db, auth, log }: Deps): Promise<DeletionLine[]> {
  const lines = deletionLogsOf(config).flatMap(readDeletionLog);
  if (lines.length === 0) return [];
  const known = await knownMarks(db);
  const unknown = [...new Map(lines.map((line) => [line.mark, line])).values()].filter(({ mark }) => !known.has(mark));
  const ours = unknown.filter(({ keyId }) => keyId === auth.deletionKeyId);
  const others = unknown.length - ours.length;
  if (others > 0) log.error({ lines: others }, 'deletions.log names accounts under another AUTH_SECRET');
  return ours;
}

/** He was told when he went. That he pays no more is made sure of once again. */
async function removeAgain(deps: Deps, tx: Tx, userId: string): Promise<void> {
  if (!(await lockUser(tx, userId))) return;
  await endPayments(deps, tx, userId);
  await deleteUser(tx, userId);
}
