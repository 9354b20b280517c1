import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach } from 'vitest';
import { createStripePayments, type StripeSettings } from '../platform/payments/stripe';
import type { TestApp } from './app';

/** The line between the product and its payment provider, which a test can cut, hold up and listen to. */
export interface StripeLine {
  /** Everything that was asked so far: method and address. */
  asked: string[];
  /** From now on nothing gets through. */
  cut(): void;
  /** From now on the provider refuses such calls with this status. */
  refuse(status: number, calls?: RegExp): void;
  /** From now on the provider takes every call and answers none. */
  fallSilent(): void;
  /** From now on every answer comes later by so many milliseconds. */
  slowDown(milliseconds: number): void;
  mend(): void;
  /** Holds the provider's next answer to such a call back; the promise says that it is waiting, and how to let it go. */
  holdNext(call: string): Promise<() => void>;
  close(): Promise<void>;
}

/** A line for all tests of a file: mended after each of them, taken down after the last. */
export async function stripeLineOf(...given: Parameters<typeof layStripeLine>): Promise<StripeLine> {
  const line = await layStripeLine(...given);
  afterEach(() => line.mend());
  afterAll(() => line.close());
  return line;
}

/** Lays a line between an app and its stand-in; the SDK and all that uses it stay as they are. */
export async function layStripeLine(
  { world, clock }: TestApp,
  given: Pick<StripeSettings, 'patience'> = {},
): Promise<StripeLine> {
  const { stripeStandIn } = world;
  if (!stripeStandIn) throw new Error('this app has no stand-in for Stripe');
  const asked: string[] = [];
  let isCut = false;
  let isSilent = false;
  let delay = 0;
  let refusal: { status: number; calls: RegExp } | null = null;
  let holding: { call: string; caught(letGo: () => void): void } | null = null;

  const server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`;
    asked.push(call);
    if (isCut) return void request.socket.destroy();
    if (isSilent) return;
    if (refusal?.calls.test(call)) {
      const error = { type: 'invalid_request_error', message: 'Refused for a test' };
      return send(response, { status: refusal.status, body: Buffer.from(JSON.stringify({ error })) });
    }
    const answer = await passOn(request, await stripeStandIn.settings.at?.());
    if (holding && call.startsWith(holding.call)) {
      const { caught } = holding;
      holding = null;
      await new Promise<void>((letGo) => caught(letGo));
    }
    if (delay > 0) await wait(delay);
    send(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  world.payments = createStripePayments(
    { ...stripeStandIn.settings, ...given, at: async () => ({ host: '127.0.0.1', port }) },
    clock.now,
  );

  return {
    asked,
    cut: () => {
      isCut = true;
    },
    refuse: (status, calls = /./) => {
      refusal = { status, calls };
    },
    fallSilent: () => {
      isSilent = true;
    },
    slowDown: (milliseconds) => {
      delay = milliseconds;
    },
    mend: () => {
      isCut = false;
      isSilent = false;
      delay = 0;
      refusal = null;
    },
    holdNext: (call) =>
      new Promise((resolve) => {
        holding = { call, caught: resolve };
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Passed {
  status: number;
  body: Buffer;
}

function passOn(from: IncomingMessage, to: { host: string; port: number } | undefined): Promise<Passed> {
  return new Promise((resolve, reject) => {
    const { method, url: path, headers } = from;
    const onward = ask({ ...to, method, path, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 500, body: Buffer.concat(parts) }));
    });
    onward.on('error', reject);
    from.pipe(onward);
  });
}

function send(response: ServerResponse, { status, body }: Passed): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}
