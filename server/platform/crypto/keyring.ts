import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { StartRefused } from '../refusal';
import { open, pad, seal, Unreadable, unpad } from './cipher';

const KEY_BYTES = 32;
const FORMAT = 1;
const KID_BYTES = 4;

/** One master key and what is derived from it: one purpose, one key. */
export interface MasterKey {
  kid: string;
  /** Stored in the database to tell at start whether this is the right key. */
  checkValue: Buffer;
  wrapping: KeyObject;
  system: KeyObject;
  /** Seals backups: one that somebody without the key has changed is told from one of ours. */
  backup: Buffer;
}

export interface Keyring {
  current: MasterKey;
  find(kid: string): MasterKey | undefined;
  all: MasterKey[];
}

function derive(master: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), purpose, KEY_BYTES));
}

function masterKeyOf(raw: Buffer): MasterKey {
  const check = derive(raw, 'kcv/v1');
  return {
    // Named by its own fingerprint, so that instances agree on the name without asking each other.
    kid: createHmac('sha256', check)
      .update('kid')
      .digest('hex')
      .slice(0, KID_BYTES * 2),
    checkValue: createHmac('sha256', check).update('kcv').digest(),
    wrapping: createSecretKey(derive(raw, 'kek/v1')),
    system: createSecretKey(derive(raw, 'system/v1')),
    backup: derive(raw, 'backup/v1'),
  };
}

function decodeKey(text: string): Buffer {
  const raw = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  // Node skips what is not base64: a sentence of the right length would pass for a key.
  if (raw.length !== KEY_BYTES || !/^[\w+/-]+=?$/.test(text)) {
    throw new StartRefused(
      'MASTER_KEY: each key must be 32 bytes as base64 or hex; make one with `openssl rand -base64 32`',
    );
  }
  return raw;
}

/** Several keys, comma-separated: the first is used for writing, all of them for reading. */
export function parseKeyring(text: string): Keyring {
  const all = text.split(',').map((part) => masterKeyOf(decodeKey(part.trim())));
  const [current] = all;
  if (!current) throw new StartRefused('MASTER_KEY: is empty');
  return { current, all, find: (kid) => all.find((key) => key.kid === kid) };
}

export function newMasterKey(): string {
  return randomBytes(KEY_BYTES).toString('base64');
}

export function isKeyOf(key: MasterKey, checkValue: Buffer): boolean {
  return checkValue.length === key.checkValue.length && timingSafeEqual(checkValue, key.checkValue);
}

/** What a system text is bound to: its table, column and row. */
export const letterContext = (id: string) => `outbox|sealed_letter|${id}`;
export const messageContext = (id: string) => `contact_message|sealed_message|${id}`;

/** Text that belongs to no user's key: mails on their way, contact messages. The key's name travels in front. */
export function sealSystem(ring: Keyring, context: string, text: string): Buffer {
  const { kid, system } = ring.current;
  return Buffer.concat([Buffer.of(FORMAT), Buffer.from(kid, 'hex'), seal(system, `s1|${context}`, pad(text))]);
}

export function openSystem(ring: Keyring, context: string, sealed: Buffer): string {
  const key = sealed[0] === FORMAT ? ring.find(kidOfSystem(sealed)) : undefined;
  if (!key) throw new Unreadable();
  return unpad(open(key.system, `s1|${context}`, sealed.subarray(1 + KID_BYTES)));
}

function kidOfSystem(sealed: Buffer): string {
  return sealed.subarray(1, 1 + KID_BYTES).toString('hex');
}

/** Which key of ours a sealed system text was written under; null where it names none. */
export function knownKidOf(ring: Keyring, sealed: Buffer): string | null {
  return ring.find(kidOfSystem(sealed))?.kid ?? null;
}

/** Whether a sealed system text was written under the current key. */
export function isCurrent(ring: Keyring, sealed: Buffer): boolean {
  return kidOfSystem(sealed) === ring.current.kid;
}
