import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../../contract/admin';
import { adminMessages } from '../../contract/admin-messages';
import { messages } from '../../contract/messages';
import { createUser } from '../accounts/signup';
import { premiumAsSeen } from '../testing/admin-view';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { emptiedDatabase } from '../testing/emptied-database';
import { addOwnQuestion, writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';
import { expectSentence } from '../testing/refused';

// Of its own: here everybody is counted.
const test = await startTestApp({ database: await emptiedDatabase() });
const cast = createCast(test);
afterAll(() => test.close());

const words = adminMessages.users;
let boss: Person;
let him: Person;

/** As it stands in an address: anything at all. */
async function list(query: Record<string, string> = {}) {
  const { status, body } = await test.call(admin.users, { as: boss, query: query as object });
  return { status, body, emails: status === 200 ? body.users.map(({ email }) => email) : [] };
}

async function account(email: string, createdAt: string, lastLogin?: string): Promise<void> {
  const { world } = test;
  const fields = { createdAt: new Date(createdAt), lastLogin: lastLogin ? new Date(lastLogin) : null };
  await world.transact((tx) => createUser(world, tx, { email, passwordHash: 'none', ...fields }));
}

const people: [string, string, string?][] = [
  ['Anna@example.com', '2020-01-01T00:00:00Z', '2024-05-01T00:00:00Z'],
  ['bert_1%@example.com', '2020-01-02T00:00:00Z'],
  ['carl.o\\neil@example.com', '2020-01-03T00:00:00Z', '2024-03-01T00:00:00Z'],
  ['dörte@exämple.com', '2020-01-04T00:00:00Z', '2024-04-01T00:00:00Z'],
  ["emil'--@example.com", '2020-01-05T00:00:00Z'],
];
const emails = people.map(([email]) => email);

beforeAll(async () => {
  for (const person of people) await account(...person);
  boss = await cast.hire('admin');
  him = await cast.hire('premium');
});

describe('the list of users', () => {
  it('API-39 ROLE-26 holds everybody, the newest first, with counts and without a text', async () => {
    const own = await addOwnQuestion(test, him, 'Which of my songs?');
    await writeDown(test, him, 'The slow one', own.id);
    await writeDown(test, him, 'Another');
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.total).toBe(people.length + 2);
    expect(body.users).toHaveLength(people.length + 2);
    expect(body.users[0]).toEqual({
      ...premiumAsSeen(him),
      answersCount: 2,
      customQuestionsCount: 1,
    });
    expect(body.users[1]).toMatchObject({ id: boss.id, is_admin: true, subscription_status: 'none' });
    expect(body.users.at(-1)).toMatchObject({ email: 'Anna@example.com', email_verified: false });
    expect(JSON.stringify(body)).not.toMatch(/songs|slow/);
  });

  it.each(['email', 'created_at'])('is sorted by %s, in both directions', async (sort) => {
    const known = async (order: string) =>
      (await list({ sort, order })).emails.filter((email) => emails.includes(email));
    expect(await known('asc')).toEqual(emails);
    expect(await known('desc')).toEqual(emails.toReversed());
  });

  it('is sorted by last login: who never came counts as the longest ago', async () => {
    const came = ['carl.o\\neil@example.com', 'dörte@exämple.com', 'Anna@example.com'];
    const forth = (await list({ sort: 'last_login', order: 'asc' })).emails;
    const back = (await list({ sort: 'last_login', order: 'desc' })).emails;
    expect(forth.slice(-3)).toEqual(came);
    expect(back.slice(0, 3)).toEqual(came.toReversed());
    expect(back).toEqual(forth.toReversed());
  });

  it('comes in pages that hold everybody once, in any order', async () => {
    for (const sort of ['email', 'created_at', 'last_login']) {
      for (const order of ['asc', 'desc']) {
        const pages = [];
        for (const page of ['1', '2', '3', '4']) pages.push(await list({ sort, order, page, limit: '2' }));
        expect(pages.map((page) => page.emails.length)).toEqual([2, 2, 2, 1]);
        expect(new Set(pages.map((page) => page.body.total))).toEqual(new Set([people.length + 2]));
        expect(pages.flatMap((page) => page.emails)).toEqual((await list({ sort, order })).emails);
      }
    }
  });

  it('has nothing beyond its end, and still says how many there are', async () => {
    for (const page of ['5', '1000000']) {
      const { body } = await list({ page, limit: '2' });
      expect(body).toEqual({ users: [], total: people.length + 2 });
    }
  });
});

