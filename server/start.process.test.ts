import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { accounts } from '../contract/accounts';
import { createServerDatabase } from './testing/database';
import { callAt, joinAt } from './testing/over-http';
import { createProcesses, type Ended, linesOf, type Settings } from './testing/processes';
import { publicSettings } from './testing/public-settings';
import { digestOf, onServer, throughWindow } from './testing/rows';
import { toldAtStart } from './testing/told';
import { until } from './testing/until';

const processes = createProcesses();
afterEach(() => processes.endAll());
afterAll(() => processes.cleanUp());

const newKey = () => randomBytes(32).toString('base64');
const authSecret = randomBytes(32).toString('hex');

async function onPostgres(): Promise<Settings> {
  return {
    DATABASE_URL: await createServerDatabase(),
    DATA_DIR: processes.folder(),
    MASTER_KEY: newKey(),
    AUTH_SECRET: authSecret,
    LOG_LEVEL: 'error',
  };
}

function expectOneLine({ code, stdout, stderr }: Ended, line: string): void {
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(linesOf(stderr)).toEqual([line]);
}

const refusedForItsKey = 'MASTER_KEY is not the key of this database. Give the right one; nothing was changed.';

it('production starts with nothing but its address; links and Premium are given at the command line while it runs; without its key it is refused, stays as it was, and opens with the right one', async () => {
  const DATA_DIR = await processes.dataFolder();
  const settings = { DATA_DIR, NODE_ENV: 'production', PUBLIC_URL: 'https://heartnote.example' };
  const first = await processes.start(settings);
  const { url, stdout } = first;
  await until('it says that no email is sent', () => stdout().includes('none, since SMTP_URL is not set'));
  const email = 'tom@example.com';
  const body = { email, password: 'Password1' };
  expect((await callAt(url, accounts.signup, { body })).status).toBe(201);
  const give = async (...words: string[]) => (await (await processes.command(settings, ...words)).ended).stdout;
  const token = /verify-email\?token=(\S+)/.exec(await give('print-link', 'verify', email))?.[1] ?? '';
  expect((await callAt(url, accounts.verifyEmail, { query: { token } })).status).toBe(200);
  expect(await give('grant-premium', email, '--until', '2099-12-31')).toContain('has Premium through 2099-12-31');
  const { body: login } = await callAt(url, accounts.login, { body });
  expect(login.user).toMatchObject({ subscription_status: 'granted', printed_link: { kind: 'verify' } });
  expect((await fetch(`${url}/dev/mailbox`)).status).toBe(404);

  const before = await digestOf(throughWindow(first));
  first.signal('SIGTERM');
  expect((await first.ended).code).toBe(0);
  expectOneLine(await processes.startRefused({ ...settings, MASTER_KEY: newKey() }), refusedForItsKey);
  await expectKeyFileNeeded(DATA_DIR);
  const again = await processes.start(settings);
  expect(await digestOf(throughWindow(again))).toEqual(before);
});

async function expectKeyFileNeeded(data: string): Promise<void> {
  const file = join(data, 'keys', 'secrets.json');
  const content = readFileSync(file);
  renameSync(file, `${file}.away`);
  expect(await toldAtStart({ DATA_DIR: data })).toEqual([
    `${file} is missing, but there is a database beside it. Put the key file back.`,
  ]);
  writeFileSync(file, content.subarray(0, 20));
  expect(await toldAtStart({ DATA_DIR: data })).toEqual([
    `${file} cannot be read as a key file. Restore it from your backup.`,
  ]);
  renameSync(`${file}.away`, file);
}

describe('a setting that cannot be right ends the start with a line for each fault', () => {
  const garbage = join(processes.folder(), 'garbage');
  writeFileSync(garbage, 'neither a folder nor a key');

  it('whatever the setting, also where two do not go together', async () => {
    const { code, stdout, stderr } = await processes.startRefused({
      ...publicSettings,
      PORT: 'http',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://localhost/x',
      ADMIN_EMAIL: 'me@example.com',
      DKIM_DOMAIN: 'example.com',
      DKIM_SELECTOR: 'mail',
      DKIM_KEY_FILE: garbage,
      LOG_LEVEL: 'loud',
      SMTP_URL: 'smtp://user:pass word@mail example',
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(linesOf(stderr).toSorted()).toEqual([
      'ADMIN_PASSWORD: must be set together with ADMIN_EMAIL',
      'AUTH_SECRET: must be given when DATABASE_URL is set',
      'DKIM_KEY_FILE: is not a private key',
      'LOG_LEVEL: must be silent, error, warn, info or debug',
      'MASTER_KEY: must be given when DATABASE_URL is set',
      'PORT: must be a port number',
      'RATE_LIMITS: may be off only while HOST is a loopback address',
      'SMTP_URL: cannot be read as an address (special characters in a password must be %-encoded)',
    ]);
  });

  const nowhere = `postgres://localhost/x?host=${encodeURIComponent(processes.folder())}`;
  const faults: [Settings, string | RegExp][] = [
    [
      { DATABASE_URL: nowhere, MASTER_KEY: newKey(), AUTH_SECRET: authSecret },
      /^DATABASE_URL: PostgreSQL cannot be reached \(connect ENOENT .+\)$/,
    ],
    [{ DATA_DIR: garbage }, `DATA_DIR: ${garbage} cannot be used as a folder (EEXIST)`],
    [{ MASTER_KEY: 'too short', AUTH_SECRET: authSecret }, /^MASTER_KEY: each key must be 32 bytes as base64 or hex/],
  ];
  it.each(faults)('%o', async (settings, line) => {
    const told = typeof line === 'string' ? line : expect.stringMatching(line);
    expect(await toldAtStart({ DATA_DIR: processes.folder(), ...settings })).toEqual([told]);
  });
});

it('on PostgreSQL, a taken port, an address of another machine and a wrong master key are told in one line; the first administrator who was made on the way is not lost, and all is as it was', async () => {
  const taken = net.createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as net.AddressInfo;
  const settings = await onPostgres();
  const { code, stdout, stderr } = await processes.startRefused({ ...settings, PORT: String(port) });
  expect(code).toBe(1);
  expect(linesOf(stderr)).toEqual([`PORT: ${port} is taken by another program`]);
  await new Promise((resolve) => taken.close(resolve));
  const elsewhere = { ...settings, ...publicSettings, HOST: '192.0.2.1', RATE_LIMITS: 'on' };
  expectOneLine(await processes.startRefused(elsewhere), 'HOST: 192.0.2.1 is not an address of this machine');

  const [, email = '', password = ''] = /First administrator: (\S+) \/ (\S+)/.exec(stdout) ?? [];
  const first = await processes.start(settings);
  const { status, body } = await callAt(first.url, accounts.login, { body: { email, password } });
  expect({ status, admin: body.is_admin }).toEqual({ status: 200, admin: true });
  await joinAt(first.url);
  first.signal('SIGTERM');
  expect((await first.ended).code).toBe(0);

  const sql = onServer(settings.DATABASE_URL ?? '');
  const before = await digestOf(sql);
  expect(await toldAtStart({ ...settings, MASTER_KEY: newKey() })).toEqual([refusedForItsKey]);
  expect(await digestOf(sql)).toEqual(before);
  await processes.start(settings);
  expect(await digestOf(sql)).toEqual(before);
});
