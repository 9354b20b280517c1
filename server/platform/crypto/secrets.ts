import { createHmac, createSecretKey, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import { StartRefused } from '../refusal';
import { writeKeyFile } from './key-file';
import { type Keyring, newMasterKey, parseKeyring } from './keyring';

/** What is signed or hashed with a key of this installation; each purpose has its own. */
export interface AuthKeys {
  sessionSecret: Buffer;
  unsubscribeToken(email: string): string;
  isUnsubscribeToken(email: string, token: string): boolean;
  /** Takes an unsubscribing back until then. */
  undoToken(whatEnded: string, until: Date): string;
  /** Until when; null where it is none of ours. */
  undoTokenUntil(whatEnded: string, token: string): Date | null;
  bucket(text: string): string;
  /** Signs what a browser keeps to be known again. */
  deviceMark(text: string): string;
  /** Stands for a deleted account where its id must not: found again only by whoever has the id and the key. */
  deletionMark(userId: string): string;
  /** Tells marks of this key from those of another. */
  deletionKeyId: string;
  /** Tells this installation from others, to anybody. */
  installation: string;
}

export interface Secrets {
  keyring: Keyring;
  auth: AuthKeys;
}

interface SecretsFile {
  masterKey: string;
  authSecret: string;
}

/** Beside the database, never inside it: a copy of the database folder alone opens nothing. */
const fileIn = (dataDir: string) => join(dataDir, 'keys', 'secrets.json');

export function loadSecrets(config: Config): Secrets {
  const { masterKey, authSecret } = config;
  if (masterKey && authSecret) return toSecrets({ masterKey, authSecret });
  const kept = keptSecrets(config.dataDir);
  return toSecrets({ masterKey: masterKey ?? kept.masterKey, authSecret: authSecret ?? kept.authSecret });
}

export function authKeysOf(authSecret: string): AuthKeys {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', authSecret, '', purpose, 32));
  const keyFor = (purpose: string) => createSecretKey(derive(purpose));
  const unsubscribe = keyFor('unsub/v1');
  const limits = keyFor('ratelimit/v1');
  const devices = keyFor('device/v1');
  const deletions = keyFor('deletion/v1');
  const unsubscribeToken = (email: string) =>
    createHmac('sha256', unsubscribe).update(email.toLowerCase()).digest('base64url');
  const undo = keyFor('undo-unsub/v1');
  const undoToken = (whatEnded: string, until: Date) => {
    const end = until.getTime().toString(36);
    return `${end}.${createHmac('sha256', undo).update(`${end} ${whatEnded.toLowerCase()}`).digest('base64url')}`;
  };
  return {
    sessionSecret: derive('jwt/v1'),
    unsubscribeToken,
    isUnsubscribeToken: (email, token) => isSame(token, unsubscribeToken(email)),
    undoToken,
    undoTokenUntil: (whatEnded, token) => {
      const until = new Date(Number.parseInt(token, 36));
      return isSame(token, undoToken(whatEnded, until)) ? until : null;
    },
    bucket: (text) => createHmac('sha256', limits).update(text).digest('base64url'),
    deviceMark: (text) => createHmac('sha256', devices).update(text).digest('base64url'),
    deletionMark: (userId) => createHmac('sha256', deletions).update(userId).digest('base64url'),
    deletionKeyId: createHmac('sha256', deletions).update('key').digest('hex').slice(0, 8),
    installation: derive('installation/v1').subarray(0, 8).toString('hex'),
  };
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function toSecrets(file: SecretsFile): Secrets {
  return { keyring: parseKeyring(file.masterKey), auth: authKeysOf(file.authSecret) };
}

function keptSecrets(dataDir: string): SecretsFile {
  const file = fileIn(dataDir);
  if (existsSync(file)) return readSecrets(file);
  // A database without its keys was moved or lost them: new ones would lock its owner out for good.
  if (existsSync(join(dataDir, 'db', 'PG_VERSION'))) {
    throw new StartRefused(`${file} is missing, but there is a database beside it. Put the key file back.`);
  }
  const made: SecretsFile = { masterKey: newMasterKey(), authSecret: randomBytes(48).toString('base64url') };
  writeSecrets(file, made);
  return made;
}

function readSecrets(file: string): SecretsFile {
  chmodSync(file, 0o600);
  try {
    const { masterKey, authSecret } = JSON.parse(readFileSync(file, 'utf8')) as Partial<SecretsFile>;
    if (typeof masterKey === 'string' && typeof authSecret === 'string') return { masterKey, authSecret };
  } catch {
    // Told below, without the content.
  }
  throw new StartRefused(`${file} cannot be read as a key file. Restore it from your backup.`);
}

function writeSecrets(file: string, secrets: SecretsFile): void {
  writeKeyFile(file, `${JSON.stringify(secrets, null, 2)}\n`);
}

/** For whoever must not make keys: null where there are none yet. */
export function findSecrets(config: Config): Secrets | null {
  const areGiven = config.masterKey !== null && config.authSecret !== null;
  return areGiven || existsSync(fileIn(config.dataDir)) ? loadSecrets(config) : null;
}

/** Puts a new master key in front of the kept ones, or takes the retired ones away. */
export function changeKeptMasterKeys(dataDir: string, change: (keys: string[]) => string[]): Secrets {
  const file = fileIn(dataDir);
  const secrets = readSecrets(file);
  const changed = { ...secrets, masterKey: change(secrets.masterKey.split(',')).join(',') };
  writeSecrets(file, changed);
  return toSecrets(changed);
}
