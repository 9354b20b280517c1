import { webcrypto } from 'node:crypto';
import { join } from 'node:path';
import type { Embedder } from './assistant/embedding/embedder';
import { createLocalEmbedder } from './assistant/embedding/local-embedder';
import { createNoEmbedder } from './assistant/embedding/no-embedder';
import type { Model } from './assistant/model/model';
import { createRemoteModel } from './assistant/model/remote-model';
import { createLocalMailbox, type LocalMailbox } from './local/mailbox';
import { createMovableClock, type MovableClock } from './local/movable-clock';
import { openStripeStandIn, type StripeStandIn } from './local/stripe/stand-in';
import { build, version } from './paths';
import { prepareUpgrade } from './platform/backup/before-migration';
import { type Clock, systemClock } from './platform/clock';
import type { Config } from './platform/config';
import { createPasswords, type PasswordCost, type Passwords } from './platform/crypto/passwords';
import { type AuthKeys, loadSecrets } from './platform/crypto/secrets';
import { checkMasterKey, createVault, refuseWrongKey, type Vault } from './platform/crypto/vault';
import { lockDirectory } from './platform/db/directory-lock';
import { refuseNewerSchema } from './platform/db/newer-schema';
import { type Db, type OpenDatabase, openEmbeddedDatabase, openServerDatabase, type Tx } from './platform/db/open';
import { isLimitedByRole } from './platform/db/pooler';
import { nameOfInstance, refuseUnlikeInstances } from './platform/db/who-else';
import { type BackgroundQueue, createBackgroundQueue } from './platform/jobs/background-queue';
import { type BackgroundWork, createBackgroundWork } from './platform/jobs/background-work';
import { createLimiter, type Limiter } from './platform/limiter';
import type { Log } from './platform/log';
import type { Mailer } from './platform/mail/letter';
import { createOutbox, type Outbox } from './platform/mail/outbox';
import { createSmtpMailer } from './platform/mail/smtp';
import { noMailer, withoutMail } from './platform/mail/without-mail';
import { noPayments } from './platform/payments/no-payments';
import type { Payments } from './platform/payments/payments';
import { createStripePayments } from './platform/payments/stripe';
import { loadPushKey } from './platform/push/kept-key';
import type { PushKey } from './platform/push/vapid';
import { createPushSender } from './push/push-sender';

/** The world outside a rule, opened once. Rules take what they need of it as their first argument. */
export interface Deps {
  config: Config;
  db: Db;
  /** A transaction, after which mails written in it begin to leave. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  vault: Vault;
  auth: AuthKeys;
  sessionKey: webcrypto.CryptoKey;
  passwords: Passwords;
  limiter: Limiter;
  outbox: Outbox;
  /** Null: this server sends no notifications. */
  pushKey: PushKey | null;
  payments: Payments;
  embedder: Embedder;
  /** Null: the built-in advisor answers, and her words never leave this server. */
  model: Model | null;
  /** Where a question found an index that is behind. */
  indexing: BackgroundWork;
  /** Where answers were looked through for dangers that the model has not read yet. */
  hearing: BackgroundQueue;
  clock: Clock;
  log: Log;
  /** Which program it is, to the letter: what it makes of the same rows may differ from one to the next. */
  build: string;
}

export interface World extends Deps {
  database: OpenDatabase;
  mailbox: LocalMailbox | null;
  stripeStandIn: StripeStandIn | null;
  movableClock: MovableClock | null;
  close(): Promise<void>;
}

/** Parts of the outside world that a test brings itself. */
export interface Instead {
  clock?: Clock;
  database?: OpenDatabase;
  mailer?: Mailer;
  embedder?: Embedder;
  model?: Model;
  passwordCost?: PasswordCost;
}

