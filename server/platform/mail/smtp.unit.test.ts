import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startSmtpSink } from '../../testing/smtp-sink';
import { readConfig } from '../config';
import { composeLetter } from './compose';
import { type Mailer, MailRejected } from './letter';
import { createSmtpMailer } from './smtp';

const sink = await startSmtpSink();
const folder = mkdtempSync(join(tmpdir(), 'heartnote-dkim-'));
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keyFile = join(folder, 'dkim.pem');
writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
const open: Mailer[] = [];

function mailerFor(env: Record<string, string>): Mailer {
  const config = readConfig({ MAIL_FROM: 'Heartnote <post@heartnote.example>', SMTP_URL: sink.url, ...env });
  const mailer = createSmtpMailer(config, config.mail.smtpUrl ?? '');
  open.push(mailer);
  return mailer;
}
afterEach(() => sink.refuseWith(null));
afterAll(async () => {
  for (const mailer of open) await mailer.close();
  await sink.close();
  rmSync(folder, { recursive: true });
});

const letter = {
  ...composeLetter({
    to: 'tom@example.com',
    subject: 'Today’s question 💐',
    preview: 'One question',
    heading: 'What does she love?',
    paragraphs: ['Ask her today.'],
    action: { label: 'Open', url: 'https://heartnote.example/login?next=/question-of-the-day' },
    footer: ['You asked for this.'],
  }),
  headers: {
    'List-Unsubscribe': '<https://heartnote.example/api/unsubscribe?email=tom%40example.com&t=abc>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
};
const failureOf = (sending: Promise<void>) => sending.then(() => null).catch((error: Error) => error);

describe('a mail over SMTP', () => {
  it('arrives whole: sender, receiver, words in text and HTML, our headers, and an id that stays the same', async () => {
    await mailerFor({}).send('0198-mail-id', letter);
    const { parsed, receivers, raw } = sink.mails.at(-1) ?? {};
    expect(receivers).toEqual(['tom@example.com']);
    expect(parsed?.from?.text).toBe('"Heartnote" <post@heartnote.example>');
    expect(parsed?.subject).toBe('Today’s question 💐');
    expect(parsed?.messageId).toBe('<0198-mail-id@heartnote.example>');
    expect(parsed?.text).toContain('https://heartnote.example/login?next=/question-of-the-day');
    expect(parsed?.html).toContain('Ask her today.');
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  });

  it.each([550, 553, 554])('a refusal with %i is final, and its words do not repeat the address', async (status) => {
    sink.refuseWith(status);
    const error = await failureOf(mailerFor({}).send('id', letter));
    expect(error).toBeInstanceOf(MailRejected);
    expect(error?.message).toBe(`EENVELOPE ${status}`);
  });

  it.each([421, 450, 451])('a refusal with %i is for now', async (status) => {
    sink.refuseWith(status);
    const error = await failureOf(mailerFor({}).send('id', letter));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRejected);
    expect(error?.message).not.toContain('tom@example.com');
  });

  it('a wrong password of ours is ours to mend: the mail waits', async () => {
    const error = await failureOf(mailerFor({ SMTP_URL: sink.url.replace('://', '://us:wrong@') }).send('id', letter));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRejected);
    expect(error?.message).toBe('EAUTH 535');
  });

  it('a server that is away is for now', async () => {
    const gone = await startSmtpSink();
    await gone.close();
    const error = await failureOf(mailerFor({ SMTP_URL: gone.url }).send('id', letter));
    expect(error).not.toBeInstanceOf(MailRejected);
    expect(error?.message).toBe('ESOCKET');
  });
});

describe('a signed mail', () => {
  it('is signed by our key, over the headers of the one-click unsubscribe too', async () => {
    const mailer = mailerFor({ DKIM_DOMAIN: 'heartnote.example', DKIM_SELECTOR: 'mail', DKIM_KEY_FILE: keyFile });
    await mailer.send('id', letter);
    const raw = sink.mails.at(-1)?.raw ?? '';
    const [header = ''] = /^DKIM-Signature:(?:.*\r\n)(?:[ \t].*\r\n)*/m.exec(raw) ?? [];
    const tags = Object.fromEntries(
      header
        .slice('DKIM-Signature:'.length)
        .split(';')
        .map((part) => part.replace(/\s+/g, '').split(/=(.*)/s) as [string, string]),
    );
    expect(tags).toMatchObject({ d: 'heartnote.example', s: 'mail', a: 'rsa-sha256' });
    const signed = tags.h?.split(':').map((name) => name.toLowerCase()) ?? [];
    expect(signed).toEqual(
      expect.arrayContaining(['from', 'to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
    );
    expect(isSignedOver(raw, header, signed, tags.b ?? '')).toBe(true);
    expect(isSignedOver(raw.replace('One-Click', 'Two-Click'), header, signed, tags.b ?? '')).toBe(false);
  });
});

/** Relaxed canonicalization of RFC 6376, as a receiving server does it. */
function isSignedOver(raw: string, own: string, names: string[], signature: string): boolean {
  const relaxed = (field: string) => {
    const [name = '', value = ''] = field.split(/:(.*)/s);
    return `${name.toLowerCase().trim()}:${value
      .replace(/\r\n/g, '')
      .replace(/[ \t]+/g, ' ')
      .trim()}`;
  };
  const head = raw.slice(0, raw.indexOf('\r\n\r\n') + 2);
  const fields = head.match(/^\S.*\r\n(?:[ \t].*\r\n)*/gm) ?? [];
  const parts = names.flatMap((name) => {
    const field = fields.find((one) => one.toLowerCase().startsWith(`${name}:`));
    return field ? [relaxed(field)] : [];
  });
  parts.push(relaxed(own.replace(/([;\s]b=)[^;]*/s, '$1')));
  const key = createPublicKey(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return verify('sha256', Buffer.from(parts.join('\r\n')), key, Buffer.from(signature, 'base64'));
}
