import { existsSync } from 'node:fs';
import { aiFaults } from './ai-settings';
import { backupFaults } from './backup-settings';
import { instanceFaults } from './instance-settings';
import { isLoopbackHost } from './private-address';
import { isPrivateKey } from './private-key-file';
import { pushFaults } from './push/push-settings';
import type { Settings } from './settings';

export function isPrivate(s: Settings): boolean {
  return s.TRUST_PROXY === '0' && (s.PUBLIC_URL === undefined || isLoopbackHost(new URL(s.PUBLIC_URL).hostname));
}

export function isReachedByOthers(s: Settings): boolean {
  return !isLoopbackHost(s.HOST) || !isPrivate(s);
}

const OTHERS = 'must be set where others reach the product (HOST, PUBLIC_URL or TRUST_PROXY says so)';

/** What is wrong with the settings together, though each may be right by itself. */
export function crossFaults(s: Settings): string[] {
  const faults: string[] = [];
  const together = (names: (keyof Settings)[]) => {
    const missing = names.filter((name) => s[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      faults.push(
        `${missing.join(', ')}: must be set together with ${names.filter((n) => !missing.includes(n)).join(', ')}`,
      );
    }
  };
  for (const name of ['PORT', 'METRICS_PORT'] as const) {
    if (Number(s[name] ?? 0) > 65_535) faults.push(`${name}: must be a port number`);
  }
  if (s.METRICS_PORT !== undefined && s.METRICS_PORT === s.PORT) faults.push('METRICS_PORT: must be another than PORT');
  together(['ADMIN_EMAIL', 'ADMIN_PASSWORD']);
  together(['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE']);
  together(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID']);
  faults.push(...aiFaults(s));
  if (s.STRIPE_CHECKOUT_HOST && !s.STRIPE_SECRET_KEY) {
    faults.push('STRIPE_CHECKOUT_HOST: means nothing without STRIPE_SECRET_KEY');
  }
  faults.push(...backupFaults(s));
  if (s.DKIM_KEY_FILE && !existsSync(s.DKIM_KEY_FILE)) faults.push('DKIM_KEY_FILE: there is no such file');
  // Mails would leave unsigned, and nobody would notice until they land among the spam.
  else if (s.DKIM_KEY_FILE && !isPrivateKey(s.DKIM_KEY_FILE)) faults.push('DKIM_KEY_FILE: is not a private key');
  faults.push(...instanceFaults(s));
  if (s.DATABASE_URL) {
    // Two instances would invent two keys, and each would write what the other cannot open.
    if (!s.MASTER_KEY) faults.push('MASTER_KEY: must be given when DATABASE_URL is set');
    if (!s.AUTH_SECRET) faults.push('AUTH_SECRET: must be given when DATABASE_URL is set');
  }
  const isPublic = isReachedByOthers(s);
  faults.push(...pushFaults(s, isPublic));
  // By HOST alone: suites and benches on one machine play products with public addresses too.
  if (s.RATE_LIMITS === 'off' && !isLoopbackHost(s.HOST)) {
    faults.push('RATE_LIMITS: may be off only while HOST is a loopback address');
  }
  if (s.MOVABLE_CLOCK === 'on' && (isPublic || s.NODE_ENV === 'production')) {
    faults.push(
      'MOVABLE_CLOCK: may be on only for tests, where nobody else reaches the product, and outside production',
    );
  }
  if (isPublic && !s.PUBLIC_URL) faults.push(`PUBLIC_URL: ${OTHERS}; links begin with it`);
  if (isPublic && s.SMTP_URL && !s.MAIL_FROM) {
    faults.push(
      'MAIL_FROM: must be set together with SMTP_URL where others reach the product; it is the sender of all mails',
    );
  }
  return faults;
}
