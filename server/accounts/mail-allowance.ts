import type { Deps } from '../deps';
import { emailKey } from './store';

const HOUR = 3_600;

/**
 * How many mails somebody who need not be its owner may cause to one address, over all kinds. What is over is dropped
 * without a word: a refusal would tell that the address is known.
 */
const toOneAddress = [
  { name: 'mail-to-hour', most: 3, seconds: HOUR },
  { name: 'mail-to-day', most: 6, seconds: 24 * HOUR },
];
/** How many such mails one place may cause. Roomy: offices and families share an address. */
const fromOnePlace = { name: 'mail-from', most: 300, seconds: HOUR };

export async function requireMailAllowance(deps: Deps, ip: string): Promise<void> {
  await deps.limiter.require(fromOnePlace, ip);
}

/** Counts a mail to this address; false where it has had enough of them. */
export async function mayMail(deps: Deps, email: string): Promise<boolean> {
  for (const rule of toOneAddress) {
    if (!(await deps.limiter.spend(rule, emailKey(email)))) return false;
  }
  return true;
}
