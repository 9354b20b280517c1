import type { Tx } from '../platform/db/open';
import { StartRefused } from '../platform/refusal';
import { lockUserByEmail, type UserRow } from './store';

export const noAccount = (email: string) => new StartRefused(`There is no account with the address ${email}.`);

/** Whom an operator names at the command line, held until the transaction ends. */
export async function namedAccount(tx: Tx, email: string): Promise<UserRow> {
  const account = await lockUserByEmail(tx, email);
  if (!account) throw noAccount(email);
  return account;
}

/** Anybody can sign up with any address, so only a proved one says who he is. */
export async function verifiedAccount(tx: Tx, email: string): Promise<UserRow> {
  const account = await namedAccount(tx, email);
  if (!account.emailVerifiedAt) throw new StartRefused(`${email} has not been verified by its account yet.`);
  return account;
}
