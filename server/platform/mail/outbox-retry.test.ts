import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../../contract/time';
import { startTestApp } from '../../testing/app';
import { fatesOf, someMail, waitingMails, writeMails } from '../../testing/outbox';
import { outbox as outboxTable } from '../db/schema';
import { MailRejected } from './letter';

const test = await startTestApp();
afterAll(() => test.close());
const { outbox, db } = test.world;
beforeEach(async () => {
  await db.delete(outboxTable);
});
afterEach(async () => {
  test.mailbox.failWith(null);
  await db.delete(outboxTable);
});
const triesOf = async (kind: string) => (await fatesOf(test, kind))[0]?.attempts;

describe('a mail that the server does not take for now', () => {
  it('is tried again after 1, 2, 4 ... and at most 60 minutes, and not a moment earlier', async () => {
    test.mailbox.failWith(new Error('451 later'));
    await writeMails(test, someMail({ kind: 'stubborn', lifetime: 2 * DAY }));
    await outbox.deliverDue();
    expect(await triesOf('stubborn')).toBe(1);
    let tries = 1;
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      test.clock.advance(minutes * MINUTE - 30 * SECOND);
      await outbox.deliverDue();
      expect(await triesOf('stubborn')).toBe(tries);
      test.clock.advance(30 * SECOND);
      await outbox.deliverDue();
      expect(await triesOf('stubborn')).toBe(++tries);
    }
    expect(await fatesOf(test, 'stubborn')).toMatchObject([{ status: 'queued', lastError: '451 later' }]);
  });

  it('arrives once when the server is back, and the log tells how many tries it took', async () => {
    const mail = someMail({ kind: 'patient' });
    test.mailbox.failWith(new Error('ESOCKET'));
    await writeMails(test, mail);
    await outbox.deliverDue();
    test.mailbox.failWith(null);
    test.clock.advance(MINUTE);
    await outbox.deliverDue();
    expect(test.mailbox.to(mail.letter.to)).toHaveLength(1);
    expect(await fatesOf(test, 'patient')).toMatchObject([{ status: 'sent', attempts: 2, lastError: null }]);
  });

  it('keeps its id at every try, so that a second copy can be recognised', async () => {
    const ids: string[] = [];
    const mailer = {
      send: async (id: string) => {
        ids.push(id);
        if (ids.length === 1) throw new Error('lost after it was taken');
      },
      close: async () => undefined,
    };
    const other = await startTestApp({ mailer, clock: test.clock });
    await writeMails(other, someMail());
    await other.world.outbox.deliverDue();
    test.clock.advance(MINUTE);
    await other.world.outbox.deliverDue();
    await other.close();
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(ids[0]);
  });

  it('is given up when it would come too late, and is not sent even if the server is back by then', async () => {
    const mail = someMail({ kind: 'late', lifetime: HOUR });
    test.mailbox.failWith(new Error('451 later'));
    await writeMails(test, mail);
    await outbox.deliverDue();
    test.mailbox.failWith(null);
    test.clock.advance(HOUR);
    await outbox.deliverDue();
    expect(test.mailbox.to(mail.letter.to)).toEqual([]);
    expect(await fatesOf(test, 'late')).toMatchObject([{ status: 'expired', settledAt: expect.any(Date) }]);
    expect(await waitingMails(test)).toEqual([]);
  });

  it('does not hold up another one', async () => {
    test.mailbox.failWith(new Error('451 later'));
    await writeMails(test, someMail({ lifetime: DAY }));
    await outbox.deliverDue();
    test.mailbox.failWith(null);
    const mail = someMail();
    await writeMails(test, mail);
    await outbox.deliverDue();
    expect(test.mailbox.to(mail.letter.to)).toHaveLength(1);
  });
});

describe('a mail that the server will never take', () => {
  it('is not tried again, and its content goes', async () => {
    test.mailbox.failWith(new MailRejected('EENVELOPE 550'));
    await writeMails(test, someMail({ kind: 'rejected' }));
    await outbox.deliverDue();
    expect(await fatesOf(test, 'rejected')).toMatchObject([
      { status: 'failed', attempts: 1, lastError: 'EENVELOPE 550', settledAt: expect.any(Date) },
    ]);
    expect(await waitingMails(test)).toEqual([]);
    test.mailbox.failWith(null);
    test.clock.advance(HOUR);
    await outbox.deliverDue();
    expect(await triesOf('rejected')).toBe(1);
  });
});

describe('a worker that dies with mails in its hands', () => {
  it('keeps them for two minutes, after which another one delivers them', async () => {
    let fallOver: (reason: Error) => void = () => undefined;
    const send = () => new Promise<never>((_, reject) => (fallOver = reject));
    const dying = await startTestApp({ mailer: { send, close: async () => undefined }, clock: test.clock });
    const mail = someMail({ kind: 'inherited' });
    await writeMails(dying, mail);
    const lastWork = dying.world.outbox.deliverDue();
    await expect.poll(async () => (await waitingMails(test))[0]?.claimedUntil).toBeTruthy();

    // The database's clock counts: one whose own runs ahead does not take it early.
    test.clock.advance(5 * MINUTE);
    await outbox.deliverDue();
    expect(test.mailbox.to(mail.letter.to)).toEqual([]);
    const pass = (seconds: number) => sql`${outboxTable.claimedUntil} - ${seconds} * interval '1 second'`;
    await db.update(outboxTable).set({ claimedUntil: pass(90) });
    await outbox.deliverDue();
    expect(test.mailbox.to(mail.letter.to)).toEqual([]);
    await db.update(outboxTable).set({ claimedUntil: pass(31) });
    await outbox.deliverDue();
    expect(test.mailbox.to(mail.letter.to)).toHaveLength(1);
    expect(await fatesOf(test, 'inherited')).toMatchObject([{ status: 'sent', attempts: 2 }]);
    fallOver(new Error('the end'));
    await lastWork;
    expect(test.mailbox.to(mail.letter.to)).toHaveLength(1);
    await dying.close();
  });
});
