import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inArray } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerItem } from '../../contract/answers';
import { later } from '../platform/clock';
import { answer } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { addOwnQuestion, historyOf, poolQuestions } from '../testing/notebook';
import type { Person } from '../testing/people';
import { insertAnswer } from './store';

const test = await startTestApp();
const cast = createCast(test);
const { world } = test;
const { db, vault } = world;
await test.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = test.app.server.address() as AddressInfo;
afterAll(() => test.close());
const [asked] = await poolQuestions(test, await cast.hire('basic'));
/** As many bytes as an answer may have: what waits on its way to a caller is soon full of them. */
const LONGEST = '\u{20AC}'.repeat(10_000);

interface Written {
  howMany: number;
  text: string;
  /** Milliseconds between one and the next older one. */
  apart: number;
}

/** By the back door, newest first: to write down as many one by one takes long. */
async function writeMany({ id: userId }: Person, { howMany, text, apart }: Written): Promise<string[]> {
  const ids = Array.from({ length: howMany }, () => newId())
    .sort()
    .reverse();
  const now = test.clock.now();
  await world.transact(async (tx) => {
    for (const [n, id] of ids.entries()) {
      const createdAt = later(now, -n * apart);
      const row = { id, userId, questionId: asked?.id ?? '', text, createdAt, idempotencyKey: null };
      await insertAnswer(tx, vault, row);
    }
  });
  return ids;
}

/** The answer as it begins: the rest comes when it is read. */
async function begin(as: Person): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${as.token}` };
  const [response] = await once(get({ port, path: '/api/answers', headers, agent: false }), 'response');
  return response as IncomingMessage;
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  return text;
}

describe('a list of many answers', { timeout: 120_000 }, () => {
  let him: Person;
  let ids: string[];
  beforeAll(async () => {
    him = await cast.hire('basic');
    ids = await writeMany(him, { howMany: 1_500, text: LONGEST, apart: 1_000 });
  });

  it('is read as fast as the caller takes it, and never whole in memory', async () => {
    const response = await begin(him);
    await db.delete(answer).where(inArray(answer.id, ids.slice(-100)));
    const items = JSON.parse(await textOf(response)) as AnswerItem[];
    expect(items.map(({ item_id }) => item_id)).toEqual(ids.slice(0, -100));
  });

  it('is cut off where the database fails on the way, so that nobody takes a part for the whole', async () => {
    const response = await begin(him);
    await world.database.executeSql('alter table answer rename to answer_away');
    try {
      await expect(textOf(response)).rejects.toThrow('aborted');
    } finally {
      await world.database.executeSql('alter table answer_away rename to answer');
    }
  });

  it.each([
    ['each at a moment of its own', 1_000],
    ['all at one moment', 0],
  ])('%s has each of them once, in order, with his own questions where they belong', async (_, apart) => {
    const other = await cast.hire('premium');
    const [newest, oldest] = [
      await addOwnQuestion(test, other, 'newest?'),
      await addOwnQuestion(test, other, 'oldest?'),
    ];
    const day = 24 * 60 * 60 * 1000;
    for (const [{ id }, days] of [[newest, 1] as const, [oldest, -1] as const]) {
      await world.database.executeSql('update question set created_at = $2 where id = $1', [
        id,
        later(test.clock.now(), days * day).toISOString(),
      ]);
    }
    const written = await writeMany(other, { howMany: 777, text: 'Peonies', apart });
    const items = await historyOf(test, other);
    expect(items.map(({ item_id }) => item_id)).toEqual([newest.id, ...written, oldest.id]);
  });
});
