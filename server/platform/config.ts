import { existsSync } from 'node:fs';
import * as z from 'zod/mini';
import { CONTACT_ADDRESS } from '../../contract/messages';
import { isEmail } from '../../contract/text-rules';
import { type AiSettings, aiFaults, aiSettings, toAiSettings } from './ai-settings';
import { type BackupSettings, backupFaults, backupSettings, toBackupSettings } from './backup-settings';
import { isBareAddress, isLoopbackHost } from './private-address';
import { isPrivateKey } from './private-key-file';
import { type PushSettings, pushFaults, pushSettingsOf, pushShape } from './push/push-settings';

/** Everything an operator can set. `process.env` appears in this file and nowhere else. */
export interface Config {
  port: number;
  host: string;
  production: boolean;
  dataDir: string;
  databaseUrl: string | null;
  /** As given, to be read by the keyring; null: made once and kept in the data folder. */
  masterKey: string | null;
  authSecret: string | null;
  publicUrl: string;
  /** Known by a name of this machine only, with no proxy in front: then the stand-ins may be shown to whoever sits at it. */
  isPrivate: boolean;
  /** Others may reach it, by the network or through a proxy. */
  isPublic: boolean;
  /** And they do so encrypted: then browsers may be told never to come otherwise. */
  isPublicOverTls: boolean;
  mail: { smtpUrl: string | null; from: string; contact: string; dkim: Dkim | null };
  /** `checkoutHosts`: where its pages to pay on may be. */
  stripe: { secretKey: string; webhookSecret: string; priceId: string; checkoutHosts: string[] } | null;
  push: PushSettings;
  /** Who composes the assistant's answers; null: the built-in advisor. */
  ai: AiSettings | null;
  /** Whether the assistant also finds by meaning, for 350 MB of memory. */
  embeddings: boolean;
  rateLimits: boolean;
  /** Null: none are made by themselves. */
  backup: BackupSettings | null;
  admin: { email: string; password: string } | null;
  /** Whether `POST /dev/clock` moves the product's time, for tests that live through weeks. */
  movableClock: boolean;
  /** How many proxies stand in front, each of whose word about the caller's address is taken. */
  proxies: number;
  logLevel: string;
}

export interface Dkim {
  domain: string;
  selector: string;
  keyFile: string;
}

export class ConfigFaults extends Error {
  constructor(readonly faults: string[]) {
    super(faults.join('\n'));
  }
}

const text = z.optional(z.string().check(z.trim(), z.minLength(1, 'must not be empty')));
/** A password in it must be written as addresses want it: @ as %40, for instance. */
const address = (scheme: RegExp, words: string) =>
  z.optional(
    z
      .string()
      .check(
        z.regex(scheme, { error: words, abort: true }),
        z.refine(URL.canParse, 'cannot be read as an address (special characters in a password must be %-encoded)'),
      ),
  );
const isSender = (value: string) => isEmail(/<([^<>]*)>$/.exec(value.trim())?.[1] ?? value.trim());
/** Each setting and what it must look like. `.env.example` is compared with these names by a test. */
export const Settings = z.object({
  PORT: z._default(z.string().check(z.regex(/^\d{1,5}$/, 'must be a port number')), '3000'),
  HOST: z._default(z.string().check(z.minLength(1, 'must not be empty')), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'must not be empty')), './data'),
  DATABASE_URL: address(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  MASTER_KEY: text,
  AUTH_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  PUBLIC_URL: z.optional(
    z
      .string()
      .check(z.refine(isBareAddress, 'must be an http(s) address without a path, such as https://heartnote.example')),
  ),
  SMTP_URL: address(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
  MAIL_FROM: z.optional(z.string().check(z.refine(isSender, 'must be an email address, or Name <address>'))),
  CONTACT_EMAIL: z.optional(z.string().check(z.refine(isEmail, 'must be an email address'))),
  DKIM_DOMAIN: text,
  DKIM_SELECTOR: text,
  DKIM_KEY_FILE: text,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_/, 'must begin with whsec_'))),
  STRIPE_PRICE_ID: text,
  STRIPE_CHECKOUT_HOST: z.optional(
    z
      .string()
      .check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be the name of a host, such as pay.heartnote.example')),
  ),
  ...aiSettings,
  ...pushShape,
  EMBEDDINGS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  RATE_LIMITS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  ...backupSettings,
  ADMIN_EMAIL: z.optional(z.string().check(z.refine(isEmail, 'must be an email address'))),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(8, 'must have at least 8 characters'))),
  MOVABLE_CLOCK: z._default(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  TRUST_PROXY: z._default(z.string().check(z.regex(/^\d$/, 'must be the number of proxies in front (0 to 9)')), '0'),
  LOG_LEVEL: z._default(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
    'info',
  ),
  NODE_ENV: z.optional(
    z.enum(['development', 'test', 'production'], 'must be development, test or production, or empty'),
  ),
});
type Settings = z.output<typeof Settings>;

const STRIPE_CHECKOUT = 'checkout.stripe.com';

