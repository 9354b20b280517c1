import { DAY, HOUR, SECOND } from '../../contract/time';
import type { Deps } from '../deps';
import type { LimitRule } from '../platform/limiter';
import { emailKey } from './store';

/**
 * How many mails somebody who need not be its owner may cause to one address, over all kinds. What is over is dropped
 * without a word: a refusal would tell that the address is known.
 */
const toOneAddress = [
  { name: 'mail-to-hour', most: 3, seconds: HOUR / SECOND },
  { name: 'mail-to-day', most: 6, seconds: DAY / SECOND },
];
/** How many of these may be anything but a reset: while strangers guess, that is the owner's way in on a new device. */
const otherThanResets = [
  { name: 'mail-besides-hour', most: 2, seconds: HOUR / SECOND },
  { name: 'mail-besides-day', most: 4, seconds: DAY / SECOND },
];
/** How many such mails one place may cause. Roomy: offices and families share an address. */
const fromOnePlace = { name: 'mail-from', most: 300, seconds: HOUR / SECOND };

export async function requireMailAllowance(deps: Deps, ip: string): Promise<void> {
  await deps.limiter.require(fromOnePlace, ip);
}

/** For a call that was turned away before it could cause any. */
export async function returnMailAllowance(deps: Deps, ip: string): Promise<void> {
  await deps.limiter.refund(fromOnePlace, ip);
}

/** Counts a mail to this address; false where it has had enough of them, of those that are no reset, or of its kind. */
export function mayMail(deps: Deps, email: string, ofItsKind: LimitRule[] = []): Promise<boolean> {
  return spendAll(deps, email, [...ofItsKind, ...otherThanResets, ...toOneAddress]);
}

/** The same for a mail with a link to a new password. */
export function mayMailReset(deps: Deps, email: string): Promise<boolean> {
  return spendAll(deps, email, toOneAddress);
}

function spendAll(deps: Deps, email: string, rules: LimitRule[]): Promise<boolean> {
  const source = emailKey(email);
  return deps.limiter.spendAll(rules.map((rule) => ({ rule, source })));
}
