import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../../contract/time';
import { startTestApp, uniqueEmail } from '../../testing/app';
import { openFreshDatabase } from '../../testing/database';
import { fatesOf, someMail, waitingMails } from '../../testing/outbox';
import { tablesThatHold } from '../../testing/traces';
import { letterContext, sealSystem } from '../crypto/keyring';
import { outbox as outboxTable } from '../db/schema';
import type { LateMail } from './outbox';

/** Of its own: another test's application would not know how these letters come to be. */
const test = await startTestApp({ database: await openFreshDatabase() });
afterAll(() => test.close());
const { outbox, db, database } = test.world;
/** What the letters say by now, by whom they are for. */
const words = new Map<string, string>();
const prepared: string[][] = [];
let fault: Error | null = null;

interface Ref {
  receiver: string;
}
const addresses = new Map<string, string>();
const addressOf = ({ receiver }: Ref) => addresses.get(receiver) ?? '';
const kindOf = { compose, prepare: async (refs: Ref[]) => void prepared.push(refs.map(addressOf)) };
async function compose(ref: Ref) {
  if (fault) throw fault;
  const to = addressOf(ref);
  const text = words.get(to);
  return text === undefined ? null : someMail({ to, text }).letter;
}
const late = (kind: string, changes: Partial<LateMail> = {}) => {
  const [to, receiver] = [uniqueEmail('receiver'), randomUUID()];
  addresses.set(receiver, to);
  words.set(to, 'the words of now');
  return { to, mail: { kind, userId: null, ref: { receiver }, lifetime: 24 * HOUR, ...changes } };
};
const write = (...mails: LateMail[]) => db.transaction((tx) => outbox.enqueueAll(tx, mails));
beforeEach(async () => {
  await db.delete(outboxTable);
  fault = null;
});

