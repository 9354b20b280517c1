import { afterAll, describe, expect, it } from 'vitest';
import { assistant } from '../../contract/assistant';
import { HOUR, MINUTE } from '../../contract/time';
import { startAskingOnTwo } from '../testing/assistant/asking-on-two';
import type { Person } from '../testing/people';

const { one, two, ask, totalOf, husband, close } = await startAskingOnTwo();
afterAll(close);

async function askTimes(him: Person, times: number): Promise<void> {
  for (let n = 0; n < times; n++) expect((await ask(n % 2 ? one : two, him)).status).toBe(200);
}

describe('how often he may ask', () => {
  it('API-35 twenty an hour on all instances together, then told when again; a refused one costs nothing', async () => {
    const him = await husband();
    await askTimes(him, 20);
    for (const test of [one, two, one]) {
      const refused = await ask(test, him);
      expect(refused.status).toBe(429);
      expect(refused.body.code).toBe('too_many_requests');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600);
    }
    expect(await totalOf(him)).toBe(20);
    one.clock.advance(HOUR);
    expect((await ask(one, him)).status).toBe(200);
  });

  it('API-35 says how many are left, before the first and with each; those of an hour ago count no more', async () => {
    const him = await husband();
    const left = async () => (await one.call(assistant.about, { as: him })).body.left;
    expect(await left()).toEqual({ thisHour: 20, today: 100 });
    expect((await ask(one, him)).body.left).toEqual({ thisHour: 19, today: 99 });
    expect((await ask(two, him)).body.left).toEqual({ thisHour: 18, today: 98 });
    expect(await left()).toEqual({ thisHour: 18, today: 98 });
    one.clock.advance(HOUR);
    expect(await left()).toEqual({ thisHour: 20, today: 98 });
    one.clock.advance(23 * HOUR);
    expect(await left()).toEqual({ thisHour: 20, today: 100 });
  });

  it('API-35 a hundred a day; deleting what was asked gives none of them back', async () => {
    const him = await husband();
    for (let round = 0; round < 5; round++) {
      await askTimes(him, 20);
      if (round === 0) {
        expect((await one.call(assistant.clear, { as: him })).status).toBe(200);
        expect(await totalOf(him)).toBe(0);
        expect((await ask(two, him)).status).toBe(429);
        expect((await one.call(assistant.about, { as: him })).body.left).toEqual({ thisHour: 0, today: 80 });
      }
      one.clock.advance(HOUR + MINUTE);
    }
    const refused = await ask(two, him);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(18 * 3_600);
    one.clock.advance(19 * HOUR);
    expect((await ask(two, him)).status).toBe(200);
  }, 60_000);
});
