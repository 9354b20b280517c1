import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { fullCost } from '../platform/crypto/passwords';
import { session, user } from '../platform/db/schema';
import { startTestApp, uniqueEmail } from '../testing/app';
import { tokenIn } from '../testing/mailbox';
import { basicUser, logIn, loginStatus, openNewestLink, PASSWORD, resetTokenFor, signUp } from '../testing/people';
import { thorough } from '../testing/thorough';

// As long as a hash takes, one call may overtake another: where it took nothing, most of these would not meet.
const test = await startTestApp({ passwordCost: fullCost });
afterAll(() => test.close());
const { db } = test.world;
/** Of those who each have a password hashed. */
const MANY = thorough(8);

function atOnce<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => work(index)));
}

describe('at the same moment', () => {
  it('one verification link opened twenty times verifies once; the others are told that it is done', async () => {
    const { email, password } = await signUp(test);
    const token = tokenIn(test.mailbox.lastTo(email));
    const answers = await atOnce(20, () => test.call(accounts.verifyEmail, { query: { token } }));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const words = answers.map(({ body }) => body.message);
    expect(words.filter((message) => message === 'Your email address is verified. You can log in now.')).toHaveLength(
      1,
    );
    expect(await loginStatus(test, email, password)).toBe(200);
  });

  it('one reset link used many times with as many passwords sets exactly one of them', async () => {
    const { email } = await basicUser(test);
    const token = await resetTokenFor(test, email);
    const mailsBefore = test.mailbox.to(email).length;
    const passwords = Array.from({ length: MANY }, (_, index) => `Parallel${index}`);
    const answers = await atOnce(MANY, (index) =>
      test.call(accounts.completeReset, { params: { token }, body: { newPassword: passwords[index] ?? '' } }),
    );
    const won = answers.map(({ status }) => status === 200);
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(MANY - 1);
    expect(test.mailbox.to(email)).toHaveLength(mailsBefore + 1);
    const winner = won.indexOf(true);
    const loser = winner === 0 ? 1 : 0;
    expect(await loginStatus(test, email, passwords[winner] ?? '')).toBe(200);
    expect(await loginStatus(test, email, passwords[loser] ?? '')).toBe(401);
  });

  it('several sign-ups with one address make one account', async () => {
    const email = uniqueEmail();
    const spellings = [email, email.toUpperCase()];
    const answers = await atOnce(MANY, (index) =>
      test.call(accounts.signup, { body: { email: spellings[index % 2] ?? email, password: PASSWORD } }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(MANY).fill(201));
    const made = await db.select().from(user).where(eq(user.emailKey, email));
    expect(made).toHaveLength(1);
    await openNewestLink(test, made[0]?.email ?? '');
    expect(await loginStatus(test, email, PASSWORD)).toBe(200);
  });

  it('many logins are as many sessions, none of them lost', async () => {
    const person = await basicUser(test);
    const answers = await atOnce(MANY, () => test.call(accounts.login, { body: person }));
    expect(answers.map(({ status }) => status)).toEqual(Array(MANY).fill(200));
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(MANY);
    expect(await db.select().from(session).where(eq(session.userId, person.id))).toHaveLength(MANY + 1);
  });

  it('a login that began with the old password does not outlive the reset it overlapped', async () => {
    const { email, password } = await basicUser(test);
    const token = await resetTokenFor(test, email);
    const [reset, ...logins] = await Promise.all([
      test.call(accounts.completeReset, { params: { token }, body: { newPassword: 'brandnew' } }),
      ...Array.from({ length: 6 }, () => test.call(accounts.login, { body: { email, password } })),
    ]);
    expect(reset.status).toBe(200);
    const alive = await Promise.all(
      logins
        .filter(({ status }) => status === 200)
        .map(({ body }) => test.call(accounts.me, { as: { token: body.token } })),
    );
    expect(alive.map(({ status }) => status)).toEqual(alive.map(() => 401));
  });

  it('deleting the account and logging in leaves no session behind', async () => {
    const person = await basicUser(test);
    await Promise.all([
      test.call(accounts.deleteAccount, { as: person }),
      ...Array.from({ length: 5 }, () => test.call(accounts.login, { body: person })),
    ]);
    expect(await db.select().from(session).where(eq(session.userId, person.id))).toEqual([]);
  });

  it("two links of one account, as a mail scanner opens them, do not get in each other's way", async () => {
    for (let round = 0; round < thorough(2); round++) {
      const { email } = await signUp(test);
      await test.call(accounts.resendVerification, { body: { email } });
      const tokens = test.mailbox.to(email).map(tokenIn);
      const answers = await Promise.all(tokens.map((token) => test.call(accounts.verifyEmail, { query: { token } })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    }
  });

  it('using a reset link and asking for another one: both are answered', async () => {
    const { email } = await basicUser(test);
    for (let round = 0; round < thorough(2); round++) {
      const token = await resetTokenFor(test, email);
      const answers = await Promise.all([
        test.call(accounts.completeReset, { params: { token }, body: { newPassword: `By-link-${round}` } }),
        ...Array.from({ length: 12 }, () => test.call(accounts.requestReset, { body: { email } })),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    }
  });

  it('resetting the password and changing it in an open session: both are answered, and one password holds', async () => {
    const person = await basicUser(test);
    let current = person;
    for (let round = 0; round < thorough(2); round++) {
      const token = await resetTokenFor(test, person.email);
      const [byLink, inSession] = [`By-link-${round}`, `In-session-${round}`];
      const body = { currentPassword: current.password, newPassword: inSession };
      const answers = await Promise.all([
        test.call(accounts.completeReset, { params: { token }, body: { newPassword: byLink } }),
        test.call(accounts.changePassword, { as: current, body }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.every(({ status }) => status < 500)).toBe(true);
      const password = answers[0].status === 200 ? byLink : inSession;
      current = await logIn(test, { email: person.email, password });
    }
  });
});
