import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';
import { freshBytes } from './fresh-bytes';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
/** Always given to Node: without it, Node 20 accepts a tag cut down to four bytes. */
const TAG_BYTES = 16;
/** A dump must not tell 'yes' from 'no' by its length. */
const PADDING_BLOCK = 64;
const LENGTH_BYTES = 4;

export class Unreadable extends Error {
  constructor() {
    super('This entry could not be read');
  }
}

/** Null where it cannot be read; what goes wrong otherwise is a fault. */
export function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** nonce | ciphertext | tag, bound to `context`: moved to another row, it no longer opens. */
export function seal(key: Buffer | KeyObject, context: string, plain: Buffer): Buffer {
  const nonce = freshBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(context, 'utf8'));
  const sealed = Buffer.allocUnsafe(NONCE_BYTES + plain.length + TAG_BYTES);
  sealed.set(nonce);
  sealed.set(cipher.update(plain), NONCE_BYTES);
  // Adds nothing in this mode, but works out the tag.
  cipher.final();
  sealed.set(cipher.getAuthTag(), NONCE_BYTES + plain.length);
  return sealed;
}

/** Any fault is the same fault: what exactly failed is nobody's business. */
export function open(key: Buffer | KeyObject, context: string, sealed: Buffer): Buffer {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new Unreadable();
  try {
    const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(context, 'utf8'));
    decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
    const body = sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES);
    const plain = decipher.update(body);
    // Adds nothing in this mode, but judges the tag: before it, nothing may be believed.
    decipher.final();
    return plain;
  } catch {
    throw new Unreadable();
  }
}

export function pad(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  const padded = Buffer.alloc(Math.ceil((LENGTH_BYTES + bytes.length) / PADDING_BLOCK) * PADDING_BLOCK);
  padded.writeUInt32BE(bytes.length, 0);
  bytes.copy(padded, LENGTH_BYTES);
  return padded;
}

export function unpad(padded: Buffer): string {
  const length = padded.length < LENGTH_BYTES ? -1 : padded.readUInt32BE(0);
  if (length < 0 || length > padded.length - LENGTH_BYTES) throw new Unreadable();
  return padded.toString('utf8', LENGTH_BYTES, LENGTH_BYTES + length);
}
