import { median } from '../../bench/report';
import { found } from '../table';
import { calls, timed } from './calls';
import { type Fleet, processorSeconds, startFleet } from './instances';
import type { Ground } from './seed';

const COUNTS = [1, 2, 3];
const CALLS = 1_500;
const ROUNDS = 6;
/** To each instance: one that is called seldom is woken for every call, which costs more than the call. */
const AT_ONCE_EACH = 8;
const LIMIT = 1.1;
/** Seldom: each look is a call too, and three are looked at three times as often as one. */
const LOOK_EVERY = 2_000;

/** On a machine of two cores more instances answer no more calls: what can be shown is that each call costs no more. */
export async function proveCost(ground: Ground): Promise<void> {
  const fleets: Fleet[] = [];
  try {
    for (const count of COUNTS) {
      const settings = { INSTANCE_ROLE: 'web' };
      fleets.push(await startFleet(ground.url, count, 'direct', settings, { lookEvery: LOOK_EVERY }));
    }
    // Each instance is made as many calls, so that each is as far compiled.
    for (const fleet of fleets) await call(fleet, ground, fleet.instances.length * CALLS);
    const rounds = fleets.map(() => ({ costs: [] as number[], rates: [] as number[] }));
    for (let round = 0; round < ROUNDS; round++) {
      // By turns: what else the machine does meanwhile meets all alike.
      for (const [at, fleet] of fleets.entries()) {
        const before = await processorSeconds(fleet.instances, ground.url);
        const seconds = await call(fleet, ground, CALLS);
        const used = (await processorSeconds(fleet.instances, ground.url)) - before;
        rounds[at]?.costs.push((used / CALLS) * 1e6);
        rounds[at]?.rates.push(CALLS / seconds);
      }
    }
    const [ofOne = Number.NaN] = rounds.map(({ costs }) => median(costs));
    for (const [at, { costs, rates }] of rounds.entries()) {
      const [count, cost] = [COUNTS[at] ?? 0, median(costs)];
      const goal = count === 1 ? '' : `${(cost / ofOne).toFixed(2)} of one's; at most ${LIMIT}`;
      const instances = `${count} instance${count > 1 ? 's' : ''}`;
      found(`processor time of a call of me, ${instances}`, `${Math.round(cost)} µs`, goal, cost / ofOne <= LIMIT);
      found('calls of me a second with it, all on this machine', `${Math.round(median(rates))}/s`);
    }
  } finally {
    await Promise.all(fleets.map((fleet) => fleet.stop()));
  }
}

/** How many seconds so many calls take. */
async function call({ balancer, instances }: Fleet, ground: Ground, count: number): Promise<number> {
  const begun = performance.now();
  await timed(count, instances.length * AT_ONCE_EACH, (n) => calls.me(balancer.url, ground, n));
  return (performance.now() - begun) / 1000;
}
