import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verificationLetter } from '../../accounts/letters';
import { type AcceptedMail, headersOf, type MailServer, startMailServer } from '../../testing/mail-server';
import { readConfig } from '../config';
import type { Letter } from './letter';
import { createSmtpMailer } from './smtp';

const folder = mkdtempSync(join(tmpdir(), 'heartnote-dkim-'));
const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const keyFile = join(folder, 'dkim.pem');
writeFileSync(keyFile, keys.privateKey);
const patience = { connecting: 2_000, answering: 2_000 };

let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(async () => {
  await mailServer?.leave();
  rmSync(folder, { recursive: true, force: true });
});

async function sendBy(server: MailServer, letter: Letter, env: Record<string, string> = {}): Promise<AcceptedMail> {
  const config = readConfig({ SMTP_URL: server.url, MAIL_FROM: 'Heartnote <no-reply@heartnote.example>', ...env });
  const mailer = createSmtpMailer(config, env.SMTP_URL ?? server.url, patience);
  try {
    await mailer.send('018f0000-0000-7000-8000-000000000001', letter);
  } finally {
    await mailer.close();
  }
  return server.accepted.at(-1) as AcceptedMail;
}

const url = 'https://heartnote.example/verify-email?token=abc';
const letter = verificationLetter('him@example.com', url);
const newsletter: Letter = {
  ...letter,
  headers: {
    'List-Unsubscribe': '<https://heartnote.example/api/unsubscribe?email=him%40example.com&t=abc>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
};

it('a mail has a text and an HTML part, our address, and an id that is the same at every try', async () => {
  const mail = await sendBy(mailServer, letter);
  expect(mail.to).toBe('him@example.com');
  expect(mail.messageId).toBe('<018f0000-0000-7000-8000-000000000001@heartnote.example>');
  expect(mail.text).toContain(url);
  expect(mail.html).toContain(`href="${url}"`);
  expect(headersOf(mail).get('from')?.trim()).toBe('Heartnote <no-reply@heartnote.example>');
  expect((await sendBy(mailServer, letter)).messageId).toBe(mail.messageId);
});

it('a mail about the account offers no unsubscribing', async () => {
  const names = [...headersOf(await sendBy(mailServer, letter)).keys()];
  expect(names.filter((name) => name.startsWith('list-') || name === 'precedence')).toEqual([]);
});

describe('with a DKIM key', () => {
  const dkim = { DKIM_DOMAIN: 'heartnote.example', DKIM_SELECTOR: 'mail', DKIM_KEY_FILE: keyFile };

  it('the signature holds and covers both unsubscribe headers', async () => {
    const mail = await sendBy(mailServer, newsletter, dkim);
    const tags = tagsOf(headersOf(mail).get('dkim-signature') ?? '');
    expect(tags).toMatchObject({ d: 'heartnote.example', s: 'mail', a: 'rsa-sha256', c: 'relaxed/relaxed' });
    const covered = (tags.h ?? '').split(':');
    for (const name of ['from', 'to', 'subject', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post']) {
      expect(covered).toContain(name);
    }
    expect(signatureHolds(mail)).toBe(true);
    expect(signatureHolds({ ...mail, raw: mail.raw.replace('One-Click', 'One-Crick') })).toBe(false);
    expect(signatureHolds({ ...mail, raw: mail.raw.replace('Verify my email', 'Verify my e-mail') })).toBe(false);
  });

  it('without one there is no signature', async () => {
    expect(headersOf(await sendBy(mailServer, letter)).has('dkim-signature')).toBe(false);
  });
});

describe('in production, to a server that is not on this machine', () => {
  // Of the loopback, but by a name that we do not take for this machine.
  const host = '127.0.0.2';
  const production = { NODE_ENV: 'production' };

  it('nothing crosses the network in the clear: no login, no receiver, no mail', async () => {
    const plain = await startMailServer({ host });
    const withLogin = plain.url.replace('//', '//user:secret@');
    const sending = sendBy(plain, letter, { ...production, SMTP_URL: withLogin });
    await expect(sending).rejects.toThrow('ETLS');
    expect(plain.tries.mails).toBe(0);
    expect(plain.accepted).toEqual([]);
    expect((await sendBy(plain, letter)).to).toBe('him@example.com');
    await plain.leave();
  });

  it('a certificate that nobody vouches for is not taken', async () => {
    // The package's own self-signed one, which it offers when none is given.
    const selfSigned = await startMailServer({ host, tls: {} });
    await expect(sendBy(selfSigned, letter, production)).rejects.toThrow(/ETLS|ESOCKET/);
    expect(selfSigned.accepted).toEqual([]);
    await selfSigned.leave();
  });
});

function tagsOf(signature: string): Record<string, string> {
  const tags = signature.split(';').map((tag) => tag.trim().split(/=(.*)/s));
  return Object.fromEntries(tags.map(([name = '', value = '']) => [name, value.replace(/\s+/g, '')]));
}

/** RFC 6376 with relaxed canonicalization, by hand: what a receiving server does. */
function signatureHolds({ raw }: AcceptedMail): boolean {
  const end = raw.indexOf('\r\n\r\n');
  const fields = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const relaxed = (field: string) => {
    const [name = '', value = ''] = field.split(/:(.*)/s);
    return `${name.toLowerCase().trim()}:${value.replace(/\s+/g, ' ').trim()}`;
  };
  const find = (name: string) => fields.findLast((field) => field.toLowerCase().startsWith(`${name}:`)) ?? '';
  const tags = tagsOf(find('dkim-signature').slice('dkim-signature:'.length));
  const lines = raw.slice(end + 4).split('\r\n');
  const body = lines.map((line) => line.replace(/[ \t]+/g, ' ').trimEnd()).join('\r\n');
  const bodyHash = createHash('sha256')
    .update(`${body.replace(/(\r\n)*$/, '')}\r\n`, 'latin1')
    .digest('base64');
  if (bodyHash !== tags.bh) return false;
  const signed = (tags.h ?? '').split(':').map((name) => `${relaxed(find(name))}\r\n`);
  const unsigned = relaxed(find('dkim-signature')).replace(/b=[^;]*$/, 'b=');
  return createVerify('RSA-SHA256')
    .update(signed.join('') + unsigned, 'latin1')
    .verify(keys.publicKey, tags.b ?? '', 'base64');
}
