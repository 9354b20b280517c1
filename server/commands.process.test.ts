import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accounts } from '../contract/accounts';
import { contact } from '../contract/contact';
import { run as runHere } from './commands';
import { createMigratedServerDatabase } from './testing/database';
import { itInThorough } from './testing/it-in-thorough';
import { callAt, joinAt } from './testing/over-http';
import { createProcesses, type Ended, linesOf, type RunningServer, type Settings } from './testing/processes';

const processes = createProcesses();
afterAll(() => processes.cleanUp());

async function run(settings: Settings, ...words: string[]): Promise<Ended> {
  return (await processes.command(settings, ...words)).ended;
}

function expectOneLine({ code, stdout, stderr }: Ended, line: string): void {
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(linesOf(stderr)).toEqual([line]);
}

describe('on the embedded database', () => {
  let settings: Settings;
  let server: RunningServer;
  beforeAll(async () => {
    settings = { DATA_DIR: await processes.dataFolder() };
    const umask = process.umask(0);
    server = await processes.start(settings).finally(() => process.umask(umask));
  });

  it('the socket for commands is for this user alone, whatever the umask', () => {
    const { mode } = statSync(join(settings.DATA_DIR ?? '', 'control.sock'));
    expect((mode & 0o777).toString(8)).toBe('600');
  });

  it('contact-messages shows what people wrote beside the running product, once', async () => {
    const body = { email: 'tom@example.com', subject: 'Hello', message: 'one\ntwo', purpose: 'idea' } as const;
    expect((await callAt(server.url, contact.send, { body })).status).toBe(200);
    const shown = await run(settings, 'contact-messages');
    expect(shown).toMatchObject({ code: 0, stderr: '' });
    expect(shown.stdout).toContain('From: tom@example.com\nSubject: Hello\n\none\ntwo\n');
    expect((await run(settings, 'contact-messages')).stdout).toBe('There are no messages to be seen.\n');
  });

  it('make-admin works beside the running product and without it; a folder that takes no socket does not keep the product from running, and a command is told to wait', async () => {
    const [first, second] = [await joinAt(server.url), await joinAt(server.url)];

    const online = await run(settings, 'make-admin', first.email);
    expect(online).toMatchObject({ code: 0, stdout: `${first.email} is an administrator now.\n`, stderr: '' });
    expect((await callAt(server.url, accounts.me, { as: first })).body.is_admin).toBe(true);
    expect((await callAt(server.url, accounts.me, { as: second })).body.is_admin).toBe(false);
    expectOneLine(
      await run(settings, 'make-admin', 'nobody@example.com'),
      'There is no account with the address nobody@example.com.',
    );
    expectOneLine(await run(settings, 'make-admin'), 'Which account? npm run make-admin -- EMAIL');
    server.signal('SIGKILL');
    await server.ended;

    const offline = await run(settings, 'make-admin', second.email);
    expect(offline).toMatchObject({ code: 0, stdout: `${second.email} is an administrator now.\n`, stderr: '' });
    const rotated = await run(settings, 'rotate-keys');
    expect(rotated).toMatchObject({ code: 0, stderr: '' });
    expect(rotated.stdout).toMatch(
      /^3 account keys and \d+ stored messages are under the key [0-9a-f]{8} now\.\nThe old key/,
    );

    const socket = join(settings.DATA_DIR ?? '', 'control.sock');
    rmSync(socket, { force: true });
    // What cannot be replaced by a socket, as on a file system that has none.
    mkdirSync(join(socket, 'in-the-way'), { recursive: true });
    const again = await processes.start(settings);
    expect((await callAt(again.url, accounts.me, { as: second })).body.is_admin).toBe(true);
    expect(again.stdout()).toContain('DATA_DIR takes no socket: stop the product to give it a command');
    expect(again.stderr()).toBe('');
    expectOneLine(
      await run(settings, 'make-admin', 'nobody@example.com'),
      `The data folder ${settings.DATA_DIR} is already open in process ${again.pid}. Stop that process first.`,
    );
  });
});

// Each time, `admin-command` runs another command beside PostgreSQL, and `administrators.test` makes one there.
itInThorough('make-admin works beside the running product on PostgreSQL', async () => {
  const settings = {
    DATABASE_URL: await createMigratedServerDatabase(),
    DATA_DIR: processes.folder(),
    MASTER_KEY: randomBytes(32).toString('base64'),
    AUTH_SECRET: randomBytes(32).toString('hex'),
  };
  const server = await processes.start(settings);
  const member = await joinAt(server.url);
  expect(await run(settings, 'make-admin', member.email)).toMatchObject({ code: 0, stderr: '' });
  expect((await callAt(server.url, accounts.me, { as: member })).body.is_admin).toBe(true);
  expectOneLine(
    await run(settings, 'make-admin', 'nobody@example.com'),
    'There is no account with the address nobody@example.com.',
  );
});

it('what is not a command is told in one line', async () => {
  const [error, log] = [vi.spyOn(console, 'error').mockReturnValue(), vi.spyOn(console, 'log').mockReturnValue()];
  // In this process: it is refused before a setting is read.
  const codes = [await runHere(['make-tea']), await runHere([])];
  const [errors, logs] = [error.mock.calls, log.mock.calls];
  vi.restoreAllMocks();
  expect({ codes, logs }).toEqual({ codes: [1, 1], logs: [] });
  expect(errors).toEqual([['There is no command make-tea.'], ['There is no command (none).']]);
});
