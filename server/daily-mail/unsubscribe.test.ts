import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { dailyMail } from '../../contract/daily-mail';
import { DAY, MINUTE } from '../../contract/time';
import { startTestApp, uniqueEmail } from '../testing/app';
import { createCast } from '../testing/cast';
import { basicUser, type Person, signUp } from '../testing/people';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());
const DONE =
  'You will no longer receive daily question emails. You can turn them back on in email preferences after you log in.';
const NOTICE = "You won't get daily questions from Heartnote anymore";

const unsubscribe = (email: string) => test.call(dailyMail.unsubscribe, { query: { email } });
const preferences = async (as: Person) => (await test.call(dailyMail.preferences, { as })).body;
const switchOn = async (as: Person) =>
  test.call(dailyMail.savePreferences, { as, body: { ...(await preferences(as)), dailyMail: true } });
const notices = (email: string) => test.mailbox.to(email).filter(({ subject }) => subject === NOTICE);

describe('unsubscribing by the link in a mail', () => {
  it('API-10 switches the daily mail off and answers a message', async () => {
    const person = await cast.hire('basic');
    expect((await preferences(person)).dailyMail).toBe(true);
    const answer = await unsubscribe(person.email);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: DONE });
    expect((await preferences(person)).dailyMail).toBe(false);
  });

  it('API-10 an address with a plus, URL-encoded, arrives intact', async () => {
    const person = await basicUser(test, 'tom+heart&note=1');
    const neighbour = await basicUser(test, 'tom');
    const url = `/api/unsubscribe?email=${encodeURIComponent(person.email)}`;
    expect(url).toContain('%2B');
    expect((await test.raw({ method: 'GET', url })).statusCode).toBe(200);
    expect((await preferences(person)).dailyMail).toBe(false);
    expect((await preferences(neighbour)).dailyMail).toBe(true);
  });

  it('finds the account however the address is written', async () => {
    const person = await cast.hire('basic');
    await unsubscribe(` ${person.email.toUpperCase()} `);
    expect((await preferences(person)).dailyMail).toBe(false);
  });

  it('answers alike for an unknown address, and for one that is off already', async () => {
    const person = await cast.hire('basic');
    const unknown = uniqueEmail();
    const answers = [
      await unsubscribe(person.email),
      await unsubscribe(person.email),
      await unsubscribe(unknown),
      await unsubscribe((await signUp(test)).email),
    ];
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: { message: DONE } });
    expect(test.mailbox.to(unknown)).toEqual([]);
  });

  it('MAIL-10 leaves the mails about the account alone', async () => {
    const person = await cast.hire('basic');
    await unsubscribe(person.email);
    await test.call(accounts.requestReset, { body: { email: person.email } });
    expect(test.mailbox.lastTo(person.email).subject).toBe('Reset your Heartnote password');
    const next = uniqueEmail();
    await test.call(accounts.changeEmail, { as: person, body: { newEmail: next } });
    expect(test.mailbox.lastTo(next).subject).toBe('Verify your new email for Heartnote');
    expect((await preferences(person)).dailyMail).toBe(false);
  });

  it('changes nothing of anybody else, and nothing else', async () => {
    const [person, other] = [await cast.hire('basic'), await cast.hire('basic')];
    const before = await test.call(accounts.me, { as: person });
    await unsubscribe(person.email);
    expect(await test.call(accounts.me, { as: person })).toMatchObject({ status: 200, body: before.body });
    expect((await preferences(other)).dailyMail).toBe(true);
  });

  it('asking with HEAD, as link scanners do, switches nothing off', async () => {
    const person = await cast.hire('basic');
    await test.raw({ method: 'HEAD', url: `/api/unsubscribe?email=${encodeURIComponent(person.email)}` });
    expect((await preferences(person)).dailyMail).toBe(true);
  });

  it.each([
    ['/api/unsubscribe', 'No email address provided in the unsubscribe link.'],
    ['/api/unsubscribe?email=', 'No email address provided in the unsubscribe link.'],
    ['/api/unsubscribe?email=a@example.com&email=b@example.com', 'No email address provided in the unsubscribe link.'],
    ['/api/unsubscribe?email=nobody', 'Please enter a valid email address'],
  ])('API-52 %s is refused', async (url, words) => {
    const response = await test.raw({ method: 'GET', url });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe(words);
  });
});

