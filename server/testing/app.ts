import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { billing } from '../../contract/billing';
import type { Endpoint, Given, Reply } from '../../contract/endpoint';
import type { RefusalBody } from '../../contract/errors';
import { buildApp } from '../app';
import type { Embedder } from '../assistant/embedding/embedder';
import type { Model } from '../assistant/model/model';
import { lastGoodBackup } from '../backups/last-good';
import { openWorld, type World } from '../deps';
import { webFolder } from '../paths';
import { readConfig } from '../platform/config';
import type { PasswordCost } from '../platform/crypto/passwords';
import type { OpenDatabase } from '../platform/db/open';
import { createDrain } from '../platform/http/drain';
import { createHttp } from '../platform/http/http';
import type { QueueState } from '../platform/jobs/scheduler';
import type { Mailer } from '../platform/mail/letter';
import { createMetrics, type Metrics } from '../platform/metrics/metrics';
import { installPool } from '../questions/install-pool';
import { createTestClock, type TestClock } from './clock';
import { migrations, openFreshDatabase, sharedDatabase } from './database';
import { createHashingEmbedder } from './embedder';
import { createTestMailbox, type TestMailbox } from './mailbox';

/** The same for all apps of a run: they share a database, and it knows its key. */
export const testKeys = {
  MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  AUTH_SECRET: 'a secret for tests, long enough to be taken',
};
/** The same algorithm at its least: of the thousands of passwords in these tests none has to withstand anybody. */
const LEAST_COST: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface Answer<E extends Endpoint> {
  status: number;
  body: Reply<E> & RefusalBody;
  headers: Record<string, unknown>;
}

export interface CallOptions<E extends Endpoint> {
  as?: { token: string } | undefined;
  params?: Given<E, 'params'>;
  query?: Given<E, 'query'>;
  body?: Given<E, 'body'>;
  headers?: Record<string, string>;
  ip?: string;
}

export interface TestApp {
  app: FastifyInstance;
  world: World;
  clock: TestClock;
  mailbox: TestMailbox;
  /** Everything the server answers, as it was registered. */
  routes: { method: string; url: string }[];
  /** What a monitor would be told, where the test asked for it. */
  metrics: Metrics | null;
  /** Makes a call of the contract, as a browser would. */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<Answer<E>>;
  /** Any request at all. */
  raw(options: InjectOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  env?: Record<string, string>;
  database?: OpenDatabase;
  mailer?: Mailer;
  /** Mails stay in the product's own mailbox of this machine. */
  localMailbox?: boolean;
  clock?: TestClock;
  embedder?: Embedder;
  model?: Model;
  queue?: QueueState;
  /** With the files of the web app, where they are built: each is a route, and a third of the work of a start. */
  webApp?: boolean;
  metrics?: boolean;
  /** For tests of what happens while a password is hashed: `fullCost`. */
  passwordCost?: PasswordCost;
}

/** The real application on a real database; only time and the mail server are the test's own. */
/** On a database of its own, which closes with it: for files that change what others rely on, at any moment. */
export async function startOwnTestApp(): Promise<TestApp> {
  const database = await openFreshDatabase();
  const test = await startTestApp({ database });
  const close = async () => {
    await test.close();
    await database.close();
  };
  return { ...test, close };
}

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'heartnote-api-'));
  const settings = readConfig({ LOG_LEVEL: 'silent', ...testKeys, DATA_DIR: dataDir, ...options.env });
  // Off unless asked for, also with the settings of a public product, which could not have it so.
  const config = { ...settings, rateLimits: options.env?.RATE_LIMITS === 'on' };
  const clock = options.clock ?? createTestClock();
  const mailbox = createTestMailbox();
  const database = options.database ?? (await sharedDatabase());
  const app = await createHttp(config);
  const routes: TestApp['routes'] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) routes.push({ method: name, url });
  });
  const world = await openWorld(config, app.log, migrations, {
    clock,
    // Shared with other test files: it stays open when this app closes.
    database: { ...database, migrate: async () => undefined, close: async () => undefined },
    ...(!options.localMailbox && { mailer: options.mailer ?? mailbox.mailer }),
    embedder: options.embedder ?? createHashingEmbedder(),
    ...(options.model && { model: options.model }),
    passwordCost: options.passwordCost ?? LEAST_COST,
  });
  await installPool(world);
  const metrics = options.metrics
    ? createMetrics(app, {
        ...world,
        version: 'test',
        isModelResting: () => false,
        lastGoodBackup: () => lastGoodBackup(world),
      })
    : null;
  world.stripeStandIn?.deliverWith(async (payload, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const { statusCode } = await app.inject({ method: 'POST', url: billing.webhook.path, payload, headers });
    return statusCode === 200;
  });
  const web = options.webApp ? webFolder : join(dataDir, 'no-web');
  await buildApp(app, world, { queue: async () => options.queue ?? 'ok', drain: createDrain(app, config) }, web);
  await app.ready();

  const call: TestApp['call'] = async (endpoint, given = {}) => {
    const response = await app.inject({
      method: endpoint.method,
      url: addressOf(endpoint, given.params, given.query),
      headers: {
        ...(given.as && { authorization: `Bearer ${given.as.token}` }),
        ...(given.body !== undefined && { 'content-type': 'application/json' }),
        ...given.headers,
      },
      remoteAddress: given.ip ?? '127.0.0.1',
      ...(given.body !== undefined && { payload: JSON.stringify(given.body) }),
    });
    await world.outbox.settle();
    return {
      status: response.statusCode,
      body: JSON.parse(response.body || 'null'),
      headers: response.headers,
    };
  };

  return {
    app,
    world,
    clock,
    mailbox,
    routes,
    metrics,
    call,
    raw: (request) => app.inject(request),
    close: async () => {
      await metrics?.close();
      await app.close();
      await world.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function addressOf(endpoint: Endpoint, params: unknown, query: unknown): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)?.[name] ?? '')),
  );
  const search = new URLSearchParams((query as Record<string, string> | undefined) ?? {}).toString();
  return search ? `${path}?${search}` : path;
}

/** An address that nobody else in this run has. */
export function uniqueEmail(name = 'someone'): string {
  return `${name}-${randomBytes(6).toString('hex')}@example.com`;
}
