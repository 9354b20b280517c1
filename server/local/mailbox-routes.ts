import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PRODUCT_NAME } from '../../contract/messages';
import { escapeHtml } from '../platform/mail/compose';
import { Refusal } from '../platform/refusal';
import type { DeliveredMail, LocalMailbox } from './mailbox';
import { onlyFromHere } from './only-from-here';

/** Mails as they were sent, with inline styles and links; shut in, so that nothing in them can run. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation";
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/** The mails of this machine, for whoever sits at it: links in them log people in. Those of deleted accounts go first. */
export function mailboxRoutes(app: FastifyInstance, mailbox: LocalMailbox, dropDeparted: () => Promise<void>): void {
  const preHandler = [onlyFromHere, dropDeparted];
  const receiver = (request: FastifyRequest) => {
    const { to } = request.query as { to?: unknown };
    return typeof to === 'string' && to !== '' ? to : undefined;
  };
  const html = (reply: FastifyReply, policy: string) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy);

  app.get('/dev/mailbox.json', { preHandler }, async (request) =>
    mailbox.list(receiver(request)).map(({ to, subject, text, html: body, sentAt, headers, replyTo }) => ({
      to,
      subject,
      text,
      html: body,
      sentAt,
      headers,
      replyTo,
    })),
  );
  app.get('/dev/mailbox', { preHandler }, async (request, reply) =>
    html(reply, PAGE_POLICY).send(pageOf(mailbox.list(receiver(request)).slice(0, 50), receiver(request))),
  );
  app.get('/dev/mailbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
  app.get('/dev/mailbox/:id', { preHandler }, async (request, reply) => {
    const mail = mailbox.find((request.params as { id: string }).id);
    if (!mail) throw new Refusal('not_found');
    return html(reply, MAIL_POLICY).send(mail.html.replace('<head>', '<head><base target="_top">'));
  });
}

function pageOf(mails: DeliveredMail[], to: string | undefined): string {
  const list = mails.map(
    (mail, index) => `<details${index === 0 ? ' open' : ''}><summary><b>${escapeHtml(mail.subject)}</b><br>
<span>to ${escapeHtml(mail.to)}</span> <time datetime="${mail.sentAt}">${mail.sentAt.slice(0, 16).replace('T', ' ')} UTC</time></summary>
<iframe src="/dev/mailbox/${mail.id}" title="${escapeHtml(mail.subject)}" loading="lazy"></iframe></details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox of this machine</title><link rel="stylesheet" href="/dev/mailbox.css"></head>
<body><main><h1>Mailbox of this machine</h1>
<p>No SMTP server is set, so ${PRODUCT_NAME} keeps its emails here. Only this machine can open this page.</p>
<form><label>Receiver <input type="email" name="to" value="${escapeHtml(to ?? '')}"></label> <button>Show</button></form>
${list.join('\n') || '<p>No email yet. Sign up, and the first one appears here.</p>'}</main></body></html>`;
}

const styles = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.6 Inter,system-ui,sans-serif;background:light-dark(#FBF8F3,#121A2B);color:light-dark(#1E2430,#EDEFF5)}
main{max-width:720px;margin:0 auto;padding:32px 16px}h1{font-size:24px;color:light-dark(#1B2B4B,#9DB4E8)}
details{margin:16px 0;padding:16px;background:light-dark(#FFFFFF,#1B2640);border:1px solid light-dark(#E6DFD3,#2B3957);border-radius:8px}
summary{cursor:pointer}summary span,time{font-size:14px;opacity:.75}
iframe{width:100%;height:560px;margin-top:16px;border:0;border-radius:8px;background:#FBF8F3}
input,button{font:inherit;padding:8px;border-radius:8px;border:1px solid light-dark(#8A8272,#5A6A8C)}
`;
