import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '../../../contract/limits';
import { PRODUCT_NAME } from '../../../contract/messages';
import { acceptForms } from '../../platform/http/bodies';
import { escapeHtml } from '../../platform/mail/compose';
import { Refusal } from '../../platform/refusal';
import { onlyFromHere } from '../only-from-here';
import type { StripeStandIn } from './stand-in';
import type { CheckoutSession } from './state';

/** The page on which a card would be typed, and the levers of time for scripts. */
export function checkoutRoutes(app: FastifyInstance, standIn: StripeStandIn): void {
  const sessionOf = (request: FastifyRequest): CheckoutSession => {
    const session = standIn.session((request.params as { id: string }).id);
    if (!session) throw new Refusal('not_found');
    return session;
  };
  app.register(async (scope) => {
    acceptForms(scope);
    scope.addHook('preHandler', onlyFromHere);
    scope.get('/dev/checkout.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
    scope.get('/dev/checkout/:id', async (request, reply) => {
      const session = sessionOf(request);
      return (
        reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', policyFor(session))
          // Its forms then say where they are from: `onlyFromHere` asks.
          .header('referrer-policy', 'same-origin')
          .send(pageOf(session, (request.query as { declined?: string }).declined !== undefined))
      );
    });
    scope.post('/dev/checkout/:id/pay', async (request, reply) => {
      const session = sessionOf(request);
      await standIn.pay(session.id);
      // A page that expired in the meantime takes no money, and says so.
      return reply.redirect(session.status === 'complete' ? session.success_url : `/dev/checkout/${session.id}`, 303);
    });
    scope.post('/dev/checkout/:id/decline', async (request, reply) =>
      reply.redirect(`/dev/checkout/${sessionOf(request).id}?declined`, 303),
    );
    scope.post('/dev/subscriptions/:email/renew', async (request) => driven(await standIn.renew(emailOf(request))));
    scope.post('/dev/subscriptions/:email/refuse-card', async (request) =>
      driven(await standIn.refuseCard(emailOf(request))),
    );
  });
}

function emailOf(request: FastifyRequest): string {
  return (request.params as { email: string }).email;
}

function driven(known: boolean): { message: string } {
  if (!known) throw new Refusal('not_found');
  return { message: 'Done.' };
}

/** A form that answers with a redirect may lead only to where its policy says, so the way back is named. */
function policyFor({ success_url }: CheckoutSession): string {
  return `default-src 'none'; style-src 'self'; form-action 'self' ${new URL(success_url).origin}; frame-ancestors 'none'; base-uri 'none'`;
}

function pageOf(session: CheckoutSession, declined: boolean): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Local checkout · ${PRODUCT_NAME}</title><link rel="stylesheet" href="/dev/checkout.css"></head>
<body><main><p class="note"><strong>Local checkout.</strong> It stands in for the payment provider on this machine: no card is asked for and no money moves.</p>
<h1>${PRODUCT_NAME} Premium</h1><p class="price">${limits.price.display} <span>per ${limits.price.interval}</span></p>
<p>Paid every ${limits.price.interval} until cancelled.</p>
${session.status === 'open' ? openChoices(session, declined) : spentChoices(session)}</main></body></html>`;
}

function openChoices({ id, cancel_url }: CheckoutSession, declined: boolean): string {
  const action = `/dev/checkout/${escapeHtml(id)}`;
  return `${declined ? '<p class="declined" role="alert">The card was declined. Nothing was charged.</p>' : ''}
<form method="post" action="${action}/pay"><button class="pay">Pay ${limits.price.display}</button></form>
<form method="post" action="${action}/decline"><button>Pay with a card that is declined</button></form>
<p><a href="${escapeHtml(cancel_url)}">Go back without paying</a></p>`;
}

/** Whoever paid is not led to the page that says that nothing was charged. */
function spentChoices({ status, success_url, cancel_url }: CheckoutSession): string {
  const back = escapeHtml(status === 'complete' ? success_url : cancel_url);
  return `<p role="alert">This page has been used already. Nothing more is charged.</p>
<p><a href="${back}">Go back to ${PRODUCT_NAME}</a></p>`;
}

const styles = `:root{color-scheme:light dark}
body{margin:0;padding:16px;font:16px/1.6 Inter,system-ui,sans-serif;background:light-dark(#FBF8F3,#121A2B);color:light-dark(#1E2430,#EDEFF5)}
main{display:grid;gap:16px;max-width:400px;margin:24px auto;padding:24px;background:light-dark(#FFFFFF,#1B2640);border:1px solid light-dark(#E6DFD3,#2B3957);border-radius:8px}
p,h1{margin:0}.note{padding:12px 16px;border-left:4px solid #F2C14E;border-radius:8px;background:light-dark(#FDF6E2,#22304F);font-size:14px}
h1{margin-top:8px;font-size:22px;line-height:1.25;color:light-dark(#1B2B4B,#9DB4E8)}.price{font-size:32px;font-weight:700;line-height:1.2}.price span{font-size:16px;font-weight:400;color:light-dark(#5B6472,#A9B3C6)}
button{width:100%;min-height:44px;font:inherit;border-radius:8px;border:1px solid light-dark(#8A8272,#7C8AA8);background:transparent;color:inherit;cursor:pointer}
.pay{background:light-dark(#1B2B4B,#9DB4E8);color:light-dark(#FFFFFF,#121A2B);border:0;font-weight:600}
.declined{padding:12px 16px;border:1px solid;border-radius:8px;color:light-dark(#B3261E,#FF8A80)}a{display:inline-flex;align-items:center;min-height:44px;color:inherit}
:focus-visible{outline:2px solid light-dark(#1B2B4B,#9DB4E8);outline-offset:2px}
`;