describe('a late letter', () => {
  it('is composed when it leaves, from what is so then, and waits as a reference without address or words', async () => {
    outbox.composes('composed', kindOf);
    const { to, mail } = late('composed');
    await write(mail);
    for (const told of [to, 'the words of now']) expect(await tablesThatHold(database, told)).toEqual([]);
    expect(await waitingMails(test)).toMatchObject([{ ref: mail.ref, sealedLetter: null }]);
    words.set(to, 'other words by then');
    await outbox.deliverDue();
    expect(test.mailbox.lastTo(to).text).toContain('other words by then');
    expect(await fatesOf(test, 'composed')).toMatchObject([{ status: 'sent', attempts: 1 }]);
    expect(await waitingMails(test)).toEqual([]);
  });

  it('whose cause is gone is not sent, and the log says so', async () => {
    outbox.composes('without-cause', kindOf);
    const { to, mail } = late('without-cause');
    await write(mail);
    words.delete(to);
    await outbox.deliverDue();
    await outbox.deliverDue();
    expect(test.mailbox.to(to)).toEqual([]);
    expect(await fatesOf(test, 'without-cause')).toMatchObject([{ status: 'gone', attempts: 1, lastError: null }]);
    expect(await waitingMails(test)).toEqual([]);
  });

  it('is composed anew when it is tried again', async () => {
    outbox.composes('tried-again', kindOf);
    const { to, mail } = late('tried-again');
    await write(mail);
    test.mailbox.failWith(new Error('the mail server is away'));
    await outbox.deliverDue();
    words.set(to, 'what is left of it');
    test.mailbox.failWith(null);
    test.clock.advance(2 * MINUTE);
    await outbox.deliverDue();
    expect(test.mailbox.to(to).map(({ text }) => text)).toEqual([expect.stringContaining('what is left of it')]);
  });

  it('that cannot be composed waits, holds up no other, and leaves no word of the fault', async () => {
    outbox.composes('composed-later', kindOf);
    const [first, other] = [late('composed-later'), someMail()];
    await write(first.mail);
    fault = new Error('her-very-words are broken');
    await test.world.transact((tx) => outbox.enqueue(tx, other));
    await outbox.deliverDue();
    // What was written woke delivery by itself, which may have taken the first before us.
    await outbox.settle();
    expect(test.mailbox.to(other.letter.to)).toHaveLength(1);
    expect(await fatesOf(test, 'composed-later')).toMatchObject([{ status: 'queued', lastError: 'not composed' }]);
    expect(await tablesThatHold(database, 'her-very-words')).toEqual([]);
    fault = null;
    test.clock.advance(2 * MINUTE);
    await outbox.deliverDue();
    expect(test.mailbox.to(first.to)).toHaveLength(1);
  });

  it('of a kind that nobody here composes waits for somebody who does', async () => {
    const { to, mail } = late('unheard-of');
    await write(mail);
    await outbox.deliverDue();
    expect(await fatesOf(test, 'unheard-of')).toMatchObject([{ status: 'queued', attempts: 1 }]);
    outbox.composes('unheard-of', kindOf);
    test.clock.advance(2 * MINUTE);
    await outbox.deliverDue();
    expect(test.mailbox.to(to)).toHaveLength(1);
  });

  it('with the key of an earlier one is not written, among many too', async () => {
    outbox.composes('keyed-late', kindOf);
    const mails = ['a', 'b', 'a', 'c'].map((key) => late('keyed-late', { dedupeKey: `late|${key}` }));
    await write(...mails.map(({ mail }) => mail));
    await write(late('keyed-late', { dedupeKey: 'late|b' }).mail);
    await outbox.deliverDue();
    expect(mails.map(({ to }) => test.mailbox.to(to).length)).toEqual([1, 1, 0, 1]);
    expect(await fatesOf(test, 'keyed-late')).toHaveLength(3);
  });

  it('taken by a process that died before it was sent leaves once, when the claim is over', async () => {
    outbox.composes('orphaned', kindOf);
    const { to, mail } = late('orphaned');
    await write(mail);
    const claimed = (seconds: number) =>
      database.executeSql(`update outbox set claimed_until = now() + ${seconds} * interval '1 second', attempts = 1`);
    await claimed(60);
    await outbox.deliverDue();
    expect(test.mailbox.to(to)).toEqual([]);
    await claimed(-1);
    await Promise.all([outbox.deliverDue(), outbox.deliverDue()]);
    expect(test.mailbox.to(to)).toHaveLength(1);
    expect(await fatesOf(test, 'orphaned')).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  it('is prepared together with those that leave with it, and leaves though that fails', async () => {
    const some = [late('prepared'), late('prepared'), late('prepared')];
    outbox.composes('prepared', kindOf);
    await write(...some.map(({ mail }) => mail));
    await outbox.deliverDue();
    expect(prepared.at(-1)?.sort()).toEqual(some.map(({ to }) => to).sort());
    const { to, mail } = late('prepared');
    outbox.composes('prepared', { compose, prepare: () => Promise.reject(new Error('not today')) });
    await write(mail);
    await outbox.deliverDue();
    expect(test.mailbox.to(to)).toHaveLength(1);
  });

  it('whose reference a release before sealed leaves as well', async () => {
    outbox.composes('sealed-before', kindOf);
    const { to, mail } = late('sealed-before');
    await write(mail);
    const [row] = await waitingMails(test);
    const id = row?.id ?? '';
    const sealedLetter = sealSystem(test.world.vault.ring, letterContext(id), JSON.stringify({ ref: mail.ref }));
    await db.update(outboxTable).set({ sealedLetter, ref: null }).where(eq(outboxTable.id, id));
    await outbox.deliverDue();
    expect(test.mailbox.to(to)).toHaveLength(1);
    expect(prepared.at(-1)).toEqual([to]);
    expect(await fatesOf(test, 'sealed-before')).toMatchObject([{ status: 'sent', attempts: 1 }]);
  });

  it('that waits beside a whole one does not change how that one leaves', async () => {
    outbox.composes('of-both-sorts', kindOf);
    const [whole, { to, mail }] = [someMail({ kind: 'of-both-sorts' }), late('of-both-sorts')];
    await db.transaction((tx) => outbox.enqueueAll(tx, [whole, mail]));
    await outbox.deliverDue();
    expect([test.mailbox.to(whole.letter.to).length, test.mailbox.to(to).length]).toEqual([1, 1]);
    expect(await db.select().from(outboxTable).where(eq(outboxTable.kind, 'of-both-sorts'))).toEqual([]);
  });
});
