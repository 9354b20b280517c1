import { randomBytes, randomInt } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../contract/accounts';
import { answers } from '../contract/answers';
import { questions } from '../contract/questions';
import { backup, verify } from './backup-commands';
import { verifyApart } from './backup-job';
import { doctor } from './doctor-command';
import { checkBackup, withBackup } from './platform/backup/read-backup';
import { readConfig } from './platform/config';
import { parseKeyring } from './platform/crypto/keyring';
import { restore } from './restore';
import { asOf } from './testing/as-of';
import { builtServer } from './testing/built-server';
import { createServerDatabase } from './testing/database';
import { judge } from './testing/judge';
import { killedAt } from './testing/killed-at';
import { callAt, joinAt, type Member, PASSWORD } from './testing/over-http';
import {
  createProcesses,
  type Ended,
  linesOf,
  type Running,
  type RunningServer,
  type Settings,
} from './testing/processes';
import { onServer } from './testing/rows';
import { mountSmallDisk } from './testing/small-disk';
import { isThorough, thorough } from './testing/thorough';
import { toldOf } from './testing/told';
import { until } from './testing/until';
import { beginWriting, type Ledger, newLedger } from './testing/write-load';

/** Tried before the backup begins. */
const ANSWERS = thorough(8);

const processes = createProcesses();
afterAll(() => processes.cleanUp());

async function run(settings: Settings, ...words: string[]): Promise<Ended> {
  return (await processes.command(settings, ...words)).ended;
}

/** The same in this process, for what is refused before anything is changed. */
const wordsOf = { backup, 'backup-verify': verify, restore };
async function expectRefusedHere(
  settings: Settings,
  [name, ...words]: [keyof typeof wordsOf, ...string[]],
  line: string | RegExp,
): Promise<void> {
  const told = await toldOf(() => wordsOf[name](readConfig(settings), words));
  expect(told).toEqual([line instanceof RegExp ? expect.stringMatching(line) : line]);
}

async function expectDone(settings: Settings, ...words: string[]): Promise<string[]> {
  const { code, stdout, stderr } = await run(settings, ...words);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return linesOf(stdout);
}

async function expectRefused(settings: Settings, words: string[], line: string | RegExp): Promise<void> {
  const { code, stdout, stderr } = await run(settings, ...words);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(linesOf(stderr)).toEqual([line instanceof RegExp ? expect.stringMatching(line) : line]);
}

const kept = processes.folder();
const file = join(kept, 'heartnote.tar');
let embedded: Settings;
let server: RunningServer;
let members: Member[];
let leaver: Member;
let ledger: Ledger;
/** The keys of the embedded installation, as an operator of PostgreSQL sets them. */
let keys: Settings;

async function answerOf(url: string, as: Member, text: string): Promise<void> {
  const { body } = await callAt(url, questions.daily, { as });
  expect((await callAt(url, answers.submit, { as, body: { questionId: body.id, text } })).status).toBe(201);
}

beforeAll(async () => {
  embedded = { DATA_DIR: await processes.dataFolder() };
  const kept = JSON.parse(readFileSync(join(embedded.DATA_DIR ?? '', 'keys', 'secrets.json'), 'utf8'));
  keys = { MASTER_KEY: kept.masterKey, AUTH_SECRET: kept.authSecret };
  server = await processes.start(embedded);
  members = await Promise.all([joinAt(server.url), joinAt(server.url), joinAt(server.url)]);
  leaver = await joinAt(server.url);
  await answerOf(server.url, leaver, 'She loves the sea.');
});

const onPostgres = async (): Promise<Settings> => ({
  DATABASE_URL: await createServerDatabase(),
  DATA_DIR: processes.folder(),
  ...keys,
});

