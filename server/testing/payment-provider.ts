import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { billing } from '../../contract/billing';
import type { StripeState } from '../local/stripe/state';
import type { TestApp } from './app';

/** The provider of this app, which every test app has. */
export function providerOf({ world }: TestApp) {
  if (!world.stripeStandIn) throw new Error('this app has no stand-in for Stripe');
  return world.stripeStandIn;
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
