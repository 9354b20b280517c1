import { afterAll, describe, expect, it } from 'vitest';
import { contact } from '../../contract/contact';
import { readConfig } from '../platform/config';
import { createSmtpMailer } from '../platform/mail/smtp';
import { startTestApp, uniqueEmail } from '../testing/app';
import { headersOf, startMailServer } from '../testing/mail-server';

const OWNER = 'owner@heartnote.example';
const env = { CONTACT_EMAIL: OWNER, MAIL_FROM: 'Heartnote <post@heartnote.example>' };
const server = await startMailServer();
const mailer = createSmtpMailer(readConfig({ ...env, SMTP_URL: server.url }), server.url);
const test = await startTestApp({ env, mailer });
afterAll(async () => {
  await test.close();
  await server.leave();
});

/** Sends a contact message over a real SMTP connection and takes it from the other end. */
async function received(changes: { subject?: string; name?: string; message?: string }) {
  const email = uniqueEmail('visitor');
  const body = { email, subject: 'Hello', message: 'Text', purpose: 'idea' as const, ...changes };
  const { status } = await test.call(contact.send, { body });
  expect(status).toBe(200);
  const mail = server.accepted.at(-1);
  if (!mail) throw new Error('nothing arrived');
  return { email, ...mail, headers: headersOf(mail) };
}

describe('a contact message on the wire', () => {
  it('comes from us, goes to the owner alone, and answers go to the visitor', async () => {
    const { email, to, subject, headers } = await received({});
    expect(to).toBe(OWNER);
    expect(headers.get('to')?.trim()).toBe(OWNER);
    expect(headers.get('from')?.trim()).toBe('Heartnote <post@heartnote.example>');
    expect(headers.get('reply-to')?.trim()).toBe(email);
    expect(subject).toBe('Idea: Hello');
  });

  it.each([
    'Bcc: victim@example.com',
    'x\u2028Bcc: victim@example.com',
    'x\u2029Bcc: victim@example.com',
    'x\u0085Bcc: victim@example.com',
    'x\u000bBcc: victim@example.com',
    'x\u001bBcc: victim@example.com',
    '=?utf-8?Q?x=0D=0ABcc:_victim@example.com?=',
    '%0d%0aBcc: victim@example.com',
    '\\r\\nBcc: victim@example.com',
  ])('the subject and the name %j make no other header and no other receiver', async (text) => {
    const { to, headers } = await received({ subject: text, name: text });
    expect(to).toBe(OWNER);
    expect([...headers.keys()].filter((name) => /bcc|cc|victim/.test(name))).toEqual([]);
  });

  // biome-ignore lint/suspicious/noTemplateCurlyInString: not a template of ours, a text that somebody sends
  it.each(['{{7*7}}', '${7*7}', '<%= 7*7 %>', '#{7*7}', '{{constructor.constructor("return 1")()}}', '$&$1$$'])(
    'the template %s arrives to the letter',
    async (text) => {
      const mail = await received({ subject: text, message: `Before ${text} after` });
      expect(mail.subject).toBe(`Idea: ${text}`);
      expect(mail.text).toContain(`Before ${text} after`);
    },
  );

  it('markup of the visitor is shown, not obeyed; his lines and letters stay', async () => {
    const text = '<img src=x onerror=alert(1)> "Grüße" 💐\nsecond line';
    const mail = await received({ subject: '<b>Grüße</b> 💐', message: text });
    expect(mail.subject).toBe('Idea: <b>Grüße</b> 💐');
    expect(mail.text).toContain(text);
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;Grüße&quot; 💐<br>second line');
    expect(mail.html).not.toMatch(/<img|<b>/);
  });

  it('a line with a dot alone does not end the mail early', async () => {
    const { text } = await received({ message: 'one\n.\nMAIL FROM:<a@example.com>\ntwo' });
    expect(text).toContain('one\n.\nMAIL FROM:<a@example.com>\ntwo');
  });
});
