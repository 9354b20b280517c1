import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { contact } from '../../../contract/contact';
import { callAt } from '../../testing/over-http';
import { createProcesses, type Running } from '../../testing/processes';
import { fsyncsOf } from '../../testing/rows';
import { until } from '../../testing/until';

const WRITES = 25;

const processes = createProcesses();
afterAll(() => processes.cleanUp());

interface Tracer {
  /** How many fsync calls the kernel has carried out since. */
  seen(): number;
  stop(): Promise<void>;
}

/** Null where there is no tracer, or where we may not use it. */
async function trace(server: Running): Promise<Tracer | null> {
  const file = join(processes.folder(), 'trace');
  const strace = spawn('strace', ['-f', '-qq', '-e', 'trace=fsync,fdatasync', '-o', file, '-p', String(server.pid)], {
    stdio: 'ignore',
  });
  let over = false;
  const ended = new Promise<void>((resolve) => {
    strace.once('error', () => resolve()).once('exit', () => resolve());
  }).then(() => {
    over = true;
  });
  const isTraced = () => !/^TracerPid:\t0$/m.test(readFileSync(`/proc/${server.pid}/status`, 'utf8'));
  await until('the tracer is there, or is not to be had', () => over || isTraced());
  if (over) return null;
  return {
    seen: () =>
      existsSync(file) ? (readFileSync(file, 'utf8').match(/sync(\(\d+\)| resumed>\))\s+= 0/g)?.length ?? 0) : 0,
    stop: async () => {
      strace.kill('SIGINT');
      await ended;
    },
  };
}

it(`the embedded database is on the disk, by a real fsync, for each of ${WRITES} acknowledged writes`, async () => {
  const server = await processes.start({ DATA_DIR: await processes.dataFolder() });
  const tracer = await trace(server);
  const before = await fsyncsOf(server);
  let synced = before;
  for (let n = 0; n < WRITES; n++) {
    const body = { email: 'v@example.com', subject: `No ${n}`, message: 'Hello', purpose: 'question' } as const;
    expect((await callAt(server.url, contact.send, { body })).status).toBe(200);
    const now = await fsyncsOf(server);
    expect(now, `write ${n}`).toBeGreaterThan(synced);
    synced = now;
  }
  await tracer?.stop();
  const words = tracer ? `, ${tracer.seen()} seen by the kernel` : '; no tracer to ask the kernel with';
  console.log(`${WRITES} acknowledged writes: ${synced - before} fsync calls${words}`);
  if (tracer) expect(tracer.seen()).toBeGreaterThanOrEqual(WRITES);
});