export async function openWorld(
  config: Config,
  log: Log,
  migrationsFolder: string,
  instead: Instead = {},
): Promise<World> {
  const movableClock = config.movableClock ? createMovableClock() : null;
  const clock = instead.clock ?? movableClock ?? systemClock;
  const embedded = config.databaseUrl === null && !instead.database;
  // Before the keys: two first starts at once must not each write their own.
  const unlock = embedded ? await lockDirectory(config.dataDir) : () => undefined;
  let database: OpenDatabase | null = null;
  try {
    const { keyring, auth } = loadSecrets(config);
    const pushKey = loadPushKey(config);
    const opened = instead.database ?? (await openDatabase(config, log));
    database = opened;
    await refuseWrongKey(opened.db, keyring);
    await refuseNewerSchema(opened.db, migrationsFolder);
    const folder = config.backup?.dir ?? join(config.dataDir, 'backups');
    const upgrade = { ring: keyring, migrationsFolder, release: version, now: clock.now(), folder, log };
    await prepareUpgrade({ ...upgrade, database: opened });
    await database.migrate(migrationsFolder);
    await checkMasterKey(opened.db, keyring, clock.now());
    const { db } = opened;
    const vault = createVault(keyring);
    const { mailer, mailbox } = openMail(config, clock, instead.mailer);
    const { payments, stripeStandIn } = openPayments(config, clock, log);
    const push = createPushSender({ db, clock, key: pushKey, hosts: config.push.hosts });
    const { lanes } = config.mail;
    const leavesBulkToOthers = config.role === 'web';
    const box = createOutbox({ db, vault, mailer, lanes, leavesBulkToOthers, push, clock, log });
    const outbox = config.sendsMail ? box : withoutMail(box);
    const embedder = instead.embedder ?? (config.embeddings ? createLocalEmbedder(log) : createNoEmbedder());
    const indexing = createBackgroundWork(log);
    const hearing = createBackgroundQueue(log);
    return {
      config,
      db,
      database: opened,
      vault,
      auth,
      mailbox,
      stripeStandIn,
      movableClock,
      payments,
      outbox,
      pushKey,
      embedder,
      indexing,
      hearing,
      model: instead.model ?? (config.ai ? createRemoteModel(config.ai, log) : null),
      clock,
      log,
      build,
      sessionKey: await webcrypto.subtle.importKey(
        'raw',
        auth.sessionSecret,
        { name: 'HMAC', hash: 'SHA-256' },
        false,
        ['sign', 'verify'],
      ),
      passwords: createPasswords(instead.passwordCost && { cost: instead.passwordCost }),
      limiter: createLimiter(db, clock, auth, config.rateLimits),
      transact: async (work) => {
        let wake = () => {};
        const result = await db.transaction(async (tx) => {
          const done = await work(tx);
          wake = () => outbox.wakeFor(tx);
          return done;
        });
        wake();
        return result;
      },
      close: async () => {
        await outbox.close();
        // First, so that what waits for it comes to its end.
        await embedder.close();
        await Promise.all([indexing.close(), hearing.close()]);
        await mailer.close();
        await stripeStandIn?.close();
        await opened.close();
        unlock();
      },
    };
  } catch (error) {
    await database?.close().catch(() => undefined);
    unlock();
    throw error;
  }
}

export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  const { databaseUrl, databaseServer, dataDir } = config;
  if (databaseUrl === null) return openEmbeddedDatabase(dataDir);
  const onIdleError = (error: Error) =>
    log.warn({ reason: error.message.slice(0, 100) }, 'an idle database connection was lost');
  const name = nameOfInstance(config);
  const opened = await openServerDatabase(databaseUrl, onIdleError, { ...databaseServer, name });
  try {
    await refuseUnlikeInstances(opened, name);
    if (databaseServer.directUrl !== null && !(await isLimitedByRole(opened)))
      log.warn('through the pooler, statements have no time limit: alter role … set statement_timeout = 15000');
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** An SMTP server where one is set, else the mailbox of this machine; where others reach the product, nothing. */
function openMail(config: Config, clock: Clock, given?: Mailer): { mailer: Mailer; mailbox: LocalMailbox | null } {
  if (!config.sendsMail) return { mailer: noMailer, mailbox: null };
  if (given) return { mailer: given, mailbox: null };
  if (config.mail.smtpUrl) return { mailer: createSmtpMailer(config, config.mail.smtpUrl), mailbox: null };
  const mailbox = createLocalMailbox(config.dataDir, clock);
  return { mailer: mailbox.mailer, mailbox };
}

/** Stripe where its keys are set, else its stand-in, behind the same SDK; where others reach the product, nobody. */
function openPayments(config: Config, clock: Clock, log: Log): Pick<World, 'payments' | 'stripeStandIn'> {
  const { stripe, dataDir, publicUrl } = config;
  if (stripe) return { payments: createStripePayments(stripe, clock.now), stripeStandIn: null };
  if (!config.takesPayments) return { payments: noPayments, stripeStandIn: null };
  const stripeStandIn = openStripeStandIn({ dataDir, publicUrl, clock, log });
  return { payments: createStripePayments(stripeStandIn.settings, clock.now), stripeStandIn };
}
