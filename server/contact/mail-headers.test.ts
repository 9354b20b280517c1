import { afterAll, describe, expect, it } from 'vitest';
import { contact } from '../../contract/contact';
import { readConfig } from '../platform/config';
import { createSmtpMailer } from '../platform/mail/smtp';
import { startTestApp, uniqueEmail } from '../testing/app';
import { startSmtpSink } from '../testing/smtp-sink';

const OWNER = 'owner@heartnote.example';
const env = { CONTACT_EMAIL: OWNER, MAIL_FROM: 'Heartnote <post@heartnote.example>' };
const sink = await startSmtpSink();
const mailer = createSmtpMailer(readConfig({ ...env, SMTP_URL: sink.url }), sink.url);
const test = await startTestApp({ env, mailer });
afterAll(async () => {
  await test.close();
  await sink.close();
});

/** Sends a contact message over a real SMTP connection and takes it from the other end. */
async function received(changes: { subject?: string; name?: string; message?: string }) {
  const email = uniqueEmail('visitor');
  const body = { email, subject: 'Hello', message: 'Text', purpose: 'idea' as const, ...changes };
  const { status } = await test.call(contact.send, { body });
  expect(status).toBe(200);
  const mail = sink.mails.at(-1);
  if (!mail) throw new Error('nothing arrived');
  return { email, ...mail };
}

describe('a contact message on the wire', () => {
  it('comes from us, goes to the owner alone, and answers go to the visitor', async () => {
    const { email, receivers, parsed } = await received({});
    expect(receivers).toEqual([OWNER]);
    expect(parsed.from?.text).toBe('"Heartnote" <post@heartnote.example>');
    expect(parsed.replyTo?.text).toBe(email);
    expect(parsed.subject).toBe('Idea: Hello');
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
    const { receivers, raw, parsed } = await received({ subject: text, name: text });
    expect(receivers).toEqual([OWNER]);
    expect(parsed.bcc).toBeUndefined();
    expect(parsed.cc).toBeUndefined();
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(head).not.toMatch(/^bcc:/im);
  });

  // biome-ignore lint/suspicious/noTemplateCurlyInString: not a template of ours, a text that somebody sends
  it.each(['{{7*7}}', '${7*7}', '<%= 7*7 %>', '#{7*7}', '{{constructor.constructor("return 1")()}}', '$&$1$$'])(
    'the template %s arrives to the letter',
    async (text) => {
      const { parsed } = await received({ subject: text, message: `Before ${text} after` });
      expect(parsed.subject).toBe(`Idea: ${text}`);
      expect(parsed.text).toContain(`Before ${text} after`);
    },
  );

  it('markup of the visitor is shown, not obeyed; his lines and letters stay', async () => {
    const text = '<img src=x onerror=alert(1)> "Grüße" 💐\nsecond line';
    const { parsed } = await received({ subject: '<b>Grüße</b> 💐', message: text });
    expect(parsed.subject).toBe('Idea: <b>Grüße</b> 💐');
    expect(parsed.text).toContain(text);
    expect(parsed.html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;Grüße&quot; 💐<br>second line');
    expect(parsed.html).not.toMatch(/<img|<b>/);
  });

  it('a line with a dot alone does not end the mail early', async () => {
    const { parsed } = await received({ message: 'one\n.\nMAIL FROM:<a@example.com>\ntwo' });
    expect(parsed.text).toContain('one\n.\nMAIL FROM:<a@example.com>\ntwo');
  });
});
