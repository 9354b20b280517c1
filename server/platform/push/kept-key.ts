import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import { writeKeyFile } from '../crypto/key-file';
import { StartRefused } from '../refusal';
import { type PushKey, pushKeyOf, readPushKey } from './vapid';

/** Beside the other keys, in a file of its own: they may be given while this one is not. */
const fileIn = (dataDir: string) => join(dataDir, 'keys', 'push-key');

/** Null: no notifications. Instances that share a database must share this key too, so none of them makes one. */
export function loadPushKey({ push, databaseUrl, dataDir, mail }: Config): PushKey | null {
  const given = push.privateKey ?? (databaseUrl === null ? keptKey(fileIn(dataDir)) : null);
  return given && pushKeyOf(given, mail.contact);
}

function keptKey(file: string): Buffer {
  if (!existsSync(file)) return madeKey(file);
  const key = readPushKey(readFileSync(file, 'utf8').trim());
  if (key) return key;
  throw new StartRefused(
    `${file} cannot be read as a key. Restore it from your backup, or remove it to make a new one.`,
  );
}

function madeKey(file: string): Buffer {
  // One in four billion is none of the curve.
  for (;;) {
    const text = randomBytes(32).toString('base64url');
    const key = readPushKey(text);
    if (!key) continue;
    writeKeyFile(file, `${text}\n`);
    return key;
  }
}