describe('the notice about it', () => {
  it('says how to switch the mails on again, and comes once for one unsubscribing', async () => {
    const person = await cast.hire('basic');
    await unsubscribe(person.email);
    await unsubscribe(person.email);
    expect(notices(person.email)).toHaveLength(1);
    expect(notices(person.email)[0]?.text).toContain('under Email Preferences in Account Settings');
    expect(notices(person.email)[0]?.text).toContain('/login?next=/account-settings');
  });

  it('comes at most once a day, however often somebody goes to and fro', async () => {
    test.clock.set('2031-03-03T10:00:00Z');
    const person = await cast.hire('basic');
    for (let round = 0; round < 3; round++) {
      await unsubscribe(person.email);
      await switchOn(person);
    }
    expect(notices(person.email)).toHaveLength(1);
    test.clock.advance(DAY);
    await unsubscribe(person.email);
    expect(notices(person.email)).toHaveLength(2);
  });

  it('does not come again on another day while the mails are off already', async () => {
    const person = await cast.hire('basic');
    await unsubscribe(person.email);
    test.clock.advance(DAY);
    await unsubscribe(person.email);
    expect(notices(person.email)).toHaveLength(1);
  });

  it('does not go to an address that was never verified', async () => {
    const { email } = await signUp(test);
    await unsubscribe(email);
    expect(notices(email)).toEqual([]);
  });
});

describe('switching on again', () => {
  it('MAIL-11 the daily mail can be enabled in the preferences after logging in', async () => {
    const person = await cast.hire('basic');
    await unsubscribe(person.email);
    const answer = await switchOn(person);
    expect(answer.status).toBe(200);
    expect(answer.body.dailyMail).toBe(true);
    expect((await preferences(person)).dailyMail).toBe(true);
  });
});

describe('taking it back without a login', () => {
  const proofOf = (email: string) => ({ email, t: test.world.auth.unsubscribeToken(email) });
  /** What the page is given for its button, where the link came from one of our emails. */
  const undoOf = async (email: string) =>
    (await test.call(dailyMail.unsubscribe, { query: proofOf(email) })).body.undo ?? '';
  const undo = (body: { email: string; t: string }) => test.call(dailyMail.undoUnsubscribe, { body });

  it('by the link in the notice: the mails are on again, at the hour that he had chosen', async () => {
    const person = await cast.hire('basic');
    await test.call(dailyMail.savePreferences, { as: person, body: { dailyMail: true, hour: 6 } });
    const before = await preferences(person);
    await unsubscribe(person.email);
    const link = /https?:\/\/\S+\/unsubscribe\?\S+&undo/.exec(notices(person.email)[0]?.text ?? '')?.[0] ?? '';
    const { searchParams } = new URL(link);
    const answer = await undo({ email: searchParams.get('email') ?? '', t: searchParams.get('t') ?? '' });
    expect(answer.status).toBe(200);
    expect(answer.body.message).toContain('The daily email is back on.');
    expect(await preferences(person)).toEqual(before);
  });

  it('by the button on the page he was led to, for seven days, and not by the link that unsubscribes', async () => {
    const person = await cast.hire('basic');
    const t = await undoOf(person.email);
    expect(await undo(proofOf(person.email))).toMatchObject({ status: 400, body: { code: 'undo_link_invalid' } });
    test.clock.advance(7 * DAY - MINUTE);
    expect((await undo({ email: person.email, t })).status).toBe(200);
    await unsubscribe(person.email);
    test.clock.advance(2 * MINUTE);
    const late = await undo({ email: person.email, t });
    expect(late).toMatchObject({ status: 410, body: { code: 'undo_link_expired' } });
    expect(late.body).toMatchObject({
      error:
        "This link is more than 7 days old, so it can't turn the daily email back on. Log in and turn it on in Account Settings.",
    });
    expect((await preferences(person)).dailyMail).toBe(false);
  });

  it('is not offered to whoever opens an old link while the mails are off already', async () => {
    const person = await cast.hire('basic');
    expect(await undoOf(person.email)).not.toBe('');
    expect(await undoOf(person.email)).toBe('');
    expect((await unsubscribe(person.email)).body).toEqual({ message: DONE });
  });

  it.each([
    ['daily', 'dates'],
    ['dates', 'daily'],
  ] as const)('what takes the end of %s emails back does nothing for %s ones', async (kind, other) => {
    const person = await cast.hire('basic');
    const given = (of: typeof kind) =>
      test.call(dailyMail.unsubscribe, { query: { ...proofOf(person.email), kind: of } });
    await given(other);
    const { undo: t = '' } = (await given(kind)).body;
    const take = (of: typeof kind) =>
      test.call(dailyMail.undoUnsubscribe, { body: { email: person.email, t, kind: of } });
    expect(await take(other)).toMatchObject({ status: 400, body: { code: 'undo_link_invalid' } });
    expect((await take(kind)).status).toBe(200);
    expect(await preferences(person)).toMatchObject({ dailyMail: kind === 'daily', dateMail: kind === 'dates' });
  });

  it('needs the proof of that very address, as it was given', async () => {
    const [person, other] = [await cast.hire('basic'), await cast.hire('basic')];
    const given = await undoOf(person.email);
    const later = `z${given.slice(1)}`;
    for (const t of ['', 'x', '.', later, await undoOf(other.email), proofOf(other.email).t]) {
      const refused = await undo({ email: person.email, t });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ code: 'undo_link_invalid' });
    }
    const without = await test.raw({ method: 'POST', url: '/api/unsubscribe/undo', payload: { email: person.email } });
    expect(without.statusCode).toBe(400);
    expect((await preferences(person)).dailyMail).toBe(false);
  });

  it('claims nothing where nothing is taken back: for an unknown address, nor for somebody who never chose', async () => {
    const person = await cast.hire('basic');
    const unknown = uniqueEmail();
    const until = new Date(test.clock.now().getTime() + DAY);
    const answers = [
      await undo({ email: person.email, t: test.world.auth.undoToken(person.email, until) }),
      await undo({ email: unknown, t: test.world.auth.undoToken(unknown, until) }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: { code: 'undo_link_invalid' } });
    expect((await preferences(person)).dailyMail).toBe(true);
  });

  it('is not done by looking: neither the page nor the call does anything for a link scanner', async () => {
    const person = await cast.hire('basic');
    await unsubscribe(person.email);
    const query = new URLSearchParams(proofOf(person.email));
    for (const method of ['HEAD', 'GET'] as const) {
      await test.raw({ method, url: `/unsubscribe?${query}&undo` });
      await test.raw({ method, url: `/api/unsubscribe/undo?${query}` });
    }
    expect((await preferences(person)).dailyMail).toBe(false);
  });
});

