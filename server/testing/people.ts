import { accounts } from '../../contract/accounts';
import { makeAdministrator } from '../accounts/administrators';
import { saveSubscription } from '../billing/store';
import { later } from '../platform/clock';
import { type TestApp, uniqueEmail } from './app';
import { tokenIn } from './mailbox';

export const PASSWORD = 'Password1';
const MONTH = 30 * 24 * 60 * 60 * 1000;

/** Somebody with an account, logged in. */
export interface Person {
  id: string;
  email: string;
  password: string;
  token: string;
}

export async function signUp(test: TestApp, name?: string): Promise<{ email: string; password: string }> {
  const email = uniqueEmail(name);
  await test.call(accounts.signup, { body: { email, password: PASSWORD } });
  return { email, password: PASSWORD };
}

export async function logIn(test: TestApp, who: { email: string; password: string }): Promise<Person> {
  const { email, password } = who;
  const { body } = await test.call(accounts.login, { body: { email, password } });
  return { id: body.user.id, email, password, token: body.token };
}

/** Signs up, opens the mailed link and logs in, all by the front door. */
export async function basicUser(test: TestApp, name?: string): Promise<Person> {
  const who = await signUp(test, name);
  await test.call(accounts.verifyEmail, { query: { token: tokenIn(test.mailbox.lastTo(who.email)) } });
  return logIn(test, who);
}

export async function premiumUser(test: TestApp, name?: string): Promise<Person> {
  const person = await basicUser(test, name);
  const now = test.clock.now();
  await saveSubscription(test.world.db, {
    userId: person.id,
    status: 'active',
    currentPeriodEnd: later(now, MONTH),
    updatedAt: now,
  });
  return person;
}

export async function administrator(test: TestApp, name?: string): Promise<Person> {
  const person = await basicUser(test, name);
  await makeAdministrator(test.world, person.email);
  return person;
}
