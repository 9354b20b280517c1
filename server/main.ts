import { constants, getPriority, setPriority } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { ensureAdministrator } from './accounts/administrators';
import { deleteAgain, writeDownDeletions } from './accounts/deletions';
import { buildApp } from './app';
import { makeEverybodyDue } from './assistant/due-store';
import { lastGoodBackup } from './backups/last-good';
import { listenForCommands } from './control';
import { openWorld, type World } from './deps';
import { indexAnswers, jobsOf } from './jobs';
import { toOwnWebhook } from './local/stripe/own-webhook';
import { migrationsFolder, version } from './paths';
import { type Config, configOfThisProcess } from './platform/config';
import { createDrain } from './platform/http/drain';
import { withoutValues } from './platform/http/failure';
import { createHttp } from './platform/http/http';
import { createScheduler } from './platform/jobs/scheduler';
import type { Metrics } from './platform/metrics/metrics';
import { StartRefused } from './platform/refusal';
import { installPool } from './questions/install-pool';
import { markAsRunning } from './running-mark';
import { describeStartFailure, listenFault } from './start-failure';
import { endInAnyCase, hearStopSignals } from './stop-signals';

/** How long a request that is under way may still take; after that, so slow a visitor is cut off. */
const PATIENCE_WITH_VISITORS = 6_000;

async function start(): Promise<void> {
  const config = configOfThisProcess();
  // From the first: what is being opened when it is asked to stop is opened to its end, and then closed.
  const signals = hearStopSignals(config.drain);
  markAsRunning();
  // On a machine that also serves people, these come first.
  if (config.role === 'jobs') giveWay();
  const app = await createHttp(config);
  const drain = createDrain(app, config);
  const world = await openWorld(config, app.log, migrationsFolder);
  const metrics = config.metrics && (await openMetrics(app, world));
  const scheduler = createScheduler(world.database, app.log);
  const stopListening = listenForCommands(world);
  let queueStarted = Promise.resolve();

  const stop = async () => {
    // A browser keeps its connection after its answer; left to itself, each would hold us up until it times out.
    const letGo = setInterval(() => app.server.closeIdleConnections(), 100);
    const cutOff = setTimeout(() => app.server.closeAllConnections(), PATIENCE_WITH_VISITORS);
    void world.outbox.close();
    await app.close();
    clearInterval(letGo);
    clearTimeout(cutOff);
    stopListening();
    // Reading answers in may take minutes; what is left of it is for the next start.
    void world.indexing.close();
    await world.embedder.close();
    await queueStarted.catch(() => undefined);
    await scheduler.stop();
    await metrics?.close();
    await world.close();
  };
  const { isStopping } = signals;
  try {
    await buildApp(app, world, { queue: scheduler.state, drain });
    if (!isStopping()) await prepare(world);
    signals.stopBy(() => drain.leave().then(stop));
    if (isStopping()) return;
    await listenForMonitor(config, metrics);
    await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
      throw listenFault(config, error);
    });
    if (isStopping()) return;
    world.stripeStandIn?.deliverWith(toOwnWebhook(config));
    const runsJobs = config.role !== 'web';
    if (runsJobs) world.indexing.runs(() => indexAnswers(world));
    // People first: nobody waits for the queue, and /health says when it is there.
    queueStarted = runsJobs ? scheduler.start(jobsOf(world)) : scheduler.watch(jobsOf(world));
    await queueStarted;
    if (isStopping()) return;
    // What an earlier run left behind.
    world.outbox.wake();
    greet(config, world.mailbox !== null && config.isPrivate);
  } catch (error) {
    // Whoever asked it to stop is waiting for that: what fails on the way is no failed start.
    if (isStopping()) return signals.stopBy(stop);
    await stop().catch(() => undefined);
    throw error;
  }
  process.on('uncaughtException', (error) => {
    app.log.error({ err: withoutValues(error) }, 'an unexpected fault ended this process');
    endInAnyCase();
    stop().finally(() => process.exit(1));
  });
}

/** Unless it was started at so low a priority already: to raise it takes rights. */
function giveWay(): void {
  const { PRIORITY_BELOW_NORMAL: low } = constants.priority;
  if (getPriority() < low) setPriority(low);
}

/** Where nobody asks for figures, nothing that gathers them is loaded. */
async function openMetrics(app: FastifyInstance, world: World): Promise<Metrics> {
  const { createMetrics } = await import('./platform/metrics/metrics');
  const { database, clock, model } = world;
  const isModelResting = model && (() => model.isResting?.() ?? false);
  return createMetrics(app, { database, clock, version, isModelResting, lastGoodBackup: () => lastGoodBackup(world) });
}

async function listenForMonitor(config: Config, metrics: Metrics | null): Promise<void> {
  if (!config.metrics || !metrics) return;
  const { port, host } = config.metrics;
  await metrics.listen(port, host).catch((error: NodeJS.ErrnoException) => {
    throw new StartRefused(`METRICS_PORT: ${host}:${port} cannot be listened on (${error.code ?? error.message})`);
  });
}

async function prepare(world: World): Promise<void> {
  await installPool(world);
  if (world.config.premium === 'everyone') await makeEverybodyDue(world.db);
  // Before anybody is served: older data may have been put back.
  await deleteAgain(world);
  await writeDownDeletions(world, 'all');
  // His password exists nowhere else, and the next start will not make him again: told at once, whatever comes.
  const firstAdmin = await ensureAdministrator(world);
  if (firstAdmin) tellOf(firstAdmin);
}

function tellOf({ email, password }: { email: string; password: string }): void {
  console.log(`First administrator: ${email} / ${password}`);
  console.log('(shown this once; change the password after logging in)');
}

const premiumWords = { everyone: 'for everyone', paid: 'given with npm run grant-premium, since no Stripe key is set' };

function greet(config: Config, mailbox: boolean): void {
  const address = `http://localhost:${config.port}`;
  console.log(`\nHeartnote is ready: ${config.publicUrl}`);
  if (mailbox) console.log(`Its mails:          ${address}/dev/mailbox`);
  if (!config.sendsMail)
    console.log('Its mails:          none, since SMTP_URL is not set; links are printed with npm run print-link');
  if (!config.takesPayments) console.log(`Premium:            ${premiumWords[config.premium]}`);
  console.log(`Database:           ${config.databaseUrl === null ? `${config.dataDir}/db` : 'PostgreSQL'}`);
  if (config.databaseUrl === null && config.masterKey === null) {
    console.log(`Keys:               ${config.dataDir}/keys (back this folder up, apart from the database)`);
  }
  console.log('');
}

start().catch((error: unknown) => {
  for (const line of describeStartFailure(error)) console.error(line);
  process.exit(1);
});
