import { existsSync } from 'node:fs';
import { CONTACT_ADDRESS } from '../../contract/messages';
import { type AiSettings, toAiSettings } from './ai-settings';
import { type BackupSettings, toBackupSettings } from './backup-settings';
import { type DatabaseServer, type InstanceRole, toDatabaseServer } from './instance-settings';
import { type PushSettings, pushSettingsOf } from './push/push-settings';
import { crossFaults, isPrivate, isReachedByOthers } from './setting-faults';
import { Settings } from './settings';

/** Everything an operator can set. `process.env` appears in this file and nowhere else. */
export interface Config {
  port: number;
  host: string;
  production: boolean;
  dataDir: string;
  databaseUrl: string | null;
  databaseServer: DatabaseServer;
  role: InstanceRole;
  /** In milliseconds: so long it serves on after it was told to stop, while a balancer learns of it from /ready. */
  drain: number;
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
  mail: { smtpUrl: string | null; from: string; contact: string; dkim: Dkim | null; lanes: number };
  /** By an SMTP server, or into the mailbox of a machine that nobody else reaches. */
  sendsMail: boolean;
  /** `checkoutHosts`: where its pages to pay on may be. */
  stripe: { secretKey: string; webhookSecret: string; priceId: string; checkoutHosts: string[] } | null;
  /** Whether anybody can pay here: at Stripe, or at its stand-in on a machine that nobody else reaches. */
  takesPayments: boolean;
  /** Who has Premium: who pays or was granted it, or everybody. */
  premium: 'paid' | 'everyone';
  /** Where the figures for a monitor are served; null: nowhere. */
  metrics: { port: number; host: string } | null;
  push: PushSettings;
  /** Who composes the assistant's answers; null: the built-in advisor. */
  ai: AiSettings | null;
  /** Whether the assistant also finds by meaning, for 130 MB of memory. */
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

const STRIPE_CHECKOUT = 'checkout.stripe.com';

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
    databaseServer: toDatabaseServer(s),
    role: s.INSTANCE_ROLE,
    drain: Number(s.DRAIN_SECONDS) * 1000,
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
      lanes: Number(s.MAIL_LANES),
      dkim: dkim
        ? { domain: s.DKIM_DOMAIN ?? '', selector: s.DKIM_SELECTOR ?? '', keyFile: s.DKIM_KEY_FILE ?? '' }
        : null,
    },
    sendsMail: s.SMTP_URL !== undefined || !isReachedByOthers(s),
    takesPayments: stripe !== undefined || !isReachedByOthers(s),
    premium: s.PREMIUM,
    metrics: s.METRICS_PORT === undefined ? null : { port: Number(s.METRICS_PORT), host: s.METRICS_HOST },
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
