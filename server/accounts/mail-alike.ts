import { TransactionRollbackError } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { limits } from '../../contract/limits';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import { insertUser, lockUserByEmail, type UserRow } from './store';

interface Wanted {
  /** Whether this account is to get the mail. */
  isOwed(account: UserRow): boolean;
  write(tx: Tx, account: UserRow): Promise<void>;
}

/**
 * Writes a mail to whoever has this address. Where nobody is to get it, the same rows are written for somebody made up and
 * taken back, and as much is committed: how long the answer takes must not tell whether the address is known.
 */
export async function mailAlike(deps: Deps, email: string, { isOwed, write }: Wanted): Promise<void> {
  await deps.transact(async (tx) => {
    const found = await lockUserByEmail(tx, email);
    const account = found && isOwed(found) ? found : null;
    await orTakenBack(tx, async (part) => {
      await write(part, account ?? (await makeUp(deps, part)));
      if (!account) part.rollback();
    });
  });
  deps.outbox.wake('awaited');
}

/** A part of a transaction that may take itself back; the rest is committed all the same. */
async function orTakenBack(tx: Tx, work: (part: Tx) => Promise<void>): Promise<void> {
  try {
    await tx.transaction(work);
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
}

async function makeUp(deps: Deps, tx: Tx): Promise<UserRow> {
  const id = newId();
  const email = `${id}@nobody.invalid`;
  const fields = { email, emailKey: email, passwordHash: 'none', timeZone: limits.defaultTimeZone };
  const made = await insertUser(tx, { id, createdAt: deps.clock.now(), ...fields });
  if (!made) throw new Error('an address that was just made up is taken');
  return made;
}
