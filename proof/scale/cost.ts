import { median } from '../../bench/report';
import { found } from '../table';
import { calls, timed } from './calls';
import { processorSeconds, startFleet } from './instances';
import type { Ground } from './seed';

const CALLS = 1_500;
const ROUNDS = 3;
const AT_ONCE = 8;
const LIMIT = 1.1;

/** On a machine of two cores more instances answer no more calls: what can be shown is that each call costs no more. */
export async function proveCost(ground: Ground): Promise<void> {
  const costs = new Map<number, number>();
  for (const count of [1, 2, 3]) {
    const fleet = await startFleet(ground.url, count, 'direct', { INSTANCE_ROLE: 'web' });
    try {
      const rounds: number[] = [];
      const rates: number[] = [];
      for (let round = 0; round <= ROUNDS; round++) {
        const before = await processorSeconds(fleet.instances, ground.url);
        const begun = performance.now();
        await timed(CALLS, AT_ONCE, (n) => calls.me(fleet.balancer.url, ground, n));
        if (round === 0) continue;
        rates.push(CALLS / ((performance.now() - begun) / 1000));
        rounds.push(((await processorSeconds(fleet.instances, ground.url)) - before) / CALLS);
      }
      costs.set(count, median(rounds) * 1e6);
      const ratio = (costs.get(count) ?? 0) / (costs.get(1) ?? 1);
      const goal = count === 1 ? '' : `${ratio.toFixed(2)} of one's; at most ${LIMIT}`;
      found(
        `processor time of a call of me, ${count} instance${count > 1 ? 's' : ''}`,
        `${Math.round(costs.get(count) ?? 0)} µs`,
        goal,
        ratio <= LIMIT,
      );
      found(`calls of me a second with it, all on this machine`, `${Math.round(median(rates))}/s`);
    } finally {
      await fleet.stop();
    }
  }
}
