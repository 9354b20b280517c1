import { lifetimes } from '../../contract/limits';
import { type Path, resetLink, verifyLink } from '../../contract/paths';
import type { Deps } from '../deps';
import { later } from '../platform/clock';
import { hashOfToken, newLinkToken } from '../platform/crypto/link-token';
import type { Tx } from '../platform/db/open';
import type { Letter } from '../platform/mail/letter';
import { insertToken, type TokenPurpose } from './store';

const lifetimeOf: Record<TokenPurpose, number> = {
  verify: lifetimes.verifyToken,
  reset: lifetimes.resetToken,
  'revert-email': lifetimes.revertToken,
};

const pathOf: Record<TokenPurpose, (token: string) => Path> = {
  verify: verifyLink,
  reset: resetLink,
  'revert-email': verifyLink,
};

interface NewLink {
  userId: string;
  purpose: TokenPurpose;
  email: string;
  passwordHash?: string;
}

/** Makes a link for a mail. The token itself exists only in that mail; the database keeps its hash. */
export async function createLink(deps: Deps, tx: Tx, link: NewLink): Promise<string> {
  const token = newLinkToken();
  const createdAt = deps.clock.now();
  await insertToken(tx, {
    hash: hashOfToken(token),
    userId: link.userId,
    purpose: link.purpose,
    email: link.email,
    passwordHash: link.passwordHash ?? null,
    createdAt,
    expiresAt: later(createdAt, lifetimeOf[link.purpose]),
  });
  return `${deps.config.publicUrl}${pathOf[link.purpose](token)}`;
}

export interface LinkMail {
  kind: string;
  letterOf: (to: string, url: string) => Letter;
}

/** Makes a link and mails it to its address. The mail is good for as long as the link. */
export async function mailLink(deps: Deps, tx: Tx, link: NewLink, { kind, letterOf }: LinkMail): Promise<void> {
  const { userId, email, purpose } = link;
  const letter = letterOf(email, await createLink(deps, tx, link));
  await deps.outbox.enqueue(tx, { kind, userId, letter, lifetime: lifetimeOf[purpose] });
}
