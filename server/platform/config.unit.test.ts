import { describe, expect, it } from 'vitest';
import { dkimKeyFile, production, server } from '../testing/production-settings';
import { readConfig } from './config';
import { Settings } from './settings';

describe('without any setting', () => {
  it('everything is on this machine: the embedded database, the local mailbox, the local checkout', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      isPublic: false,
      isPublicOverTls: false,
      production: false,
      dataDir: './data',
      databaseUrl: null,
      masterKey: null,
      authSecret: null,
      publicUrl: 'http://localhost:3000',
      mail: {
        smtpUrl: null,
        from: 'Heartnote <no-reply@heartnote.local>',
        contact: 'support@heartnote.local',
        dkim: null,
      },
      stripe: null,
      ai: null,
      embeddings: true,
      rateLimits: true,
      admin: null,
      proxies: 0,
      logLevel: 'info',
    });
  });

  it('an empty setting is an unset one', () => {
    const empty = Object.fromEntries(Object.keys(Settings.shape).map((name) => [name, '']));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it('the address in the mails follows the port', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });
});

describe('the model that composes', () => {
  const patience = { firstToken: 8_000, inAll: 20_000 };

  it('may be given more time', () => {
    const slow = { AI_API_KEY: 'key', AI_FIRST_TOKEN_SECONDS: '90', AI_TOTAL_SECONDS: '300' };
    expect(readConfig(slow).ai?.patience).toEqual({ firstToken: 90_000, inAll: 300_000 });
  });

  it('may be sent more or less of her answers', () => {
    expect(readConfig({ AI_API_KEY: 'key', AI_ANSWERS_CHARACTERS: '400000' }).ai?.room).toBe(400_000);
  });

  it('is of xAI where only a key is given', () => {
    const ai = {
      apiKey: 'key',
      baseUrl: 'https://api.x.ai/v1',
      model: 'grok-4.20-non-reasoning',
      patience,
      room: 24_000,
    };
    expect(readConfig({ AI_API_KEY: 'key' }).ai).toEqual(ai);
  });

  it.each([
    ['https://models.example/v1', 24_000],
    ['http://localhost:11434/v1', 6_000],
    ['http://ollama:11434/v1', 6_000],
    ['http://192.168.1.5/v1', 6_000],
    ['http://[::1]:11434/v1', 6_000],
    ['http://studio.local:11434/v1', 6_000],
  ])('may be any other, without a key, and is sent less of her answers at home: %s', (address, room) => {
    const ai = { apiKey: null, baseUrl: address, model: 'some-model', patience, room };
    expect(readConfig({ AI_BASE_URL: `${address}/`, AI_MODEL: 'some-model' }).ai).toEqual(ai);
  });
});

describe('who can pay and who gets email', () => {
  const house = (env: Record<string, string>) => {
    const { sendsMail, takesPayments, premium } = readConfig(env);
    return { sendsMail, takesPayments, premium };
  };
  const PUBLIC_URL = 'https://heartnote.example';

  it('on one machine the stand-ins take both', () => {
    expect(house({})).toEqual({ sendsMail: true, takesPayments: true, premium: 'paid' });
  });

  it.each([{ PUBLIC_URL }, { PUBLIC_URL, HOST: '0.0.0.0' }, { PUBLIC_URL: 'http://localhost:3000', HOST: '0.0.0.0' }])(
    'where others reach it, nobody, unless it is set: %j',
    (env) => {
      expect(house(env)).toEqual({ sendsMail: false, takesPayments: false, premium: 'paid' });
      const set = { ...env, SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@example.com', PREMIUM: 'everyone' };
      expect(house(set)).toEqual({ sendsMail: true, takesPayments: false, premium: 'everyone' });
    },
  );
});

describe('what is set is taken', () => {
  it('a whole production set', () => {
    const config = readConfig(production);
    expect(config).toMatchObject({
      production: true,
      isPublic: true,
      isPublicOverTls: true,
      databaseUrl: server.DATABASE_URL,
      publicUrl: 'https://heartnote.example',
      mail: { contact: 'owner@heartnote.example', dkim: { selector: 'mail', keyFile: dkimKeyFile } },
      stripe: {
        ...{ secretKey: 'sk_live', webhookSecret: 'whsec_1', priceId: 'price_1' },
        checkoutHosts: ['checkout.stripe.com'],
      },
      admin: { email: 'boss@example.com', password: 'long-enough' },
      proxies: 1,
    });
  });

  it("a domain of one's own for the checkout, beside the provider's", () => {
    const { stripe: set } = readConfig({ ...production, STRIPE_CHECKOUT_HOST: 'pay.heartnote.example' });
    expect(set?.checkoutHosts).toEqual(['checkout.stripe.com', 'pay.heartnote.example']);
  });

  it.each(['127.0.0.1', 'localhost', '::1'])(
    'limits may be off on %s, and production may use the stand-ins',
    (HOST) => {
      expect(readConfig({ HOST, RATE_LIMITS: 'off', NODE_ENV: 'production' }).rateLimits).toBe(false);
      expect(readConfig({ ...production, HOST, RATE_LIMITS: 'off' }).rateLimits).toBe(false);
    },
  );
});
