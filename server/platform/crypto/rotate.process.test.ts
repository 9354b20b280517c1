import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, it } from 'vitest';
import { accounts } from '../../../contract/accounts';
import { contact } from '../../../contract/contact';
import { createMigratedServerDatabase } from '../../testing/database';
import { itInThorough } from '../../testing/it-in-thorough';
import { callAt, joinAt, type Member, PASSWORD } from '../../testing/over-http';
import { createProcesses, type Running } from '../../testing/processes';
import { onServer, type Sql, throughWindow } from '../../testing/rows';
import { openEverything, progressOf, seedSealedRows } from '../../testing/sealed-rows';
import { isThorough, thorough } from '../../testing/thorough';
import { toldAtStart } from '../../testing/told';
import { until } from '../../testing/until';
import { parseKeyring } from './keyring';

const COUNTS = { users: thorough(2_000), messages: thorough(500) };

const refusedForItsKey = expect.stringContaining('MASTER_KEY is not the key of this database.');

const processes = createProcesses();
afterEach(() => processes.endAll());
afterAll(() => processes.cleanUp());

const newKey = () => randomBytes(32).toString('base64');
const kidOf = (key: string) => parseKeyring(key).current.kid;

/** Three visitors who read, write and log in until told to stop; every answer is kept. */
function beginVisits(url: string, member: Member) {
  const statuses: number[] = [];
  let over = false;
  const message = { email: 'v@example.com', subject: 'Hi', message: 'Hi', purpose: 'idea' } as const;
  const visits = [
    () => callAt(url, accounts.me, { as: member }),
    () => callAt(url, contact.send, { body: message }),
    () => callAt(url, accounts.login, { body: { email: member.email, password: PASSWORD } }),
  ].map(async (visit) => {
    for (let n = 0; !over && n < 5_000; n++) {
      statuses.push((await visit().catch(() => ({ status: 0 }))).status);
      // Each login hashes a password: without a pause nearly all of the work would be that.
      await wait(isThorough ? 0 : 60);
    }
  });
  return {
    statuses,
    stop: async () => {
      over = true;
      await Promise.all(visits);
      return statuses;
    },
  };
}

/** Kills a rotation in its middle, which it must still be in. */
async function killMidway(sql: Sql, kid: () => string, ...killed: Running[]): Promise<void> {
  const isInItsMiddle = async () => {
    const { done, open } = await progressOf(sql, kid());
    return done > 0 && open > 0;
  };
  await until('the rotation is in its middle', isInItsMiddle, 20_000, 20);
  for (const program of killed) program.signal('SIGKILL');
  await Promise.all(killed.map(({ ended }) => ended));
}

it('on the embedded database: cut short, resumed and finished while visitors go on; then the old key opens nothing', async () => {
  const data = await processes.dataFolder();
  const settings = { DATA_DIR: data };
  const file = join(data, 'keys', 'secrets.json');
  const kept = () => JSON.parse(readFileSync(file, 'utf8')).masterKey as string;
  const old = kept();
  const oldFile = readFileSync(file);
  let server = await processes.start(settings);
  const member = await joinAt(server.url);
  await seedSealedRows(throughWindow(server), old, COUNTS);

  const cutShort = await processes.command(settings, 'rotate-keys');
  await killMidway(throughWindow(server), () => kidOf(kept()), cutShort, server);
  const [next = '', ...rest] = kept().split(',');
  expect(rest).toEqual([old]);

  server = await processes.start(settings);
  const sql = throughWindow(server);
  expect((await progressOf(sql, kidOf(next))).open).toBeGreaterThan(0);
  const visits = beginVisits(server.url, member);
  await until('the visitors are at it', () => visits.statuses.length > 3);
  const before = visits.statuses.length;
  const { code, stdout, stderr } = await (await processes.command(settings, 'rotate-keys')).ended;
  const during = visits.statuses.length - before;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain(`The old key (${kidOf(old)}) is gone from the key file.`);
  expect((await visits.stop()).filter((status) => status !== 200)).toEqual([]);
  expect(during).toBeGreaterThan(0);

  expect(kept()).toBe(next);
  expect(await sql('select kid from master_key')).toEqual([{ kid: kidOf(next) }]);
  const opened = await openEverything(sql, next);
  expect(opened.users).toBeGreaterThan(COUNTS.users);
  expect(opened.texts).toBeGreaterThanOrEqual(COUNTS.messages);
  console.log(`embedded: ${opened.users} keys and ${opened.texts} texts rotated, ${during} calls served meanwhile`);
  server.signal('SIGTERM');
  await server.ended;

  const newFile = readFileSync(file);
  writeFileSync(file, oldFile);
  expect(await toldAtStart(settings)).toEqual([refusedForItsKey]);
  writeFileSync(file, newFile);
  const again = await processes.start(settings);
  expect((await callAt(again.url, accounts.me, { as: member })).status).toBe(200);
});

// In the usual run `rotate-damaged` rotates there, without visitors and without a kill; these are met on the embedded one.
itInThorough(
  'on PostgreSQL: cut short, resumed and finished while visitors go on; then the old key opens nothing',
  async () => {
    const url = await createMigratedServerDatabase();
    const sql = onServer(url);
    const [old, next] = [newKey(), newKey()];
    const settings = { DATABASE_URL: url, DATA_DIR: processes.folder(), AUTH_SECRET: randomBytes(32).toString('hex') };
    const both = { ...settings, MASTER_KEY: `${next},${old}` };

    const first = await processes.start({ ...settings, MASTER_KEY: old });
    const member = await joinAt(first.url);
    await seedSealedRows(sql, old, COUNTS);
    first.signal('SIGTERM');
    await first.ended;

    const server = await processes.start(both);
    const visits = beginVisits(server.url, member);
    await until('the visitors are at it', () => visits.statuses.length > 3);
    const before = visits.statuses.length;
    await killMidway(sql, () => kidOf(next), await processes.command(both, 'rotate-keys'));
    const { code, stdout, stderr } = await (await processes.command(both, 'rotate-keys')).ended;
    const during = visits.statuses.length - before;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Now take the old key (${kidOf(old)}) out of MASTER_KEY.`);
    expect((await visits.stop()).filter((status) => status !== 200)).toEqual([]);
    expect(during).toBeGreaterThan(0);

    expect(await sql('select kid from master_key')).toEqual([{ kid: kidOf(next) }]);
    const opened = await openEverything(sql, next);
    console.log(`PostgreSQL: ${opened.users} keys and ${opened.texts} texts rotated, ${during} calls served meanwhile`);
    server.signal('SIGTERM');
    await server.ended;

    expect(await toldAtStart({ ...settings, MASTER_KEY: old })).toEqual([refusedForItsKey]);
    const again = await processes.start({ ...settings, MASTER_KEY: next });
    expect((await callAt(again.url, accounts.me, { as: member })).status).toBe(200);
  },
);
