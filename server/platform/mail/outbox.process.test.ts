import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contact } from '../../../contract/contact';
import { HOUR } from '../../../contract/time';
import { startTestApp } from '../../testing/app';
import { createMigratedServerDatabase, migrations } from '../../testing/database';
import { inTime } from '../../testing/in-time';
import { type MailServer, startMailServer } from '../../testing/mail-server';
import { callAt } from '../../testing/over-http';
import { createPrivatePostgres } from '../../testing/private-postgres';
import { createProcesses } from '../../testing/processes';
import { onServer } from '../../testing/rows';
import { isThorough, thorough } from '../../testing/thorough';
import { until } from '../../testing/until';
import { readConfig } from '../config';
import { openServerDatabase } from '../db/open';
import { createSmtpMailer } from './smtp';

const KILLS = isThorough ? thorough(2) : 1;
/** Enough that some are still to be sent after the last kill. */
const MAILS = 10 + 10 * KILLS;
/** Mails that leave at the same time. */
const CONNECTIONS = 3;
/** From the mail server's 250 to the commit, and the time it takes to kill, on a busy machine. */
const INSTANT = 300;

const processes = createProcesses();
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(async () => {
  await processes.cleanUp();
  await mailServer?.leave();
});

const message = (subject: string) =>
  ({ email: 'visitor@example.com', subject, message: 'Hello', purpose: 'question' }) as const;

it(`${MAILS} mails to a slow server all arrive through ${KILLS} kill -9 of their sender`, async () => {
  const url = await createMigratedServerDatabase();
  const sql = onServer(url);
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: processes.folder(),
    MASTER_KEY: randomBytes(32).toString('base64'),
    AUTH_SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: mailServer.url,
  };
  mailServer.slowness = 100;
  let server = await processes.start(settings);
  const sending = Array.from({ length: MAILS }, (_, n) =>
    callAt(server.url, contact.send, { body: message(`No ${n}`) }),
  );
  expect((await Promise.all(sending)).every(({ status }) => status === 200)).toBe(true);

  const kills: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const arrived = mailServer.accepted.length;
    await until('mails arrive', () => mailServer.accepted.length > arrived);
    await wait(randomInt(30, 430));
    server.signal('SIGKILL');
    await server.ended;
    kills.push(performance.now());
    // As if the time were over for which the dead process had taken them.
    await sql("update outbox set claimed_until = now() - interval '1 second' where claimed_until is not null");
    server = await processes.start(settings);
  }
  const count = async (words: string) => (await sql<{ n: number }>(`select count(*)::int as n from ${words}`))[0]?.n;
  await until('the outbox is empty', async () => (await count('outbox')) === 0, 60_000);

  const logged = await sql<{ id: string; status: string }>("select id, status from email_log where kind = 'contact'");
  expect(logged).toHaveLength(MAILS);
  expect(logged.filter(({ status }) => status !== 'sent')).toEqual([]);
  const ids = new Set(mailServer.accepted.map(({ messageId }) => messageId.slice(1, messageId.indexOf('@'))));
  expect(logged.filter(({ id }) => !ids.has(id))).toEqual([]);
  const copies = mailServer.accepted.filter(
    ({ messageId }, index) => mailServer.accepted.findLastIndex((other) => other.messageId === messageId) !== index,
  );
  console.log(`${KILLS} kills: ${MAILS} mails, 0 lost, ${copies.length} copies too many`);
  // Nothing can be done about a sender that dies between the server's 250 and writing that down; nothing else doubles.
  expect(copies.filter(({ at }) => !kills.some((kill) => Math.abs(kill - at) < inTime(INSTANT)))).toEqual([]);
  expect(copies.length).toBeLessThanOrEqual(KILLS * CONNECTIONS);
  expect(kills[0]).toBeLessThan(mailServer.accepted.at(-1)?.at ?? 0);
});

it('a mail that the server took while the database was away is not sent again', async () => {
  const postgres = await createPrivatePostgres();
  await postgres.start();
  const database = await openServerDatabase(postgres.url, () => undefined);
  await database.migrate(migrations);
  const mailer = createSmtpMailer(readConfig({ SMTP_URL: mailServer.url }), mailServer.url);
  const test = await startTestApp({ database, mailer });
  try {
    mailServer.mood = 'holding';
    const answer = await test.raw({ method: 'POST', url: '/api/contact', payload: message('While it was away') });
    expect(answer.statusCode).toBe(200);
    await until('the server has the mail', () => mailServer.held.length === 1);
    await postgres.stop('immediate');
    mailServer.mood = 'accept';
    for (const release of mailServer.held.splice(0)) release();
    await postgres.start();
    await test.world.outbox.settle();

    const sql = onServer(postgres.url);
    expect(await sql('select status, attempts from email_log')).toEqual([{ status: 'sent', attempts: 1 }]);
    test.clock.advance(HOUR);
    await test.world.outbox.deliverDue();
    expect(mailServer.accepted.filter(({ subject }) => subject.includes('While it was away'))).toHaveLength(1);
  } finally {
    await test.close();
    await database.close();
    await postgres.cleanUp();
  }
});
