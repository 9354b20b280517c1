import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { health } from '../../../contract/health';
import { inTime } from '../../testing/in-time';
import { callAt, joinAt } from '../../testing/over-http';
import { createProcesses, type Ended, linesOf, type RunningServer } from '../../testing/processes';
import { digestOf, throughWindow } from '../../testing/rows';
import { isThorough, thorough } from '../../testing/thorough';
import { until } from '../../testing/until';

const LONGEST_REFUSAL = 2_000;
const STARTERS = isThorough ? thorough(4) : 3;

const processes = createProcesses();
afterAll(() => processes.cleanUp());

const NO_SOCKETS = "Object.defineProperty(process, 'platform', { value: 'darwin' })";
const refusalBy = (data: string, pid: number) =>
  `The data folder ${data} is already open in process ${pid} on ${hostname()}. Stop that process first.`;

let locking: string;
beforeAll(async () => {
  locking = join(processes.folder(), 'lock.mjs');
  await build({
    entryPoints: [join(fileURLToPath(import.meta.url), '..', 'directory-lock.ts')],
    ...{ outfile: locking, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' },
  });
});

interface Attempt {
  pid: number | undefined;
  /** It has the folder, or has ended without. */
  decided: Promise<unknown>;
  /** Lets it end, without giving the folder back. */
  release(): void;
  ended: Promise<Pick<Ended, 'code' | 'stdout' | 'stderr'>>;
}

function beginToLock(data: string, first: string, before: string[] = []): Attempt {
  const program = `
    const { lockDirectory } = await import(${JSON.stringify(locking)});
    const hold = () => lockDirectory(${JSON.stringify(data)});
    try { ${first}; await hold(); console.log('locked'); process.stdin.resume().on('end', () => process.exit(0)); }
    catch (error) { console.error(error.message); process.exit(1); }`;
  const [command = '', ...args] = [...before, process.execPath, '--input-type=module', '-e', program];
  const child = spawn(command, args);
  let stdout = '';
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    stderr += chunk;
  });
  const locked = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      stdout += chunk;
      resolve();
    });
  });
  const ended: Attempt['ended'] = new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
  child.stdin.on('error', () => undefined);
  return {
    pid: child.pid,
    decided: Promise.race([locked, ended]),
    release: () => child.stdin.end(),
    ended,
  };
}

async function tryToLock(...given: Parameters<typeof beginToLock>): Promise<Awaited<Attempt['ended']>> {
  const attempt = beginToLock(...given);
  await attempt.decided;
  attempt.release();
  return attempt.ended;
}

/** In a network namespace of its own, as a container is. */
const inContainer = (data: string) => tryToLock(data, '', ['unshare', '-rn']);

const lockIn = (data: string) => join(data, 'lock');
const hasUnshare = spawnSync('unshare', ['-rn', 'true']).status === 0;

describe('a server on its data folder', () => {
  let data: string;
  let first: RunningServer;
  let before: Awaited<ReturnType<typeof digestOf>>;
  beforeAll(async () => {
    data = await processes.dataFolder();
    first = await processes.start({ DATA_DIR: data });
    await joinAt(first.url);
    before = await digestOf(throughWindow(first));
  });
  afterAll(() => processes.endAll());

  it('a second process is refused in one line, be the first busy or not, which goes on untouched', async () => {
    const second = await processes.startRefused({ DATA_DIR: data });
    expect(second.code).toBe(1);
    expect(second.stdout).toBe('');
    const refusal = `The data folder ${data} is already open in process ${first.pid}. Stop that process first.`;
    expect(linesOf(second.stderr)).toEqual([refusal]);
    expect(second.milliseconds).toBeLessThan(inTime(LONGEST_REFUSAL));

    // Just as soon, and just as clear, while the first is too busy to say who it is.
    first.signal('SIGSTOP');
    const more = await Promise.all(
      Array.from({ length: isThorough ? 2 : 1 }, () => processes.startRefused({ DATA_DIR: data })),
    );
    first.signal('SIGCONT');
    for (const { code, stderr, milliseconds } of more) {
      expect(code).toBe(1);
      expect(linesOf(stderr)).toEqual([refusal]);
      // Two that start at once share the cores.
      expect(milliseconds).toBeLessThan(inTime(more.length * LONGEST_REFUSAL));
    }
    expect(await digestOf(throughWindow(first))).toEqual(before);
    expect((await callAt(first.url, health.check)).status).toBe(200);
  });

  it.runIf(hasUnshare)('a second container is refused in one line, and the first goes on', async () => {
    const second = await inContainer(data);
    expect({ code: second.code, stdout: second.stdout }).toEqual({ code: 1, stdout: '' });
    expect(linesOf(second.stderr)).toEqual([refusalBy(data, first.pid)]);
    expect(await digestOf(throughWindow(first))).toEqual(before);
  });

  it('the file that it leaves when it is killed keeps nobody waiting; stopped well, it leaves none', async () => {
    first.signal('SIGKILL');
    await first.ended;
    expect(existsSync(lockIn(data))).toBe(true);
    const next = await processes.start({ DATA_DIR: data });
    expect(next.startMilliseconds).toBeLessThan(inTime(5_000));
    expect(await digestOf(throughWindow(next))).toEqual(before);
    next.signal('SIGTERM');
    expect((await next.ended).code).toBe(0);
    expect(readdirSync(data).filter((name) => name.startsWith('lock'))).toEqual([]);
  });

  it.runIf(hasUnshare)('a container may have it then', async () => {
    expect((await inContainer(data)).stdout).toBe('locked\n');
  });
});

