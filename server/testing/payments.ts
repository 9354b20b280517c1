import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { billing } from '../../contract/billing';
import { jobsOf } from '../jobs';
import { customerRemoval, subscription } from '../platform/db/schema';
import type { TestApp } from './app';
import type { Cast } from './cast';
import { providerOf } from './payment-provider';
import type { Person } from './people';

/** Presses the upgrade button: answers the path of the page to pay on. */
export async function openCheckout(test: TestApp, as: { token: string }): Promise<string> {
  const { body: price } = await test.call(billing.price);
  const begun = await test.call(billing.checkout, { as, body: { priceId: price.priceId } });
  expect(begun.status, JSON.stringify(begun.body)).toBe(200);
  return new URL(begun.body.url).pathname;
}

/** Upgrades by the front door and waits until the word of it has come. */
export async function upgrade(test: TestApp, as: { token: string }): Promise<void> {
  const page = await openCheckout(test, as);
  expect((await test.raw({ method: 'POST', url: `${page}/pay` })).statusCode).toBe(303);
  await providerOf(test).settle();
}

/** Somebody new who has just paid, and the end of what he paid for. */
export async function hireSubscriber(test: TestApp, cast: Cast): Promise<Person & { end: Date }> {
  const him = await cast.hire('basic');
  await upgrade(test, him);
  return { ...him, end: (await subscriptionOf(test, him))?.currentPeriodEnd ?? new Date(0) };
}

export async function premiumOf(test: TestApp, as: { token: string }) {
  const { renewsAt: _, ...state } = (await test.call(billing.status, { as })).body;
  return state;
}

/** What is stored of somebody's subscription. */
export async function subscriptionOf({ world }: TestApp, { id }: Pick<Person, 'id'>) {
  const [row] = await world.db.select().from(subscription).where(eq(subscription.userId, id));
  return row;
}

/** A turn removes fifty: customers of another file's people, whom this app's provider does not know, must not fill it. */
export async function forgetRemovals({ world }: TestApp): Promise<void> {
  await world.db.delete(customerRemoval);
}

/** Runs a job as the scheduler would when its time has come. */
export async function runJob({ world }: TestApp, name: string): Promise<void> {
  const job = jobsOf(world).find((one) => one.name === name);
  if (!job) throw new Error(`there is no job ${name}`);
  await job.run();
}
