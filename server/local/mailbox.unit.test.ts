import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config';
import { createHttp } from '../platform/http/http';
import { serveWebApp } from '../platform/http/web-app';
import { createTestClock } from '../testing/clock';
import { createLocalMailbox } from './mailbox';
import { mailboxRoutes } from './mailbox-routes';

interface ShownMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
}

const letterTo = (to: string, subject: string) => ({
  to,
  subject,
  text: `${subject}: http://localhost:3000/verify-email?token=abc`,
  html: `<!doctype html><html><head><title>x</title></head><body>${subject}</body></html>`,
});

describe('the mailbox of this machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heartnote-mailbox-'));
  const clock = createTestClock('2026-11-15T08:00:00.000Z');
  let app: FastifyInstance;

  beforeAll(async () => {
    const mailbox = createLocalMailbox(folder, clock);
    const letters = [
      letterTo('his@example.com', 'First'),
      letterTo('hers@example.com', 'Second'),
      letterTo('his@example.com', 'Third <b>&</b>'),
    ];
    for (const [index, letter] of letters.entries()) {
      await mailbox.mailer.send(`018f3a5c-0000-7000-8000-00000000000${index}`, letter);
      clock.advance(60_000);
    }
    app = await createHttp(readConfig({ LOG_LEVEL: 'silent' }));
    mailboxRoutes(app, mailbox, async () => undefined);
    await serveWebApp(app, { folder: join(folder, 'nothing-built'), publicUrl: 'http://localhost:3000' });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const mailsAt = async (url: string) => (await app.inject({ url })).json<ShownMail[]>();

  it('shows them as JSON, newest first', async () => {
    const mails = await mailsAt('/dev/mailbox.json');
    expect(mails.map((mail) => mail.subject)).toEqual(['Third <b>&</b>', 'Second', 'First']);
    for (const mail of mails) {
      for (const field of ['to', 'subject', 'text', 'html', 'sentAt'] as const)
        expect(mail[field]).toBeTypeOf('string');
      expect(new Date(mail.sentAt).toISOString()).toBe(mail.sentAt);
    }
  });

  it('shows those to one address, however it is written', async () => {
    for (const to of ['his@example.com', 'HIS@Example.COM', '%20his@example.com']) {
      expect((await mailsAt(`/dev/mailbox.json?to=${to}`)).map((mail) => mail.subject)).toEqual([
        'Third <b>&</b>',
        'First',
      ]);
    }
    expect(await mailsAt('/dev/mailbox.json?to=nobody@example.com')).toEqual([]);
    expect(await mailsAt('/dev/mailbox.json?to=a&to=b')).toHaveLength(3);
  });

  it('keeps each in a file that only its owner reads, and a mail that is sent twice once', async () => {
    const mailbox = createLocalMailbox(folder, clock);
    await mailbox.mailer.send('018f3a5c-0000-7000-8000-000000000000', letterTo('his@example.com', 'First'));
    const files = readdirSync(join(folder, 'mailbox'));
    expect(files).toHaveLength(3);
    for (const file of files) expect(statSync(join(folder, 'mailbox', file)).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'mailbox')).mode & 0o777).toBe(0o700);
  });

  it('shows a page with escaped words and no script, and a mail shut in a sandbox', async () => {
    const page = await app.inject({ url: '/dev/mailbox?to=%22%3E%3Cscript%3E' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.payload).not.toMatch(/<script|javascript:| on\w+=|style="/);
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    const list = await app.inject({ url: '/dev/mailbox' });
    expect(list.payload).toContain('Third &lt;b&gt;&amp;&lt;/b&gt;');
    const mail = await app.inject({ url: '/dev/mailbox/018f3a5c-0000-7000-8000-000000000001' });
    expect(mail.payload).toContain('Second');
    const policy = String(mail.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox(?!.*allow-(scripts|same-origin))/);
  });

  const everyPage = ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/018f3a5c-0000-7000-8000-000000000001'];

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'opens for a caller on this machine (%s)',
    async (remoteAddress) => {
      for (const url of everyPage) expect((await app.inject({ url, remoteAddress })).statusCode, url).toBe(200);
    },
  );

  it.each(['192.168.1.20', '10.0.0.1', '203.0.113.9', '2001:db8::1', '::ffff:10.0.0.1', '0.0.0.0'])(
    'does not exist for a caller from elsewhere (%s)',
    async (remoteAddress) => {
      for (const url of everyPage) {
        const response = await app.inject({ url, remoteAddress });
        expect([url, response.statusCode, response.json()]).toMatchObject([url, 404, { code: 'not_found' }]);
      }
    },
  );

  it.each([
    ['x-forwarded-for', '203.0.113.9'],
    ['x-forwarded-for', '127.0.0.1'],
    ['forwarded', 'for=203.0.113.9'],
    ['x-real-ip', '203.0.113.9'],
    ['via', '1.1 proxy'],
    ['host', 'heartnote.example'],
    ['host', 'localhost.evil.example:3000'],
    ['host', '127.0.0.1.evil.example'],
  ])('does not exist through a proxy or by a foreign name (%s: %s)', async (name, value) => {
    for (const url of everyPage) {
      expect((await app.inject({ url, headers: { [name]: value } })).statusCode, url).toBe(404);
    }
  });

  it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST:3000'])(
    'opens by the name %s',
    async (host) => {
      expect((await app.inject({ url: '/dev/mailbox', headers: { host } })).statusCode).toBe(200);
    },
  );
});
