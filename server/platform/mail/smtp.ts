import { readFileSync } from 'node:fs';
import nodemailer from 'nodemailer';
import type { Config } from '../config';
import { type Mailer, MailRejected } from './letter';
import { AWAITED_AT_ONCE, EARLIER_AT_ONCE } from './outbox';

/** What mail programs check for the one-click unsubscribe: both headers must be covered by the signature. */
const SIGNED_HEADERS =
  'from:to:subject:date:message-id:reply-to:mime-version:content-type:list-unsubscribe:list-unsubscribe-post';

interface SmtpError extends Error {
  code?: string;
  /** What was said to the server when it refused. */
  command?: string;
  responseCode?: number;
}

/**
 * Milliseconds. A server that has the mail may scan it for a while before it says so: whoever hangs up meanwhile, and
 * tries again, sends it twice.
 */
const patience = { connecting: 10_000, answering: 120_000 };

/** `check`: says hello and logs in, and sends nothing. */
export interface SmtpMailer extends Mailer {
  check(): Promise<void>;
}

export function createSmtpMailer(config: Config, smtpUrl: string, { connecting, answering } = patience): SmtpMailer {
  const { from, dkim } = config.mail;
  const url = new URL(smtpUrl);
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const transport = nodemailer.createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    // What is not only for trying out must not send a password across the network in the clear.
    requireTLS: (config.production || config.isPublic) && url.protocol === 'smtp:' && !local,
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    pool: true,
    // More than mails that can wait ever take up, so that one is left for those that somebody waits for.
    maxConnections: AWAITED_AT_ONCE + EARLIER_AT_ONCE + config.mail.lanes,
    // When to try again is the outbox's to say.
    maxRequeues: 0,
    connectionTimeout: connecting,
    greetingTimeout: connecting,
    socketTimeout: answering,
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
    check: async () => void (await transport.verify()),
    close: async () => transport.close(),
  };
}

/** A 5xx about the receiver or the mail is final; one about us, our login or our address is ours to mend, and the mail waits. */
function isFinal({ command, responseCode }: SmtpError): boolean {
  const aboutTheMail = command === 'RCPT TO' || command === 'DATA';
  return aboutTheMail && responseCode !== undefined && responseCode >= 500 && responseCode < 600;
}

/** Without the server's sentence, which may repeat the address. */
function describe({ code, responseCode }: SmtpError): string {
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown';
}
