import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'heartnote-config-'));
export const dkimKeyFile = join(folder, 'dkim.pem');
writeFileSync(dkimKeyFile, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
// Not after a file's tests: several files share this module, and the folder.
process.once('exit', () => rmSync(folder, { recursive: true }));

/** What a server with a database of its own must be given. */
export const server = {
  DATABASE_URL: 'postgres://localhost/heartnote',
  MASTER_KEY: 'a'.repeat(64),
  AUTH_SECRET: 's'.repeat(32),
};
export const stripe = { STRIPE_SECRET_KEY: 'sk_live', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_PRICE_ID: 'price_1' };
/** Every setting of a server that others reach. */
export const production = {
  ...server,
  ...stripe,
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://heartnote.example',
  SMTP_URL: 'smtps://user:word@mail.example',
  MAIL_FROM: 'Heartnote <post@heartnote.example>',
  CONTACT_EMAIL: 'owner@heartnote.example',
  DKIM_DOMAIN: 'heartnote.example',
  DKIM_SELECTOR: 'mail',
  DKIM_KEY_FILE: dkimKeyFile,
  ADMIN_EMAIL: 'boss@example.com',
  ADMIN_PASSWORD: 'long-enough',
  TRUST_PROXY: '1',
};
