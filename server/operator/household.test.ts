import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { admin, OPERATOR_ID } from '../../contract/admin';
import { assistant } from '../../contract/assistant';
import { billing } from '../../contract/billing';
import { contact } from '../../contract/contact';
import { messages } from '../../contract/messages';
import { DAY } from '../../contract/time';
import { countPremium } from '../billing/premium-count';
import { jobsOf } from '../jobs';
import { runCommand } from '../operator-commands';
import { rowsOf } from '../platform/db/open';
import { startTestApp, uniqueEmail } from '../testing/app';
import { createCast } from '../testing/cast';
import { loginStatus, PASSWORD, sessionStatus } from '../testing/people';

/** A server that others reach, with nothing set but what must be. */
const bare = { PUBLIC_URL: 'https://heartnote.example', NODE_ENV: 'production' };
const test = await startTestApp({ env: bare });
const cast = createCast(test);
afterAll(() => test.close());

const command = (name: 'print-link' | 'grant-premium' | 'revoke-premium', ...args: string[]) =>
  runCommand(test.world, name, args);
const tokenOf = (url = '') => url.split('token=')[1] ?? '';
const me = async (as: { token: string }) => (await test.call(accounts.me, { as })).body;
const lastActs = async (as: { token: string }) => (await test.call(admin.auditLog, { as, query: {} })).body.entries;

describe('without a mail server', () => {
  it('he signs up, and the link that the operator prints lets him in, once; he is told of it', async () => {
    const email = uniqueEmail('bare');
    const signup = await test.call(accounts.signup, { body: { email, password: PASSWORD } });
    expect(signup).toMatchObject({ status: 201, body: { message: messages.noMail.created } });
    expect(await loginStatus(test, email, PASSWORD)).toBe(403);
    const [url, ...told] = await command('print-link', 'verify', email.toUpperCase());
    expect(url).toMatch(/^https:\/\/heartnote\.example\/verify-email\?token=/);
    expect(told.join(' ')).toContain('works once, within 24 hours');
    const opened = await test.call(accounts.verifyEmail, { query: { token: tokenOf(url) } });
    expect(opened).toMatchObject({ status: 200, body: { message: messages.verify.done } });
    const login = await test.call(accounts.login, { body: { email, password: PASSWORD } });
    expect(login.body.user.printed_link?.kind).toBe('verify');
    expect((await test.call(accounts.sawPrintedLink, { as: login.body })).status).toBe(200);
    expect(await me(login.body)).not.toHaveProperty('printed_link');
    await expect(command('print-link', 'verify', email)).rejects.toThrow('is verified already');
  });

  it('a new password is set by a printed link: the older one is worth nothing, and every session ends', async () => {
    const him = await cast.hire('basic');
    const [first] = await command('print-link', 'reset', him.email);
    const [url] = await command('print-link', 'reset', him.email);
    const complete = (link: string | undefined) =>
      test.call(accounts.completeReset, { params: { token: tokenOf(link) }, body: { newPassword: 'Different1' } });
    expect((await complete(first)).status).toBe(400);
    expect((await complete(url)).status).toBe(200);
    expect((await complete(url)).status).toBe(400);
    expect(await sessionStatus(test, him)).toBe(401);
    const login = await test.call(accounts.login, { body: { email: him.email, password: 'Different1' } });
    expect(login.body.user.printed_link?.kind).toBe('reset');
  });

  it('an address that he changed to is proved by a printed link', async () => {
    const him = await cast.hire('basic');
    const newEmail = uniqueEmail('moved');
    const changed = await test.call(accounts.changeEmail, { as: him, body: { newEmail } });
    expect(changed.body.message).toBe(messages.noMail.emailUpdated);
    await command('print-link', 'reset', him.email);
    const [url] = await command('print-link', 'verify', newEmail);
    const opened = await test.call(accounts.verifyEmail, { query: { token: tokenOf(url) }, as: him });
    expect(opened.status).toBe(200);
    // The graver one is not hidden by the other.
    expect(await me(him)).toMatchObject({ email: newEmail, email_verified: true, printed_link: { kind: 'reset' } });
  });

  it('strangers hear the same of known and unknown addresses, and nothing is kept to be sent', async () => {
    const known = await cast.hire('basic');
    for (const endpoint of [accounts.requestReset, accounts.resendVerification]) {
      const replies = await Promise.all(
        [known.email, uniqueEmail('nobody')].map((email) => test.call(endpoint, { body: { email } })),
      );
      expect(replies.map(({ status, body }) => [status, body])).toEqual([
        [200, { message: endpoint === accounts.requestReset ? messages.noMail.reset : messages.noMail.resent }],
        [200, { message: endpoint === accounts.requestReset ? messages.noMail.reset : messages.noMail.resent }],
      ]);
    }
    const again = await test.call(accounts.signup, { body: { email: known.email, password: PASSWORD } });
    expect(again).toMatchObject({ status: 201, body: { message: messages.noMail.created } });
    const [row] = await rowsOf<{ n: number }>(
      test.world.db,
      sql`select count(*)::int as n from email_log where user_id = ${known.id}::uuid`,
    );
    expect(row?.n).toBe(0);
  });

  it('an administrator in the browser gets no link, and the log names the operator', async () => {
    const boss = await cast.hire('admin');
    const him = await cast.hire('basic');
    expect(await test.call(admin.sendReset, { as: boss, params: { id: him.id } })).toMatchObject({
      status: 409,
      body: { code: 'mail_off' },
    });
    await command('print-link', 'reset', him.email);
    const [line, refused] = await lastActs(boss);
    expect(line).toMatchObject({ action: 'print-reset-link', adminId: OPERATOR_ID, targetId: him.id, outcome: 'done' });
    expect(refused).toMatchObject({ action: 'send-reset', outcome: 'denied' });
    expect(JSON.stringify(line)).not.toContain('token');
  });

  it.each([
    [[], 'Which link, and for whom?'],
    [['revert', 'a@example.com'], 'Which link, and for whom?'],
    [['reset', 'nobody@example.com'], 'There is no account with the address nobody@example.com.'],
    [['verify', 'nobody@example.com'], 'There is no account with the address nobody@example.com.'],
  ])('print-link %j says what is wrong', async (args, words) => {
    await expect(command('print-link', ...args)).rejects.toThrow(words);
  });
});