function isPrivate(s: Settings): boolean {
  return s.TRUST_PROXY === '0' && (s.PUBLIC_URL === undefined || isLoopbackHost(new URL(s.PUBLIC_URL).hostname));
}

function isReachedByOthers(s: Settings): boolean {
  return !isLoopbackHost(s.HOST) || !isPrivate(s);
}

const OTHERS = 'must be set where others reach the product (HOST, PUBLIC_URL or TRUST_PROXY says so)';

function crossFaults(s: Settings): string[] {
  const faults: string[] = [];
  const together = (names: (keyof Settings)[]) => {
    const missing = names.filter((name) => s[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      faults.push(
        `${missing.join(', ')}: must be set together with ${names.filter((n) => !missing.includes(n)).join(', ')}`,
      );
    }
  };
  if (Number(s.PORT) > 65_535) faults.push('PORT: must be a port number');
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
  // Whatever NODE_ENV says: once it is public, the stand-ins are closed, and mails would vanish in a mailbox nobody opens.
  if (isPublic) {
    if (!s.PUBLIC_URL) faults.push(`PUBLIC_URL: ${OTHERS}; links in mails begin with it`);
    if (!s.MAIL_FROM) faults.push(`MAIL_FROM: ${OTHERS}; it is the sender of all mails`);
    if (!s.STRIPE_SECRET_KEY) faults.push(`STRIPE_SECRET_KEY: ${OTHERS}; the local checkout serves only this machine`);
    if (!s.SMTP_URL) faults.push(`SMTP_URL: ${OTHERS}; the local mailbox serves only this machine`);
  }
  return faults;
}

function toConfig(s: Settings): Config {
  const port = Number(s.PORT);
  const dkim = s.DKIM_DOMAIN && s.DKIM_SELECTOR && s.DKIM_KEY_FILE;
  const stripe = s.STRIPE_SECRET_KEY && s.STRIPE_WEBHOOK_SECRET && s.STRIPE_PRICE_ID;
  return {
    port,
    host: s.HOST,
    production: s.NODE_ENV === 'production',
    dataDir: s.DATA_DIR,
    databaseUrl: s.DATABASE_URL ?? null,
    masterKey: s.MASTER_KEY ?? null,
    authSecret: s.AUTH_SECRET ?? null,
    publicUrl: s.PUBLIC_URL ?? `http://localhost:${port}`,
    isPrivate: isPrivate(s),
    isPublic: isReachedByOthers(s),
    isPublicOverTls: isReachedByOthers(s) && s.PUBLIC_URL?.startsWith('https:') === true,
    mail: {
      smtpUrl: s.SMTP_URL ?? null,
      from: s.MAIL_FROM ?? 'Heartnote <no-reply@heartnote.local>',
      contact: s.CONTACT_EMAIL ?? CONTACT_ADDRESS,
      dkim: dkim
        ? { domain: s.DKIM_DOMAIN ?? '', selector: s.DKIM_SELECTOR ?? '', keyFile: s.DKIM_KEY_FILE ?? '' }
        : null,
    },
    stripe: stripe
      ? {
          secretKey: s.STRIPE_SECRET_KEY ?? '',
          webhookSecret: s.STRIPE_WEBHOOK_SECRET ?? '',
          priceId: s.STRIPE_PRICE_ID ?? '',
          // Both: a page that was open before the domain was set stays where it is.
          checkoutHosts: [STRIPE_CHECKOUT, ...(s.STRIPE_CHECKOUT_HOST ? [s.STRIPE_CHECKOUT_HOST] : [])],
        }
      : null,
    push: pushSettingsOf(s),
    ai: toAiSettings(s),
    embeddings: s.EMBEDDINGS === 'on',
    rateLimits: s.RATE_LIMITS === 'on',
    backup: toBackupSettings(s),
    admin: s.ADMIN_EMAIL && s.ADMIN_PASSWORD ? { email: s.ADMIN_EMAIL, password: s.ADMIN_PASSWORD } : null,
    movableClock: s.MOVABLE_CLOCK === 'on',
    proxies: Number(s.TRUST_PROXY),
    logLevel: s.LOG_LEVEL,
  };
}

/** An empty value, as in `SMTP_URL=`, means unset. */
function withoutEmpty(env: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

/** Reads the settings, or throws all faults at once, a line each. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = withoutEmpty(env);
  const parsed = Settings.safeParse(given);
  if (parsed.success) {
    const faults = crossFaults(parsed.data);
    if (faults.length > 0) throw new ConfigFaults(faults);
    return toConfig(parsed.data);
  }
  const { issues } = parsed.error;
  const wrong = issues.map((issue) => issue.path.join('.'));
  const rest = Settings.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.includes(name))));
  throw new ConfigFaults([
    ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    // What is wrong by itself is not also told to be missing.
    ...crossFaults(rest).filter((fault) => !wrong.some((name) => fault.split(':', 1)[0]?.split(', ').includes(name))),
  ]);
}

/** The settings of this process: its environment over a `.env` file beside it. */
export function configOfThisProcess(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}
