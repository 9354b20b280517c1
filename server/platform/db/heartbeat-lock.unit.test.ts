import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lockByHeartbeat } from './heartbeat-lock';

const folder = mkdtempSync(join(tmpdir(), 'heartnote-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'lock');

/** As where there are no abstract sockets, on macOS: a process of that number is running. */
const rules = {
  isAliveHere: () => true,
  refusal: () => new Error('already open'),
  onLost: () => undefined,
};

it('a lock whose process number has gone to another program is taken over; one whose heart beats is not', async () => {
  const left = await lockByHeartbeat(folder, rules);
  const text = readFileSync(file, 'utf8');
  await expect(lockByHeartbeat(folder, rules)).rejects.toThrow('already open');
  left();

  writeFileSync(file, text);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
  const unlock = await lockByHeartbeat(folder, rules);
  expect(readFileSync(file, 'utf8')).not.toBe(text);
  unlock();
});
