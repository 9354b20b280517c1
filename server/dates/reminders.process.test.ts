import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dailyMail } from '../../contract/daily-mail';
import { dates, type GivenDate } from '../../contract/dates';
import { push } from '../../contract/push';
import { DAY } from '../../contract/time';
import { createMigratedServerDatabase } from '../testing/database';
import { beginTurn } from '../testing/job-turns';
import { type MailServer, startMailServer } from '../testing/mail-server';
import { callAt, joinAt } from '../testing/over-http';
import { createProcesses } from '../testing/processes';
import { type PushService, startPushService } from '../testing/push-service';
import { onServer } from '../testing/rows';
import { until } from '../testing/until';

const REMINDERS = 40;
/** Mails that leave at the same time from an instance. Of those whose sender dies between the mail server's 250 and writing that down, a second copy leaves. */
const AT_ONCE = 2;
const PUSHES_AT_ONCE = 16;

const processes = createProcesses();
let mailServer: MailServer;
let pushService: PushService;
beforeAll(async () => {
  mailServer = await startMailServer();
  pushService = await startPushService();
});
afterAll(async () => {
  await processes.cleanUp();
  await mailServer?.leave();
  await pushService?.close();
});

/** Three days from now, by the calendar in Greenwich. */
function soon() {
  const day = new Date(Date.now() + 3 * DAY);
  return { kind: 'day', month: day.getUTCMonth() + 1, day: day.getUTCDate() } as const;
}

it(`${REMINDERS} reminders of two instances, by email and notification, are each sent once though both are killed with -9`, async () => {
  const url = await createMigratedServerDatabase();
  const sql = onServer(url);
  const fatesOf = (kind: string) =>
    sql<{ status: string; id: string }>('select id, status from email_log where kind = $1', [kind]);
  const settings = {
    DATABASE_URL: url,
    MASTER_KEY: randomBytes(32).toString('base64'),
    AUTH_SECRET: randomBytes(32).toString('hex'),
    DATA_DIR: processes.folder(),
    VAPID_PRIVATE_KEY: randomBytes(32).toString('base64'),
    PUSH_HOSTS: pushService.host,
  };
  const first = await processes.start(settings);
  const him = await joinAt(first.url);
  await callAt(first.url, dailyMail.savePreferences, {
    as: him,
    body: { dailyMail: false, hour: 0, timeZone: 'UTC' },
  });
  await callAt(first.url, push.subscribe, { as: him, body: pushService.browser().subscription });
  await callAt(first.url, dailyMail.saveNotifications, {
    as: him,
    body: { daily: 'none', dates: 'both', tellQuestion: false },
  });
  const body: GivenDate = { occasion: 'other', label: 'A day', rule: soon(), leads: [3] };
  const added = Array.from({ length: REMINDERS }, () => callAt(first.url, dates.add, { as: him, body }));
  expect((await Promise.all(added)).every(({ status }) => status === 201)).toBe(true);
  first.signal('SIGTERM');
  await first.ended;
  // As if nothing had run since midnight.
  await sql("update important_date set next_at = 'epoch', next_on = (now() at time zone 'UTC')::date");

  mailServer.slowness = 200;
  pushService.slowness = 400;
  const start = () => processes.start({ ...settings, DATA_DIR: processes.folder(), SMTP_URL: mailServer.url });
  const both = await Promise.all([start(), start()]);
  await beginTurn(url, 'date-reminders', both[0]);
  await until('reminders arrive', () => mailServer.accepted.length > 0, 60_000);
  await wait(randomInt(10, 300));
  for (const server of both) server.signal('SIGKILL');
  await Promise.all(both.map(({ ended }) => ended));
  expect(mailServer.accepted.length).toBeLessThan(REMINDERS);
  await until('no notification is under way', () => pushService.underway === 0);
  const takenBefore = pushService.taken.length;
  const writtenDown = (await fatesOf('push-dates')).filter(({ status }) => status === 'sent').length;
  // As if the time were over for which the dead had taken them, and as if all were due once more.
  await sql("update outbox set claimed_until = now() - interval '1 second' where claimed_until is not null");
  await sql("update important_date set next_at = 'epoch', next_on = (now() at time zone 'UTC')::date");
  mailServer.slowness = 0;
  pushService.slowness = 0;
  await beginTurn(url, 'date-reminders', await start());
  const isSettled = async (kind: string) => (await fatesOf(kind)).every(({ status }) => status !== 'queued');
  for (const kind of ['date-reminder', 'push-dates'])
    await until(`every ${kind} has its fate`, () => isSettled(kind), 90_000);
  expect((await fatesOf('push-dates')).map(({ status }) => status)).toEqual(Array(REMINDERS).fill('sent'));
  // A notification comes twice only where its sender died between the service's 201 and writing that down.
  expect(takenBefore - writtenDown).toBeLessThanOrEqual(2 * PUSHES_AT_ONCE);
  expect(pushService.taken).toHaveLength(takenBefore + REMINDERS - writtenDown);
  const fates = await fatesOf('date-reminder');
  expect(fates.map(({ status }) => status)).toEqual(Array(REMINDERS).fill('sent'));
  const ids = mailServer.accepted.map(({ messageId }) => messageId.slice(1, messageId.indexOf('@')));
  expect(new Set(ids)).toEqual(new Set(fates.map(({ id }) => id)));
  const copies = mailServer.accepted.filter(
    ({ messageId }, n) => mailServer.accepted.findIndex((one) => one.messageId === messageId) !== n,
  );
  expect(copies.length).toBeLessThanOrEqual(2 * AT_ONCE);
}, 240_000);
