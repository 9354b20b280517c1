import { afterAll, describe, expect, it } from 'vitest';
import { admin } from '../../contract/admin';
import { calendarFeed } from '../../contract/calendar-feed';
import { dates } from '../../contract/dates';
import { DAY } from '../../contract/time';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { keepLogOf } from '../testing/log-lines';
import { openedWhile } from '../testing/opened';
import type { Person } from '../testing/people';

const test = await startTestApp({
  env: { RATE_LIMITS: 'on', LOG_LEVEL: 'debug' },
  clock: createTestClock('2026-11-16T18:00:00Z'),
});
const logged = keepLogOf(test);
const cast = createCast(test);
afterAll(() => test.close());

const rule = { kind: 'day', month: 12, day: 5 } as const;
const keep = (as: Person, label: string) =>
  test.call(dates.add, { as, body: { occasion: 'other', label, rule, leads: [3] } });
async function make(as: Person, discreet = true) {
  const { status, body } = await test.call(calendarFeed.make, { as, body: { discreet } });
  expect(status).toBe(201);
  return new URL(body.address);
}
let places = 0;
function somewhere(): string {
  places += 1;
  return `10.7.0.${places}`;
}
const read = (address: { pathname: string }, headers: Record<string, string> = {}, remoteAddress = somewhere()) =>
  test.raw({ method: 'GET', url: address.pathname, headers, remoteAddress });

describe('the calendar address', () => {
  it('is told once, reads his days without a login, and is told nowhere again', async () => {
    const [him, other] = [await cast.hire('basic'), await cast.hire('basic')];
    await keep(him, 'Her birthday');
    await keep(other, "Somebody else's");
    expect((await test.call(calendarFeed.status, { as: him })).body).toEqual({ feed: null });
    const address = await make(him, false);
    expect(address.pathname).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    const reply = await read(address);
    expect(reply.statusCode).toBe(200);
    expect(reply.payload).toContain('SUMMARY:Her birthday');
    expect(reply.payload).not.toContain('Somebody');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=3600',
    });
    expect(reply.headers['content-disposition']).toBeUndefined();
    expect(reply.headers['set-cookie']).toBeUndefined();
    const { body } = await test.call(calendarFeed.status, { as: him });
    expect(body.feed).toMatchObject({ discreet: false });
    expect(body.feed?.last_read_at).toMatch(/^2026-11-16T18:/);
    expect(JSON.stringify(body)).not.toContain(address.pathname);
  });

  it('is composed once while nothing changes, and anew after each change, on the next day and for each reader', async () => {
    const [him, other] = [await cast.hire('basic'), await cast.hire('basic')];
    const { body: first } = await keep(him, 'Her birthday');
    await keep(other, 'Their day');
    const [address, theirs] = [await make(him, false), await make(other, false)];
    // What was composed is each instance's own.
    const seen = async ({ pathname } = address) =>
      (await test.one.raw({ method: 'GET', url: pathname, remoteAddress: somewhere() })).payload;
    const opened = async () =>
      (await openedWhile(test, { table: 'important_date', userId: him.id }, () => seen())).length;
    const before = await seen();
    expect(await opened()).toBe(0);
    expect(await seen()).toBe(before);
    expect(await seen(theirs)).toContain('Their day');
    const changed = { occasion: 'other' as const, label: 'Her big day', rule, leads: [3] };
    await test.call(dates.edit, { as: him, params: { id: first.id }, body: changed });
    expect(await opened()).toBe(1);
    expect(await seen()).toContain('SUMMARY:Her big day');
    const { body: second } = await keep(him, 'Another day');
    expect(await seen()).toContain('SUMMARY:Another day');
    await test.call(dates.remove, { as: him, params: { id: second.id } });
    expect(await seen()).not.toContain('Another day');
    await test.call(calendarFeed.change, { as: him, body: { discreet: true } });
    expect(await seen()).not.toContain('Her big day');
    test.clock.advance(DAY);
    expect(await opened()).toBe(1);
  });

  it('shows what the days are about only while he wants it so, and keeps its address', async () => {
    const him = await cast.hire('basic');
    await keep(him, 'Her birthday');
    const address = await make(him);
    expect((await read(address)).payload).not.toContain('Her birthday');
    await test.call(calendarFeed.change, { as: him, body: { discreet: false } });
    const open = (await read(address)).payload;
    expect(open).toContain('SUMMARY:Her birthday');
    expect(open).toContain('SEQUENCE:1');
    await test.call(calendarFeed.change, { as: him, body: { discreet: false } });
    expect((await read(address)).payload).toContain('SEQUENCE:1');
  });

  it('is answered with nothing new while nothing is', async () => {
    const him = await cast.hire('basic');
    const address = await make(him);
    const { etag = '' } = (await read(address)).headers;
    const again = await read(address, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    await keep(him, 'Her birthday');
    expect((await read(address, { 'if-none-match': String(etag) })).statusCode).toBe(200);
    const head = await test.raw({ method: 'HEAD', url: address.pathname });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
  });

  it('is dead at the next call once it is renewed or revoked, and nobody can tell it from one that never was', async () => {
    const him = await cast.hire('basic');
    const first = await make(him);
    const second = await make(him);
    expect((await read(second)).statusCode).toBe(200);
    expect((await test.call(calendarFeed.remove, { as: him })).status).toBe(200);
    const never = { pathname: `/calendar/${'A'.repeat(43)}.ics` };
    const odd = ['/calendar/x.ics', `${second.pathname}x`, '/calendar/a/b', '/calendar', '/calendar/%00.ics'];
    const dead = [first, second, never, ...odd.map((pathname) => ({ pathname }))];
    const replies = await Promise.all(dead.map((address) => read(address)));
    expect(new Set(replies.map(({ statusCode, payload }) => `${statusCode} ${payload}`)).size).toBe(1);
    expect(replies[0]?.statusCode).toBe(404);
    expect((await test.call(calendarFeed.remove, { as: him })).body.code).toBe('feed_not_found');
    expect((await test.call(calendarFeed.change, { as: him, body: { discreet: true } })).status).toBe(404);
  });

  it('is read sixty times a minute from one place, whatever the address', async () => {
    const address = await make(await cast.hire('basic'));
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await read(address, {}, '10.9.9.9')).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    const refused = await read({ pathname: '/calendar/x.ics' }, {}, '10.9.9.9');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await read(address)).statusCode).toBe(200);
  });

  it('stands in no log, and no administrator is told of it or of a day', async () => {
    const [him, boss] = [await cast.hire('basic'), await cast.hire('admin')];
    await keep(him, 'Rosalindabel');
    const address = await make(him, false);
    expect((await read(address)).payload).toContain('Rosalindabel');
    const told = [
      await test.call(admin.users, { as: boss, query: { search: him.email } }),
      await test.call(admin.user, { as: boss, params: { id: him.id } }),
    ];
    expect(logged.some((line) => JSON.stringify(line).includes('/calendar/:file'))).toBe(true);
    const token = address.pathname.slice('/calendar/'.length, -'.ics'.length);
    for (const secret of [token, 'Rosalindabel']) expect(JSON.stringify([told, logged])).not.toContain(secret);
  });
});
