import * as z from 'zod/mini';
import { isEmail } from '../../contract/text-rules';
import { aiSettings } from './ai-settings';
import { backupSettings } from './backup-settings';
import { address, instanceSettings } from './instance-settings';
import { isBareAddress } from './private-address';
import { pushShape } from './push/push-settings';

const text = z.optional(z.string().check(z.trim(), z.minLength(1, 'must not be empty')));
const isSender = (value: string) => isEmail(/<([^<>]*)>$/.exec(value.trim())?.[1] ?? value.trim());
/** Each setting and what it must look like. `.env.example` is compared with these names by a test. */
export const Settings = z.object({
  PORT: z._default(z.string().check(z.regex(/^\d{1,5}$/, 'must be a port number')), '3000'),
  HOST: z._default(z.string().check(z.minLength(1, 'must not be empty')), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'must not be empty')), './data'),
  ...instanceSettings,
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
  PREMIUM: z._default(z.enum(['paid', 'everyone'], 'must be paid or everyone'), 'paid'),
  ...aiSettings,
  ...pushShape,
  EMBEDDINGS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  RATE_LIMITS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  ...backupSettings,
  ADMIN_EMAIL: z.optional(z.string().check(z.refine(isEmail, 'must be an email address'))),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(8, 'must have at least 8 characters'))),
  MOVABLE_CLOCK: z._default(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  TRUST_PROXY: z._default(z.string().check(z.regex(/^\d$/, 'must be the number of proxies in front (0 to 9)')), '0'),
  METRICS_PORT: z.optional(z.string().check(z.regex(/^\d{1,5}$/, 'must be a port number'))),
  METRICS_HOST: z._default(z.string().check(z.minLength(1, 'must not be empty')), '127.0.0.1'),
  LOG_LEVEL: z._default(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
    'info',
  ),
  NODE_ENV: z.optional(
    z.enum(['development', 'test', 'production'], 'must be development, test or production, or empty'),
  ),
});
export type Settings = z.output<typeof Settings>;
