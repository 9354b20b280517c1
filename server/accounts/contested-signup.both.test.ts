import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { lifetimes } from '../../contract/limits';
import { HOUR } from '../../contract/time';
import { mailedToken, user } from '../platform/db/schema';
import { startTestApp, type TestApp, uniqueEmail } from '../testing/app';
import { startLimitedApp, uniquePlace } from '../testing/limits';
import { tokenIn } from '../testing/mailbox';
import { loginStatus, openNewestLink } from '../testing/people';
import { publicSettings } from '../testing/public-settings';

const test = await startTestApp({ env: publicSettings });
const limited = await startLimitedApp();
afterAll(async () => {
  await test.close();
  await limited.close();
});
const HIS = 'Husbands1';
const STRANGERS = 'Strangers1';
const CHOOSE = 'Choose a password for your Heartnote account';

const signUpWith = (email: string, password: string, app: TestApp = test) =>
  app.call(accounts.signup, { body: { email, password }, ip: uniquePlace() });
const resend = (email: string, app: TestApp = test) =>
  app.call(accounts.resendVerification, { body: { email }, ip: uniquePlace() });
const forgot = (email: string, app: TestApp = test) =>
  app.call(accounts.requestReset, { body: { email }, ip: uniquePlace() });

const open = (token: string, app: TestApp = test) => app.call(accounts.verifyEmail, { query: { token } });
const choose = (token: string, newPassword: string, app: TestApp = test) =>
  app.call(accounts.completeReset, { params: { token }, body: { newPassword } });

/** The husband opens his newest mail and chooses his password; nobody else gets in. */
async function expectHusbandGetsIn(email: string, app: TestApp = test): Promise<void> {
  expect((await choose(tokenIn(app.mailbox.lastTo(email)), HIS, app)).status).toBe(200);
  expect(await loginStatus(app, email, HIS)).toBe(200);
  expect(await loginStatus(app, email, STRANGERS)).toBe(401);
}

const orders = [
  ['the stranger came first', STRANGERS, HIS],
  ['the husband came first', HIS, STRANGERS],
] as const;

describe.each(orders)('two sign-ups with one address and two passwords, where %s', (_who, first, second) => {
  it('neither password counts, and the mailbox is asked to choose one', async () => {
    const email = uniqueEmail('victim');
    await signUpWith(email, first);
    const answer = await signUpWith(email, second);
    expect(answer.status).toBe(201);
    expect(await loginStatus(test, email, first)).toBe(401);
    expect(await loginStatus(test, email, second)).toBe(401);
    expect(await loginStatus(test, email, 'Password9')).toBe(401);
    const letter = test.mailbox.lastTo(email);
    expect(letter.subject).toBe(CHOOSE);
    expect(letter.text).toMatch(/https:\/\/heartnote\.example\/reset-password\?token=[\w-]{43}\n/);
    await expectHusbandGetsIn(email);
  });

  it('the link of the first one is dead, before and after the choice', async () => {
    const email = uniqueEmail('victim');
    await signUpWith(email, first);
    const token = tokenIn(test.mailbox.lastTo(email));
    await signUpWith(email, second);
    expect((await open(token)).status).toBe(400);
    await expectHusbandGetsIn(email);
    expect((await open(token)).status).toBe(400);
  });

  it.each([
    ['resending', resend, CHOOSE],
    ['Forgot Password', forgot, 'Reset your Heartnote password'],
  ])('%s mails the way to a password of his own, and none that somebody else chose', async (_what, ask, subject) => {
    const email = uniqueEmail('victim');
    await signUpWith(email, first);
    await signUpWith(email, second);
    const older = tokenIn(test.mailbox.lastTo(email));
    await ask(email);
    expect(test.mailbox.lastTo(email).subject).toBe(subject);
    expect((await choose(older, STRANGERS)).status).toBe(400);
    await expectHusbandGetsIn(email);
  });

  it('a third sign-up, even with the first password, changes nothing but the link', async () => {
    const email = uniqueEmail('victim');
    for (const password of [first, second, first]) await signUpWith(email, password);
    expect(await loginStatus(test, email, first)).toBe(401);
    expect(test.mailbox.lastTo(email).subject).toBe(CHOOSE);
    await expectHusbandGetsIn(email);
  });
});