describe('the drill', () => {
  it('a backup under write load is made beside the running product, and proved', async () => {
    const living = newLedger();
    const load = beginWriting(server.url, living, members);
    await load.begun;
    await until('some answers are written', () => living.answers.size > ANSWERS, 60_000);
    const before = structuredClone(living);
    const [made, keysElsewhere] = await expectDone(embedded, 'backup', file);
    expect(made).toMatch(/heartnote\.tar: [\d,]+ accounts, \d+\.\d MB\.$/);
    expect(keysElsewhere).toMatch(/^No key is in it\./);
    load.stop();
    await load.ended;
    expect([...living.serverErrors]).toEqual([]);
    ledger = asOf(before, living);
    // Two ways out, after the backup.
    expect((await callAt(server.url, accounts.deleteAccount, { as: leaver })).status).toBe(200);
    const [line] = await expectDone(embedded, 'backup-verify', file);
    expect(line).toMatch(/^good, [\d,]+ accounts, \d+ min old; [1-4] texts opened$/);
    await expectRefusedHere(
      embedded,
      ['backup', file],
      `${file} exists already. Nothing was written; choose another name.`,
    );
    await expectRefused(embedded, ['restore', file], /is already open in process \d+\. Stop that process first\.$/);
  });

  it('restored on PostgreSQL: everything acknowledged is there, logins work, who was deleted since is gone, nothing is mailed twice', async () => {
    const settings = await onPostgres();
    await expectRefusedHere(
      { ...settings, MASTER_KEY: randomBytes(32).toString('base64') },
      ['restore', file],
      /^The backup needs the master key [0-9a-f]{8}, and here is [0-9a-f]{8}\. Put the keys of its time back; nothing was changed\.$/,
    );
    const log = join(embedded.DATA_DIR ?? '', 'deletions.log');
    const lines = await expectDone(settings, 'restore', file, '--deletions', log);
    expect(lines).toEqual([
      expect.stringMatching(/^Restored [\d,]+ accounts as they were at 20/),
      '1 of them had been deleted since, and were deleted again.',
      'Start the product now.',
    ]);
    await expectRefusedHere(settings, ['restore', file], /^The database is not empty: it holds \d+ accounts\./);

    // Its age is that of the file that was restored, whatever the restored table says.
    const good = await onServer(settings.DATABASE_URL ?? '')('select file from good_backup');
    expect(good).toEqual([{ file: basename(file) }]);

    const moved = await processes.start(settings);
    await expectRefusedHere(settings, ['restore', file], /^(The database is not empty|Heartnote is running)/);
    const login = (email: string) => callAt(moved.url, accounts.login, { body: { email, password: PASSWORD } });
    expect((await login(leaver.email)).status).toBe(401);
    expect((await callAt(moved.url, accounts.me, { as: leaver })).status).toBe(401);
    for (const { email } of members) expect((await login(email)).status).toBe(200);
    const product = {
      sql: onServer(settings.DATABASE_URL ?? ''),
      url: moved.url,
      masterKey: keys.MASTER_KEY ?? '',
      members,
    };
    expect(await judge(ledger, product)).toEqual({ lost: [], doubled: [], wrong: [] });
    const mails = await fetch(`${moved.url}/dev/mailbox.json?to=${encodeURIComponent(members[0]?.email ?? '')}`);
    expect(await mails.json()).toEqual([]);

    // And back: out of the standard output of the one into a folder with the keys, where a first start was made before.
    const out = await run(settings, 'backup', '-');
    expect({ code: out.code, stderr: out.stderr }).toEqual({ code: 0, stderr: '' });
    expect(out.stdout.slice(0, 21)).toBe('heartnote-backup.json');
    const again = join(kept, 'again.tar');
    writeFileSync(again, out.bytes);
    moved.signal('SIGTERM');
    await moved.ended;
    const home = { DATA_DIR: await processes.dataFolder() };
    await expectRefusedHere(
      home,
      ['restore', '/nowhere/x.tar'],
      '/nowhere/x.tar cannot be read: there is no such file.',
    );
    rmSync(join(home.DATA_DIR, 'keys'), { recursive: true });
    await expectRefusedHere(
      home,
      ['restore', again],
      /^There are no keys in .*keys\. Put the keys of the backup there/,
    );
    cpSync(join(embedded.DATA_DIR ?? '', 'keys'), join(home.DATA_DIR, 'keys'), { recursive: true });
    expect((await expectDone(home, 'restore', again)).at(-1)).toBe('Start the product now.');
    expect((await expectDone(home, 'check-audit-log'))[0]).toMatch(/^The audit log is whole/);
  });
});

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Looks every millisecond: what it waits for may be there for a few only. One that ends by itself before is not killed. */
async function killedOnce(program: Running, isReached: () => boolean): Promise<void> {
  let isOver = false;
  void program.ended.then(() => {
    isOver = true;
  });
  while (!isOver && !isReached()) await wait(1);
  program.signal('SIGKILL');
  await program.ended;
}

