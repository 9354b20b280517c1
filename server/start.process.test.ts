import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../contract/accounts';
import { createServerDatabase } from './testing/database';
import { callAt, joinAt } from './testing/over-http';
import { createProcesses, type Ended, linesOf, type Settings } from './testing/processes';
import { digestOf, onServer, throughWindow } from './testing/rows';

const processes = createProcesses();
afterAll(() => processes.cleanUp());

const newKey = () => randomBytes(32).toString('base64');
const authSecret = randomBytes(32).toString('hex');

function expectOneLine({ code, stdout, stderr }: Ended, line: string | RegExp): void {
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(linesOf(stderr)).toEqual([typeof line === 'string' ? line : expect.stringMatching(line)]);
}

describe('a setting that cannot be right ends the start with one line', () => {
  const garbage = join(processes.folder(), 'garbage');
  writeFileSync(garbage, 'neither a folder nor a key');
  const smtp = 'smtp://127.0.0.1:9';
  const faults: [Settings, string | RegExp][] = [
    [{ PORT: 'http' }, 'PORT: must be a port number'],
    [{ PORT: '99999' }, 'PORT: must be a port number'],
    [{ HOST: '192.0.2.1', RATE_LIMITS: 'on' }, 'HOST: 192.0.2.1 is not an address of this machine'],
    [{ HOST: '0.0.0.0' }, 'RATE_LIMITS: may be off only while HOST is a loopback address'],
    [{ RATE_LIMITS: 'perhaps' }, 'RATE_LIMITS: must be on or off'],
    [{ DATA_DIR: garbage }, `DATA_DIR: ${garbage} cannot be used as a folder (EEXIST)`],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL: must begin with postgres://'],
    [
      { DATABASE_URL: 'postgres://localhost/x', AUTH_SECRET: authSecret },
      'MASTER_KEY: must be given when DATABASE_URL is set',
    ],
    [
      { DATABASE_URL: 'postgres://localhost/x', MASTER_KEY: newKey() },
      'AUTH_SECRET: must be given when DATABASE_URL is set',
    ],
    [
      {
        DATABASE_URL: `postgres://localhost/x?host=${encodeURIComponent(processes.folder())}`,
        MASTER_KEY: newKey(),
        AUTH_SECRET: authSecret,
      },
      /^DATABASE_URL: PostgreSQL cannot be reached \(connect ENOENT .+\)$/,
    ],
    [{ MASTER_KEY: 'too short' }, /^MASTER_KEY: each key must be 32 bytes as base64 or hex/],
    [{ AUTH_SECRET: 'too short' }, 'AUTH_SECRET: must have at least 32 characters'],
    [{ PUBLIC_URL: 'heartnote.example' }, /^PUBLIC_URL: must be an http\(s\) address without a path/],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL: must begin with smtp:// or smtps://'],
    [{ SMTP_URL: 'smtp://user:pass word@mail example' }, 'SMTP_URL: cannot be read as an address'],
    [{ ADMIN_EMAIL: 'me@example.com' }, 'ADMIN_PASSWORD: must be set together with ADMIN_EMAIL'],
    [{ DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'a' }, /^DKIM_KEY_FILE: must be set together with/],
    [
      { SMTP_URL: smtp, DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'a', DKIM_KEY_FILE: '/nowhere' },
      'DKIM_KEY_FILE: there is no such file',
    ],
    [
      { SMTP_URL: smtp, DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'a', DKIM_KEY_FILE: garbage },
      'DKIM_KEY_FILE: is not a private key',
    ],
    [{ STRIPE_PRICE_ID: 'price_1' }, /^STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: must be set together with/],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be silent, error, warn, info or debug'],
  ];

  it.each(faults)('%o', async (settings, line) => {
    // Where the fault shows only once the database is open, it is one that is there already.
    const opens = settings.HOST === '192.0.2.1' || settings.DKIM_KEY_FILE === garbage;
    const DATA_DIR = opens ? await processes.dataFolder() : processes.folder();
    expectOneLine(await processes.startRefused({ DATA_DIR, ...settings }), line);
  });

  it('and two faults with two', async () => {
    const { code, stderr } = await processes.startRefused({ RATE_LIMITS: 'perhaps', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(linesOf(stderr)).toEqual([
      'RATE_LIMITS: must be on or off',
      'LOG_LEVEL: must be silent, error, warn, info or debug',
    ]);
  });
});

describe('a taken port', () => {
  it('is told in one line, and the first administrator who was made on the way is not lost', async () => {
    const taken = net.createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as net.AddressInfo;
    const settings = {
      DATABASE_URL: await createServerDatabase(),
      DATA_DIR: processes.folder(),
      MASTER_KEY: newKey(),
      AUTH_SECRET: authSecret,
      LOG_LEVEL: 'error',
    };
    const { code, stdout, stderr } = await processes.startRefused({ ...settings, PORT: String(port) });
    expect(code).toBe(1);
    expect(linesOf(stderr)).toEqual([`PORT: ${port} is taken by another program`]);
    await new Promise((resolve) => taken.close(resolve));

    const [, email = '', password = ''] = /First administrator: (\S+) \/ (\S+)/.exec(stdout) ?? [];
    const server = await processes.start(settings);
    const { status, body } = await callAt(server.url, accounts.login, { body: { email, password } });
    expect({ status, admin: body.is_admin }).toEqual({ status: 200, admin: true });
  });
});

describe('a master key that is not the one of this database', () => {
  const wrong = 'MASTER_KEY is not the key of this database. Give the right one; nothing was changed.';

  it('is refused on the embedded database, which stays as it was and opens with the right one', async () => {
    const data = await processes.dataFolder();
    const first = await processes.start({ DATA_DIR: data });
    await joinAt(first.url);
    const before = await digestOf(throughWindow(first));
    first.signal('SIGTERM');
    expect((await first.ended).code).toBe(0);

    expectOneLine(await processes.startRefused({ DATA_DIR: data, MASTER_KEY: newKey() }), wrong);

    const again = await processes.start({ DATA_DIR: data });
    expect(await digestOf(throughWindow(again))).toEqual(before);
  });

  it('is refused on PostgreSQL, which stays as it was and opens with the right one', async () => {
    const url = await createServerDatabase();
    const settings = { DATABASE_URL: url, DATA_DIR: processes.folder(), AUTH_SECRET: authSecret };
    const right = newKey();
    const first = await processes.start({ ...settings, MASTER_KEY: right });
    await joinAt(first.url);
    first.signal('SIGTERM');
    expect((await first.ended).code).toBe(0);
    const before = await digestOf(onServer(url));

    expectOneLine(await processes.startRefused({ ...settings, MASTER_KEY: newKey() }), wrong);
    expect(await digestOf(onServer(url))).toEqual(before);

    await processes.start({ ...settings, MASTER_KEY: right });
    expect(await digestOf(onServer(url))).toEqual(before);
  });

  it('a missing or spoilt key file beside a database is refused; put back, it opens', async () => {
    const data = await processes.dataFolder();
    const file = join(data, 'keys', 'secrets.json');
    const content = readFileSync(file);
    renameSync(file, `${file}.away`);
    expectOneLine(
      await processes.startRefused({ DATA_DIR: data }),
      `${file} is missing, but there is a database beside it. Put the key file back.`,
    );
    writeFileSync(file, content.subarray(0, 20));
    expectOneLine(
      await processes.startRefused({ DATA_DIR: data }),
      `${file} cannot be read as a key file. Restore it from your backup.`,
    );
    renameSync(`${file}.away`, file);
    await processes.start({ DATA_DIR: data });
  });
});
