import { afterAll } from 'vitest';
import { createStripePayments } from '../platform/payments/stripe';
import { startTestApp, type TestApp, type TestAppOptions } from './app';
import { createTestClock } from './clock';
import { sharedDatabase } from './database';

/** Two instances of the product on one database, at one time, with one payment provider. */
export async function startTwoApps(options: TestAppOptions = {}): Promise<[TestApp, TestApp]> {
  const clock = options.clock ?? createTestClock();
  const database = options.database ?? (await sharedDatabase());
  const given = { ...options, clock, database, instances: 1 };
  const one = await startTestApp(given);
  const two = await startTestApp(given);
  if (one.world.stripeStandIn) {
    two.world.payments = createStripePayments(one.world.stripeStandIn.settings, clock.now);
  }
  return [one, two];
}

/** The same for all tests of a file: they end with the last of them. */
export async function openTwoApps(options: TestAppOptions = {}): Promise<[TestApp, TestApp]> {
  const apps = await startTwoApps(options);
  afterAll(() => Promise.all(apps.map((app) => app.close())));
  return apps;
}
