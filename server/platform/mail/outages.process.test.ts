import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accounts } from '../../../contract/accounts';
import { contact } from '../../../contract/contact';
import { MINUTE } from '../../../contract/time';
import { startTestApp, type TestApp, uniqueEmail } from '../../testing/app';
import { createTestClock } from '../../testing/clock';
import { createMigratedServerDatabase } from '../../testing/database';
import { doublesIn, type MailServer, type MailServerMood, startMailServer } from '../../testing/mail-server';
import { until } from '../../testing/until';
import { readConfig } from '../config';
import { type OpenDatabase, openServerDatabase } from '../db/open';
import { emailLog, outbox } from '../db/schema';
import { createSmtpMailer } from './smtp';

const clock = createTestClock();
let database: OpenDatabase;
let mailServer: MailServer;
let test: TestApp;

async function startApp(): Promise<TestApp> {
  const config = readConfig({ SMTP_URL: mailServer.url });
  const mailer = createSmtpMailer(config, mailServer.url, { connecting: 2_000, answering: 1_000 });
  return startTestApp({ database, clock, mailer });
}

beforeAll(async () => {
  database = await openServerDatabase(await createMigratedServerDatabase(), () => undefined);
  mailServer = await startMailServer();
  test = await startApp();
});
afterAll(async () => {
  await test?.close();
  await mailServer?.leave();
  await database?.close();
});

/** Mails to be sent: a verification for each of two new accounts, and a message to the office. */
async function causeMails(): Promise<string[]> {
  const before = new Set((await everyMail()).map(({ id }) => id));
  await test.call(accounts.signup, { body: { email: uniqueEmail(), password: 'Password1' } });
  await test.call(accounts.signup, { body: { email: uniqueEmail(), password: 'Password1' } });
  await sendMessage();
  return (await everyMail()).map(({ id }) => id).filter((id) => !before.has(id));
}

const sendMessage = () =>
  test.call(contact.send, {
    body: { email: 'visitor@example.com', subject: 'Hello', message: 'Hello there', purpose: 'question' },
  });
const everyMail = () => test.world.db.select().from(emailLog).orderBy(asc(emailLog.createdAt), asc(emailLog.id));
const mailsIn = (ids: string[]) => test.world.db.select().from(emailLog).where(inArray(emailLog.id, ids));
const stillWaiting = (ids: string[]) => test.world.db.select().from(outbox).where(inArray(outbox.id, ids));
const accepted = (ids: string[]) => mailServer.accepted.filter(({ messageId }) => ids.includes(idIn(messageId)));
const idIn = (messageId: string) => messageId.slice(1, messageId.indexOf('@'));

async function laterDeliver(minutes: number): Promise<void> {
  clock.advance(minutes * MINUTE + 1_000);
  await test.world.outbox.deliverDue();
}

const outages: [string, MailServerMood | 'gone'][] = [
  ['is not there', 'gone'],
  ['cuts the connection before any greeting', 'slamming'],
  ['greets with 421', 'busy'],
  ['greets with 554', 'unwelcoming'],
  ['wants a login that was not set', 'wants-login'],
  ['says 451 to the receiver', 'greylisting'],
  ['takes the mail and never answers', 'hanging'],
  ['cuts the connection in the middle of the mail', 'cutting'],
];

describe.each(outages)('a mail server that %s', (_words, mood) => {
  it('loses nothing and gets each mail once when it is well again', async () => {
    mailServer.hangUp();
    if (mood === 'gone') await mailServer.leave();
    else mailServer.mood = mood;
    const triesBefore = { ...mailServer.tries };
    const ids = await causeMails();
    expect(ids).toHaveLength(3);
    for (const mail of await mailsIn(ids)) {
      expect(mail).toMatchObject({ status: 'queued', attempts: 1, settledAt: null });
      expect(mail.lastError).toMatch(/^[A-Z]+( \d{3})?$/);
    }

    // Each try is one try, however the server behaves: the waiting between them is ours.
    const { connections, mails } = mailServer.tries;
    await test.world.outbox.deliverDue();
    expect(mailServer.tries).toEqual({ connections, mails });
    if (mood === 'slamming') expect(connections).toBe(triesBefore.connections + 3);
    if (mood === 'hanging' || mood === 'cutting') expect(mails).toBe(triesBefore.mails + 3);
    await laterDeliver(1);
    expect((await mailsIn(ids)).map(({ attempts }) => attempts)).toEqual([2, 2, 2]);
    const waits = (await stillWaiting(ids)).map(({ notBefore }) => notBefore.getTime() - clock.now().getTime());
    for (const wait of waits) expect(wait / MINUTE).toBeCloseTo(2, 0);

    if (mood === 'gone') await mailServer.comeBack();
    else mailServer.mood = 'accept';
    await laterDeliver(1);
    expect(accepted(ids)).toEqual([]);
    await laterDeliver(1);
    await laterDeliver(60);
    expect(accepted(ids).map(({ messageId }) => idIn(messageId))).toHaveLength(3);
    // Of these alone: one that came twice on a slow machine would fail every outage after it as well.
    expect(doublesIn(accepted(ids), ({ messageId }) => messageId)).toEqual([]);
    expect(doublesIn(accepted(ids), ({ to, subject }) => `${to} ${subject}`)).toEqual([]);
    for (const mail of await mailsIn(ids)) expect(mail).toMatchObject({ status: 'sent', attempts: 3, lastError: null });
    expect(await stillWaiting(ids)).toEqual([]);
  });
});

