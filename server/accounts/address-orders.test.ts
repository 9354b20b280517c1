import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { questions } from '../../contract/questions';
import { startTestApp } from '../testing/app';
import { openFreshDatabase } from '../testing/database';
import { createMailboxOwner, type MailboxOwner } from '../testing/mailbox-owner';
import { basicUser } from '../testing/people';
import { thorough } from '../testing/thorough';

// Of its own: a thousand people with their mails would be in the way of everybody who looks through a whole database.
const database = await openFreshDatabase();
const test = await startTestApp({ database });
afterAll(async () => {
  await test.close();
  await database.close();
});

const ORDERS = thorough(10);
const acts = {
  signUp: (who: MailboxOwner, address: string) => who.signUp(address),
  logIn: (who: MailboxOwner, address: string) => who.logIn(address),
  change: (who: MailboxOwner, address: string) => who.change(address),
  askReset: (who: MailboxOwner, address: string) => who.askReset(address),
  verify: (who: MailboxOwner, _address: string, nth: number) => who.verify(nth),
  revert: (who: MailboxOwner, _address: string, nth: number) => who.revert(nth),
  setPassword: (who: MailboxOwner, _address: string, nth: number) => who.setPassword(nth),
  write: (who: MailboxOwner) => who.write(),
};

const step = fc.record({
  who: fc.constantFrom(0, 1),
  act: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
  /** The first mailbox of each is the one that is fought over. */
  address: fc.constantFrom(0, 0, 1, 1, 2, 3),
  nth: fc.constantFrom(0, 0, 0, 1),
});
type Step = { who: number; act: keyof typeof acts; address: number; nth: number };

const somebody = await basicUser(test);
const { id: questionId } = (await test.call(questions.daily, { as: somebody })).body;

function linesOf(other: MailboxOwner, read: string[]): string[] {
  return read.filter((line) => other.wrote.includes(line));
}

async function walk(order: Step[], begun: { stranger: boolean; husband: boolean }): Promise<void> {
  // Nobody looks into the mailboxes of the orders before, and everybody would have to look past them.
  test.mailbox.sent.length = 0;
  const stranger = createMailboxOwner(test, 'stranger', questionId);
  const husband = createMailboxOwner(test, 'husband', questionId);
  const addresses = [husband.mailboxes[0], stranger.mailboxes[0], husband.mailboxes[1], stranger.mailboxes[1]];
  const people = [stranger, husband];
  const named = order
    .filter(({ act }) => act === 'signUp' || act === 'change')
    .map(({ address }) => addresses[address]);
  for (const one of people.filter((_, at) => (at === 0 ? begun.stranger : begun.husband))) {
    await one.begin();
    named.push(one.mailboxes[0]);
  }
  for (const { who, act, address, nth } of order) {
    await acts[act](people[who] ?? husband, addresses[address] ?? '', nth);
  }
  for (const [one, other] of [people, people.toReversed()] as [MailboxOwner, MailboxOwner][]) {
    if (other.wrote.length === 0) continue;
    expect(linesOf(other, await one.read()), 'in the browser he left open').toEqual([]);
  }
  for (const [one, other] of [people, people.toReversed()] as [MailboxOwner, MailboxOwner][]) {
    const found = [];
    // A mailbox that nobody named has no account to come home to.
    for (const mailbox of one.mailboxes.filter((mailbox) => named.includes(mailbox)))
      found.push(...(await one.comeHome(mailbox)));
    expect(linesOf(other, found), 'in the accounts of his own mailboxes').toEqual([]);
    expect(found.toSorted(), 'nothing of his own is lost').toEqual(one.wrote.toSorted());
  }
}

describe('whatever two people do with their own and each other’s addresses, in any order', () => {
  it(`nobody reads what the other wrote, and each gets to all that he wrote himself (${ORDERS} orders)`, {
    timeout: 600_000,
  }, async () => {
    const orders = fc.array(step, { minLength: 3, maxLength: 9, size: 'max' });
    const begun = fc.record({ stranger: fc.boolean(), husband: fc.boolean() });
    await fc.assert(fc.asyncProperty(orders, begun, walk), { numRuns: ORDERS, seed: 2, endOnFailure: true });
  });
});
