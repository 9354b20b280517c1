import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../../contract/accounts';
import { startTestApp, uniqueEmail } from '../../testing/app';
import { createCast } from '../../testing/cast';
import { fatesOf, someMail, waitingMails, writeMails } from '../../testing/outbox';
import { basicUser } from '../../testing/people';
import { tablesThatHold } from '../../testing/traces';
import { outbox as outboxTable } from '../db/schema';

const test = await startTestApp();
const second = await startTestApp({ mailer: test.mailbox.mailer, clock: test.clock });
afterAll(async () => {
  await test.close();
  await second.close();
});
const { outbox, db, database } = test.world;
beforeEach(async () => {
  await db.delete(outboxTable);
});
const cast = createCast(test);

describe('a mail', () => {
  it('leaves once, and the log keeps what became of it: kind, fate, tries and when, no address and no word', async () => {
    const to = uniqueEmail('receiver');
    await writeMails(test, someMail({ kind: 'sent-once', to, text: 'a-private-sentence' }));
    const [queued] = await fatesOf(test, 'sent-once');
    expect(queued).toMatchObject({ status: 'queued', attempts: 0, settledAt: null });
    await outbox.deliverDue();
    await outbox.deliverDue();
    expect(test.mailbox.to(to)).toHaveLength(1);
    const [fate] = await fatesOf(test, 'sent-once');
    expect(fate).toMatchObject({ status: 'sent', attempts: 1, lastError: null, settledAt: expect.any(Date) });
    expect(await tablesThatHold(database, to)).toEqual([]);
    expect(await tablesThatHold(database, 'a-private-sentence')).toEqual([]);
  });

  it('waits sealed, since its links log people in, and is gone from the database once it was delivered', async () => {
    const to = uniqueEmail('receiver');
    await writeMails(test, someMail({ to, text: 'https://heartnote.example/reset?token=a-secret-token' }));
    expect(await waitingMails(test)).toHaveLength(1);
    expect(await tablesThatHold(database, 'a-secret-token')).toEqual([]);
    expect(await tablesThatHold(database, to)).toEqual([]);
    await outbox.deliverDue();
    expect(test.mailbox.lastTo(to).text).toContain('a-secret-token');
    expect(await waitingMails(test)).toEqual([]);
  });

  it('is not written without what caused it: a transaction that fails takes its mail along', async () => {
    const mail = someMail({ kind: 'rolled-back' });
    const failing = test.world.transact(async (tx) => {
      await outbox.enqueue(tx, mail);
      throw new Error('something else went wrong');
    });
    await expect(failing).rejects.toThrow('something else went wrong');
    await outbox.deliverDue();
    expect(test.mailbox.to(mail.letter.to)).toEqual([]);
    expect(await fatesOf(test, 'rolled-back')).toEqual([]);
  });

  it('begins to leave by itself as soon as its transaction is committed', async () => {
    const mail = someMail();
    await test.world.transact((tx) => outbox.enqueue(tx, mail));
    await outbox.settle();
    expect(test.mailbox.to(mail.letter.to)).toHaveLength(1);
  });

  it('with the key of an earlier one is not written, even long after that one was delivered', async () => {
    const first = someMail({ kind: 'keyed', dedupeKey: 'daily|somebody|2026-01-01' });
    const again = someMail({ kind: 'keyed', dedupeKey: 'daily|somebody|2026-01-01' });
    const nextDay = someMail({ kind: 'keyed', dedupeKey: 'daily|somebody|2026-01-02' });
    await writeMails(test, first);
    await outbox.deliverDue();
    await writeMails(test, again, nextDay);
    await outbox.deliverDue();
    expect(test.mailbox.to(again.letter.to)).toEqual([]);
    expect(test.mailbox.to(nextDay.letter.to)).toHaveLength(1);
    expect(await fatesOf(test, 'keyed')).toHaveLength(2);
  });

  it('written ten times at once with one key on two instances goes out once', async () => {
    const mails = Array.from({ length: 10 }, () => someMail({ kind: 'race', dedupeKey: 'the-same-key' }));
    await Promise.all(mails.map((mail, index) => writeMails(index % 2 === 0 ? test : second, mail)));
    await Promise.all([outbox.deliverDue(), second.world.outbox.deliverDue()]);
    expect(mails.flatMap((mail) => test.mailbox.to(mail.letter.to))).toHaveLength(1);
    expect(await fatesOf(test, 'race')).toHaveLength(1);
  });
});

describe('delivery', () => {
  it('two instances at work at once deliver each of many mails exactly once', async () => {
    const workers = [outbox, second.world.outbox, outbox, second.world.outbox, outbox, second.world.outbox];
    // Every connection open beforehand, so that the workers really meet.
    await Promise.all(workers.map(() => waitingMails(test)));
    for (let round = 0; round < 4; round++) {
      const mails = Array.from({ length: 30 }, () => someMail({ kind: `crowd-${round}` }));
      await writeMails(test, ...mails);
      await Promise.all(workers.map((worker) => worker.deliverDue()));
      expect(mails.map((mail) => test.mailbox.to(mail.letter.to).length)).toEqual(Array(30).fill(1));
      const fates = await fatesOf(test, `crowd-${round}`);
      expect(fates.map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(Array(30).fill('sent 1'));
    }
  });

  it('goes on while another mail cannot be read, which waits and is told in the log', async () => {
    await writeMails(test, someMail({ kind: 'damaged' }));
    await db.update(outboxTable).set({ sealedLetter: Buffer.from('damaged') });
    const mail = someMail({ kind: 'whole' });
    await writeMails(test, mail);
    await outbox.deliverDue();
    expect(test.mailbox.to(mail.letter.to)).toHaveLength(1);
    expect(await fatesOf(test, 'damaged')).toMatchObject([{ status: 'queued', attempts: 1 }]);
  });

  it('a user who goes takes the mails that wait for him along', async () => {
    const person = await basicUser(test);
    const mail = someMail({ userId: person.id });
    await writeMails(test, mail);
    await test.call(accounts.deleteAccount, { as: person });
    await outbox.deliverDue();
    expect(test.mailbox.to(mail.letter.to)).toEqual([]);
    expect(await waitingMails(test)).toEqual([]);
  });

  it('an account can be deleted while its mails are being delivered', async () => {
    for (let round = 0; round < 10; round++) {
      const person = await cast.hire('basic');
      await writeMails(test, ...Array.from({ length: 20 }, () => someMail({ userId: person.id })));
      const [gone] = await Promise.all([test.call(accounts.deleteAccount, { as: person }), outbox.deliverDue()]);
      expect(gone.status).toBe(200);
    }
    expect(await waitingMails(test)).toEqual([]);
  });

  it('every mail of a sign-up, a login story and a goodbye is in the log with its fate', async () => {
    const person = await basicUser(test);
    await test.call(accounts.requestReset, { body: { email: person.email } });
    const kinds = async () => {
      const fates = [...(await fatesOf(test, 'verification')), ...(await fatesOf(test, 'password-reset'))];
      return fates.filter(({ userId }) => userId === person.id).map(({ kind, status }) => `${kind} ${status}`);
    };
    expect(await kinds()).toEqual(['verification sent', 'password-reset sent']);
  });
});