describe('without a payment provider', () => {
  it('nothing is sold, asked of anybody or tried by a job', async () => {
    const him = await cast.hire('basic');
    const off = { status: 409, body: { code: 'payments_off', error: messages.unsold.noPayments } };
    expect(await test.call(billing.price)).toMatchObject(off);
    expect(await test.call(billing.checkout, { as: him, body: { priceId: 'price_1' } })).toMatchObject(off);
    const nothing = {} as { priceId: string };
    expect(await test.call(billing.checkout, { as: him, body: nothing })).toMatchObject(off);
    const hook = await test.raw({
      ...{ method: 'POST', url: billing.webhook.path, payload: '{}' },
      headers: { 'content-type': 'application/json', 'stripe-signature': 'x' },
    });
    expect(hook.statusCode).toBe(409);
    const names = jobsOf(test.world).map(({ name }) => name);
    expect(names).not.toContain('reconcile-subscriptions');
    expect(names).not.toContain('remove-customers');
  });

  it('neither the documentation of the calls nor the address to write to names what is not there', async () => {
    for (const url of ['/api/docs', '/api/openapi.json']) {
      const { payload } = await test.raw({ method: 'GET', url });
      expect(payload).toContain('/api/subscription/status');
      expect(payload.match(/.{20}(stripe|priceId|checkout|payment|\bpay\b|\bpaid\b|charge|\$\d).{20}/gi)).toBeNull();
    }
    expect((await test.call(contact.address)).body).toEqual({ email: null });
  });

  it('the operator gives Premium to one, for good or through a day, and takes it back', async () => {
    const [him, boss] = [await cast.hire('basic'), await cast.hire('admin')];
    const asks = async () => (await test.call(assistant.history, { as: him, query: {} })).status;
    const status = async () => (await test.call(billing.status, { as: him })).body;
    expect(await asks()).toBe(403);
    await command('grant-premium', him.email);
    expect(await asks()).toBe(200);
    expect(await status()).toMatchObject({ isPremium: true, subscription_status: 'granted', premiumUntil: null });
    await command('revoke-premium', him.email);
    expect(await asks()).toBe(403);
    const day = new Date(test.clock.now().getTime() + 2 * DAY).toISOString().slice(0, 10);
    await command('grant-premium', him.email, '--until', day);
    expect((await status()).premiumUntil).toBe(new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString());
    const acts = (await lastActs(boss)).filter(({ targetId }) => targetId === him.id);
    expect(acts.map(({ action }) => action)).toEqual(['grant-premium', 'revoke-premium', 'grant-premium']);
    test.clock.set(`${day}T23:59:59.000Z`);
    expect((await status()).isPremium).toBe(true);
    test.clock.set(new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString());
    expect((await status()).isPremium).toBe(false);
  });

  it.each([
    [['nobody@example.com'], 'There is no account with the address nobody@example.com.'],
    [['a@example.com', '--until'], 'Who gets Premium?'],
    [['a@example.com', '--until', '2027-02-30'], '--until: 2027-02-30 is not a day such as 2027-12-31.'],
    [['a@example.com', '--until', '2001-01-01'], '--until: 2001-01-01 is over.'],
    [[], 'Who gets Premium?'],
  ])('grant-premium %j says what is wrong', async (args, words) => {
    await expect(command('grant-premium', ...args)).rejects.toThrow(words);
  });

  it('what nobody was given cannot be taken back, and an address that nobody proved gets nothing', async () => {
    const him = await cast.hire('basic');
    await expect(command('revoke-premium', him.email)).rejects.toThrow('was given no Premium');
    const email = uniqueEmail('unproved');
    await test.call(accounts.signup, { body: { email, password: PASSWORD } });
    await expect(command('grant-premium', email)).rejects.toThrow('has not been verified');
  });
});

describe('with PREMIUM=everyone', () => {
  it('everybody has it, who never had a subscription too, and nothing is sold', async () => {
    const house = await startTestApp({ env: { ...bare, PREMIUM: 'everyone' } });
    const him = await createCast(house).hire('basic');
    expect((await house.call(assistant.history, { as: him, query: {} })).status).toBe(200);
    expect((await house.call(billing.status, { as: him })).body).toEqual({
      ...{ isPremium: true, subscription_status: 'granted', premiumUntil: null, renewsAt: null },
    });
    expect((await house.call(billing.price)).body.code).toBe('payments_off');
    const [row] = await rowsOf<{ n: number }>(house.world.db, sql`select count(*)::int as n from "user"`);
    expect(await countPremium(house.world)).toBe(row?.n);
    await house.close();
  });
});
