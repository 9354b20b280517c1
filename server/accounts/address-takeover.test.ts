import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { answers } from '../../contract/answers';
import { questions } from '../../contract/questions';
import { startTestApp, uniqueEmail } from '../testing/app';
import { tokenIn } from '../testing/mailbox';
import { basicUser, logIn, loginStatus, openNewestLink, type Person, sessionStatus } from '../testing/people';

const test = await startTestApp();
afterAll(() => test.close());
const HIS = 'Husbands1';
const change = (as: { token: string }, newEmail: string) => test.call(accounts.changeEmail, { as, body: { newEmail } });
const signUp = (email: string) => test.call(accounts.signup, { body: { email, password: HIS } });
const open = (token: string, as?: { token: string }) => test.call(accounts.verifyEmail, { query: { token }, as });
const subjectsTo = (email: string) => test.mailbox.to(email).map(({ subject }) => subject);

async function write(as: Person, text: string): Promise<void> {
  const { body } = await test.call(questions.daily, { as });
  expect((await test.call(answers.submit, { as, body: { questionId: body.id, text } })).status).toBe(201);
}
const read = async (as: Person) => JSON.stringify((await test.call(answers.list, { as })).body);

describe("a stranger who gives his account the address of somebody else's mailbox", () => {
  it('gets nothing of what its owner writes, who is in an account of his own', async () => {
    const stranger = await basicUser(test, 'stranger');
    const victim = uniqueEmail('victim');
    await write(stranger, 'what the stranger wrote');
    await change(stranger, victim);
    const wayBack = tokenIn(test.mailbox.lastTo(stranger.email));

    // The owner opens whatever he finds in his mailbox, signs up, and sets a password.
    await openNewestLink(test, victim);
    await signUp(victim);
    expect(subjectsTo(victim)).not.toContain('You already have a Heartnote account');
    await openNewestLink(test, victim);
    const husband = await logIn(test, { email: victim, password: HIS });
    expect(husband.id).not.toBe(stranger.id);
    await write(husband, 'what she told her husband');
    expect(await read(husband)).not.toContain('what the stranger wrote');

    expect((await open(wayBack)).status).toBe(200);
    expect(await sessionStatus(test, husband)).toBe(200);
    const token = tokenIn(test.mailbox.lastTo(stranger.email));
    await test.call(accounts.completeReset, { params: { token }, body: { newPassword: 'Strangers1' } });
    const again = await logIn(test, { email: stranger.email, password: 'Strangers1' });
    expect(await read(again)).not.toContain('what she told her husband');
  });

  it('cannot have it proved by its owner: the link asks for a session of the account, and changes nothing', async () => {
    const [stranger, other] = [await basicUser(test, 'stranger'), await basicUser(test, 'other')];
    const victim = uniqueEmail('victim');
    await change(stranger, victim);
    const link = tokenIn(test.mailbox.lastTo(victim));
    for (const as of [undefined, other]) {
      const answer = await open(link, as);
      expect(answer.status).toBe(403);
      expect(answer.body.error).toBe('Please log in to the account this address is for, then open the link again.');
    }
    await test.call(accounts.requestReset, { body: { email: victim } });
    expect(subjectsTo(victim)).toEqual(['Verify your new email for Heartnote']);
    expect(await loginStatus(test, stranger.email, stranger.password)).toBe(200);
  });

  it('loses it to the owner who proves it, and his own link is worth nothing any more', async () => {
    const stranger = await basicUser(test, 'stranger');
    const victim = uniqueEmail('victim');
    await change(stranger, victim);
    const link = tokenIn(test.mailbox.lastTo(victim));
    await signUp(victim);
    await openNewestLink(test, victim);
    expect((await test.call(accounts.me, { as: stranger })).body).toMatchObject({
      email: stranger.email,
      email_verified: true,
    });
    expect((await open(link, stranger)).status).toBe(400);
    expect(await loginStatus(test, victim, stranger.password)).toBe(401);
    expect(await loginStatus(test, stranger.email, stranger.password)).toBe(200);
  });

  it('cannot take it back from an owner who moved another account of his there', async () => {
    const [stranger, husband] = [await basicUser(test, 'stranger'), await basicUser(test, 'husband')];
    const wanted = uniqueEmail('wanted');
    await change(stranger, wanted);
    const strangers = tokenIn(test.mailbox.lastTo(wanted));
    expect((await change(husband, wanted)).status).toBe(200);
    expect((await openNewestLink(test, wanted, husband)).status).toBe(200);
    expect((await open(strangers, stranger)).status).toBe(400);
    expect((await change(stranger, wanted)).status).toBe(409);
    expect(await loginStatus(test, wanted, husband.password)).toBe(200);
  });
});
