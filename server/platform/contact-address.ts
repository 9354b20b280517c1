import { CONTACT_ADDRESS } from '../../contract/messages';
import type { Config } from './config';

/** An address that somebody reads: the one that is set, or on a machine that nobody else reaches the one of its mailbox. */
export function readAddress({ mail, isPrivate }: Pick<Config, 'mail' | 'isPrivate'>): string | null {
  return isPrivate || mail.contact !== CONTACT_ADDRESS ? mail.contact : null;
}
