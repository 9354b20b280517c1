import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { admin } from '../../contract/admin';
import { questions } from '../../contract/questions';
import type { TestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { emptiedDatabase } from '../testing/emptied-database';
import { openTwoApps } from '../testing/instances';
import type { Person } from '../testing/people';

// Of its own: what administrators do to the pool is done to everybody.
const [one, two] = await openTwoApps({ database: await emptiedDatabase() });
const cast = createCast(one);

const ways = [
  ['a question of his own', 'premium', questions.add],
  ['a question of his own, by the path of administrators', 'premium', admin.addQuestion],
  ['a question of the pool', 'admin', admin.addQuestion],
] as const;

describe.each(ways)('adding %s twice with one Idempotency-Key', (_, role, endpoint) => {
  const add = (as: Person, text: string, key: string, app: TestApp = one) =>
    app.call(endpoint, { as, body: { text }, headers: { 'idempotency-key': key } });
  const listed = async (as: Person, text: string) =>
    (await one.call(admin.listQuestions, { as })).body.filter((question) => question.text === text);
  const entries = async (as: Person) =>
    (await one.call(admin.auditLog, { as, query: { limit: '100' } })).body.entries.filter(
      ({ adminId }) => adminId === as.id,
    );

  it('adds one and tells of it each time', async () => {
    const [him, key, text] = [await cast.hire(role), randomUUID(), `Which soup, ${randomUUID()}?`];
    const made = await add(him, text, key);
    expect(made.status).toBe(201);
    expect(await add(him, ` ${text}`, key, two)).toMatchObject({ status: 201, body: made.body });
    expect(await listed(him, text)).toEqual([made.body]);
    if (role === 'admin') expect((await entries(him)).map(({ outcome }) => outcome)).toEqual(['done']);
  });

  it('ten at once on two instances add one', async () => {
    const [him, key, text] = [await cast.hire(role), randomUUID(), `Which soup, ${randomUUID()}?`];
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_unused, n) => add(him, text, key, n % 2 ? one : two)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await listed(him, text)).toHaveLength(1);
    if (role === 'admin') expect(await entries(him)).toHaveLength(1);
  });

  it('with another text is 409, and neither is lost in silence', async () => {
    const [him, key, text] = [await cast.hire(role), randomUUID(), `Which soup, ${randomUUID()}?`];
    await add(him, text, key);
    const refused = await add(him, `${text} Or tea?`, key);
    expect(refused).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    expect(await listed(him, text)).toHaveLength(1);
  });

  it("somebody else's same key is another one; a key that is none is 400", async () => {
    const [him, neighbour, key] = [await cast.hire(role), await cast.hire(role), randomUUID()];
    expect((await add(him, `Soup ${key}?`, key)).status).toBe(201);
    expect((await add(neighbour, `Tea ${key}?`, key)).status).toBe(201);
    expect(await add(him, 'Which bread?', 'two words')).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });
});