it('a receiver who does not exist (550) ends the mail as failed, and it is never tried again', async () => {
  mailServer.mood = 'unknown-receiver';
  const ids = await causeMails();
  for (const mail of await mailsIn(ids)) {
    expect(mail).toMatchObject({ status: 'failed', attempts: 1, lastError: 'EENVELOPE 550' });
    expect(mail.settledAt).not.toBeNull();
  }
  expect(await stillWaiting(ids)).toEqual([]);
  mailServer.mood = 'accept';
  await laterDeliver(24 * 60);
  expect(accepted(ids)).toEqual([]);
});

it('a server that cuts the connection right after its 250 has the mail, once', async () => {
  mailServer.mood = 'cutting-after';
  const ids = await causeMails();
  mailServer.mood = 'accept';
  await laterDeliver(60);
  expect(accepted(ids)).toHaveLength(3);
  expect((await mailsIn(ids)).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent']);
});

it('a mail that the slow server holds for ten minutes is still nobody else’s to send', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const second = await startApp();
  const patient = await startTestApp({
    database,
    clock,
    mailer: createSmtpMailer(readConfig({ SMTP_URL: mailServer.url }), mailServer.url),
  });
  try {
    mailServer.mood = 'greylisting';
    const ids = await causeMails();
    mailServer.mood = 'holding';
    clock.advance(2 * MINUTE);
    const sending = patient.world.outbox.deliverDue();
    await until('the server holds all of them', () => mailServer.held.length === 3);
    for (let minute = 0; minute < 10; minute++) {
      // As if a minute had passed for the database, whose clock counts here.
      await test.world.db.update(outbox).set({ claimedUntil: sql`${outbox.claimedUntil} - interval '1 minute'` });
      await vi.advanceTimersByTimeAsync(MINUTE);
      await until('the claim is renewed', async () =>
        (await stillWaiting(ids)).every(({ claimedUntil }) => Number(claimedUntil) > Date.now() + MINUTE),
      );
      await second.world.outbox.deliverDue();
    }
    expect(mailServer.held).toHaveLength(3);
    for (const release of mailServer.held.splice(0)) release();
    await sending;
    await second.world.outbox.deliverDue();
    expect(accepted(ids)).toHaveLength(3);
    expect((await mailsIn(ids)).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent']);
  } finally {
    vi.useRealTimers();
    mailServer.mood = 'accept';
    await second.close();
    await patient.close();
  }
});

it('thirty mails after an outage leave once each, though two processes send them', async () => {
  mailServer.mood = 'greylisting';
  const before = new Set((await everyMail()).map(({ id }) => id));
  for (let n = 0; n < 30; n++) await sendMessage();
  const ids = (await everyMail()).map(({ id }) => id).filter((id) => !before.has(id));
  mailServer.mood = 'accept';
  mailServer.slowness = 5;
  clock.advance(2 * MINUTE);
  const second = await startApp();
  await Promise.all([test.world.outbox.deliverDue(), second.world.outbox.deliverDue()]);
  await second.close();
  mailServer.slowness = 0;
  expect(accepted(ids)).toHaveLength(30);
  expect(doublesIn(accepted(ids), ({ messageId }) => messageId)).toEqual([]);
  expect((await mailsIn(ids)).filter(({ status }) => status === 'sent')).toHaveLength(30);
  expect(await test.world.db.select().from(outbox).where(eq(outbox.kind, 'contact'))).toEqual([]);
});
