import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { type ContactMessage, contact, contactPurposes } from '../../contract/contact';
import { saveSubscription } from '../billing/store';
import { messageContext, openSystem } from '../platform/crypto/keyring';
import { contactMessage } from '../platform/db/schema';
import { startTestApp, uniqueEmail } from '../testing/app';
import { createCast } from '../testing/cast';
import { tablesThatHold } from '../testing/traces';

const OWNER = 'owner@heartnote.example';
const test = await startTestApp({ env: { CONTACT_EMAIL: OWNER } });
const cast = createCast(test);
afterAll(() => test.close());

const message = (changes: Partial<ContactMessage> = {}): ContactMessage => ({
  name: 'Tom',
  email: uniqueEmail('visitor'),
  subject: 'A question',
  message: 'How do I change the hour of the daily mail?',
  purpose: 'question',
  ...changes,
});
const send = (body: ContactMessage, as?: { token: string }) => test.call(contact.send, { body, as });
const letterFrom = (visitor: string) => test.mailbox.to(OWNER).find(({ replyTo }) => replyTo === visitor);

describe('writing to the people behind the product', () => {
  it('API-13 takes name, email, subject, message and purpose, and mails the owner, who can answer the visitor', async () => {
    const body = message();
    const answer = await send(body);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'Thank you! Your message has been sent successfully.' });
    const letter = letterFrom(body.email);
    expect(letter?.subject).toBe('General Question: A question');
    expect(letter?.text).toContain(body.message);
    expect(letter?.text).toContain(`From Tom <${body.email}>`);
    expect(test.mailbox.to(body.email)).toEqual([]);
  });

  it.each([undefined, null, ''])('the name may be %j', async (name) => {
    const body = message({ name });
    expect((await send(body)).status).toBe(200);
    expect(letterFrom(body.email)?.text).toContain(`From ${body.email}`);
  });

  it.each(Object.entries(contactPurposes))('the purpose %s arrives as %s', async (purpose, label) => {
    const body = message({ purpose: purpose as ContactMessage['purpose'] });
    await send(body);
    expect(letterFrom(body.email)?.subject).toBe(`${label}: A question`);
  });

  it('is stored before it is mailed, sealed: the database shows none of its words, and we can read it', async () => {
    const person = await cast.hire('basic');
    const secret = `s${person.id.replaceAll('-', '')}`;
    const body = message({ name: `n${secret}`, subject: `b${secret}`, message: `m${secret}` });
    await send(body, person);
    expect(await tablesThatHold(test.world.database, secret)).toEqual([]);
    expect(await tablesThatHold(test.world.database, body.email)).toEqual([]);
    const [row] = await test.world.db.select().from(contactMessage).where(eq(contactMessage.userId, person.id));
    const opened = openSystem(test.world.vault.ring, messageContext(row?.id ?? ''), row?.sealedMessage ?? Buffer.of());
    expect(JSON.parse(opened)).toEqual(body);
  });

  it('is thanked for while the mail server is away, and mailed when it is back', async () => {
    const body = message();
    test.mailbox.failWith(new Error('451 come back later'));
    expect((await send(body)).status).toBe(200);
    test.mailbox.failWith(null);
    expect(letterFrom(body.email)).toBeUndefined();
    test.clock.advance(60_000);
    await test.world.outbox.deliverDue();
    expect(letterFrom(body.email)).toBeDefined();
  });
});

describe('priority', () => {
  it('ROLE-36 the message of a premium user is marked, and nobody else can mark his', async () => {
    const [premium, basic, lapsed] = [await cast.hire('premium'), await cast.hire('basic'), await cast.hire('basic')];
    const now = test.clock.now();
    await saveSubscription(test.world.db, {
      userId: lapsed.id,
      status: 'canceled',
      currentPeriodEnd: now,
      updatedAt: now,
    });
    const marked = [];
    for (const as of [premium, basic, lapsed, undefined, { token: 'forged' }]) {
      const body = { ...message(), priority: true };
      expect((await send(body, as)).status).toBe(200);
      const letter = letterFrom(body.email);
      marked.push([letter?.subject.startsWith('[Priority] '), letter?.headers?.['X-Priority']]);
    }
    const no = [false, undefined];
    expect(marked).toEqual([[true, '1'], no, no, no, no]);
  });
});

describe('a message is refused', () => {
  const required = 'Email, subject, message and purpose are required';
  const oneLine = 'Please keep name and subject to one line.';
  const email = 'visitor@example.com';
  const whole = { email, subject: 'Hello', message: 'Text', purpose: 'bug' };
  it.each([
    ['without an email', { ...whole, email: undefined }, required],
    ['without a subject', { ...whole, subject: ' ' }, required],
    ['without a message', { ...whole, message: '' }, required],
    ['without a purpose', { ...whole, purpose: undefined }, required],
    ['with a purpose that is none', { ...whole, purpose: 'spam' }, required],
    ['from an address without a shape', { ...whole, email: 'visitor' }, 'Please enter a valid email address'],
    [
      'with a header behind the email',
      { ...whole, email: `${email}\r\nBcc: b@example.com` },
      'Please enter a valid email address',
    ],
    ['with a header behind the subject', { ...whole, subject: 'Hello\r\nBcc: b@example.com' }, oneLine],
    ['with a line break in the subject', { ...whole, subject: 'Hello\nthere' }, oneLine],
    ['with a line break in the name', { ...whole, name: 'Tom\rBcc: b@example.com' }, oneLine],
    ['with a name of 101 characters', { ...whole, name: 'x'.repeat(101) }, 'Name must be 100 characters or less'],
    ['with a subject of 201', { ...whole, subject: 'x'.repeat(201) }, 'Subject must be 200 characters or less'],
    ['with 5,001 characters', { ...whole, message: 'x'.repeat(5_001) }, 'Message must be 5,000 characters or less'],
    [
      'with a character that cannot be stored',
      { ...whole, message: 'a\u0000b' },
      "Please remove characters that can't be saved.",
    ],
  ])('API-52 %s, and nothing is mailed', async (_what, payload, words) => {
    const before = test.mailbox.sent.length;
    const response = await test.raw({ method: 'POST', url: '/api/contact', payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe(words);
    await test.settle();
    expect(test.mailbox.sent).toHaveLength(before);
  });
});
