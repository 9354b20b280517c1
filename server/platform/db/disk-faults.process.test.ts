import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DiskFault } from '../../testing/faulty-disk';
import { inTime } from '../../testing/in-time';
import { judge } from '../../testing/judge';
import { joinAt, type Member } from '../../testing/over-http';
import { createProcesses, type Ended, linesOf, type RunningServer, type Settings } from '../../testing/processes';
import { breakDiskOf, throughWindow } from '../../testing/rows';
import { isThorough } from '../../testing/thorough';
import { beginWriting, countOf, newLedger } from '../../testing/write-load';

const LONGEST_END = 10_000;

const processes = createProcesses();
afterAll(() => processes.cleanUp());

interface Case {
  fault: DiskFault;
  /** What makes the call, where writing answers does not. */
  caused?: string;
}

/** One of each kind: a log that does not reach the disk, rows that cannot be written, a disk that takes nothing any more. */
const cases: [string, Case][] = [
  ['an fsync of the log', { fault: { call: 'fsyncSync', code: 'EIO', in: '/db/pg_wal' } }],
  ['a write of rows', { fault: { call: 'writeSync', code: 'EIO', in: '/db/base' }, caused: 'checkpoint' }],
  [
    'a disk that has become read-only',
    { fault: { call: 'writeFileSync', code: 'EROFS', in: '/db/base' }, caused: 'create table t (a int)' },
  ],
];
const more: [string, Case][] = [
  ['a write to the log', { fault: { call: 'writeSync', code: 'EIO', in: '/db/pg_wal' } }],
  ['an fsync of rows', { fault: { call: 'fsyncSync', code: 'EIO', in: '/db/base' }, caused: 'checkpoint' }],
  [
    'a rename',
    { fault: { call: 'renameSync', code: 'EIO', in: '/db/pg_wal' }, caused: 'select pg_switch_wal(); checkpoint' },
  ],
];

async function endOf(server: RunningServer): Promise<Ended | 'it hangs'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'it hangs'>((resolve) => {
    timer = setTimeout(() => resolve('it hangs'), inTime(LONGEST_END));
  });
  const end = await Promise.race([server.ended, late]);
  clearTimeout(timer);
  return end;
}

/** The server that was started after the fault before is the one that meets the next; one ledger knows all that was acknowledged. */
let server: RunningServer | null = null;
let settings: Settings;
let masterKey: string;
let members: Member[];
const ledger = newLedger();

beforeAll(async () => {
  settings = { DATA_DIR: await processes.dataFolder(), LOG_LEVEL: 'silent' };
  masterKey = JSON.parse(readFileSync(join(settings.DATA_DIR ?? '', 'keys', 'secrets.json'), 'utf8')).masterKey;
  server = await processes.start(settings);
  members = [await joinAt(server.url), await joinAt(server.url), await joinAt(server.url)];
});

describe('a disk that fails under the embedded database', () => {
  it.each([...cases, ...(isThorough ? more : [])])(
    '%s: one line, the process ends, and the next start has all that was acknowledged',
    async (_name, given) => {
      const failing = server ?? (await processes.start(settings));
      server = null;
      const acknowledged = countOf(ledger, 'ok');
      const load = beginWriting(failing.url, ledger, members);
      await load.begun;
      for (const text of (given.caused ?? 'select 1').split('; ')) await breakDiskOf(failing, given.fault, text);

      const end = await endOf(failing);
      failing.signal('SIGKILL');
      load.stop();
      await load.ended;
      expect(end).toMatchObject({ code: 1, signal: null });
      const { code } = given.fault;
      expect(linesOf((end as Ended).stderr)).toEqual([
        expect.stringMatching(
          new RegExp(`^The disk under DATA_DIR failed \\([a-z ]+: ${code}\\)\\. This process ends; `),
        ),
      ]);
      expect(countOf(ledger, 'ok')).toBeGreaterThan(acknowledged);

      server = await processes.start(settings);
      const product = { sql: throughWindow(server), url: server.url, masterKey, members };
      expect(await judge(ledger, product)).toEqual({ lost: [], doubled: [], wrong: [] });
    },
  );
});
