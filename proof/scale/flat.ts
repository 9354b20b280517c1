import { onServer } from '../../server/testing/rows';
import { found } from '../table';
import { calls, percentile, timed } from './calls';
import { startFleet, type Way } from './instances';
import type { Ground } from './seed';

const ROUNDS = 6;
const AT_ONCE = 2;
const COUNTS: Record<keyof typeof calls, number> = { login: 30, me: 200, 'list of 365': 40, submit: 100 };
const LIMIT = 1.3;
/** A table that is smaller may well be read from end to end. */
const LARGE = 5_000;

/** How long calls take where there are many users, beside the same where there are few, in turns. */
export async function proveFlat(few: Ground, many: Ground, way: Way): Promise<void> {
  const small = await startFleet(few.url, 3, way);
  const large = await startFleet(many.url, 3, way);
  try {
    const scansBefore = await scansIn(many.url);
    for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
      const times = { few: [] as number[], many: [] as number[] };
      // The first round warms both up.
      for (let round = 0; round <= ROUNDS; round++) {
        const run = (url: string, ground: Ground) =>
          timed(COUNTS[name], AT_ONCE, (n) => calls[name](url, ground, n + round * COUNTS[name]));
        const ofFew = await run(small.balancer.url, few);
        const ofMany = await run(large.balancer.url, many);
        if (round === 0) continue;
        times.few.push(...ofFew);
        times.many.push(...ofMany);
      }
      const [before, after] = [percentile(times.few, 0.95), percentile(times.many, 0.95)];
      const goal = `${(after / before).toFixed(2)} times that with ${few.users.toLocaleString('en-US')} (${before.toFixed(1)} ms); at most ${LIMIT}`;
      found(`${name}, p95, ${way}`, `${after.toFixed(1)} ms`, goal, after / before <= LIMIT);
    }
    const scans = [...(await scansIn(many.url))].filter(([table, n]) => n > (scansBefore.get(table) ?? 0));
    const names = scans.map(([table]) => table).join(', ') || 'none';
    found(`large tables read from end to end meanwhile, ${way}`, names, 'none', scans.length === 0);
  } finally {
    await small.stop();
    await large.stop();
  }
}

/** How often each large table of ours was read without an index so far. */
async function scansIn(url: string): Promise<Map<string, number>> {
  const rows = await onServer(url)<{ name: string; scans: number }>(
    `select relname as name, seq_scan::int as scans from pg_stat_user_tables where schemaname = 'public' and n_live_tup > ${LARGE}`,
  );
  return new Map(rows.map(({ name, scans }) => [name, scans]));
}
