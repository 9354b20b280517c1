import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/app';
import { startLimitedApp, uniquePlace } from '../testing/limits';
import { tablesThatHold } from '../testing/traces';
import type { LimitRule } from './limiter';

const one = await startLimitedApp();
const two = await startLimitedApp({ clock: one.clock });
afterAll(async () => {
  await one.close();
  await two.close();
});
const rule: LimitRule = { name: 'test', most: 5, seconds: 900 };
const [first, second] = [one.world.limiter, two.world.limiter];
let place: string;
beforeEach(() => {
  place = uniquePlace();
});

async function spend(times: number, source = place): Promise<boolean[]> {
  const results: boolean[] = [];
  for (let n = 0; n < times; n++) results.push(await (n % 2 === 0 ? first : second).spend(rule, source));
  return results;
}

describe('a limit', () => {
  it('is counted across instances on one database', async () => {
    expect(await spend(7)).toEqual([true, true, true, true, true, false, false]);
  });

  it('holds against a flood: of fifty attempts at once on two instances exactly as many pass as may', async () => {
    const attempts = Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? first : second).spend(rule, place));
    expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(rule.most);
  });

  it('is each source its own, and each rule its own', async () => {
    await spend(6);
    expect(await first.spend(rule, uniquePlace())).toBe(true);
    expect(await first.spend({ ...rule, name: 'other' }, place)).toBe(true);
    expect(await first.spend(rule, place)).toBe(false);
  });

  it('an attempt that is taken back does not count, on whichever instance', async () => {
    await spend(5);
    await second.refund(rule, place);
    expect(await first.spend(rule, place)).toBe(true);
    expect(await first.spend(rule, place)).toBe(false);
  });

  it('taking back more than there was gains nothing', async () => {
    await first.refund(rule, place);
    await spend(1);
    for (let n = 0; n < 4; n++) await first.refund(rule, place);
    expect(await spend(6)).toEqual([true, true, true, true, true, false]);
  });

  it('refuses with 429 and the seconds until the next window, in which all is forgotten', async () => {
    await spend(5);
    const refusal = await first.require(rule, place).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' });
    const wait = (refusal as { details: { retryAfterSeconds: number } }).details.retryAfterSeconds;
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(rule.seconds);
    one.clock.advance(wait * 1000);
    await expect(first.require(rule, place)).resolves.toBeUndefined();
  });

  it('of several, what one refuses costs nothing of the others, whether it is asked for or demanded', async () => {
    const [wide, narrow] = [rule, { ...rule, name: 'narrow', most: 1 }].map((each) => ({ rule: each, source: place }));
    if (!wide || !narrow) throw new Error('there are two');
    expect(await first.spendAll([wide, narrow])).toBe(true);
    for (let n = 0; n < 3; n++) {
      expect(await second.spendAll([wide, narrow])).toBe(false);
      await expect(first.requireAll([wide, narrow])).rejects.toMatchObject({ code: 'too_many_requests' });
    }
    expect(await spend(5)).toEqual([true, true, true, true, false]);
  });

  it('leaves no address in the database', async () => {
    await spend(1, `tom@example.com|${place}`);
    expect(await tablesThatHold(one.world.database, place)).toEqual([]);
  });

  it('does not exist where limits are switched off', async () => {
    const free = await startTestApp();
    const results = await Promise.all(Array.from({ length: 20 }, () => free.world.limiter.spend(rule, place)));
    expect(results.every(Boolean)).toBe(true);
    await free.close();
  });
});
