import { accounts } from '../../contract/accounts';
import { DAY } from '../../contract/time';
import { makeAdministrator } from '../accounts/administrators';
import { saveSubscription } from '../billing/store';
import { later } from '../platform/clock';
import { type TestApp, uniqueEmail } from './app';
import { tokenIn } from './mailbox';

export const PASSWORD = 'Password1';
const MONTH = 30 * DAY;

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

/** Opens the link of the newest mail to an address, as a click on it would. */
export function openNewestLink(test: TestApp, address: string, as?: { token: string }) {
  return test.call(accounts.verifyEmail, { query: { token: tokenIn(test.mailbox.lastTo(address)) }, as });
}

/** Signs up, opens the mailed link and logs in, all by the front door. */
export async function basicUser(test: TestApp, name?: string): Promise<Person> {
  const who = await signUp(test, name);
  await openNewestLink(test, who.email);
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

/** What a login with these answers: 200, or why not. */
export async function loginStatus(test: TestApp, email: string, password: string): Promise<number> {
  return (await test.call(accounts.login, { body: { email, password } })).status;
}

/** What a session is worth: 200 while it lives, else 401. */
export async function sessionStatus(test: TestApp, who: { token: string }): Promise<number> {
  return (await test.call(accounts.me, { as: who })).status;
}

/** Asks for a new password and takes the token out of the mail. */
export async function resetTokenFor(test: TestApp, email: string): Promise<string> {
  await test.call(accounts.requestReset, { body: { email } });
  return tokenIn(test.mailbox.lastTo(email));
}
