import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { lifetimes } from '../../contract/limits';
import { startTestApp, uniqueEmail } from '../testing/app';
import { tokenIn } from '../testing/mailbox';
import { basicUser, logIn, loginStatus, openNewestLink, PASSWORD, type Person, sessionStatus } from '../testing/people';

const test = await startTestApp();
afterAll(() => test.close());
const open = (token: string) => test.call(accounts.verifyEmail, { query: { token } });

/** Somebody at the husband's open browser gives the account another address. Answers the husband's way back. */
async function changeTo(person: Person, newEmail: string): Promise<string> {
  const { proved_email } = (await test.call(accounts.me, { as: person })).body;
  await test.call(accounts.changeEmail, { as: person, body: { newEmail } });
  return tokenIn(test.mailbox.lastTo(proved_email ?? ''));
}

/** As `changeTo`, with an address that somebody proves who has that mailbox. */
async function moveTo(person: Person, newEmail: string): Promise<string> {
  const wayBack = await changeTo(person, newEmail);
  expect((await openNewestLink(test, newEmail, person)).status).toBe(200);
  return wayBack;
}

describe('taking an email change back', () => {
  it.each([
    ['before', changeTo],
    ['after', moveTo],
  ])('%s it was proved, puts the old address back, verified, and says what to do next', async (_when, give) => {
    const person = await basicUser(test);
    const thief = uniqueEmail('thief');
    const wayBack = await give(person, thief);
    const answer = await open(wayBack);
    expect(answer.status).toBe(200);
    expect(answer.body.message).toContain('Your previous email address is restored');
    const { status, body } = await test.call(accounts.login, { body: person });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email: person.email, email_verified: true });
    expect(await loginStatus(test, thief, PASSWORD)).toBe(401);
  });

  it('ends every session, kills the links of the new address, and mails a way to a new password', async () => {
    const person = await basicUser(test);
    const thief = uniqueEmail('thief');
    const wayBack = await moveTo(person, thief);
    const verification = tokenIn(test.mailbox.lastTo(thief));
    await test.call(accounts.requestReset, { body: { email: thief } });
    const reset = tokenIn(test.mailbox.lastTo(thief));
    await open(wayBack);

    expect(await sessionStatus(test, person)).toBe(401);
    expect((await open(verification)).status).toBe(400);
    const body = { newPassword: 'Strangers1' };
    expect((await test.call(accounts.completeReset, { params: { token: reset }, body })).status).toBe(400);

    expect(test.mailbox.lastTo(person.email).subject).toBe('Reset your Heartnote password');
    const token = tokenIn(test.mailbox.lastTo(person.email));
    const done = await test.call(accounts.completeReset, { params: { token }, body: { newPassword: 'Husbands1' } });
    expect(done.status).toBe(200);
    expect(await loginStatus(test, person.email, 'Husbands1')).toBe(200);
  });

  it('works even after the thief has set another password', async () => {
    const person = await basicUser(test);
    const wayBack = await changeTo(person, uniqueEmail('thief'));
    const body = { currentPassword: PASSWORD, newPassword: 'Strangers1' };
    await test.call(accounts.changePassword, { as: person, body });
    expect((await open(wayBack)).status).toBe(200);
  });

  it('works once, for seven days', async () => {
    const person = await basicUser(test);
    const wayBack = await changeTo(person, uniqueEmail('next'));
    test.clock.advance(lifetimes.revertToken - 1000);
    expect((await open(wayBack)).status).toBe(200);
    expect((await open(wayBack)).status).toBe(400);

    const other = await basicUser(test);
    const late = await changeTo(other, uniqueEmail('next'));
    test.clock.advance(lifetimes.revertToken);
    expect((await open(late)).status).toBe(400);
  });

  it('is refused with 409 when its owner has made another account with the old address since', async () => {
    const person = await basicUser(test);
    const wayBack = await moveTo(person, uniqueEmail('next'));
    await test.call(accounts.signup, { body: { email: person.email, password: 'Another123' } });
    await openNewestLink(test, person.email);
    const refused = await open(wayBack);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toContain('Another account now uses this address');
    expect(await sessionStatus(test, person)).toBe(200);
    const another = await logIn(test, { email: person.email, password: 'Another123' });

    // The way out that it names.
    await test.call(accounts.deleteAccount, { as: another });
    expect((await open(wayBack)).status).toBe(200);
    expect(await loginStatus(test, person.email, PASSWORD)).toBe(200);
  });

  it('tells whoever had proved the address that it loses, and nobody who had not', async () => {
    const [person, other] = [await basicUser(test), await basicUser(test)];
    const [proved, unproved] = [uniqueEmail('proved'), uniqueEmail('unproved')];
    await open(await moveTo(person, proved));
    expect(test.mailbox.lastTo(proved).subject).toBe('Your Heartnote account is back on its previous email address');
    await open(await changeTo(other, unproved));
    expect(test.mailbox.to(unproved).map(({ subject }) => subject)).toEqual(['Verify your new email for Heartnote']);
  });

  it('mails a way to a new password that also speaks to whoever did not ask', async () => {
    const person = await basicUser(test);
    await open(await changeTo(person, uniqueEmail('next')));
    expect(test.mailbox.lastTo(person.email).text).toContain("If you didn't ask for this, ignore this email");
  });
});

