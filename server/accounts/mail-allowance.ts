import type { Deps } from '../deps';
import { emailKey } from './store';

const HOUR = 3_600;

/** How many mails of one kind strangers may cause to one address. What is over is dropped without a word: a refusal would tell that the address is known. */
const toOneAddress = { name: 'mail-to', most: 5, seconds: HOUR };
/** How many such mails one place may cause. Roomy: offices and families share an address. */
const fromOnePlace = { name: 'mail-from', most: 300, seconds: HOUR };

export type RequestedMail = 'verification' | 'already-registered' | 'password-reset';

export async function requireMailAllowance(deps: Deps, ip: string): Promise<void> {
  await deps.limiter.require(fromOnePlace, ip);
}

export function mayMail(deps: Deps, kind: RequestedMail, email: string): Promise<boolean> {
  return deps.limiter.spend(toOneAddress, `${kind}|${emailKey(email)}`);
}
