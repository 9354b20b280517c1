import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { health } from '../contract/health';
import { HOUR, MINUTE } from '../contract/time';
import { auditLogFault, readAuditLogChain } from './admin/audit-log-chain';
import { backupState } from './backups/last-good';
import { openWorld, type World } from './deps';
import { migrationsFolder } from './paths';
import type { Config } from './platform/config';
import { rowsOf } from './platform/db/open';
import { createSmtpMailer } from './platform/mail/smtp';
import { silent } from './silent';
import { describeStartFailure } from './start-failure';
import { whoAnswers } from './who-answers';

const MIB = 1024 * 1024;
/** Less than this fills within days. */
const LEAST_FREE = 300 * MIB;
const PATIENCE = 10_000;

/** What was looked at, and either how it is or what to do about it. */
interface Finding {
  isWell: boolean;
  words: string;
}

const well = (words: string): Finding => ({ isWell: true, words });
const ill = (words: string): Finding => ({ isWell: false, words });

const asLine = ({ isWell, words }: Finding) => `${isWell ? '✓' : '✗'} ${words}`;

/** In the process that has the database open. */
export async function examineHere(world: World): Promise<string[]> {
  return (await examineWorld(world)).map(asLine);
}

/** By opening it here; where that fails, the rest is looked at all the same. */
export async function examineAlone(config: Config): Promise<string[]> {
  let world: World;
  try {
    world = await openWorld(config, silent, migrationsFolder);
  } catch (error) {
    const fault = ill(`Database and keys: ${describeStartFailure(error)[0]}`);
    return [fault, ...(await examineOutside(config))].map(asLine);
  }
  try {
    return await examineHere(world);
  } finally {
    await world.close();
  }
}

async function examineWorld(world: World): Promise<Finding[]> {
  const inside = [
    well(`Database and keys fit (${world.database.kind === 'embedded' ? 'embedded' : 'PostgreSQL'})`),
    await clock(world),
    await auditLog(world),
    await lastBackup(world),
    await mailServer(world),
    await paymentProvider(world),
  ];
  return [...inside, ...(await examineOutside(world.config))];
}

async function examineOutside(config: Config): Promise<Finding[]> {
  return [...disks(config), await proxy(config)];
}

/** Beside a database server's, and beside what was written last: a clock that went back would end sessions and hold mails. */
async function clock({ db, clock: ours }: World): Promise<Finding> {
  const [row] = await rowsOf<{ theirs: string; newest: string | null }>(
    db,
    sql`select now()::text as theirs, (select max(created_at) from session)::text as newest`,
  );
  const now = ours.now().getTime();
  const apart = Math.abs(Date.parse(row?.theirs ?? '') - now);
  if (apart > MINUTE)
    return ill(`Clock: ${Math.round(apart / 1000)} s apart from the database server's; set up NTP on both`);
  const ahead = Date.parse(row?.newest ?? '') - now;
  return ahead > MINUTE ? ill('Clock: it was later before; set up NTP on this machine') : well('Clock is right');
}

async function auditLog(world: World): Promise<Finding> {
  const chain = await readAuditLogChain(world);
  const fault = auditLogFault(chain);
  return fault ? ill(`Audit log: ${fault}`) : well(`Audit log is whole (${chain.lines} lines)`);
}

async function lastBackup(world: World): Promise<Finding> {
  const { backups, lastGood } = await backupState(world);
  if (backups === 'off')
    return ill('Backups: none is made by itself; set BACKUP_DIR to a folder, better on another disk');
  if (!lastGood) return ill('Backups: none has been made yet; look again some minutes after a start');
  const hours = Math.floor((world.clock.now().getTime() - lastGood.getTime()) / HOUR);
  const words = `the last good one is ${hours} h old`;
  return backups === 'ok' ? well(`Backups: ${words}`) : ill(`Backups: ${words}; the log says why (event backup)`);
}

async function mailServer({ config }: World): Promise<Finding> {
  if (!config.mail.smtpUrl)
    return well(
      `Mail: no server is set; ${config.sendsMail ? 'emails stay in the local mailbox' : 'no email is sent'}`,
    );
  const mailer = createSmtpMailer(config, config.mail.smtpUrl);
  const fault = await faultOf(mailer.check);
  await mailer.close();
  return fault
    ? ill(`Mail: SMTP_URL does not answer as it should (${fault})`)
    : well('Mail server answers and takes our login');
}

async function paymentProvider({ config, payments }: World): Promise<Finding> {
  if (!config.stripe) return well('Payments: Stripe is not set');
  const fault = await faultOf(() => payments.checkPrice());
  return fault
    ? ill(`Payments: Stripe does not answer for STRIPE_PRICE_ID (${fault})`)
    : well('Stripe answers, and knows the price');
}

async function faultOf(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code ?? message.slice(0, 100);
  }
}

function disks({ dataDir, backup }: Config): Finding[] {
  const places = [{ name: 'DATA_DIR', path: dataDir }, ...(backup ? [{ name: 'BACKUP_DIR', path: backup.dir }] : [])];
  return places.map(({ name, path }) => {
    const { bavail, bsize } = statfsSync(existing(resolve(path)));
    const free = Math.floor((bavail * bsize) / MIB);
    if (!isWritable(existing(resolve(path)))) return ill(`${name}: ${path} cannot be written by this user`);
    return free * MIB < LEAST_FREE
      ? ill(`Disk of ${name}: ${free} MB are free; make room`)
      : well(`Disk of ${name}: ${free} MB are free`);
  });
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)));

const answeredBy = {
  us: well('PUBLIC_URL leads here'),
  another: ill('Proxy: PUBLIC_URL leads to another Heartnote, with other keys; lead it here'),
  nobody: ill('Proxy: what answers at PUBLIC_URL is no Heartnote of this version; lead it here'),
};

/** We speak no TLS: an address that begins with https has a proxy in front, whether TRUST_PROXY knows of it or not. */
async function proxy(config: Config): Promise<Finding> {
  const { isPublic, publicUrl, proxies } = config;
  if (!isPublic) return well('Reached from this machine only');
  if (publicUrl.startsWith('https:') && proxies === 0)
    return ill(
      'Proxy: PUBLIC_URL begins with https, so a proxy is in front; set TRUST_PROXY=1, or limits count everybody as one',
    );
  if (publicUrl.startsWith('http:')) return ill('Proxy: PUBLIC_URL is not https; put a proxy with TLS in front');
  try {
    const answer = await fetch(`${publicUrl}${health.check.path}`, {
      signal: AbortSignal.timeout(PATIENCE),
      redirect: 'manual',
    });
    if (answer.status === 200) return answeredBy[whoAnswers(config, await answer.json().catch(() => null))];
    return ill(`Proxy: PUBLIC_URL answers ${answer.status} at ${health.check.path}; let it pass everything on`);
  } catch (error) {
    const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
    return ill(`Proxy: PUBLIC_URL cannot be reached from here (${cause?.code ?? message})`);
  }
}
