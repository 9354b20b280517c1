import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { health } from '../../../contract/health';
import { callAt, joinAt } from '../../testing/over-http';
import { createProcesses, inTime, linesOf, type RunningServer } from '../../testing/processes';
import { digestOf, throughWindow } from '../../testing/rows';

const LONGEST_REFUSAL = 2_000;

const processes = createProcesses();
afterAll(() => processes.cleanUp());

it('a second process on the same data folder is refused in one line, and the first goes on untouched', async () => {
  const data = await processes.dataFolder();
  const first = await processes.start({ DATA_DIR: data });
  await joinAt(first.url);
  const before = await digestOf(throughWindow(first));

  const second = await processes.startRefused({ DATA_DIR: data });
  expect(second.code).toBe(1);
  expect(second.stdout).toBe('');
  expect(linesOf(second.stderr)).toEqual([
    `The data folder ${data} is already open in process ${first.pid}. Stop that process first.`,
  ]);
  expect(second.milliseconds).toBeLessThan(inTime(LONGEST_REFUSAL));

  expect(await digestOf(throughWindow(first))).toEqual(before);
  expect((await callAt(first.url, health.check)).status).toBe(200);
  first.signal('SIGKILL');
  await first.ended;

  const next = await processes.start({ DATA_DIR: data });
  expect(await digestOf(throughWindow(next))).toEqual(before);
});

it('is refused just as soon while the first is too busy to say who it is', async () => {
  const data = await processes.dataFolder();
  const first = await processes.start({ DATA_DIR: data });
  first.signal('SIGSTOP');
  const [second, ...others] = await Promise.all([
    processes.startRefused({ DATA_DIR: data }),
    processes.startRefused({ DATA_DIR: data }),
  ]);
  first.signal('SIGCONT');
  expect(others.map(({ code }) => code)).toEqual([1]);
  expect(second.code).toBe(1);
  expect(linesOf(second.stderr)).toEqual([expect.stringContaining(`The data folder ${data} is already open`)]);
  expect(second.milliseconds).toBeLessThan(inTime(LONGEST_REFUSAL));
  expect((await callAt(first.url, health.check)).status).toBe(200);
});

it('of six first starts at once on an empty folder one wins, with one set of keys', async () => {
  const data = processes.folder();
  const six = await Promise.all(Array.from({ length: 6 }, () => processes.launch({ DATA_DIR: data })));
  let winner: RunningServer | undefined;
  const refused = new Set<RunningServer>();
  for (const server of six) void server.ended.then(() => refused.add(server));
  await expect.poll(() => refused.size, { timeout: 20_000 }).toBe(5);
  for (const server of six) {
    if (!refused.has(server)) winner = server;
    else {
      const { code, stdout, stderr } = await server.ended;
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(linesOf(stderr)).toEqual([expect.stringContaining('is already open in ')]);
    }
  }
  const address = winner?.url ?? '';
  const isHealthy = () =>
    callAt(address, health.check).then(
      ({ status }) => status === 200,
      () => false,
    );
  await expect.poll(isHealthy, { timeout: 60_000 }).toBe(true);
  const { masterKey } = JSON.parse(readFileSync(join(data, 'keys', 'secrets.json'), 'utf8'));
  expect(masterKey).toMatch(/^[\w+/]{43}=$/);
  winner?.signal('SIGTERM');
  expect((await winner?.ended)?.code).toBe(0);
});
