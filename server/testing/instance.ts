import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { billing } from '../../contract/billing';
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
import type { TestClock } from './clock';
import { migrations } from './database';
import { createHashingEmbedder } from './embedder';

/** The same for all apps of a run: they share a database, and it knows its key. */
export const testKeys = {
  MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  AUTH_SECRET: 'a secret for tests, long enough to be taken',
};
/** The same algorithm at its least: of the thousands of passwords in these tests none has to withstand anybody. */
const LEAST_COST: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface InstanceOptions {
  env?: Record<string, string>;
  database: OpenDatabase;
  mailer: Mailer;
  /** Mails stay in the product's own mailbox of this machine. */
  localMailbox?: boolean;
  clock: TestClock;
  embedder?: Embedder;
  model?: Model;
  queue?: QueueState;
  /** With the files of the web app, where they are built: each is a route, and a third of the work of a start. */
  webApp?: boolean;
  metrics?: boolean;
  /** For tests of what happens while a password is hashed: `fullCost`. */
  passwordCost?: PasswordCost;
}

/** One process of the product, as far as others can tell; what a module remembers all of them share here. */
export interface Instance {
  app: FastifyInstance;
  world: World;
  routes: { method: string; url: string }[];
  metrics: Metrics | null;
  close(): Promise<void>;
}

/** `first`: one that runs on the same database and in the same folder, with the same mail server and the same place to pay. */
export async function startInstance(options: InstanceOptions, first?: Instance): Promise<Instance> {
  const dataDir = first?.world.config.dataDir ?? mkdtempSync(join(tmpdir(), 'heartnote-api-'));
  const settings = readConfig({ LOG_LEVEL: 'silent', ...testKeys, DATA_DIR: dataDir, ...options.env });
  // Off unless asked for, also with the settings of a public product, which could not have it so.
  const config = { ...settings, rateLimits: options.env?.RATE_LIMITS === 'on' };
  const app = await createHttp(config);
  const routes: Instance['routes'] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) routes.push({ method: name, url });
  });
  const mailer = options.localMailbox ? first?.world.mailbox?.mailer : options.mailer;
  const world = await openWorld(config, app.log, migrations, {
    clock: options.clock,
    // Shared with other test files: it stays open when this app closes.
    database: { ...options.database, migrate: async () => undefined, close: async () => undefined },
    ...(mailer && { mailer }),
    embedder: options.embedder ?? createHashingEmbedder(),
    ...(options.model && { model: options.model }),
    passwordCost: options.passwordCost ?? LEAST_COST,
  });
  if (first) withOutsideOf(first.world, world);
  else await installPool(world);
  const metrics = options.metrics
    ? createMetrics(app, {
        ...world,
        version: 'test',
        isModelResting: () => false,
        lastGoodBackup: () => lastGoodBackup(world),
      })
    : null;
  if (!first) {
    world.stripeStandIn?.deliverWith(async (payload, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const { statusCode } = await app.inject({ method: 'POST', url: billing.webhook.path, payload, headers });
      return statusCode === 200;
    });
  }
  const web = options.webApp ? webFolder : join(dataDir, 'no-web');
  await buildApp(app, world, { queue: async () => options.queue ?? 'ok', drain: createDrain(app, config) }, web);
  await app.ready();
  const close = async () => {
    await metrics?.close();
    await app.close();
    await world.close();
    if (!first) rmSync(dataDir, { recursive: true, force: true });
  };
  return { app, world, routes, metrics, close };
}

/** What lies outside the product is there once, however many instances there are; also where a test replaces it. */
function withOutsideOf(first: World, world: World): World {
  for (const outside of ['payments', 'stripeStandIn', 'mailbox', 'pushKey', 'model', 'movableClock'] as const)
    Object.defineProperty(world, outside, { enumerable: true, get: () => first[outside] });
  return world;
}
