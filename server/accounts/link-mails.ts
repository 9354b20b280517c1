import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import { passwordChoiceLetter, resetLetter, verificationLetter } from './letters';
import { type LinkMail, mailLink } from './mailed-links';
import { deleteTokens, NO_PASSWORD, type UserRow } from './store';

type Addressee = Pick<UserRow, 'id' | 'email'>;

/** The mails whose link leads into an account. The caller has locked it: what a link carries must still be so when it is written. */

/** The way into an account that waits for its owner: he confirms his sign-up, or chooses where several disagreed. */
export async function mailWayIn(deps: Deps, tx: Tx, account: UserRow): Promise<void> {
  if (account.passwordHash === NO_PASSWORD) await mailPasswordChoice(deps, tx, account);
  else await mailVerification(deps, tx, account);
}

/** Of a sign-up, the link carries the password chosen with it, and opening it activates that one and no other. */
export async function mailVerification(deps: Deps, tx: Tx, account: UserRow): Promise<void> {
  const { id: userId, email, activatedAt, passwordHash } = account;
  const link = { userId, email, purpose: 'verify', ...(!activatedAt && { passwordHash }) } as const;
  await mailLink(deps, tx, link, { kind: 'verification', letterOf: verificationLetter });
}

export function mailReset(deps: Deps, tx: Tx, account: Addressee): Promise<void> {
  return mailResetLink(deps, tx, account, { kind: 'password-reset', letterOf: resetLetter });
}

function mailPasswordChoice(deps: Deps, tx: Tx, account: UserRow): Promise<void> {
  return mailResetLink(deps, tx, account, { kind: 'password-choice', letterOf: passwordChoiceLetter });
}

/** The newest link is the one that works. */
async function mailResetLink(deps: Deps, tx: Tx, { id: userId, email }: Addressee, mail: LinkMail): Promise<void> {
  await deleteTokens(tx, userId, { purpose: 'reset' });
  await mailLink(deps, tx, { userId, email, purpose: 'reset' }, mail);
}