describe('of one kind of emails', () => {
  const proofOf = (email: string) => ({ email, t: test.world.auth.unsubscribeToken(email), kind: 'dates' }) as const;

  it('switches off reminders and leaves the daily question, and the other way round', async () => {
    const [him, other] = [await cast.hire('basic'), await cast.hire('basic')];
    const { body } = await test.call(dailyMail.unsubscribe, { query: proofOf(him.email) });
    expect(body.message).toContain('You will no longer receive reminders of her days by email.');
    expect(await preferences(him)).toMatchObject({ dailyMail: true, dateMail: false });
    await unsubscribe(other.email);
    expect(await preferences(other)).toMatchObject({ dailyMail: false, dateMail: true });
  });

  it('as one click of a mail program does the same', async () => {
    const him = await cast.hire('basic');
    const answer = await test.raw({
      method: 'POST',
      url: `/api/unsubscribe?${new URLSearchParams(proofOf(him.email))}`,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(200);
    expect(await preferences(him)).toMatchObject({ dailyMail: true, dateMail: false });
  });

  it('is told once in a notice of its own, whose link takes that kind back', async () => {
    const him = await cast.hire('basic');
    await unsubscribe(him.email);
    await test.call(dailyMail.unsubscribe, { query: proofOf(him.email) });
    const notice = test.mailbox.lastTo(him.email);
    expect(notice.subject).toBe("You won't get reminders from Heartnote anymore");
    const link = new URL(/https?:\/\/\S+\/unsubscribe\?\S+&undo/.exec(notice.text)?.[0] ?? '');
    const given = Object.fromEntries(link.searchParams) as { email: string; t: string; kind: 'dates' };
    const { email, t, kind } = given;
    const answer = await test.call(dailyMail.undoUnsubscribe, { body: { email, t, kind } });
    expect(answer.body.message).toContain('The reminders are back on.');
    expect(await preferences(him)).toMatchObject({ dailyMail: false, dateMail: true });
  });

  it('that we do not send is refused and switches nothing off', async () => {
    const him = await cast.hire('basic');
    const url = `/api/unsubscribe?email=${encodeURIComponent(him.email)}&kind=everything`;
    const answer = await test.raw({ method: 'GET', url });
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'This link names emails that we do not send.']);
    expect(await preferences(him)).toMatchObject({ dailyMail: true, dateMail: true });
  });
});
