import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { startTestApp, uniqueEmail } from '../testing/app';
import { emptiedDatabase } from '../testing/emptied-database';
import { someoneWithEverything } from '../testing/everything';
import { basicUser, loginStatus, openNewestLink, sessionStatus } from '../testing/people';
import { tablesThatHold } from '../testing/traces';

// Of its own: it is looked through for every trace, again and again.
const test = await startTestApp({ database: await emptiedDatabase() });
afterAll(() => test.close());
const remove = (as: { token: string }) => test.call(accounts.deleteAccount, { as });

/** Every table that can hold something of a user, found in the database itself: a new one cannot be forgotten. */
async function tablesOfUsers(): Promise<string[]> {
  const { rows } = await test.world.database.executeSql(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'created_by_user_id')`,
  );
  return (rows as { name: string }[]).map(({ name }) => name).sort();
}

describe('deleting the account', () => {
  it('API-20 DATA-29 removes everything of that user from every table, and nothing of anybody else', async () => {
    const [person, other] = [await someoneWithEverything(test), await someoneWithEverything(test)];
    const { database } = test.world;
    const tables = await tablesOfUsers();
    expect(await tablesThatHold(database, person.id)).toEqual(expect.arrayContaining([...tables, 'user']));
    const othersBefore = await tablesThatHold(database, other.id);

    const gone = await remove(person);
    expect(gone.status).toBe(200);
    expect(await tablesThatHold(database, person.id)).toEqual([]);
    expect(await tablesThatHold(database, person.email)).toEqual([]);
    expect(await tablesThatHold(database, other.id)).toEqual(othersBefore);
    expect(await sessionStatus(test, other)).toBe(200);
    await remove(other);
  });

  it('ends its sessions and its login, and tells the owner by a last mail that can be answered', async () => {
    const person = await basicUser(test);
    await remove(person);
    expect(await sessionStatus(test, person)).toBe(401);
    expect(await loginStatus(test, person.email, person.password)).toBe(401);
    const letter = test.mailbox.lastTo(person.email);
    expect(letter.subject).toBe('Your Heartnote account was deleted');
    expect(letter.replyTo).toBe(test.world.config.mail.contact);
  });

  it("tells nothing to an address that was never verified: it may be a stranger's", async () => {
    const person = await basicUser(test);
    const mistyped = uniqueEmail();
    await test.call(accounts.changeEmail, { as: person, body: { newEmail: mistyped } });
    await remove(person);
    expect(test.mailbox.to(mistyped).map(({ subject }) => subject)).toEqual(['Verify your new email for Heartnote']);
  });

  it('the same address can sign up again, to an account that is empty and new', async () => {
    const person = await basicUser(test);
    await remove(person);
    await test.call(accounts.signup, { body: { email: person.email, password: 'Another123' } });
    await openNewestLink(test, person.email);
    const { body } = await test.call(accounts.login, { body: { email: person.email, password: 'Another123' } });
    expect(body.user.id).not.toBe(person.id);
  });

  it('pressed twice at once, both answers are fine and one mail goes out', async () => {
    const person = await basicUser(test);
    const replies = await Promise.all([remove(person), remove(person)]);
    expect(replies.map(({ status }) => status)).toContain(200);
    expect(replies.every(({ status }) => status === 200 || status === 401)).toBe(true);
    expect(test.mailbox.to(person.email).filter(({ subject }) => subject.includes('deleted'))).toHaveLength(1);
  });
});
