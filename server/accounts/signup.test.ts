import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { messages } from '../../contract/messages';
import { startTestApp, type TestApp, uniqueEmail } from '../testing/app';
import { tokenIn } from '../testing/mailbox';
import { basicUser, PASSWORD, signUp } from '../testing/people';

describe('signing up', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('API-07 MAIL-01 MAIL-03 mails a link that verifies the address, after which the account can log in', async () => {
    const { email, password } = await signUp(test);
    const refused = await test.call(accounts.login, { body: { email, password } });
    expect(refused.status).toBe(403);
    expect(refused.body.error).toBe(messages.login.unverified);

    const letter = test.mailbox.lastTo(email);
    expect(letter.text).toContain('/verify-email?token=');
    const verified = await test.call(accounts.verifyEmail, { query: { token: tokenIn(letter) } });
    expect(verified.status).toBe(200);
    expect((await test.call(accounts.login, { body: { email, password } })).status).toBe(200);
  });

  it('answers alike for a taken address and tells its owner instead', async () => {
    const owner = await basicUser(test);
    const fresh = await test.call(accounts.signup, { body: { email: uniqueEmail(), password: PASSWORD } });
    const taken = await test.call(accounts.signup, {
      body: { email: owner.email.toUpperCase(), password: 'Another123' },
    });
    expect(taken.status).toBe(fresh.status);
    expect(taken.body).toEqual(fresh.body);
    expect(test.mailbox.lastTo(owner.email).subject).toContain('already have');
    expect((await test.call(accounts.login, { body: owner })).status).toBe(200);
  });
});