it('killed while it writes or restores, it leaves a whole file or none, and an empty database that can be restored into', async () => {
  const target = join(kept, 'killed.tar');
  const partial = () => readdirSync(kept).filter((name) => name.startsWith('killed.tar.partial-'));
  const settings = await onPostgres();
  const restoring = await processes.command(settings, 'restore', file);
  const sql = onServer(settings.DATABASE_URL ?? '');
  const isAtWork = async () => {
    const [row] = await sql<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where application_name like 'heartnote%' and datname = current_database() and xact_start is not null",
    );
    return (row?.n ?? 0) > 0;
  };
  await until('it is at work in its transaction', isAtWork, 20_000, 20);
  restoring.signal('SIGKILL');
  expect((await restoring.ended).signal).toBe('SIGKILL');
  expect(await sql("select count(*)::int as n from pg_tables where schemaname = 'public'")).toEqual([{ n: 0 }]);
  await expectDone(settings, 'restore', file);

  const written = () => Math.max(0, ...partial().map((name) => sizeOf(join(kept, name))));
  const almostAll = 0.95 * sizeOf(file);
  const named = () => existsSync(target);
  const atAnyTime = () => {
    const until = performance.now() + randomInt(3_000);
    return () => performance.now() > until;
  };
  const moments = [named, () => written() > 0];
  const more = [() => written() > almostAll, ...Array.from({ length: thorough(1) - 1 }, atAnyTime)];
  for (const reached of [...moments, ...(isThorough ? more : [])]) {
    await killedOnce(await processes.command(settings, 'backup', target), () => reached() || named());
    if (named()) await withBackup(target, (opened) => checkBackup(opened, parseKeyring(keys.MASTER_KEY ?? '')));
    rmSync(target, { force: true });
  }
  await expectDone(settings, 'backup', target);
  expect(partial()).toEqual([]);

  const home = { DATA_DIR: processes.folder() };
  cpSync(join(embedded.DATA_DIR ?? '', 'keys'), join(home.DATA_DIR, 'keys'), { recursive: true });
  // Its files are made one after the other; the last but a few, in the usual run it alone, is the one by which a database is known.
  for (const made of isThorough ? ['base/5', 'PG_VERSION'] : ['PG_VERSION']) {
    const killed = await run({ ...home, ...killedAt(join(home.DATA_DIR, 'db', made)) }, 'restore', file);
    expect({ made, signal: killed.signal }).toEqual({ made, signal: 'SIGKILL' });
  }
  expect((await expectDone(home, 'restore', file)).at(-1)).toBe('Start the product now.');
});

it('on a disk without room, and beside a mistyped word, one sentence and no half file', async () => {
  const disk = mountSmallDisk(join(processes.folder(), 'small'), 1);
  if (disk) {
    disk.fill();
    const full = join(disk.folder, 'full.tar');
    await expectRefused(embedded, ['backup', full], `There is no room on the disk for ${full}. Nothing was written.`);
    expect(readdirSync(disk.folder)).toEqual(['filler']);
    disk.remove();
  }
  await expectRefusedHere(embedded, ['backup'], 'Where to? npm run backup -- FILE');
  await expectRefusedHere(embedded, ['backup-verify'], 'Which file? npm run backup-verify -- FILE');
  const spoilt = join(kept, 'spoilt.tar');
  const bytes = readFileSync(file);
  bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
  writeFileSync(spoilt, bytes);
  await expectRefusedHere(await onPostgres(), ['restore', spoilt], `${spoilt} cannot be used: it is damaged.`);
  await expect(verifyApart((await builtServer()).commands, spoilt)).rejects.toThrow(`${spoilt} cannot be used`);
  await expectRefusedHere(
    embedded,
    ['backup', join(kept, 'y', basename(file))],
    `There is no folder ${dirname(join(kept, 'y', 'z'))}. Nothing was written.`,
  );
});

it('the doctor looks at everything, a line each, and says what to do', async () => {
  const ill = await run(embedded, 'doctor');
  expect(ill.code).toBe(1);
  expect(linesOf(ill.stderr)).toEqual([
    '✓ Settings can be read',
    '✓ Database and keys fit (embedded)',
    '✓ Clock is right',
    expect.stringMatching(/^✓ Audit log is whole/),
    '✗ Backups: none is made by itself; set BACKUP_DIR to a folder, better on another disk',
    '✓ Mail: no server is set; emails stay in the local mailbox',
    '✓ Payments: Stripe is not set',
    expect.stringMatching(/^✓ Disk of DATA_DIR: \d+ MB are free/),
    '✓ Reached from this machine only',
  ]);
  const settings = await onPostgres();
  const wrong = { ...settings, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.com' };
  const lines = (await toldOf(() => doctor(readConfig(wrong)))).flatMap(linesOf);
  expect(lines).toContain('✗ Mail: SMTP_URL does not answer as it should (ESOCKET)');
});