it(`of ${STARTERS} first starts at once on an empty folder one wins, with one set of keys`, async () => {
  const data = processes.folder();
  const all = await Promise.all(Array.from({ length: STARTERS }, () => processes.launch({ DATA_DIR: data })));
  let winner: RunningServer | undefined;
  const refused = new Set<RunningServer>();
  for (const server of all) void server.ended.then(() => refused.add(server));
  await expect.poll(() => refused.size, { timeout: 60_000 }).toBe(STARTERS - 1);
  for (const server of all) {
    if (!refused.has(server)) winner = server;
    else {
      const { code, stdout, stderr } = await server.ended;
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(linesOf(stderr)).toEqual([expect.stringContaining('is already open in ')]);
    }
  }
  expect(JSON.parse(readFileSync(lockIn(data), 'utf8')).pid).toBe(winner?.pid);
  const keys = join(data, 'keys', 'secrets.json');
  await until('its keys are there', () => existsSync(keys));
  expect(JSON.parse(readFileSync(keys, 'utf8')).masterKey).toMatch(/^[\w+/]{43}=$/);
  // A story waits for the database that it makes now, which takes longest.
  expect(winner?.stderr()).toBe('');
  await processes.endAll();
});

describe('for processes that cannot see each other', () => {
  const elsewhere = (host = 'another-machine') =>
    JSON.stringify({ pid: 7, host, place: `${host} 1 net:[1] /data`, word: 'unlike any other' });

  it('a heartbeat that goes on elsewhere refuses, and the file stays as it is', async () => {
    const data = processes.folder();
    writeFileSync(lockIn(data), elsewhere());
    const heart = setInterval(() => writeFileSync(lockIn(data), elsewhere(), { flag: 'r+' }), 2_000);
    const refused = await tryToLock(data, '');
    clearInterval(heart);
    expect({ code: refused.code, stdout: refused.stdout }).toEqual({ code: 1, stdout: '' });
    expect(linesOf(refused.stderr)).toEqual([
      `The data folder ${data} is already open in process 7 on another-machine. Stop that process first.`,
    ]);
    expect(readFileSync(lockIn(data), 'utf8')).toBe(elsewhere());
  });

  it('a fresh heartbeat that ends is waited for, an old one is not', async () => {
    const [fresh, old] = [processes.folder(), processes.folder()];
    for (const data of [fresh, old]) writeFileSync(lockIn(data), elsewhere());
    const longAgo = new Date(Date.now() - 9_000);
    utimesSync(lockIn(old), longAgo, longAgo);
    const begun = performance.now();
    const [afterFresh, afterOld] = [beginToLock(fresh, ''), beginToLock(old, '')];
    await afterOld.decided;
    expect(performance.now() - begun).toBeLessThan(inTime(5_000));
    expect(JSON.parse(readFileSync(lockIn(old), 'utf8'))).toMatchObject({ pid: afterOld.pid });
    await afterFresh.decided;
    expect(performance.now() - begun).toBeGreaterThan(7_000);
    for (const attempt of [afterFresh, afterOld]) attempt.release();
    for (const { ended } of [afterFresh, afterOld]) expect((await ended).stdout).toBe('locked\n');
  });

  it('whoever was taken for dead ends as soon as he finds another in his place', async () => {
    const data = processes.folder();
    const holder = beginToLock(data, '');
    await holder.decided;
    writeFileSync(lockIn(data), elsewhere());
    const { code, stderr } = await holder.ended;
    expect(code).toBe(1);
    expect(linesOf(stderr)).toEqual([
      `The data folder ${data} was opened in process 7 on another-machine meanwhile. This process ends.`,
    ]);
    expect(readFileSync(lockIn(data), 'utf8')).toBe(elsewhere());
  });
});

it('a folder in which the lock cannot be written is told in one line', async () => {
  const data = processes.folder();
  mkdirSync(join(data, 'lock'));
  const { code, stderr } = await tryToLock(data, '');
  expect({ code, stderr }).toEqual({ code: 1, stderr: `DATA_DIR: ${data} cannot be used as a folder (EISDIR)\n` });
});

describe('where there are no such sockets', () => {
  const lock = (data: string) => JSON.parse(readFileSync(join(data, 'lock'), 'utf8'));

  it('a holder that may not be signalled is alive', async () => {
    const data = processes.folder();
    const refused = await tryToLock(
      data,
      `${NO_SOCKETS}; await hold(); process.kill = () => { throw Object.assign(new Error(), { code: 'EPERM' }); }`,
    );
    expect(linesOf(refused.stderr)).toEqual([refusalBy(data, lock(data).pid)]);
  });

  it('of many that find the file of a dead process at once, one takes it over', async () => {
    for (let round = 0; round < thorough(1); round++) {
      const data = processes.folder();
      await tryToLock(data, `${NO_SOCKETS}; await hold(); process.kill(process.pid, 'SIGKILL')`);
      const dead = lock(data).pid;
      const go = Date.now() + 1_500;
      const together = `await new Promise((now) => setTimeout(now, ${go} - Date.now()))`;
      const attempts = Array.from({ length: 8 }, () => beginToLock(data, `${NO_SOCKETS}; ${together}`));
      await Promise.all(attempts.map(({ decided }) => decided));
      for (const { release } of attempts) release();
      const eight = await Promise.all(attempts.map(({ ended }) => ended));
      expect(eight.map(({ stdout }) => stdout).filter(Boolean)).toEqual(['locked\n']);
      expect(lock(data).pid).not.toBe(dead);
      for (const { stdout, stderr } of eight)
        if (!stdout) expect(stderr).toMatch(/^The data folder .* is already open in/);
    }
  });
});
