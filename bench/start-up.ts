import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { contact } from '../contract/contact';
import { startProduct } from './product';
import { heading, median, report } from './report';
import { createDatabase, secrets } from './server-database';

const TIMES = 5;
const KILLS = 9;
/** Milliseconds, at the median. */
const LIMIT = 3_000;
/** What is written before each kill. */
const MESSAGES = 200;

export async function benchStartUp(): Promise<void> {
  heading('From the start of the process to a healthy answer');
  const folder = mkdtempSync(join(tmpdir(), 'heartnote-bench-'));
  try {
    const first = await startProduct({}, folder);
    await first.stop();
    const again: number[] = [];
    let memory = 0;
    for (let time = 0; time < TIMES; time++) {
      const product = await startProduct({}, folder);
      again.push(product.startedIn);
      memory = product.residentMemory();
      await product.stop();
    }
    report('embedded, first start (makes the database)', seconds(first.startedIn));
    report('embedded, next starts, median', seconds(median(again)), against(median(again)));
    const killed = await reopenAfterKills(folder);
    report(
      `embedded, reopened after ${KILLS} kills while writing, median`,
      seconds(median(killed)),
      against(median(killed)),
    );
    report('embedded, reopened after a kill while writing, longest', seconds(Math.max(...killed)));
    report('embedded, resident memory after start', `${Math.round(memory)} MiB`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const env = { DATABASE_URL: await createDatabase(), ...secrets };
  const migrating = await startProduct(env);
  await migrating.stop();
  const server = await startProduct(env);
  report('PostgreSQL, first start (migrates)', seconds(migrating.startedIn));
  report('PostgreSQL, next start', seconds(server.startedIn));
  report('PostgreSQL, resident memory after start', `${Math.round(server.residentMemory())} MiB`);
  await server.stop();
}

/** Written for a while, killed, started again: how long each start took. */
async function reopenAfterKills(folder: string): Promise<number[]> {
  const times: number[] = [];
  let product = await startProduct({}, folder);
  for (let kill = 0; kill < KILLS; kill++) {
    await writeMessages(product.url);
    await product.kill();
    product = await startProduct({}, folder);
    times.push(product.startedIn);
  }
  await product.stop();
  return times;
}

async function writeMessages(url: string): Promise<void> {
  for (let n = 0; n < MESSAGES; n++) {
    const body = { email: 'someone@example.com', subject: `No ${n}`, message: 'Hello', purpose: 'question' };
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${url}${contact.send.path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`a message was answered ${reply.status}`);
  }
}

/** The limit beside the figure, and how busy the machine was that it was measured on. */
function against(milliseconds: number): string {
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  return `limit ${seconds(LIMIT)}: ${milliseconds <= LIMIT ? 'kept' : 'MISSED'} (load ${busy} on ${availableParallelism()} cores)`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
