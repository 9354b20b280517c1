import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cancelNow, catchUp, type Happening, wishCancel } from './life';
import type { CheckoutSession, Customer, StripeState } from './state';

/** Just the calls we make, in Stripe's own wire format, so that the SDK in front of them is the real one. */
export interface StripeApi {
  /** Whoever asks must name it. */
  secretKey: string;
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
    readonly details: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
  }
}

/** What the address names is missing by `id`, anything else by the name of its parameter. */
function found<T>(thing: T | undefined, name: string, param = 'id'): T {
  if (thing === undefined) throw new StripeFault(404, `No such ${name}`, { code: 'resource_missing', param });
  return thing;
}

/** Lists of a customer who was deleted are still to be had; of one who never was, not. */
function requireEverKnown({ customers, deleted }: StripeState, id: string): void {
  found(customers[id] ?? deleted[id], 'customer', 'customer');
}

const calls: [method: string, path: RegExp, handler: Handler][] = [
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['GET', /^\/v1\/customers\/(\w+)$/, retrieveCustomer],
  ['POST', /^\/v1\/customers\/(\w+)$/, updateCustomer],
  ['DELETE', /^\/v1\/customers\/(\w+)$/, deleteCustomer],
  ['POST', /^\/v1\/checkout\/sessions$/, createSession],
  ['GET', /^\/v1\/checkout\/sessions$/, listSessions],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, ({ state }, [id = '']) => found(state.sessions[id], 'checkout session')],
  ['GET', /^\/v1\/subscriptions$/, listSubscriptions],
  ['GET', /^\/v1\/subscriptions\/(\w+)$/, ({ state }, [id = '']) => found(state.subscriptions[id], 'subscription')],
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

function retrieveCustomer({ state }: StripeApi, [id = '']: string[]) {
  return state.deleted[id] ? { id, object: 'customer', deleted: true } : found(state.customers[id], 'customer');
}

function updateCustomer({ state }: StripeApi, [id = '']: string[], form: URLSearchParams): Customer {
  const customer = found(state.customers[id], 'customer');
  customer.email = form.get('email') ?? customer.email;
  return customer;
}

function deleteCustomer({ state, tell }: StripeApi, [id = '']: string[]) {
  found(state.customers[id], 'customer');
  delete state.customers[id];
  state.deleted[id] = true;
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
  found(state.customers[customer], 'customer', 'customer');
  const product = form.get('subscription_data[metadata][product]');
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
    ...(product && { subscription_metadata: { product } }),
  };
  state.sessions[id] = session;
  return session;
}

function listSessions({ state }: StripeApi, _: string[], form: URLSearchParams) {
  requireEverKnown(state, form.get('customer') ?? '');
  const all = Object.values(state.sessions).filter(
    ({ customer, status }) => customer === form.get('customer') && status === form.get('status'),
  );
  return page('/v1/checkout/sessions', all, form);
}

function listSubscriptions({ state, tell }: StripeApi, _: string[], form: URLSearchParams) {
  requireEverKnown(state, form.get('customer') ?? '');
  const happenings = catchUp(state);
  if (happenings.length > 0) state.save();
  tell(happenings);
  const all = Object.values(state.subscriptions).filter(({ customer }) => customer === form.get('customer'));
  return page('/v1/subscriptions', all, form);
}

/** As many as were asked for, the newest first, from after the one that was last seen. */
function page<T extends { id: string }>(url: string, oldestFirst: T[], form: URLSearchParams) {
  const all = oldestFirst.reverse();
  const from = all.findIndex(({ id }) => id === form.get('starting_after')) + 1;
  const to = from + Number(form.get('limit') ?? 10);
  return { object: 'list', url, has_more: to < all.length, data: all.slice(from, to) };
}

function updateSubscription({ state, tell }: StripeApi, [id = '']: string[], form: URLSearchParams) {
  const subscription = found(state.subscriptions[id], 'subscription');
  if (subscription.status === 'canceled') throw new StripeFault(400, 'A canceled subscription cannot be changed');
  const mark = form.get('metadata[premium_until]');
  if (mark !== null) subscription.metadata = { ...subscription.metadata, premium_until: mark };
  if (form.has('cancel_at_period_end') || form.has('cancel_at')) {
    tell(
      wishCancel(subscription, {
        cancel_at_period_end: form.get('cancel_at_period_end') === 'true',
        cancel_at: Number(form.get('cancel_at')) || null,
      }),
    );
  }
  return subscription;
}

function cancelSubscription({ state, tell }: StripeApi, [id = '']: string[]) {
  const subscription = found(state.subscriptions[id], 'subscription');
  if (subscription.status === 'canceled') found(undefined, 'subscription');
  tell(cancelNow(subscription));
  return subscription;
}

async function answer(api: StripeApi, request: IncomingMessage): Promise<unknown> {
  if (request.headers.authorization !== `Bearer ${api.secretKey}`)
    throw new StripeFault(401, 'Invalid API Key provided');
  const url = new URL(request.url ?? '/', 'http://stripe.local');
  let body = '';
  for await (const chunk of request) body += chunk;
  const form = request.method === 'GET' ? url.searchParams : new URLSearchParams(body);
  for (const [method, path, handler] of calls) {
    const match = request.method === method ? path.exec(url.pathname) : null;
    if (!match) continue;
    const work = () => handler(api, match.slice(1), form);
    if (method === 'GET') return work();
    return once(api, String(request.headers['idempotency-key'] ?? ''), `${url.pathname} ${body}`, work);
  }
  throw new StripeFault(404, `Unrecognized request URL (${request.method}: ${url.pathname})`);
}

/** A key that was seen before gets the answer of that time, and a refusal where something else is said with it. */
function once({ state }: StripeApi, key: string, words: string, work: () => unknown): unknown {
  const said = createHash('sha256').update(words).digest('hex');
  const known = key ? state.answers[key] : undefined;
  if (known !== undefined) {
    if ((state.asked[key] ?? said) === said) return JSON.parse(known);
    throw new StripeFault(400, 'Keys for idempotent requests can only be used with the same parameters', {
      type: 'idempotency_error',
    });
  }
  const result = work();
  if (key) {
    state.answers[key] = JSON.stringify(result);
    state.asked[key] = said;
  }
  state.save();
  return result;
}

export async function serveStripeApi(api: StripeApi): Promise<{ port: number; server: Server }> {
  const server = createServer(async (request, response) => {
    try {
      send(response, 200, await answer(api, request));
    } catch (error) {
      const { message } = error as Error;
      if (!(error instanceof StripeFault)) return send(response, 500, { error: { type: 'api_error', message } });
      send(response, error.status, { error: { type: 'invalid_request_error', message, ...error.details } });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return { port: (server.address() as AddressInfo).port, server };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