describe('a thief cannot keep the husband from taking it back', () => {
  it('by changing the address again: an address that was never proved gets no way back, the first one keeps its own', async () => {
    const person = await basicUser(test);
    const wayBack = await changeTo(person, uniqueEmail('thief'));
    const { email } = (await test.call(accounts.me, { as: person })).body;
    await test.call(accounts.changeEmail, { as: person, body: { newEmail: uniqueEmail('thief') } });
    expect(test.mailbox.to(email).map(({ subject }) => subject)).toEqual(['Verify your new email for Heartnote']);
    expect((await open(wayBack)).status).toBe(200);
    expect(await loginStatus(test, person.email, PASSWORD)).toBe(200);
  });

  it('by proving an address of his own and taking the next change back himself', async () => {
    const person = await basicUser(test);
    const thief = uniqueEmail('thief');
    const wayBack = await moveTo(person, thief);
    const thiefsWayBack = await changeTo(person, uniqueEmail('thief'));
    expect((await open(thiefsWayBack)).status).toBe(200);
    expect(await loginStatus(test, thief, PASSWORD)).toBe(200);

    expect((await open(wayBack)).status).toBe(200);
    expect(await loginStatus(test, person.email, PASSWORD)).toBe(200);
    expect(await loginStatus(test, thief, PASSWORD)).toBe(401);
  });

  it('by a later way back: once the first owner has taken the account back, it is dead', async () => {
    const person = await basicUser(test);
    const thief = uniqueEmail('thief');
    const wayBack = await moveTo(person, thief);
    const thiefsWayBack = await changeTo(person, uniqueEmail('thief'));
    await open(wayBack);
    expect((await open(thiefsWayBack)).status).toBe(400);
    expect(await loginStatus(test, person.email, PASSWORD)).toBe(200);
  });

  it('by signing up with the old address, which he cannot prove', async () => {
    const person = await basicUser(test);
    const wayBack = await changeTo(person, uniqueEmail('thief'));
    await test.call(accounts.signup, { body: { email: person.email, password: 'Strangers1' } });
    expect((await open(wayBack)).status).toBe(200);
    expect(await loginStatus(test, person.email, PASSWORD)).toBe(200);
    expect(await loginStatus(test, person.email, 'Strangers1')).toBe(401);
  });

  it('by giving the old address to another account of his, which he cannot prove either, however it is written', async () => {
    const [person, accomplice] = [await basicUser(test), await basicUser(test, 'accomplice')];
    const own = uniqueEmail('ÉLODIE-ΟΔΟΣ');
    await moveTo(person, own);
    const wayBack = await moveTo(person, uniqueEmail('thief'));
    const body = { newEmail: own.toLowerCase() };
    expect((await test.call(accounts.changeEmail, { as: accomplice, body })).status).toBe(200);
    expect((await open(wayBack)).status).toBe(200);
    expect(await loginStatus(test, own, PASSWORD)).toBe(200);
    expect((await test.call(accounts.me, { as: accomplice })).body.email).toBe(accomplice.email);
  });

  it('and the husband may give it back to himself in the settings as well', async () => {
    const person = await basicUser(test);
    await changeTo(person, uniqueEmail('next'));
    const body = { newEmail: person.email };
    expect((await test.call(accounts.changeEmail, { as: person, body })).status).toBe(200);
    const { body: user } = await test.call(accounts.me, { as: person });
    expect(user).toMatchObject({ email: person.email, email_verified: true });
    expect((await test.call(accounts.changeEmail, { as: person, body })).status).toBe(400);
  });
});
