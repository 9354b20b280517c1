import { eq, inArray } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../contract/accounts';
import { assistant } from '../contract/assistant';
import { contact } from '../contract/contact';
import { DAY } from '../contract/time';
import { jobsOf } from './jobs';
import {
  assistantSpent,
  contactMessage,
  emailLog,
  mailedToken,
  paymentEvent,
  rateCounter,
  session,
  user,
} from './platform/db/schema';
import { startTestApp, uniqueEmail } from './testing/app';
import { createCast } from './testing/cast';
import { startLimitedApp } from './testing/limits';
import { deliver, eventOf } from './testing/payment-provider';
import { runJob } from './testing/payments';
import { basicUser, loginStatus, openNewestLink, PASSWORD, sessionStatus, signUp } from './testing/people';

const test = await startTestApp();
afterAll(() => test.close());
const { db } = test.world;
const run = (name: string, app = test) => runJob(app, name);
const exists = async (email: string) => (await db.select().from(user).where(eq(user.emailKey, email))).length > 0;

describe('the nightly purge', () => {
  it('removes sign-ups that nobody confirmed for 30 days, so that the address is free again', async () => {
    const { email } = await signUp(test);
    test.clock.advance(29 * DAY);
    await run('purge');
    expect(await exists(email)).toBe(true);
    test.clock.advance(2 * DAY);
    await run('purge');
    expect(await exists(email)).toBe(false);
  });

  it('leaves an old sign-up alone whose owner was sent a new link today', async () => {
    const { email, password } = await signUp(test);
    test.clock.advance(31 * DAY);
    await test.call(accounts.signup, { body: { email, password } });
    await run('purge');
    expect((await openNewestLink(test, email)).status).toBe(200);
    expect(await loginStatus(test, email, password)).toBe(200);
  });

  it('never removes an account that was confirmed once, however long ago', async () => {
    const person = await basicUser(test);
    test.clock.advance(3 * 365 * DAY);
    await run('purge');
    expect(await loginStatus(test, person.email, PASSWORD)).toBe(200);
  });

  it('forgets an address that somebody changed to and never proved, and not one that still waits', async () => {
    const [person, other] = [await basicUser(test), await basicUser(test)];
    const pendingOf = async ({ id }: { id: string }) =>
      (await db.select({ pending: user.pendingEmail }).from(user).where(eq(user.id, id)))[0]?.pending;
    await test.call(accounts.changeEmail, { as: person, body: { newEmail: uniqueEmail('mistyped') } });
    test.clock.advance(DAY);
    const newEmail = uniqueEmail('next');
    await test.call(accounts.changeEmail, { as: other, body: { newEmail } });
    await run('purge');
    expect(await pendingOf(person)).toBeNull();
    expect(await pendingOf(other)).toBe(newEmail);
  });

  it('removes sessions and links that are over, and leaves the living ones', async () => {
    const person = await basicUser(test);
    await test.call(accounts.requestReset, { body: { email: person.email } });
    test.clock.advance(31 * DAY);
    const { body } = await test.call(accounts.login, { body: person });
    await test.call(accounts.requestReset, { body: { email: person.email } });
    await run('purge');
    expect(await db.select().from(session).where(eq(session.userId, person.id))).toHaveLength(1);
    expect(await sessionStatus(test, { token: body.token })).toBe(200);
    const links = await db.select().from(mailedToken).where(eq(mailedToken.userId, person.id));
    expect(links.filter(({ usedAt }) => usedAt === null).map(({ purpose }) => purpose)).toEqual(['reset']);
  });

  it('removes contact messages after 30 days', async () => {
    const person = await basicUser(test);
    const body = { email: person.email, subject: 'Hello', message: 'Text', purpose: 'idea' } as const;
    const kept = () => db.select().from(contactMessage).where(eq(contactMessage.userId, person.id));
    await test.call(contact.send, { as: person, body });
    await run('purge');
    expect(await kept()).toHaveLength(1);
    test.clock.advance(30 * DAY + 1000);
    await run('purge');
    expect(await kept()).toEqual([]);
  });

  it('removes what became of mails after 90 days, but not of one that still waits', async () => {
    const person = await basicUser(test);
    test.mailbox.failWith(new Error('451 later'));
    await test.call(accounts.requestReset, { body: { email: person.email } });
    test.mailbox.failWith(null);
    test.clock.advance(90 * DAY + 1000);
    await run('purge');
    const left = await db.select().from(emailLog).where(eq(emailLog.userId, person.id));
    expect(left.map(({ kind, status }) => `${kind} ${status}`)).toEqual(['password-reset queued']);
    await run('deliver-mail');
    expect(
      await db
        .select()
        .from(emailLog)
        .where(
          inArray(
            emailLog.id,
            left.map(({ id }) => id),
          ),
        ),
    ).toMatchObject([{ status: 'expired' }]);
  });

  it('removes what the payment provider told after 90 days', async () => {
    const event = eventOf('invoice.paid', { customer: 'cus_nobody' });
    const kept = () => db.select().from(paymentEvent).where(eq(paymentEvent.id, event.id));
    expect(await deliver(test, event)).toBe(200);
    test.clock.advance(90 * DAY - 1000);
    await run('purge');
    expect(await kept()).toHaveLength(1);
    test.clock.advance(2000);
    await run('purge');
    expect(await kept()).toEqual([]);
  });

  it('API-35 forgets when he asked the assistant once that is a day ago, though he asks no more', async () => {
    const him = await createCast(test).hire('premium');
    const asked = () => db.select().from(assistantSpent).where(eq(assistantSpent.userId, him.id));
    await test.call(assistant.ask, { as: him, body: { question: 'Does she like the sea?' } });
    test.clock.advance(DAY - 1000);
    await run('purge');
    expect(await asked()).toHaveLength(1);
    test.clock.advance(1000);
    await run('purge');
    expect(await asked()).toEqual([]);
  });

  it('removes the counts of attempts after two days', async () => {
    const limited = await startLimitedApp();
    await db.delete(rateCounter);
    await limited.call(accounts.login, { body: { email: uniqueEmail(), password: PASSWORD } });
    await run('purge', limited);
    expect(await db.select().from(rateCounter)).not.toEqual([]);
    limited.clock.advance(2 * DAY + 60 * 60 * 1000);
    await run('purge', limited);
    expect(await db.select().from(rateCounter)).toEqual([]);
    await limited.close();
  });
});

describe('the jobs', () => {
  it('deliver mails that an earlier process left behind', async () => {
    const { email } = await basicUser(test);
    test.mailbox.failWith(new Error('451 later'));
    await test.call(accounts.requestReset, { body: { email } });
    test.mailbox.failWith(null);
    test.clock.advance(60_000);
    await run('deliver-mail');
    expect(test.mailbox.lastTo(email).subject).toBe('Reset your Heartnote password');
  });

  it('have names of their own and times that cron understands', () => {
    const jobs = jobsOf(test.world);
    expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
    for (const { schedule } of jobs) expect(schedule).toMatch(/^(\S+ ){4}\S+$/);
  });
});
