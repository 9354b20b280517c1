import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { heading, median, ratio, report } from './report';
import { createDatabase, secrets } from './server-database';

interface Ticks {
  due: number;
  /** Milliseconds, of each round. */
  ours: number[];
  bare: number[];
  empty: number[];
}

const names = {
  mail: 'the daily mail',
  dates: 'reminders of her days',
  push: 'the daily notification, in place of the mail',
};

/**
 * A tick that writes what is due of 100,000 people, in batches of two lanes, each opened and worked out row by row, beside bare
 * statements in one transaction on one connection that write as many rows of the same size, without opening or looking at
 * anybody; and one that finds nothing among a million.
 */
export async function benchDue(what: keyof typeof names): Promise<void> {
  heading(`A tick of ${names[what]} on PostgreSQL, 100,000 people`);
  const { due, ours, bare, empty } = await measured(what);
  const rate = (times: number[]) => (due / median(times)) * 1000;
  report(`${due} due, bare insert … select and update`, `${Math.round(rate(bare))}/s`);
  const beside = `${ratio(rate(ours), rate(bare))} of bare (goal 0.5)`;
  report(`${due} due, the product`, `${Math.round(rate(ours))}/s`, beside);
  report('a million people, none due', `${median(empty).toFixed(1)} ms`, 'limit 50 ms');
}

async function measured(what: keyof typeof names): Promise<Ticks> {
  const dataDir = mkdtempSync(join(tmpdir(), 'heartnote-bench-'));
  try {
    const args = ['--import', 'tsx', 'server/testing/due-ticks.ts', what];
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: await createDatabase(), ...secrets };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    return JSON.parse(stdout) as Ticks;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
