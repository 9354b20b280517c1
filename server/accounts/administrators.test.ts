import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { user } from '../platform/db/schema';
import { StartRefused } from '../platform/refusal';
import { startTestApp, type TestApp, uniqueEmail } from '../testing/app';
import {
  administrator,
  basicUser,
  logIn,
  loginStatus,
  openNewestLink,
  PASSWORD,
  sessionStatus,
  signUp,
} from '../testing/people';
import { ensureAdministrator, makeAdministrator } from './administrators';

const FIRST = 'admin@heartnote.local';
const BOSS = uniqueEmail('boss');
const test = await startTestApp();
const configured = await startTestApp({
  mailer: test.mailbox.mailer,
  env: { ADMIN_EMAIL: BOSS, ADMIN_PASSWORD: 'bosses-own' },
});
afterAll(async () => {
  await test.close();
  await configured.close();
});
const { db } = test.world;

/** As if the product had never been started: nobody administers it. */
async function forgetAdministrators(): Promise<void> {
  await db.delete(user).where(inArray(user.emailKey, [FIRST, BOSS]));
  await db.update(user).set({ isAdmin: false });
}
beforeEach(forgetAdministrators);

async function administrators(): Promise<string[]> {
  const rows = await db.select().from(user).where(eq(user.isAdmin, true));
  return rows.map((row) => row.email);
}

/** Signed up long before anybody configured his address. */
async function callHimBoss(email: string): Promise<void> {
  await db.update(user).set({ email: BOSS, emailKey: BOSS }).where(eq(user.emailKey, email));
}

const isAdmin = async (app: TestApp, as: { token: string }) => (await app.call(accounts.me, { as })).body.is_admin;

describe('the first start', () => {
  it('makes an administrator whose random password it hands out, and who can log in at once', async () => {
    const made = await ensureAdministrator(test.world);
    expect(made?.email).toBe(FIRST);
    expect(made?.password.length).toBeGreaterThanOrEqual(16);
    const person = await logIn(test, { email: FIRST, password: made?.password ?? '' });
    expect(await isAdmin(test, person)).toBe(true);
  });

  it('makes another password every time', async () => {
    const first = await ensureAdministrator(test.world);
    await forgetAdministrators();
    const second = await ensureAdministrator(test.world);
    expect(first?.password).not.toBe(second?.password);
  });

  it('is the only one that makes somebody: a second start makes and tells nothing', async () => {
    const made = await ensureAdministrator(test.world);
    expect(await ensureAdministrator(test.world)).toBeNull();
    expect(await administrators()).toEqual([FIRST]);
    expect(await loginStatus(test, FIRST, made?.password ?? '')).toBe(200);
  });

  it('makes nobody where there is an administrator of another name', async () => {
    const person = await administrator(test);
    expect(await ensureAdministrator(test.world)).toBeNull();
    expect(await administrators()).toEqual([person.email]);
  });
});

describe('an administrator that is configured', () => {
  it('is made with the password given, and a later start leaves his own password alone', async () => {
    expect(await ensureAdministrator(configured.world)).toBeNull();
    expect(await administrators()).toEqual([BOSS]);
    const person = await logIn(configured, { email: BOSS, password: 'bosses-own' });
    const body = { currentPassword: 'bosses-own', newPassword: 'changed-since' };
    await configured.call(accounts.changePassword, { as: person, body });
    await ensureAdministrator(configured.world);
    expect(await loginStatus(configured, BOSS, 'changed-since')).toBe(200);
  });

  it('is promoted where he has an account, keeps its password, and gains the rights in his open session', async () => {
    const person = await basicUser(test);
    await callHimBoss(person.email);
    expect(await isAdmin(test, person)).toBe(false);
    await ensureAdministrator(configured.world);
    expect(await isAdmin(test, person)).toBe(true);
    expect(await loginStatus(test, BOSS, PASSWORD)).toBe(200);
    expect(await loginStatus(test, BOSS, 'bosses-own')).toBe(401);
  });

  it('does not inherit the password of a stranger who signed up with his address and never proved it', async () => {
    const stranger = await signUp(test);
    await callHimBoss(stranger.email);
    await ensureAdministrator(configured.world);
    expect(await loginStatus(test, BOSS, stranger.password)).toBe(401);
    expect(await loginStatus(test, BOSS, 'bosses-own')).toBe(200);
    expect(await administrators()).toEqual([BOSS]);
  });
});

describe('an address that was not proved', () => {
  const REFUSED = new StartRefused(
    `${BOSS} has not been verified by its account, which so cannot be an administrator.`,
  );

  /** Somebody with an account gives it the address of the boss, which is not his. */
  async function impostor() {
    const person = await basicUser(test);
    await test.call(accounts.changeEmail, { as: person, body: { newEmail: BOSS } });
    return person;
  }

  it('promotes nobody and keeps nothing from starting: the configured administrator is made beside it', async () => {
    const person = await impostor();
    expect(await makeAdministrator(test.world, BOSS)).toBe(false);
    await ensureAdministrator(configured.world);
    expect(await administrators()).toEqual([BOSS]);
    expect(await isAdmin(test, person)).toBe(false);
    expect(await loginStatus(test, BOSS, person.password)).toBe(401);
    expect(await loginStatus(test, BOSS, 'bosses-own')).toBe(200);
    expect((await test.call(accounts.me, { as: person })).body.email).toBe(person.email);
  });

  it('promotes its account once it is proved', async () => {
    const person = await impostor();
    await openNewestLink(test, BOSS, person);
    await ensureAdministrator(configured.world);
    expect(await isAdmin(test, person)).toBe(true);
  });

  it('promotes no sign-up by command that nobody confirmed', async () => {
    await test.call(accounts.signup, { body: { email: BOSS, password: PASSWORD } });
    await expect(makeAdministrator(test.world, BOSS)).rejects.toEqual(REFUSED);
    expect(await administrators()).toEqual([]);
  });

  it('takes nothing from an administrator who changed his own', async () => {
    const person = await administrator(test);
    await test.call(accounts.changeEmail, { as: person, body: { newEmail: uniqueEmail('next') } });
    expect(await makeAdministrator(test.world, person.email)).toBe(true);
    expect(await administrators()).toEqual([person.email]);
  });
});

describe('the last administrator', () => {
  const remove = (as: { token: string }) => test.call(accounts.deleteAccount, { as });

  it('API-20 API-52 cannot delete himself', async () => {
    const person = await administrator(test);
    await basicUser(test);
    const answer = await remove(person);
    expect(answer.status).toBe(409);
    expect(answer.body.error).toBe('The last administrator cannot be deleted.');
    expect(await sessionStatus(test, person)).toBe(200);
  });

  it('can once there is another one, and of two who go at the same time one stays', async () => {
    const [one, two, three] = [await administrator(test), await administrator(test), await administrator(test)];
    expect((await remove(three)).status).toBe(200);
    const answers = await Promise.all([remove(one), remove(two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await administrators()).toHaveLength(1);
  });

  it('rights that were taken away are gone from open sessions at the next call', async () => {
    const person = await administrator(test);
    expect(await isAdmin(test, person)).toBe(true);
    await db.update(user).set({ isAdmin: false });
    expect(await isAdmin(test, person)).toBe(false);
  });
});
