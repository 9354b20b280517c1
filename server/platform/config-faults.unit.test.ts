import { describe, expect, it } from 'vitest';
import { production, server, stripe } from '../testing/production-settings';
import { ConfigFaults, readConfig } from './config';

function faultsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigFaults) return error.faults;
    throw error;
  }
}

describe('a setting that is wrong stops the start with one line that names it', () => {
  /** What is said of a setting, and the values of which it is said. */
  const faults: Record<string, string[]> = {
    'PORT: must be a port number': ['http', '70000'],
    'DATABASE_URL: must begin with postgres://': ['mysql://localhost'],
    'AUTH_SECRET: must have at least 32 characters': ['short'],
    'PUBLIC_URL: must be an http(s) address without a path, such as https://heartnote.example': [
      'heartnote.example',
      'https://heartnote.example/app',
      'https://heartnote.example?x=1',
      'https://heartnote.example#top',
      'https://me:secret@heartnote.example',
      'https://me@heartnote.example',
      'https://heartnote.example:99999',
      'https://heartnote.example\\app',
      'https://:3000',
    ],
    'SMTP_URL: must begin with smtp:// or smtps://': ['mail.example'],
    'SMTP_URL: cannot be read as an address (special characters in a password must be %-encoded)': [
      'smtp://user:pass word@mail example',
    ],
    'CONTACT_EMAIL: must be an email address': ['owner'],
    'MAIL_FROM: must be an email address, or Name <address>': ['  '],
    'RATE_LIMITS: must be on or off': ['maybe'],
    'TRUST_PROXY: must be the number of proxies in front (0 to 9)': ['true'],
    'AI_BASE_URL: must be an http(s) address without a password or a query': [
      'ollama:11434',
      'https://me:pw@x.example',
    ],
    'AI_BASE_URL: must begin with https:// unless the server is on this machine or a private network': [
      'http://models.example/v1',
      'http://127.models.example/v1',
      'http://8.8.8.8/v1',
      'http://172.32.0.1/v1',
    ],
    'AI_FIRST_TOKEN_SECONDS: must be a number of seconds from 1 to 600': ['0'],
    'AI_TOTAL_SECONDS: must be a number of seconds from 1 to 600': ['601', '2m'],
    'AI_ANSWERS_CHARACTERS: must be a number of characters from 1000 to 400000': ['999', '400001'],
    'AI_MODEL: means nothing without AI_API_KEY or AI_BASE_URL': ['some-model'],
    'EMBEDDINGS: must be on or off': ['yes'],
    'STRIPE_CHECKOUT_HOST: must be the name of a host, such as pay.heartnote.example': ['https://pay.example'],
    'STRIPE_CHECKOUT_HOST: means nothing without STRIPE_SECRET_KEY': ['pay.example'],
    'LOG_LEVEL: must be silent, error, warn, info or debug': ['loud'],
  };
  const told = Object.entries(faults).flatMap(([line, values]) =>
    values.map((value) => [line.split(':')[0] ?? '', value, line] as const),
  );
  it.each([
    ...told,
    // Said of the other one that it needs.
    ['AI_BASE_URL', 'https://models.example/v1', 'AI_MODEL: must be set together with AI_BASE_URL'],
    ['AI_TOTAL_SECONDS', '5', 'AI_FIRST_TOKEN_SECONDS: must not be more than AI_TOTAL_SECONDS'],
  ] as const)('%s=%s', (name, value, line) => {
    expect(faultsOf({ [name]: value })).toEqual([line]);
  });

  it.each([
    [{ ADMIN_EMAIL: 'a@example.com' }, 'ADMIN_PASSWORD: must be set together with ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD: must have at least 8 characters'],
    [{ ADMIN_EMAIL: 'boss', ADMIN_PASSWORD: 'long-enough' }, 'ADMIN_EMAIL: must be an email address'],
    [
      { ...stripe, STRIPE_PRICE_ID: '' },
      'STRIPE_PRICE_ID: must be set together with STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET',
    ],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'x' }, 'STRIPE_WEBHOOK_SECRET: must begin with whsec_'],
    [{ DKIM_DOMAIN: 'heartnote.example' }, 'DKIM_SELECTOR, DKIM_KEY_FILE: must be set together with DKIM_DOMAIN'],
    [{ DKIM_DOMAIN: 'd', DKIM_SELECTOR: 's', DKIM_KEY_FILE: '/no/such/file' }, 'DKIM_KEY_FILE: there is no such file'],
    [{ ...server, MASTER_KEY: '' }, 'MASTER_KEY: must be given when DATABASE_URL is set'],
    [{ ...server, AUTH_SECRET: '' }, 'AUTH_SECRET: must be given when DATABASE_URL is set'],
    [{ ...production, RATE_LIMITS: 'off' }, 'RATE_LIMITS: may be off only while HOST is a loopback address'],
    [
      { ...production, NODE_ENV: '', MOVABLE_CLOCK: 'on' },
      'MOVABLE_CLOCK: may be on only for tests, where nobody else reaches the product, and outside production',
    ],
    [
      { MOVABLE_CLOCK: 'on', NODE_ENV: 'production' },
      'MOVABLE_CLOCK: may be on only for tests, where nobody else reaches the product, and outside production',
    ],
    [{ MAIL_FROM: 'Heartnote <nobody>' }, 'MAIL_FROM: must be an email address, or Name <address>'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV: must be development, test or production, or empty'],
    [
      { ...server, DATABASE_URL: 'postgres://me:pass@127.0.0.1:99999/x' },
      'DATABASE_URL: cannot be read as an address (special characters in a password must be %-encoded)',
    ],
    [
      { ...production, PUBLIC_URL: '' },
      'PUBLIC_URL: must be set where others reach the product (HOST, PUBLIC_URL or TRUST_PROXY says so); links begin with it',
    ],
    [
      { ...production, MAIL_FROM: '' },
      'MAIL_FROM: must be set together with SMTP_URL where others reach the product; it is the sender of all mails',
    ],
    [
      { ...server, DATABASE_POOLED: 'on' },
      "DATABASE_DIRECT_URL: must be set when DATABASE_POOLED is on, to PostgreSQL's own address",
    ],
    [
      { ...server, DATABASE_DIRECT_URL: 'postgres://db/heartnote' },
      'DATABASE_DIRECT_URL: means nothing unless DATABASE_POOLED is on',
    ],
    [{ DATABASE_POOLED: 'on' }, 'DATABASE_POOLED: means nothing without DATABASE_URL'],
    [{ DATABASE_CONNECTIONS: '1' }, 'DATABASE_CONNECTIONS: must be a number from 2 to 200'],
    [{ INSTANCE_ROLE: 'web' }, 'INSTANCE_ROLE: must be all with the embedded database, which one process has'],
    [{ MAIL_LANES: '0' }, 'MAIL_LANES: must be a number from 1 to 50'],
    [{ DRAIN_SECONDS: 'long' }, 'DRAIN_SECONDS: must be a number from 0 to 120'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT: must be another than PORT'],
    [{ METRICS_PORT: '70000' }, 'METRICS_PORT: must be a port number'],
    [{ PREMIUM: 'all' }, 'PREMIUM: must be paid or everyone'],
  ] as [Record<string, string>, string][])('%j', (env, line) => {
    expect(faultsOf(env)).toEqual([line]);
  });

  it.each([
    [{ HOST: '0.0.0.0' }, ['PUBLIC_URL']],
    [{ TRUST_PROXY: '1' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: 'https://heartnote.example' }, []],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://heartnote.example', SMTP_URL: 'smtp://mail.example' }, ['MAIL_FROM']],
  ])(
    '%j makes it public, whatever NODE_ENV says: then its address is needed, and nothing that is optional',
    (env, names) => {
      for (const NODE_ENV of ['', 'development', 'test', 'production']) {
        expect(
          faultsOf({ ...env, NODE_ENV })
            .map((line) => line.split(':')[0])
            .sort(),
        ).toEqual(names);
      }
    },
  );

  it('all faults are told at once, a line each', () => {
    const env = { PORT: 'http', LOG_LEVEL: 'loud', DATABASE_URL: server.DATABASE_URL, ADMIN_EMAIL: 'a@example.com' };
    expect(faultsOf(env).sort()).toEqual([
      'ADMIN_PASSWORD: must be set together with ADMIN_EMAIL',
      'AUTH_SECRET: must be given when DATABASE_URL is set',
      'LOG_LEVEL: must be silent, error, warn, info or debug',
      'MASTER_KEY: must be given when DATABASE_URL is set',
      'PORT: must be a port number',
    ]);
  });

  it('no line repeats a secret', () => {
    const lines = faultsOf({ AUTH_SECRET: 'hunter2', DATABASE_URL: 'mysql://root:hunter2@db', SMTP_URL: 'x:hunter2' });
    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toContain('hunter2');
  });
});
