import { readFileSync } from 'node:fs';
import nodemailer from 'nodemailer';
import type { Config } from '../config';
import { type Mailer, MailRejected } from './letter';

/** What mail programs check for the one-click unsubscribe: both headers must be covered by the signature. */
const SIGNED_HEADERS =
  'from:to:subject:date:message-id:reply-to:mime-version:content-type:list-unsubscribe:list-unsubscribe-post';

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

export function createSmtpMailer(config: Config, smtpUrl: string): Mailer {
  const { from, dkim } = config.mail;
  const url = new URL(smtpUrl);
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const transport = nodemailer.createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    // In production a password must not cross the network in the clear.
    requireTLS: config.production && url.protocol === 'smtp:' && !local,
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: readFileSync(dkim.keyFile, 'utf8'),
        headerFieldNames: SIGNED_HEADERS,
      },
    }),
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'heartnote.local';
  return {
    async send(id, letter) {
      try {
        await transport.sendMail({ ...letter, from, messageId: `<${id}@${domain}>` });
      } catch (error) {
        throw isFinal(error as SmtpError)
          ? new MailRejected(describe(error as SmtpError))
          : new Error(describe(error as SmtpError));
      }
    },
    close: async () => transport.close(),
  };
}

/** A 5xx about the receiver or the mail is final; one about our own login is ours to mend, and the mail waits. */
function isFinal({ code, responseCode }: SmtpError): boolean {
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 500 && responseCode < 600;
}

/** Without the server's sentence, which may repeat the address. */
function describe({ code, responseCode }: SmtpError): string {
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown';
}
