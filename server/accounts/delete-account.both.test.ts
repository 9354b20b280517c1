import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { answers } from '../../contract/answers';
import { assistant } from '../../contract/assistant';
import { calendarFeed } from '../../contract/calendar-feed';
import { card } from '../../contract/card';
import { contact } from '../../contract/contact';
import { dailyMail } from '../../contract/daily-mail';
import { dates } from '../../contract/dates';
import { extraQuestions } from '../../contract/extra-questions';
import { ideas } from '../../contract/ideas';
import { questionPacks } from '../../contract/packs';
import { questions } from '../../contract/questions';
import { stillTrue } from '../../contract/still-true';
import { startTestApp, uniqueEmail } from '../testing/app';
import { runJob } from '../testing/payments';
import { basicUser, loginStatus, openNewestLink, type Person, premiumUser, sessionStatus } from '../testing/people';
import { tablesThatHold } from '../testing/traces';

const test = await startTestApp();
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

/** Leaves something in every table; one mail still waits, because the mail server was away when it was asked for. */
async function someoneWithEverything(): Promise<Person> {
  const person = await premiumUser(test);
  const { id: questionId } = (await test.call(questions.daily, { as: person })).body;
  await test.call(questions.skip, { as: person, body: { questionId } });
  const { body: saved } = await test.call(answers.submit, { as: person, body: { questionId, text: 'Peonies' } });
  await test.call(answers.edit, { as: person, params: { id: saved.answer_id }, body: { text: 'White peonies' } });
  await test.call(stillTrue.say, { as: person, params: { answerId: saved.answer_id }, body: { verdict: 'still' } });
  await test.call(stillTrue.choose, { as: person, body: { rhythm: 'monthly' } });
  const sources = [{ answerId: saved.answer_id }];
  await test.call(ideas.add, { as: person, body: { kind: 'gift', title: 'Peonies', sources } });
  await test.call(questions.add, { as: person, body: { text: 'What did you dream?' } });
  const preferences = { dailyMail: true, hour: 9, timeZone: 'Europe/Berlin' };
  await test.call(dailyMail.savePreferences, { as: person, body: preferences });
  await test.call(questionPacks.save, { as: person, body: { on: ['pets'] } });
  await test.call(accounts.saveHerName, { as: person, body: { name: 'Anna' } });
  const rule = { kind: 'day', month: 3, day: 14 } as const;
  const date = { occasion: 'her-birthday' as const, label: 'Her birthday', rule, leads: [14] };
  await test.call(dates.add, { as: person, body: date });
  await test.call(dates.mentioned, { as: person });
  await test.call(calendarFeed.make, { as: person, body: { discreet: true } });
  await test.call(card.write, { as: person, params: { field: 'flower' }, body: { value: 'Pink ones' } });
  await test.call(card.show, { as: person });
  await test.call(extraQuestions.add, { as: person, body: { questionId } });
  await runJob(test, 'index-answers');
  await test.call(assistant.ask, { as: person, body: { question: 'Which flowers does she like?' } });
  // As a crash leaves it that came while he was being answered.
  await test.world.database.executeSql('insert into assistant_turn values ($1, $1, now())', [person.id]);
  const message = { email: person.email, subject: 'Hello', message: 'Something', purpose: 'question' } as const;
  await test.call(contact.send, { as: person, body: message });
  test.mailbox.failWith(new Error('451 come back later'));
  await test.call(accounts.requestReset, { body: { email: person.email } });
  test.mailbox.failWith(null);
  return person;
}

describe('deleting the account', () => {
  it('API-20 DATA-29 removes everything of that user from every table, and nothing of anybody else', async () => {
    const [person, other] = [await someoneWithEverything(), await someoneWithEverything()];
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
