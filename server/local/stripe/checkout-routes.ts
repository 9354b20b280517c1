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
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policyFor(session))
        .send(pageOf(session, (request.query as { declined?: string }).declined !== undefined));
    });
    scope.post('/dev/checkout/:id/pay', async (request, reply) => {
      const session = sessionOf(request);
      await standIn.pay(session.id);
      return reply.redirect(session.success_url, 303);
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
  const id = escapeHtml(session.id);
  const back = escapeHtml(session.cancel_url);
  const choice =
    session.status === 'open'
      ? `${declined ? '<p class="declined" role="alert">The card was declined. Nothing was charged.</p>' : ''}
<form method="post" action="/dev/checkout/${id}/pay"><button class="pay">Pay ${limits.price.display}</button></form>
<form method="post" action="/dev/checkout/${id}/decline"><button>Pay with a card that is declined</button></form>`
      : '<p role="alert">This page has been used already. Nothing more is charged.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Checkout of this machine</title><link rel="stylesheet" href="/dev/checkout.css"></head>
<body><main><p class="note">Stands in for the payment provider on this machine. No card is asked for and no money moves.</p>
<h1>${PRODUCT_NAME} Premium</h1><p class="price">${limits.price.display} <span>per ${limits.price.interval}</span></p>
${choice}<p><a href="${back}">Go back without paying</a></p></main></body></html>`;
}

const styles = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.6 Inter,system-ui,sans-serif;background:light-dark(#FBF8F3,#121A2B);color:light-dark(#1E2430,#EDEFF5)}
main{max-width:400px;margin:32px auto;padding:24px;background:light-dark(#FFFFFF,#1B2640);border:1px solid light-dark(#E6DFD3,#2B3957);border-radius:8px}
h1{font-size:24px;margin:16px 0 0;color:light-dark(#1B2B4B,#9DB4E8)}.price{font-size:24px;font-weight:700;margin:0 0 24px}.price span,.note{font-size:14px;font-weight:400;color:light-dark(#5B6472,#A9B3C6)}
button{width:100%;min-height:44px;margin-bottom:16px;font:inherit;border-radius:8px;border:1px solid light-dark(#8A8272,#5A6A8C);background:transparent;color:inherit;cursor:pointer}
.pay{background:light-dark(#1B2B4B,#9DB4E8);color:light-dark(#FFFFFF,#121A2B);border:0;font-weight:600}
.declined{color:light-dark(#B3261E,#FF8A80)}a{color:inherit}
`;
