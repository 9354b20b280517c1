import { afterAll, describe, expect, it } from 'vitest';
import { MINUTE } from '../../contract/time';
import { startAskingOnTwo } from '../testing/assistant/asking-on-two';
import { createHashingEmbedder } from '../testing/embedder';

/** Holds back whoever comes until it is opened. */
function createGate() {
  let open: () => void = () => undefined;
  let reached: () => void = () => undefined;
  let barrier: Promise<void> | null = null;
  return {
    /** From now on; the promise says that somebody waits, and answers how to let him through. */
    shut(): Promise<() => void> {
      barrier = new Promise((resolve) => {
        open = resolve;
      });
      return new Promise((resolve) => {
        reached = () => resolve(open);
      });
    },
    async pass(): Promise<void> {
      if (!barrier) return;
      reached();
      await barrier;
      barrier = null;
    },
  };
}

const gate = createGate();
const inner = createHashingEmbedder();
const embedder = {
  ...inner,
  fails: false,
  async embed(texts: string[]) {
    await gate.pass();
    return inner.embed(texts);
  },
  state() {
    if (embedder.fails) throw new Error('broken for a test');
    return inner.state();
  },
};

const { one, two, cast, ask, totalOf, husband, close } = await startAskingOnTwo({ embedder });
afterAll(close);

describe('one question at a time', () => {
  it('API-35 one at a time, whichever instance he reaches; the refused one costs nothing', async () => {
    const him = await husband();
    const waits = gate.shut();
    const first = ask(one, him);
    const letThrough = await waits;
    for (const test of [one, two]) {
      const second = await ask(test, him);
      expect(second.status).toBe(429);
      expect(second.body.code).toBe('assistant_busy');
      expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    }
    letThrough();
    expect((await first).status).toBe(200);
    expect((await ask(two, him)).status).toBe(200);
    expect(await totalOf(him)).toBe(2);
  });

  it('API-35 of many at once, one is answered', async () => {
    const him = await husband();
    const waits = gate.shut();
    const statuses: number[] = [];
    const all = await new Promise<Promise<void>[]>((resolve) => {
      const calls: Promise<void>[] = Array.from({ length: 8 }, async (_, n) => {
        statuses.push((await ask(n % 2 ? one : two, him)).status);
        if (statuses.length === 7) resolve(calls);
      });
    });
    expect(statuses).toEqual(Array.from({ length: 7 }, () => 429));
    (await waits)();
    await Promise.all(all);
    expect(statuses.at(-1)).toBe(200);
    expect(await totalOf(him)).toBe(1);
  });

  it("API-35 somebody else's question does not wait for his", async () => {
    const [him, other] = [await husband(), await cast.hire('premium')];
    const waits = gate.shut();
    const first = ask(one, him);
    const letThrough = await waits;
    expect((await ask(one, other)).status).toBe(200);
    letThrough();
    expect((await first).status).toBe(200);
  });

  it('API-35 an instance that died over a question locks him out for a minute and no longer', async () => {
    const him = await husband();
    await one.world.database.executeSql(
      "insert into assistant_turn (user_id, turn, until) values ($1, gen_random_uuid(), now() + interval '1 minute')",
      [him.id],
    );
    expect((await ask(one, him)).status).toBe(429);
    // The database's clock counts, not that of an instance which runs ahead.
    one.clock.advance(2 * MINUTE);
    expect((await ask(one, him)).status).toBe(429);
    await one.world.database.executeSql(
      "update assistant_turn set until = until - interval '61 seconds' where user_id = $1",
      [him.id],
    );
    expect((await ask(two, him)).status).toBe(200);
  });

  it('API-35 a question that fails costs nothing and keeps nobody waiting', async () => {
    const him = await husband();
    embedder.fails = true;
    expect((await ask(one, him)).status).toBe(500);
    embedder.fails = false;
    expect((await ask(two, him)).status).toBe(200);
    expect(await totalOf(him)).toBe(1);
  });
});
