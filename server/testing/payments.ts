import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { billing } from '../../contract/billing';
import { jobsOf } from '../jobs';
import type { StripeState } from '../local/stripe/state';
import { customerRemoval, subscription } from '../platform/db/schema';
import type { TestApp } from './app';
import type { Person } from './people';

/** The provider of this app, which every test app has. */
export function providerOf({ world }: TestApp) {
  if (!world.stripeStandIn) throw new Error('this app has no stand-in for Stripe');
  return world.stripeStandIn;
}

/** Presses the upgrade button: answers the path of the page to pay on. */
export async function openCheckout(test: TestApp, as: { token: string }): Promise<string> {
  const { body: price } = await test.call(billing.price);
  const begun = await test.call(billing.checkout, { as, body: { priceId: price.priceId } });
  expect(begun.status, JSON.stringify(begun.body)).toBe(200);
  return new URL(begun.body.url).pathname;
}

/** Upgrades by the front door and waits until the word of it has come. */
export async function upgrade(test: TestApp, as: { token: string }): Promise<void> {
  const page = await openCheckout(test, as);
  expect((await test.raw({ method: 'POST', url: `${page}/pay` })).statusCode).toBe(303);
  await providerOf(test).settle();
}

export async function premiumOf(test: TestApp, as: { token: string }) {
  const { renewsAt: _, ...state } = (await test.call(billing.status, { as })).body;
  return state;
}

/** What is stored of somebody's subscription. */
export async function subscriptionOf({ world }: TestApp, { id }: Pick<Person, 'id'>) {
  const [row] = await world.db.select().from(subscription).where(eq(subscription.userId, id));
  return row;
}

/** The provider's own books, as it keeps them in its file. */
export function booksOf({ world }: TestApp): Pick<StripeState, 'customers' | 'sessions' | 'subscriptions'> {
  return JSON.parse(readFileSync(join(world.config.dataDir, 'stripe', 'state.json'), 'utf8'));
}

/** Asks the provider as its own pages would, past the product. */
export async function askProvider(test: TestApp, path: string, form: Record<string, string>): Promise<void> {
  const { at, secretKey } = providerOf(test).settings;
  const { host, port } = (await at?.()) ?? {};
  const request = {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { authorization: `Bearer ${secretKey}` },
  };
  const response = await fetch(`http://${host}:${port}${path}`, request);
  expect(response.status).toBe(200);
}

/** From now on the provider's events are lost, as in an outage of ours that lasts too long. */
export function loseEvents(test: TestApp): void {
  providerOf(test).deliverWith(async () => true);
}

export function takeEvents(test: TestApp): void {
  providerOf(test).deliverWith(async (payload, signature) => (await post(test, payload, signature)).statusCode === 200);
}

/** Runs a job as the scheduler would when its time has come. */
/** A turn removes fifty: customers of another file's people, whom this app's provider does not know, must not fill it. */
export async function forgetRemovals({ world }: TestApp): Promise<void> {
  await world.db.delete(customerRemoval);
}

export async function runJob({ world }: TestApp, name: string): Promise<void> {
  const job = jobsOf(world).find((one) => one.name === name);
  if (!job) throw new Error(`there is no job ${name}`);
  await job.run();
}

export interface StripeEvent {
  id: string;
  type: string;
  data: { object: object };
}

export function eventOf(type: string, object: object): StripeEvent {
  return { id: `evt_${randomBytes(12).toString('hex')}`, type, data: { object } };
}

/** As Stripe signs: over the moment and the very bytes. */
export function signatureOf(test: TestApp, payload: string, given: { age?: number; scheme?: string } = {}): string {
  const moment = Math.floor(Date.now() / 1000) - (given.age ?? 0);
  const { webhookSecret } = providerOf(test).settings;
  const mac = createHmac('sha256', webhookSecret).update(`${moment}.${payload}`).digest('hex');
  return `t=${moment},${given.scheme ?? 'v1'}=${mac}`;
}

/** Brings an event to the webhook, of this app or another, signed by the provider of the first. */
export async function deliver(test: TestApp, event: StripeEvent, to: TestApp = test): Promise<number> {
  const payload = JSON.stringify(event);
  return (await post(to, payload, signatureOf(test, payload))).statusCode;
}

export function post(to: TestApp, payload: string, signature?: string) {
  const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) };
  return to.raw({ method: 'POST', url: billing.webhook.path, payload, headers });
}
