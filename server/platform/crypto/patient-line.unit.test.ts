import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../refusal';
import { patientLine } from './patient-line';

/** Work that ends when it is told to. */
function heldWork() {
  const release: (() => void)[] = [];
  return { work: () => new Promise<void>((resolve) => void release.push(resolve)), release };
}
const nextTick = () => new Promise((resolve) => setImmediate(resolve));
const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done' as const,
    (error: Refusal) => error,
  );
/** Work that takes so long, on a clock that the test moves. */
const lasting = (milliseconds: number) => () => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

async function onMovedClock(story: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    await story();
  } finally {
    vi.useRealTimers();
  }
}

describe('the line for hashing', () => {
  it('works on so many at once and lets the rest come up in their order', async () => {
    const turn = patientLine({ atOnce: 2, patience: 5_000 });
    const { work, release } = heldWork();
    const order: number[] = [];
    const all = Promise.all(Array.from({ length: 6 }, (_, n) => turn(work).then(() => order.push(n))));
    for (let n = 0; n < 6; n++) {
      await nextTick();
      expect(release).toHaveLength(Math.min(6, n + 2));
      release[n]?.();
    }
    await all;
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('tells those at once who would wait longer than five seconds, and when to come back', () =>
    onMovedClock(async () => {
      const turn = patientLine({ atOnce: 2, patience: 5_000 });
      const learned = turn(lasting(500));
      await vi.advanceTimersByTimeAsync(500);
      await learned;
      const begun = performance.now();
      const told: { outcome: 'done' | Refusal; after: number }[] = [];
      const all = Array.from({ length: 200 }, () =>
        outcomeOf(turn(lasting(500))).then((outcome) => told.push({ outcome, after: performance.now() - begun })),
      );
      await nextTick();
      // Two at work, and nine rounds of two whose turn comes within five seconds.
      expect(told).toHaveLength(200 - 20);
      for (const { outcome, after } of told) {
        expect(outcome).toMatchObject({ code: 'busy', status: 503, details: { retryAfterSeconds: 5 } });
        expect(after).toBe(0);
      }
      await vi.advanceTimersByTimeAsync(6_000);
      await Promise.all(all);
      expect(told.filter(({ outcome }) => outcome === 'done')).toHaveLength(20);
    }));

  it('learns with the first turn of a burst how long it will take, and lets go of who is too far back', () =>
    onMovedClock(async () => {
      const turn = patientLine({ atOnce: 2, patience: 5_000 });
      const outcomes: unknown[] = [];
      const all = Array.from({ length: 100 }, () => outcomeOf(turn(lasting(1_000))).then((o) => outcomes.push(o)));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(outcomes.filter((outcome) => outcome instanceof Refusal).length).toBeGreaterThan(85);
      await vi.advanceTimersByTimeAsync(10_000);
      await Promise.all(all);
      expect(outcomes.filter((outcome) => outcome === 'done').length).toBeGreaterThanOrEqual(8);
    }));

  it('holds nobody longer than that, though the work at hand never ends', () =>
    onMovedClock(async () => {
      const turn = patientLine({ atOnce: 1, patience: 5_000 });
      void turn(() => new Promise(() => undefined));
      const waiting = outcomeOf(turn(async () => undefined));
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await waiting).toMatchObject({ code: 'busy' });
    }));

  it('takes people again once it is fast again', () =>
    onMovedClock(async () => {
      const turn = patientLine({ atOnce: 1, patience: 5_000 });
      const slow = turn(lasting(20_000));
      await vi.advanceTimersByTimeAsync(20_000);
      await slow;
      for (let n = 0; n < 10; n++) {
        const fast = turn(lasting(10));
        await vi.advanceTimersByTimeAsync(10);
        await fast;
      }
      const [one, two] = [outcomeOf(turn(lasting(10))), outcomeOf(turn(lasting(10)))];
      await vi.advanceTimersByTimeAsync(20);
      expect([await one, await two]).toEqual(['done', 'done']);
    }));

  it('does not begin for somebody who has left, before or while he stood in line', async () => {
    const turn = patientLine({ atOnce: 1, patience: 5_000 });
    const { work, release } = heldWork();
    const first = turn(work);
    const leaving = new AbortController();
    const inLine = outcomeOf(turn(work, leaving.signal));
    const stays = outcomeOf(turn(work, new AbortController().signal));
    leaving.abort();
    expect(await inLine).toBeInstanceOf(Refusal);
    expect(await outcomeOf(turn(work, leaving.signal))).toBeInstanceOf(Refusal);
    release[0]?.();
    await first;
    await nextTick();
    release[1]?.();
    expect(await stays).toBe('done');
    expect(release).toHaveLength(2);
  });

  it('goes on after work that fails, and never has more at once than it may', async () => {
    const turn = patientLine({ atOnce: 2, patience: 5_000 });
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await nextTick();
      running--;
      throw new Error('broken');
    };
    for (let round = 0; round < 3; round++) {
      const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => turn(work)));
      expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    }
    expect(most).toBe(2);
    expect(await turn(async () => 'still here')).toBe('still here');
  });
});
