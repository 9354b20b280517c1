import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cancelNow, catchUp, type Happening, wishCancel } from './life';
import type { CheckoutSession, Customer, StripeState } from './state';

/** Just the calls we make, in Stripe's own wire format, so that the SDK in front of them is the real one. */
export interface StripeApi {
  state: StripeState;
  /** Where the page to pay on is shown. */
  pageOf(sessionId: string): string;
  tell(happenings: Happening[]): void;
}

type Handler = (api: StripeApi, match: string[], form: URLSearchParams) => unknown;

class StripeFault extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

function found<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new StripeFault(404, `No such ${name}`);
  return thing;
}

const calls: [method: string, path: RegExp, handler: Handler][] = [
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['DELETE', /^\/v1\/customers\/(\w+)$/, deleteCustomer],
  ['POST', /^\/v1\/checkout\/sessions$/, createSession],
  ['GET', /^\/v1\/checkout\/sessions$/, listSessions],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, ({ state }, [id = '']) => found(state.sessions[id], 'checkout session')],
  ['GET', /^\/v1\/subscriptions$/, listSubscriptions],
  ['POST', /^\/v1\/subscriptions\/(\w+)$/, updateSubscription],
  ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, cancelSubscription],
];

function createCustomer({ state }: StripeApi, _: string[], form: URLSearchParams): Customer {
  const customer: Customer = {
    id: state.newId('cus'),
    object: 'customer',
    email: form.get('email') ?? '',
    metadata: { userId: form.get('metadata[userId]') ?? '' },
  };
  state.customers[customer.id] = customer;
  return customer;
}

function deleteCustomer({ state, tell }: StripeApi, [id = '']: string[]) {
  found(state.customers[id], 'customer');
  delete state.customers[id];
  const living = Object.values(state.subscriptions).filter((s) => s.customer === id && s.status !== 'canceled');
  for (const session of Object.values(state.sessions)) {
    if (session.customer === id && session.status === 'open') session.status = 'expired';
  }
  tell(living.flatMap(cancelNow));
  return { id, object: 'customer', deleted: true };
}

function createSession({ state, pageOf }: StripeApi, _: string[], form: URLSearchParams): CheckoutSession {
  const id = state.newId('cs');
  const customer = form.get('customer') ?? '';
  found(state.customers[customer], 'customer');
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    customer,
    client_reference_id: form.get('client_reference_id') ?? '',
    subscription: null,
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    url: pageOf(id),
  };
  state.sessions[id] = session;
  return session;
}

function listSessions({ state }: StripeApi, _: string[], form: URLSearchParams) {
  const data = Object.values(state.sessions).filter(
    ({ customer, status }) => customer === form.get('customer') && status === form.get('status'),
  );
  return { object: 'list', url: '/v1/checkout/sessions', has_more: false, data: data.reverse() };
}

function listSubscriptions({ state, tell }: StripeApi, _: string[], form: URLSearchParams) {
  const happenings = catchUp(state);
  if (happenings.length > 0) state.save();
  tell(happenings);
  const data = Object.values(state.subscriptions).filter(({ customer }) => customer === form.get('customer'));
  return { object: 'list', url: '/v1/subscriptions', has_more: false, data };
}

function updateSubscription({ state, tell }: StripeApi, [id = '']: string[], form: URLSearchParams) {
  const subscription = found(state.subscriptions[id], 'subscription');
  if (subscription.status === 'canceled') throw new StripeFault(400, 'A canceled subscription cannot be changed');
  tell(wishCancel(subscription, form.get('cancel_at_period_end') === 'true'));
  return subscription;
}

function cancelSubscription({ state, tell }: StripeApi, [id = '']: string[]) {
  const subscription = found(state.subscriptions[id], 'subscription');
  if (subscription.status === 'canceled') throw new StripeFault(404, 'No such subscription');
  tell(cancelNow(subscription));
  return subscription;
}

async function answer(api: StripeApi, request: IncomingMessage): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://stripe.local');
  let body = '';
  for await (const chunk of request) body += chunk;
  const form = request.method === 'GET' ? url.searchParams : new URLSearchParams(body);
  for (const [method, path, handler] of calls) {
    const match = request.method === method ? path.exec(url.pathname) : null;
    if (!match) continue;
    const work = () => handler(api, match.slice(1), form);
    return method === 'GET' ? work() : once(api, String(request.headers['idempotency-key'] ?? ''), work);
  }
  throw new StripeFault(404, `Unrecognized request URL (${request.method}: ${url.pathname})`);
}

/** A key that was seen before gets the answer of that time. */
function once({ state }: StripeApi, key: string, work: () => unknown): unknown {
  const known = key ? state.answers[key] : undefined;
  if (known !== undefined) return JSON.parse(known);
  const result = work();
  if (key) state.answers[key] = JSON.stringify(result);
  state.save();
  return result;
}

export async function serveStripeApi(api: StripeApi): Promise<{ port: number; server: Server }> {
  const server = createServer(async (request, response) => {
    try {
      send(response, 200, await answer(api, request));
    } catch (error) {
      const status = error instanceof StripeFault ? error.status : 500;
      send(response, status, {
        error: { type: status === 500 ? 'api_error' : 'invalid_request_error', message: (error as Error).message },
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return { port: (server.address() as AddressInfo).port, server };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