describe('a contested sign-up', () => {
  async function contested(): Promise<string> {
    const email = uniqueEmail('victim');
    await signUpWith(email, STRANGERS);
    await signUpWith(email, HIS);
    return email;
  }

  it('is an account with a proved address once its password was chosen, and no link is left', async () => {
    const email = await contested();
    const token = tokenIn(test.mailbox.lastTo(email));
    await choose(token, HIS);
    const { body } = await test.call(accounts.login, { body: { email, password: HIS } });
    expect(body.user.email_verified).toBe(true);
    const left = await test.world.db.select().from(mailedToken).where(eq(mailedToken.userId, body.user.id));
    expect(left).toEqual([]);
    expect((await choose(token, STRANGERS)).status).toBe(400);
    await signUpWith(email, STRANGERS);
    expect(test.mailbox.lastTo(email).subject).toBe('You already have a Heartnote account');
    expect(await loginStatus(test, email, HIS)).toBe(200);
  });

  it('has a link for one hour, and gets a new one afterwards', async () => {
    const email = await contested();
    test.clock.advance(lifetimes.resetToken);
    expect((await choose(tokenIn(test.mailbox.lastTo(email)), HIS)).status).toBe(400);
    await resend(email);
    await expectHusbandGetsIn(email);
  });

  it('is one account, whatever comes at the same moment', async () => {
    const email = uniqueEmail('victim');
    const passwords = Array.from({ length: 8 }, (_, n) => (n % 2 ? HIS : STRANGERS));
    const answers = await Promise.all(passwords.map((password) => signUpWith(email, password)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const rows = await test.world.db.select().from(user).where(eq(user.emailKey, email));
    expect(rows).toHaveLength(1);
    expect(await loginStatus(test, email, STRANGERS)).toBe(401);
    await resend(email);
    await expectHusbandGetsIn(email);
  });
});

describe('one sign-up that is repeated with the same password', () => {
  it('is a verification mail again: either link works', async () => {
    for (const which of [0, 1]) {
      const email = uniqueEmail();
      await signUpWith(email, HIS);
      await signUpWith(email.toUpperCase(), HIS);
      const letters = test.mailbox.to(email);
      expect(letters.map(({ subject }) => subject)).toEqual(Array(2).fill('Verify your email for Heartnote'));
      const [token = ''] = letters.slice(which).map(tokenIn);
      expect((await open(token)).status).toBe(200);
      expect(await loginStatus(test, email, HIS)).toBe(200);
    }
  });
});

describe('a stranger who uses up the mails to an address', () => {
  it('by two sign-ups with one password, all of whose links die when the husband signs up', async () => {
    const email = uniqueEmail('victim');
    for (let n = 0; n < 2; n++) await signUpWith(email, STRANGERS, limited);
    const letters = limited.mailbox.to(email);
    expect(letters).toHaveLength(2);
    await signUpWith(email, HIS, limited);
    expect(limited.mailbox.to(email)).toHaveLength(2);
    for (const letter of letters) expect((await open(tokenIn(letter), limited)).status).toBe(400);
    expect(await loginStatus(limited, email, STRANGERS)).toBe(401);
    limited.clock.advance(HOUR);
    await resend(email, limited);
    await expectHusbandGetsIn(email, limited);
  });

  it('by three sign-ups with as many passwords, the last of whose mails is good for the husband too', async () => {
    const email = uniqueEmail('victim');
    for (let n = 0; n < 3; n++) await signUpWith(email, `${STRANGERS}${n || ''}`, limited);
    await signUpWith(email, HIS, limited);
    expect(limited.mailbox.to(email)).toHaveLength(2);
    await expectHusbandGetsIn(email, limited);
    for (let n = 1; n < 3; n++) expect(await loginStatus(limited, email, `${STRANGERS}${n}`)).toBe(401);
  });

  it('after the husband has signed up', async () => {
    const email = uniqueEmail('victim');
    await signUpWith(email, HIS, limited);
    for (let n = 0; n < 3; n++) await signUpWith(email, STRANGERS, limited);
    expect(limited.mailbox.to(email)).toHaveLength(2);
    await expectHusbandGetsIn(email, limited);
  });

  it('by resending, before he signs up as well: an hour later the husband is served', async () => {
    const email = uniqueEmail('victim');
    await signUpWith(email, HIS, limited);
    for (let n = 0; n < 2; n++) await resend(email, limited);
    await signUpWith(email, STRANGERS, limited);
    expect((await openNewestLink(limited, email)).status).toBe(400);
    limited.clock.advance(HOUR);
    await forgot(email, limited);
    await expectHusbandGetsIn(email, limited);
  });
});
