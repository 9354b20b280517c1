import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { HOUR } from '../../contract/time';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { emptiedDatabase } from '../testing/emptied-database';
import { countPremium } from './premium-count';
import { premiumState } from './premium-state';
import { saveSubscription } from './store';

const NOW = '2026-06-01T12:00:00Z';
const database = await emptiedDatabase();
const clock = createTestClock(NOW);
const test = await startTestApp({ database, clock });
const cast = createCast(test);
afterAll(() => test.close());

const statuses = [
  'active',
  'trialing',
  'past_due',
  'canceled',
  'unpaid',
  'incomplete',
  'none',
  'paused',
  'canceled_in_grace',
];

const facts = fc.record({
  status: fc.constantFrom(...statuses),
  // Around every bound that the rule has: the end itself, a day after, a week after.
  currentPeriodEnd: fc.option(
    fc.integer({ min: -9 * 24, max: 3 * 24 }).map((hours) => new Date(Date.parse(NOW) + (hours + 0.5) * HOUR)),
  ),
  cancelAtPeriodEnd: fc.boolean(),
  grantedAt: fc.option(fc.constant(new Date(NOW))),
  grantedUntil: fc.option(fc.constantFrom(-1, 0, 1).map((hours) => new Date(Date.parse(NOW) + hours * HOUR))),
});

describe('how many are premium', () => {
  it('is counted by the same rule by which each of them is', { timeout: 60_000 }, async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => cast.hire('basic')));
    await fc.assert(
      fc.asyncProperty(fc.array(facts, { minLength: people.length, maxLength: people.length }), async (given) => {
        clock.set(NOW);
        const now = clock.now();
        for (const [index, one] of given.entries()) {
          await saveSubscription(test.world.db, { userId: people[index]?.id ?? '', ...one, updatedAt: now });
        }
        const expected = given.filter((one) => premiumState(test.world, one, now).isPremium).length;
        expect(await countPremium(test.world)).toBe(expected);
      }),
      { numRuns: 40, seed: 7 },
    );
  });
});
