import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { dailyMail } from '../../contract/daily-mail';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { logIn, type Person } from '../testing/people';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());
/** What the rest is unless he says otherwise. */
const others = { dateMail: true, quoteHerWords: false };
const read = async (as: Person, headers: Record<string, string> = {}) =>
  (await test.call(dailyMail.preferences, { as, headers })).body;

describe('email preferences', () => {
  it('begin with the daily mail on, at eight in the morning, in the default zone', async () => {
    const person = await cast.hire('basic');
    expect(await read(person)).toEqual({ dailyMail: true, hour: 8, timeZone: 'America/Chicago', ...others });
  });

  it('what is saved is answered, and read again from another device', async () => {
    const person = await cast.hire('basic');
    const wanted = { dailyMail: false, hour: 21, timeZone: 'Europe/Berlin', dateMail: false, quoteHerWords: false };
    const saved = await test.call(dailyMail.savePreferences, { as: person, body: wanted });
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual(wanted);
    expect(await read(await logIn(test, person))).toEqual(wanted);
  });

  it.each([0, 23])('the hour may be %i', async (hour) => {
    const person = await cast.hire('basic');
    const body = { dailyMail: true, hour, timeZone: 'UTC' };
    expect((await test.call(dailyMail.savePreferences, { as: person, body })).body.hour).toBe(hour);
  });

  it('are his own: another user keeps his', async () => {
    const [person, other] = [await cast.hire('basic'), await cast.hire('basic')];
    const body = { dailyMail: false, hour: 5, timeZone: 'Asia/Tokyo' };
    await test.call(dailyMail.savePreferences, { as: person, body });
    expect(await read(other)).toEqual({ dailyMail: true, hour: 8, timeZone: 'America/Chicago', ...others });
  });

  it('follow the zone he is seen in until he chooses one', async () => {
    const person = await cast.hire('basic');
    expect((await read(person, { 'x-time-zone': 'Asia/Tokyo' })).timeZone).toBe('Asia/Tokyo');
    expect((await read(person)).timeZone).toBe('Asia/Tokyo');
    const body = { dailyMail: true, hour: 8, timeZone: 'Europe/Berlin' };
    await test.call(dailyMail.savePreferences, { as: person, body });
    expect((await read(person, { 'x-time-zone': 'Asia/Tokyo' })).timeZone).toBe('Europe/Berlin');
  });

  it.each([
    ['without a zone', { dailyMail: true, hour: 7 }],
    ['with the zone that was shown', { dailyMail: true, hour: 7, timeZone: 'Asia/Tokyo' }],
  ])('saved %s go on following him home from a trip', async (_how, body) => {
    const person = await cast.hire('basic');
    await read(person, { 'x-time-zone': 'Asia/Tokyo' });
    const headers = { 'x-time-zone': 'Asia/Tokyo' };
    const saved = await test.call(dailyMail.savePreferences, { as: person, body, headers });
    expect(saved.body).toEqual({ dailyMail: true, hour: 7, timeZone: 'Asia/Tokyo', ...others });
    test.clock.advance(60 * 60 * 1000);
    expect((await read(person, { 'x-time-zone': 'America/Denver' })).timeZone).toBe('America/Denver');
  });

  it('saved without a zone keep the one he chose', async () => {
    const person = await cast.hire('basic');
    const body = { dailyMail: true, hour: 8, timeZone: 'Europe/Berlin' };
    await test.call(dailyMail.savePreferences, { as: person, body });
    const later = { dailyMail: true, hour: 9 };
    const saved = await test.call(dailyMail.savePreferences, { as: person, body: later });
    expect(saved.body).toEqual({ dailyMail: true, hour: 9, timeZone: 'Europe/Berlin', ...others });
  });

  it('a zone that does not exist is passed over when a browser reports it', async () => {
    const person = await cast.hire('basic');
    for (const zone of ['Mars/Olympus', '+05:00', '', "'; drop table"]) {
      expect((await test.call(accounts.me, { as: person, headers: { 'x-time-zone': zone } })).status).toBe(200);
    }
    expect((await read(person)).timeZone).toBe('America/Chicago');
  });

  const right = { dailyMail: true, hour: 8, timeZone: 'UTC' };
  const hourWords = 'Please choose an hour from 0 to 23';
  const zoneWords = 'Please choose a time zone from the list';
  it.each([
    ['an hour of 24', { ...right, hour: 24 }, hourWords],
    ['a negative hour', { ...right, hour: -1 }, hourWords],
    ['half an hour', { ...right, hour: 8.5 }, hourWords],
    ['an hour in words', { ...right, hour: '8' }, hourWords],
    ['no hour', { ...right, hour: undefined }, hourWords],
    ['a zone on Mars', { ...right, timeZone: 'Mars/Olympus' }, zoneWords],
    ['an offset for a zone', { ...right, timeZone: '+05:00' }, zoneWords],
    ['a zone in numbers', { ...right, timeZone: 5 }, zoneWords],
    ['no choice', { ...right, dailyMail: undefined }, 'Please choose whether to receive the daily email'],
    ['reminders in words', { ...right, dateMail: 'yes' }, 'Please choose whether to receive reminders of her days'],
    ['quotes in words', { ...right, quoteHerWords: 1 }, 'Please choose whether reminders may quote her words'],
    ['a choice in words', { ...right, dailyMail: 'yes' }, 'Please choose whether to receive the daily email'],
  ])('API-52 %s is refused and changes nothing', async (_what, payload, words) => {
    const person = await cast.hire('basic');
    const headers = { authorization: `Bearer ${person.token}` };
    const response = await test.raw({ method: 'PUT', url: '/api/user/preferences', headers, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe(words);
    expect(await read(person)).toEqual({ dailyMail: true, hour: 8, timeZone: 'America/Chicago', ...others });
  });

  it('what is not said of a kind stays as it is', async () => {
    const him = await cast.hire('premium');
    const save = (body: object) =>
      test.call(dailyMail.savePreferences, { as: him, body: { dailyMail: true, hour: 8, ...body } });
    expect((await save({ dateMail: false, quoteHerWords: true })).body).toMatchObject({
      dateMail: false,
      quoteHerWords: true,
    });
    expect((await save({})).body).toMatchObject({ dateMail: false, quoteHerWords: true });
  });

  it('her words in reminders are switched on with Premium only, and off by anybody', async () => {
    const him = await cast.hire('basic');
    const save = (quoteHerWords: boolean) =>
      test.call(dailyMail.savePreferences, { as: him, body: { dailyMail: true, hour: 8, quoteHerWords } });
    expect(await save(true)).toMatchObject({ status: 403, body: { code: 'quotes_need_premium' } });
    expect((await read(him)).quoteHerWords).toBe(false);
    expect((await save(false)).status).toBe(200);
  });
});
