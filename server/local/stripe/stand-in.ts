import { createHmac, randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../platform/clock';
import type { Log } from '../../platform/log';
import type { StripeSettings } from '../../platform/payments/stripe';
import { type StripeApi, serveStripeApi } from './api';
import { endPeriod, failPayment, type Happening, LOCAL_PRICE, pay } from './life';
import { type CheckoutSession, openState, type Subscription } from './state';

const TRIES = 8;
const FIRST_WAIT = 100;

/** Takes a signed event to our own webhook; true where it was accepted. */
export type Deliver = (payload: string, signature: string) => Promise<boolean>;

/** Stripe's place on one machine: the real SDK talks to it over HTTP, and it sends signed events back. */
export interface StripeStandIn {
  settings: StripeSettings;
  /** Says how events reach us; they wait until then. */
  deliverWith(deliver: Deliver): void;
  session(id: string): CheckoutSession | undefined;
  pay(id: string): Promise<void>;
  /** What a script may drive: the next renewal of somebody's subscription, paid or refused. */
  renew(email: string): Promise<boolean>;
  refuseCard(email: string): Promise<boolean>;
  /** Waits until every event has been taken. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export function openStripeStandIn(options: {
  dataDir: string;
  publicUrl: string;
  clock: Clock;
  log: Log;
}): StripeStandIn {
  const { clock, log } = options;
  const state = openState(join(options.dataDir, 'stripe', 'state.json'), clock);
  const secretKey = `sk_local_${randomBytes(24).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  let deliver: Deliver | null = null;
  let serving: Promise<{ port: number; server: Server }> | null = null;
  const underway = new Set<Promise<void>>();

  function tell(happenings: Happening[]): void {
    for (const { type, object } of happenings) {
      const event = {
        id: state.newId('evt'),
        object: 'event',
        type,
        created: state.seconds(),
        data: { object: structuredClone(object) },
      };
      const sending = send(JSON.stringify(event)).finally(() => underway.delete(sending));
      underway.add(sending);
    }
  }

  /** As Stripe does: again and again, a little later each time, until it is taken. */
  async function send(payload: string): Promise<void> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      // The signature's age is judged by the real clock, whatever time the product believes it is.
      const timestamp = Math.floor(Date.now() / 1000);
      const v1 = createHmac('sha256', webhookSecret).update(`${timestamp}.${payload}`).digest('hex');
      if (await deliver?.(payload, `t=${timestamp},v1=${v1}`).catch(() => false)) return;
      await wait(FIRST_WAIT * 2 ** attempt, undefined, { ref: false });
    }
    log.warn({}, 'the local payment stand-in could not deliver an event');
  }

  const api: StripeApi = { secretKey, state, tell, pageOf: (id) => `${options.publicUrl}/dev/checkout/${id}` };
  const serve = () => {
    serving ??= serveStripeApi(api);
    return serving;
  };
  const settle = async () => {
    while (underway.size > 0) await Promise.all(underway);
  };
  const happen = async (happenings: Happening[]) => {
    state.save();
    tell(happenings);
    await settle();
  };
  const subscriptionOf = (email: string): Subscription | undefined => {
    const ids = Object.values(state.customers)
      .filter((customer) => customer.email === email)
      .map(({ id }) => id);
    return Object.values(state.subscriptions).find(
      ({ customer, status }) => ids.includes(customer) && status !== 'canceled',
    );
  };
  const drive = async (email: string, what: (subscription: Subscription) => Happening[]) => {
    const subscription = subscriptionOf(email);
    if (subscription) await happen(what(subscription));
    return subscription !== undefined;
  };

  return {
    settings: {
      secretKey,
      webhookSecret,
      priceId: LOCAL_PRICE,
      checkoutHosts: [],
      at: async () => ({ host: '127.0.0.1', port: (await serve()).port }),
    },
    deliverWith: (given) => {
      deliver = given;
    },
    session: (id) => state.sessions[id],
    pay: async (id) => {
      const session = state.sessions[id];
      if (session?.status === 'open') await happen(pay(state, session));
    },
    renew: (email) => drive(email, endPeriod),
    refuseCard: (email) => drive(email, failPayment),
    settle,
    close: async () => {
      const running = await serving;
      running?.server.closeAllConnections();
      running?.server.close();
    },
  };
}
