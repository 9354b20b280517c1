import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config';
import { encryptTo } from './encrypt-to';

const folder = mkdtempSync(join(tmpdir(), 'heartnote-encrypt-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('only the owner of the private key reads what was encrypted to its public key', async () => {
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  expect(readConfig({ BACKUP_DIR: folder, BACKUP_RECIPIENT: recipient }).backup?.recipient).toBe(recipient);
  const plain = randomBytes(300_000);
  const [from, to] = [join(folder, 'plain.tar'), join(folder, 'plain.tar.age')];
  writeFileSync(from, plain);
  await encryptTo(from, to, recipient);

  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  expect(Buffer.from(await decrypter.decrypt(readFileSync(to))).equals(plain)).toBe(true);
  const stranger = new Decrypter();
  stranger.addIdentity(await generateIdentity());
  await expect(stranger.decrypt(readFileSync(to))).rejects.toThrow();
});
