import { lifetimes } from '../../contract/limits';
import { messages } from '../../contract/messages';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import { Refusal } from '../platform/refusal';
import { addressTakenBackLetter } from './letters';
import { mailReset } from './link-mails';
import { deleteSessionsOf, deleteTokens, emailKey, findUserByEmail, type MailedToken, type UserRow } from './store';
import { takeAddress } from './take-address';

/**
 * Somebody else may know the password: every session and every newer link ends, and the way to a new password is mailed.
 * An older way back stays: it belongs to an earlier owner, whom a thief with an address of his own must not lock out.
 */
export async function revertEmail(deps: Deps, tx: Tx, account: UserRow, link: MailedToken): Promise<string> {
  const { email } = link;
  const owner = await findUserByEmail(tx, email);
  // Another account has proved it since. It is not to be had by an old link, and whoever has both can choose.
  if (owner?.activatedAt && owner.id !== account.id) throw new Refusal('address_has_account');
  await takeAddress(deps, tx, account.id, email);
  await deleteSessionsOf(tx, account.id);
  await deleteTokens(tx, account.id, { purpose: 'verify' });
  await deleteTokens(tx, account.id, { purpose: 'revert-email', since: link.createdAt });
  await mailReset(deps, tx, { id: account.id, email });
  if (account.emailKey !== emailKey(email)) await tellWhoLosesIt(deps, tx, account);
  return messages.verify.reverted;
}

async function tellWhoLosesIt(deps: Deps, tx: Tx, { id, email, emailVerifiedAt }: UserRow): Promise<void> {
  if (!emailVerifiedAt) return;
  await deps.outbox.enqueue(tx, {
    kind: 'email-reverted',
    userId: id,
    letter: { ...addressTakenBackLetter(email), replyTo: deps.config.mail.contact },
    lifetime: lifetimes.revertToken,
  });
}