describe('a search in it', () => {
  it.each([
    ['anna', ['Anna@example.com']],
    ['ANNA@EXAMPLE', ['Anna@example.com']],
    ['  anna  ', ['Anna@example.com']],
    ['_1%', ['bert_1%@example.com']],
    ['%', ['bert_1%@example.com']],
    ['_', ['bert_1%@example.com']],
    ['\\', ['carl.o\\neil@example.com']],
    ['DÖRTE', ['dörte@exämple.com']],
    ['exämple', ['dörte@exämple.com']],
    ["'--", ["emil'--@example.com"]],
    [`' or 1=1 --`, []],
    [`'; drop table "user"; --`, []],
    ["' || (select text from question limit 1) || '", []],
    ['nobody has this', []],
    ['.*', []],
    ['💛', []],
  ])('for %j finds %j', async (search, found) => {
    const { body, emails: listed } = await list({ search });
    expect(listed).toEqual(found);
    expect(body.total).toBe(found.length);
  });

  it('for nothing finds everybody', async () => {
    for (const search of ['', '   ']) expect((await list({ search })).body.total).toBe(people.length + 2);
  });

  it('is paged and sorted like the whole', async () => {
    const query = { search: 'example.com', sort: 'created_at', order: 'asc', limit: '2' };
    const first = await list({ ...query, page: '1' });
    const second = await list({ ...query, page: '2' });
    expect(first.emails).toEqual(['Anna@example.com', 'bert_1%@example.com']);
    expect(second.emails).toEqual(['carl.o\\neil@example.com', "emil'--@example.com"]);
    expect(first.body.total).toBe(6);
  });

  it('looks at addresses alone: not at what anybody wrote', async () => {
    await writeDown(test, him, 'Quxwort');
    expect((await list({ search: 'quxwort' })).body.total).toBe(0);
  });
});

describe('what cannot be listed', () => {
  it.each([
    ...['0', '-1', '1.5', '', 'two', '1000001', '1e99', '-0', 'Infinity'].map((page) => [{ page }, words.pageUnknown]),
    ...['0', '-1', '1001', '1.5', '', 'all', 'NaN'].map((limit) => [{ limit }, words.pageUnknown]),
    ...['', 'password_hash', 'id', 'EMAIL', 'email;--', '__proto__'].map((sort) => [{ sort }, words.sortUnknown]),
    ...['', 'ASC', 'asc nulls first', 'random()'].map((order) => [{ order }, words.orderUnknown]),
    [{ search: 'x'.repeat(255) }, words.searchTooLong],
    [{ search: 'a\u0000b' }, messages.common.unreadableText],
  ] as [Record<string, string>, string][])('%j is refused in words', async (query, told) => {
    const { status, body } = await list(query);
    expect({ status, told: body.error }).toEqual({ status: 400, told });
    expectSentence(told);
  });

  it.each(['page', 'limit', 'sort', 'order', 'search'])('%s given twice is refused', async (name) => {
    const value = { sort: 'email', order: 'asc' }[name] ?? '1';
    const url = `/api/admin/users?${name}=${value}&${name}=${value}`;
    const response = await test.raw({ method: 'GET', url, headers: { authorization: `Bearer ${boss.token}` } });
    expect(response.statusCode).toBe(400);
    expectSentence(response.json().error);
  });

  it('the most that a page holds can be asked for', async () => {
    expect((await list({ limit: '1000' })).body.users).toHaveLength(people.length + 2);
    expect((await list({ limit: '1' })).body.users).toHaveLength(1);
  });
});
