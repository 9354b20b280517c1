import { eq, isNull } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { type ContactMessage, contact } from '../../contract/contact';
import { DAY } from '../../contract/time';
import { runCommand } from '../operator-commands';
import { contactMessage } from '../platform/db/schema';
import { MailRejected } from '../platform/mail/letter';
import { startTestApp, uniqueEmail } from '../testing/app';
import { createCast } from '../testing/cast';
import { emptiedDatabase } from '../testing/emptied-database';
import { runJob } from '../testing/payments';
import { tablesThatHold } from '../testing/traces';
import { tellOfMessages } from './read-messages';

// Of its own: the command shows everybody's messages.
const test = await startTestApp({ database: await emptiedDatabase() });
const cast = createCast(test);
afterAll(() => test.close());
const { db } = test.world;
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

const read = async (...words: string[]) => (await runCommand(test.world, 'contact-messages', words)).join('\n');
async function write(given: Partial<ContactMessage> = {}, as?: { token: string }): Promise<ContactMessage> {
  const email = uniqueEmail('visitor');
  const body = { name: 'Tom', email, subject: 'A question', message: `By ${email}`, purpose: 'bug' as const, ...given };
  expect((await test.call(contact.send, { body, as })).status).toBe(200);
  return body;
}
/** Waits so many days, with the nights between. */
async function live(days: number): Promise<void> {
  for (let day = 0; day < days; day += 10) {
    test.clock.advance(10 * DAY);
    await runJob(test, 'deliver-mail');
    await runJob(test, 'purge');
  }
}

describe('a message that was thanked for is kept until the operator has seen it', () => {
  it.each([
    ['the mail server refuses it for good', new MailRejected('550 no such mailbox')],
    ['there is no mail server for longer than it is tried', new Error('451 come back later')],
  ])('where %s', async (_, fault) => {
    test.mailbox.failWith(fault);
    const { message } = await write();
    await live(70);
    test.mailbox.failWith(null);
    const shown = await read();
    expect(shown).toContain(message);
    expect(shown).toContain('Bug Report, was not mailed');
    expect(await read()).not.toContain(message);
    expect(await read('all')).toContain(message);
    await live(40);
    expect(await read('all')).not.toContain(message);
  });

  it('where his account is deleted before it is mailed, and mailed as soon as that is possible', async () => {
    const him = await cast.hire('premium');
    test.mailbox.failWith(new Error('451 come back later'));
    const { message } = await write({}, him);
    expect((await test.call(accounts.deleteAccount, { as: him })).status).toBe(200);
    expect(await tablesThatHold(test.world.database, him.id)).toEqual([]);
    test.mailbox.failWith(null);
    test.clock.advance(DAY);
    await runJob(test, 'deliver-mail');
    const { contact: owner } = test.world.config.mail;
    expect(test.mailbox.to(owner).filter(({ text }) => text.includes(message))).toHaveLength(1);
    expect(await read()).toContain(message);
  });

  it('and no longer than 30 days where the mail server took it', async () => {
    const { message } = await write();
    test.clock.advance(29 * DAY);
    await runJob(test, 'purge');
    expect(await read('all')).toContain(message);
    test.clock.advance(2 * DAY);
    await runJob(test, 'purge');
    expect(await read('all')).not.toContain(message);
  });
});

describe('the operator', () => {
  const told: unknown[] = [];
  const tell = async () => {
    told.length = 0;
    const error = (_: object, words?: string) => void told.push(words);
    await tellOfMessages({ ...test.world, log: { ...silent, error } });
  };

  it('is told once a day where no mail could bring a message, until he has seen it', async () => {
    await read();
    await write();
    test.clock.advance(DAY);
    await tell();
    expect(told).toEqual([]);
    test.mailbox.failWith(new MailRejected('550 no such mailbox'));
    await write();
    test.mailbox.failWith(null);
    test.clock.advance(DAY);
    await tell();
    expect(told).toEqual([expect.stringContaining('npm run contact-messages')]);
    await read();
    await tell();
    expect(told).toEqual([]);
  });

  it('sees who wrote, when, why and what, the oldest first, and nothing that his terminal would obey', async () => {
    await read();
    const first = await write({ subject: 'First', message: 'one\ntwo \u001b[2Jthree', purpose: 'idea' });
    const second = await write({ name: null, subject: 'Second' }, await cast.hire('premium'));
    const shown = await read();
    expect(shown).toContain(
      `Idea, was mailed\nFrom: Tom <${first.email}>\nSubject: First\n\none\ntwo \uFFFD[2Jthree\n`,
    );
    expect(shown).toContain(`Bug Report, priority, was mailed\nFrom: ${second.email}\nSubject: Second\n`);
    expect(shown.indexOf('First')).toBeLessThan(shown.indexOf('Second'));
    expect(await read()).toBe('There are no messages to be seen.');
  });

  it('sees 50 at a time, and how many more there are', async () => {
    await read();
    for (let n = 0; n < 52; n++) await write({ subject: `Number ${n}.` });
    const [some, rest] = [await read(), await read()];
    expect([some.match(/^Subject: /gm), rest.match(/^Subject: /gm)].map((found) => found?.length)).toEqual([50, 2]);
    expect(some).toContain('2 more: npm run contact-messages');
    expect(rest).toContain('Number 51.');
    expect(await read('all')).toMatch(/Number 51\.[\s\S]*older ones are not shown/);
  });

  it('is not kept from the others by one that cannot be opened, and that one is not seen', async () => {
    await read();
    const [damaged, whole] = [await write({ subject: 'Damaged' }), await write({ subject: 'Whole' })];
    const unseen = await db.select().from(contactMessage).where(isNull(contactMessage.seenAt));
    const sealedMessage = Buffer.of(1, 2, 3);
    await db
      .update(contactMessage)
      .set({ sealedMessage })
      .where(eq(contactMessage.id, unseen[0]?.id ?? ''));
    const shown = await read();
    expect(shown).toContain('It cannot be opened with the keys that are set.');
    expect([damaged, whole].filter(({ subject }) => shown.includes(`Subject: ${subject}`))).toHaveLength(1);
    expect(await read()).toContain('It cannot be opened');
  });

  it('who mistypes is told how', async () => {
    await expect(read('everything')).rejects.toThrow('Which messages? npm run contact-messages -- all');
  });
});
