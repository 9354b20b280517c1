import { createHash, randomBytes } from 'node:crypto';

/** What makes an address secret: 32 random bytes, of which only the hash is kept. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
