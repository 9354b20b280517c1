import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { HOUR, SECOND } from '../../../contract/time';

/** Says to push services that a message is ours (RFC 8292), and to browsers from whom they take any. */
export interface PushKey {
  /** For browsers, as base64url. */
  publicKey: string;
  /** The header for a service at this origin. */
  authorization(origin: string, now: Date): string;
}

/** Services take no proof for longer than a day. */
const PROOF_LASTS = 12 * HOUR;

const asUrl = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** @param contact whom a service may ask about our messages */
export function pushKeyOf(privateKey: Buffer, contact: string): PushKey {
  const { point, key } = pairOf(privateKey);
  const publicKey = point.toString('base64url');
  return {
    publicKey,
    authorization: (origin, now) => {
      const exp = Math.floor((now.getTime() + PROOF_LASTS) / SECOND);
      const said = `${asUrl({ typ: 'JWT', alg: 'ES256' })}.${asUrl({ aud: origin, exp, sub: `mailto:${contact}` })}`;
      const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

/** Throws for bytes that are no private key of the curve. */
function pairOf(privateKey: Buffer): { point: Buffer; key: KeyObject } {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const point = ecdh.getPublicKey();
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', d: privateKey.toString('base64url'), x: part(1), y: part(33) };
  return { point, key: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

/** Undefined where the text is not 32 bytes, as base64 or base64url, that make a key. */
export function readPushKey(text: string): Buffer | undefined {
  if (!/^[\w+/-]{43}=?$/.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64');
  try {
    pairOf(bytes);
    return bytes;
  } catch {
    return undefined;
  }
}
