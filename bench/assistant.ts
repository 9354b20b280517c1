import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { assistant } from '../contract/assistant';
import { post } from './people';
import { untilAtRest } from './processor-time';
import { startProduct } from './product';
import { heading, median, report } from './report';
import { createDatabase, secrets } from './server-database';

const SIZES = [1_000, 5_000];
const LIMITS = new Map([
  [1_000, 100],
  [5_000, 150],
]);
const TIMES = 100;
const FIRST_TOKEN = 8_000;

const queries = [
  'What flowers does she like?',
  'Gift ideas for her birthday',
  'What should we do on Saturday evening?',
  'How can I cheer her up after a bad day?',
  'Is there any food she cannot stand?',
  'Which colour does she wear most?',
  'Where would she like to travel?',
  'Does she like surprises?',
  'What did she say about her childhood?',
  'What is her ring size?',
];

/** A question asked of the built-in advisor, and how soon it steps in for a model that fails. */
export async function benchAssistant(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'heartnote-bench-'));
  try {
    const [token = ''] = await benchBuiltIn('embedded database', {}, folder);
    await benchBuiltIn('PostgreSQL', { DATABASE_URL: await createDatabase(), ...secrets }, folder);
    await benchFailingModel(folder, token);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sealed and indexed notebooks of these sizes, with the token of whoever owns each. */
async function seed(env: Record<string, string>, dataDir: string): Promise<string[]> {
  const seeding = ['server/testing/seed-notebooks.ts', join(dataDir, 'vectors'), ...SIZES.map(String)];
  const args = ['--import', 'tsx', ...seeding];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  });
  return JSON.parse(stdout);
}

async function benchBuiltIn(name: string, env: Record<string, string>, dataDir: string): Promise<string[]> {
  heading(`POST ${assistant.ask.path}, built in, ${name}, one at a time`);
  const tokens = await seed(env, dataDir);
  const product = await startProduct(env, dataDir);
  try {
    for (const [at, size] of SIZES.entries()) {
      const token = tokens[at] ?? '';
      // The first question wakes the embedder, and the first of each kind makes it learn what belongs to it.
      report(`${size} answers, the very first question`, `${(await ask(product.url, token, 0)).toFixed(0)} ms`);
      // It also makes the model read the whole notebook for dangers, in the background.
      await untilAtRest(product.pid);
      for (let turn = 1; turn < queries.length; turn++) await ask(product.url, token, turn);
      const times: number[] = [];
      for (let turn = 0; turn < TIMES; turn++) times.push(await ask(product.url, token, turn));
      report(`${size} answers, p50`, `${median(times).toFixed(1)} ms`);
      report(`${size} answers, p95`, `${p95(times).toFixed(1)} ms`, `limit ${LIMITS.get(size)} ms`);
    }
    report('resident memory', `${product.residentMemory().toFixed(0)} MiB`);
    return tokens;
  } finally {
    await product.stop();
  }
}

async function ask(url: string, token: string, turn: number): Promise<number> {
  const begun = performance.now();
  await post(url + assistant.ask.path, { question: queries[turn % queries.length] }, token);
  return performance.now() - begun;
}

function p95(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

/** A server that takes every call and never answers, and one that is not there. */
async function benchFailingModel(dataDir: string, token: string): Promise<void> {
  heading('A model that fails: the built-in reply, after the deadline');
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const product = await startProduct({ AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'silent' }, dataDir);
  try {
    // The first one also wakes the embedder.
    await ask(product.url, token, 0);
    const late: number[] = [];
    for (let turn = 1; turn < 4; turn++) late.push((await ask(product.url, token, turn)) - FIRST_TOKEN);
    report('silent: beyond the 8 s for the first token, worst', `${Math.max(...late).toFixed(0)} ms`, 'limit 500 ms');
    silent.closeAllConnections();
    silent.close();
    report('not there, with a second try', `${(await ask(product.url, token, 5)).toFixed(0)} ms`);
  } finally {
    silent.closeAllConnections();
    await product.stop();
  }
}
