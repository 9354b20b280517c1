import { setTimeout as wait } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../../contract/accounts';
import { startTestApp } from '../../testing/app';
import { openFreshDatabase } from '../../testing/database';
import { createTestMailbox } from '../../testing/mailbox';
import { fatesOf, someMail } from '../../testing/outbox';
import { runJob } from '../../testing/payments';
import { basicUser, type Person } from '../../testing/people';
import { thorough } from '../../testing/thorough';
import { until } from '../../testing/until';
import { letterContext, sealSystem } from '../crypto/keyring';
import { outbox } from '../db/schema';
import type { Letter } from './letter';

/** A morning of many readers; of more when there is time for it. */
const DUE = thorough(9_000);
const WHOLE = 2_000;
const HOUR = 60 * 60 * 1000;
const mailbox = createTestMailbox();
let refuseAwaited = false;
const isDaily = ({ subject }: Letter) => subject === 'Today’s question';
const mailer = {
  ...mailbox.mailer,
  send: async (id: string, letter: Letter) => {
    if (refuseAwaited && !isDaily(letter)) throw new Error('451 later');
    await wait(isDaily(letter) ? 20 : 0);
    await mailbox.mailer.send(id, letter);
  },
};

// A database of its own: nobody else delivers what lies in it.
const database = await openFreshDatabase();
const test = await startTestApp({ database, mailer });
const { world, clock } = test;
afterAll(async () => {
  await test.close();
  await database.close();
});

/** A morning's mails, as the job that writes them leaves them. The first are whole; no test comes to the others. */
async function writeDailyMails(): Promise<void> {
  const text = JSON.stringify({ ...someMail().letter, subject: 'Today’s question' });
  const now = clock.now();
  const times = { notBefore: now, createdAt: now, expiresAt: new Date(now.getTime() + HOUR) };
  const whole = Array.from({ length: WHOLE }, () => {
    const id = newId();
    const sealedLetter = sealSystem(world.vault.ring, letterContext(id), text);
    return { id, userId: null, kind: 'daily-question', canWait: true, sealedLetter, ...times };
  });
  await world.db.insert(outbox).values(whole);
  await database.executeSql(
    `insert into outbox (id, kind, can_wait, sealed_letter, not_before, expires_at, created_at)
     select gen_random_uuid(), kind, can_wait, sealed_letter, not_before + interval '1 millisecond', expires_at, created_at
     from (select * from outbox where can_wait limit 1) one, generate_series(1, $1)`,
    [DUE - WHOLE],
  );
}

const dailySent = () => mailbox.sent.filter(({ letter }) => isDaily(letter)).length;
const reset = (person: Person) =>
  test.raw({ method: 'POST', url: accounts.requestReset.path, payload: { email: person.email } });
const lettersTo = ({ email }: Person) => mailbox.to(email);

describe(`while ${DUE} daily mails leave`, { timeout: 120_000 }, () => {
  let him: Person;
  let morning: Promise<void>;
  beforeAll(async () => {
    him = await basicUser({ ...test, mailbox });
    await writeDailyMails();
    morning = runJob(test, 'deliver-daily-mail');
    await until('they have begun to leave', () => dailySent() > 3);
  }, 120_000);
  afterAll(async () => {
    await world.outbox.close();
    await morning;
    await world.db.delete(outbox);
  });

  it('a reset link that somebody asks for leaves at once', async () => {
    const [before, gone] = [lettersTo(him).length, dailySent()];
    expect((await reset(him)).statusCode).toBe(200);
    await expect.poll(() => lettersTo(him).length, { timeout: 10_000 }).toBe(before + 1);
    expect(lettersTo(him).at(-1)?.subject).toBe('Reset your Heartnote password');
    expect(dailySent() - gone).toBeLessThan(WHOLE / 2);
  });

  it('one that was refused for now is tried again in a minute, though they still leave', async () => {
    refuseAwaited = true;
    expect((await reset(him)).statusCode).toBe(200);
    await expect
      .poll(async () => (await fatesOf(test, 'password-reset')).at(-1), { timeout: 10_000 })
      .toMatchObject({ status: 'queued', lastError: '451 later' });
    refuseAwaited = false;
    const before = lettersTo(him).length;
    clock.advance(60_000);
    await runJob(test, 'deliver-mail');
    expect(lettersTo(him).length).toBe(before + 1);
    expect(dailySent()).toBeLessThan(WHOLE);
  });
});
