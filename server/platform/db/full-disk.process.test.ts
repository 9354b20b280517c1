import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { accounts } from '../../../contract/accounts';
import { contact } from '../../../contract/contact';
import { dailyMail } from '../../../contract/daily-mail';
import { refusals } from '../../../contract/errors';
import { questions } from '../../../contract/questions';
import { uniqueEmail } from '../../testing/addresses';
import { callAt, joinAt } from '../../testing/over-http';
import { createProcesses, type RunningServer } from '../../testing/processes';
import { throughWindow } from '../../testing/rows';
import { mountSmallDisk } from '../../testing/small-disk';
import { thorough } from '../../testing/thorough';
import { toldAtStart } from '../../testing/told';

const ROUNDS = thorough(1);
const SIZE = 128;
/** Written at once while the disk is being filled. */
const UNDER_WAY = 4;
/** How long it stays full the first time, with all its jobs at work. */
const LONG = thorough(3_000);

const processes = createProcesses();
const disk = mountSmallDisk(processes.folder(), SIZE);
const tooSmall = mountSmallDisk(processes.folder(), 1);
afterAll(async () => {
  disk?.empty();
  disk?.remove();
  tooSmall?.remove();
  await processes.cleanUp();
});

/** Writes a message; answers what became of it. */
async function write(url: string, kept: Set<string>): Promise<{ status: number; code: string | undefined }> {
  const email = uniqueEmail('message');
  const body = { email, subject: email, message: 'Hello', purpose: 'question' } as const;
  const { status, body: reply, headers } = await callAt(url, contact.send, { body });
  if (status === 200) kept.add(email);
  else
    expect({ error: reply.error, again: headers['retry-after'] }).toEqual({
      error: refusals.disk_full.words,
      again: '30',
    });
  return { status, code: reply.code };
}

const REFUSED = { status: 503, code: 'disk_full' };
const WRITTEN = { status: 200, code: undefined };

/** What somebody does by a link in a mail: it looks like reading, and writes. */
async function openLinks(url: string, { email }: { email: string }): Promise<void> {
  const answers = [
    await callAt(url, accounts.verifyEmail, { query: { token: 'some-token' } }),
    await callAt(url, dailyMail.unsubscribe, { query: { email } }),
  ];
  for (const { status, body } of answers)
    expect({ status, ...body }).toEqual({ ...REFUSED, error: refusals.disk_full.words });
}

/** As if the time of each job had come, checkpoint and vacuum among them. */
function beginJobs(server: RunningServer): Promise<unknown> {
  return throughWindow(server)(
    "insert into jobs.job (name, policy) select name, policy from jobs.queue where name not like '%pgboss%' on conflict do nothing",
  );
}

it.skipIf(!disk)(
  `a full disk (needs leave to mount one): rounds: ${ROUNDS}, writes are refused, reads go on, and nothing is lost`,
  async () => {
    if (!disk) throw new Error('skipped where there is none');
    const data = join(disk.folder, 'data');
    // As a first try may have left it.
    await processes.endAll();
    disk.empty();
    rmSync(data, { recursive: true, force: true });
    cpSync(await processes.dataFolder(), data, { recursive: true });
    const settings = { DATA_DIR: data, LOG_LEVEL: 'silent' };
    let server = await processes.start(settings);
    const member = await joinAt(server.url);
    const kept = new Set<string>();
    const isRead = async () => {
      expect((await callAt(server.url, accounts.me, { as: member })).status).toBe(200);
      expect((await callAt(server.url, questions.daily, { as: member })).status).toBe(200);
    };

    for (let round = 0; round < ROUNDS; round++) {
      const underWay = Array.from({ length: UNDER_WAY }, () => write(server.url, kept));
      disk.fill();
      await Promise.all(underWay);
      // The log needs a new segment now of all times: the reserve is for that.
      await throughWindow(server)('select pg_switch_wal()');
      await throughWindow(server)('create table if not exists one_more (n int)');
      await throughWindow(server)('checkpoint');
      expect(await write(server.url, kept), `full, round ${round}`).toEqual(REFUSED);
      await isRead();
      if (round === 0) await beginJobs(server);
      disk.fill();
      const stays = round === 0 ? LONG : 0;
      for (const begun = Date.now(); ; await wait(250)) {
        expect(await write(server.url, kept), `full again, round ${round}`).toEqual(REFUSED);
        await isRead();
        await openLinks(server.url, member);
        if (Date.now() - begun >= stays) break;
      }
      disk.empty();
      expect(await write(server.url, kept), `empty, round ${round}`).toEqual(WRITTEN);
    }

    disk.fill();
    server.signal('SIGKILL');
    await server.ended;
    expect(await toldAtStart(settings)).toEqual([`DATA_DIR: ${data} cannot be used as a folder (ENOSPC)`]);
    disk.empty();
    server = await processes.start(settings);
    await isRead();
    expect(await write(server.url, kept), 'started again').toEqual(WRITTEN);
    const rows = await throughWindow(server)<{ n: number }>('select count(*)::int as n from contact_message');
    expect(rows[0]?.n).toBe(kept.size);
    expect(server.stderr()).toBe('');
  },
  400_000,
);

it.skipIf(!tooSmall)('a disk without room for a database (needs leave to mount one) is told in one line', async () => {
  const folder = join(tooSmall?.folder ?? '', 'data');
  expect(await toldAtStart({ DATA_DIR: folder })).toEqual([
    `DATA_DIR: there is not enough room on the disk of ${folder}: a new database needs 100 MB`,
  ]);
});
