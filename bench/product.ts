import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The built product, running as it would in life, in a folder that goes away with it. */
export interface Product {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to the first healthy answer. */
  startedIn: number;
  /** MiB. */
  residentMemory(): number;
  stop(): Promise<void>;
  /** Ends it without a word, as a power cut would; its folder stays. */
  kill(): Promise<void>;
}

const PATIENCE = 180_000;

export async function startProduct(env: Record<string, string> = {}, dataDir?: string): Promise<Product> {
  const port = await freePort();
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'heartnote-bench-'));
  const begun = performance.now();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await healthy(url, child);
  return {
    url,
    pid: child.pid ?? 0,
    startedIn: performance.now() - begun,
    residentMemory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    kill: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function healthy(url: string, child: ChildProcess): Promise<void> {
  for (const begun = Date.now(); Date.now() - begun < PATIENCE; await wait(20)) {
    if (child.exitCode !== null) throw new Error('the product ended while starting');
    const answer = await fetch(`${url}/health`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error('the product did not start');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
