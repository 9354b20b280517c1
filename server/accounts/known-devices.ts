import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps';
import type { UserRow } from './store';

/**
 * A mark that a device keeps after it has logged in: a random name, signed for one account and its password. It names
 * nobody, opens nothing, and ends with the password, since whoever knew the old one may have collected any number.
 */

type Marked = Pick<UserRow, 'id' | 'passwordHash'>;

export function newDevice(deps: Deps, account: Marked): string {
  const name = randomBytes(16).toString('base64url');
  return `${name}.${signatureOf(deps, account, name)}`;
}

/** The one of these marks that is of this account; null where none is. */
export function knownDevice(deps: Deps, account: Marked | null, marks: string[]): string | null {
  // Somebody made up stands in for an account that does not exist, so that the work is the same.
  const whose = account ?? { id: '', passwordHash: '' };
  const known = marks.find((mark) => isMarkOf(deps, whose, mark)) ?? null;
  return account ? known : null;
}

function isMarkOf(deps: Deps, account: Marked, mark: string): boolean {
  const [name = '', signature = '', ...more] = mark.split('.');
  // What is behind the signature is not signed, and would make one mark many devices.
  if (more.length > 0) return false;
  const expected = Buffer.from(signatureOf(deps, account, name));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(deps: Deps, { id, passwordHash }: Marked, name: string): string {
  return deps.auth.deviceMark(`${id}|${passwordHash}|${name}`);
}
