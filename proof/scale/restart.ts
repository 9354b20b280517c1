import { found } from '../table';
import { calls } from './calls';
import { startFleet, type Way } from './instances';
import type { Ground } from './seed';

const CALLERS = 8;

/** Each of three is replaced while people call, reading and writing. */
export async function proveRestart(ground: Ground, way: Way): Promise<void> {
  const fleet = await startFleet(ground.url, 3, way);
  try {
    const failed = new Map<string, number>();
    let made = 0;
    let isOver = false;
    const caller = async (_: unknown, who: number) => {
      for (let n = who; !isOver; n += CALLERS, made++) {
        const call = n % 4 === 0 ? calls.submit : calls.me;
        const outcome = await call(fleet.balancer.url, ground, n).catch((error: Error) => error.message);
        if (typeof outcome === 'string' || outcome >= 300)
          failed.set(String(outcome), (failed.get(String(outcome)) ?? 0) + 1);
      }
    };
    const callers = Promise.all(Array.from({ length: CALLERS }, caller));
    for (const leaving of [...fleet.instances]) {
      await fleet.add();
      await fleet.retire(leaving);
    }
    isOver = true;
    await callers;
    const words = [...failed].map(([outcome, times]) => `${times} × ${outcome}`).join(', ') || '0';
    found(`restart of all three under ${made} calls: failed, ${way}`, words, '0', failed.size === 0);
  } finally {
    await fleet.stop();
  }
}
