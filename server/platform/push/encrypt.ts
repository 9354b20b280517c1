import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys that a browser gave with its subscription. */
export interface ReceiverKeys {
  /** A point on P-256, uncompressed: 65 bytes. */
  publicKey: Buffer;
  /** 16 bytes that only the browser and we know. */
  auth: Buffer;
}

/** Made anew for every message; given only where a test knows what must come out. */
interface Once {
  salt: Buffer;
  privateKey: Buffer;
}

const RECORD = 4_096;
const TAG = 16;
/** Says that no record follows. */
const LAST = 2;
/** A message is filled up to a multiple of it, so that its length tells nothing of what it says. */
const PADDED_TO = 512;

const hkdf = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A message that only this browser opens (RFC 8291): the service that carries it sees bytes. */
export function encryptFor({ publicKey, auth }: ReceiverKeys, text: string, once?: Once): Buffer {
  const plain = Buffer.from(text, 'utf8');
  return encryptBytes({ publicKey, auth }, padded(plain), once);
}

/** As `encryptFor`, of bytes that end with their delimiter. */
export function encryptBytes({ publicKey, auth }: ReceiverKeys, record: Buffer, once?: Once): Buffer {
  if (record.length + TAG > RECORD) throw new Error('a message must fit in one record');
  const ecdh = createECDH('prime256v1');
  if (once) ecdh.setPrivateKey(once.privateKey);
  else ecdh.generateKeys();
  const ours = ecdh.getPublicKey();
  const salt = once?.salt ?? randomBytes(16);
  const shared = ecdh.computeSecret(publicKey);
  const secret = hkdf(shared, auth, Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, ours]), 32);
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce, { authTagLength: TAG });
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD, 0);
  sizes.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, sizes, ours, cipher.update(record), cipher.final(), cipher.getAuthTag()]);
}

function padded(plain: Buffer): Buffer {
  const record = Buffer.alloc(Math.ceil((plain.length + 1) / PADDED_TO) * PADDED_TO);
  plain.copy(record);
  record.writeUInt8(LAST, plain.length);
  return record;
}

/** Whether a browser can have made them: of the right length, and the point on the curve. */
export function areKeys({ publicKey, auth }: ReceiverKeys): boolean {
  if (publicKey.length !== 65 || auth.length !== 16) return false;
  try {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    ecdh.computeSecret(publicKey);
    return true;
  } catch {
    return false;
  }
}
