import './setup/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './setup/built.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { fromRoot } from './setup/root.mjs';

process.env.DATA_DIR ??= './data-demo';
// Empty means unset, and wins over a .env file: invented husbands, whose passwords everybody knows, are for this machine
// only. They never land in a real database, pay with real money or get real mail.
const ofTheRealOne = [
  ...['DATABASE_URL', 'MASTER_KEY', 'AUTH_SECRET', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'SMTP_URL', 'NODE_ENV'],
  ...[
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_ID',
    'STRIPE_CHECKOUT_HOST',
    'HOST',
    'PUBLIC_URL',
    'TRUST_PROXY',
  ],
  ...['AI_API_KEY', 'AI_BASE_URL', 'AI_MODEL', 'AI_FIRST_TOKEN_SECONDS', 'AI_TOTAL_SECONDS', 'AI_ANSWERS_CHARACTERS'],
];
for (const name of ofTheRealOne) process.env[name] = '';
ensureInstalled();
ensureBuilt();
if (!existsSync(join(process.env.DATA_DIR, 'db'))) console.log('Making the demo (once, a minute or so) ...');
// In a process of its own: making a database takes memory that the server should not keep.
const seeded = spawnSync(process.execPath, [fromRoot('dist', 'server', 'commands.js'), 'seed-demo'], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (seeded.status !== 0) process.exit(seeded.status ?? 1);
await import('../dist/server/main.js');
