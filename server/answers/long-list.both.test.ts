import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inArray } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnswerItem, answers } from '../../contract/answers';
import { questions } from '../../contract/questions';
import { DAY } from '../../contract/time';
import { later } from '../platform/clock';
import { answer } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { databaseKind } from '../testing/database';
import { emptiedDatabase } from '../testing/emptied-database';
import { addOwnQuestion, historyOf, poolQuestions } from '../testing/notebook';
import type { Person } from '../testing/people';
import { writeAnswer } from './store';

// Of its own: whoever looks through a whole database would have to read all of this.
const test = await startTestApp({ database: await emptiedDatabase() });
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
      await writeAnswer(tx, vault, row);
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

// What fills the way to a caller takes the embedded database half a minute to write, and is read no other way from it.
if (databaseKind === 'postgres')
  describe('a list of many long answers', { timeout: 120_000 }, () => {
    let him: Person;
    let ids: string[];
    beforeAll(async () => {
      him = await cast.hire('premium');
      ids = await writeMany(him, { howMany: 800, text: LONGEST, apart: 1_000 });
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

    it('has a question of his own whose only answer is deleted meanwhile, and which waits for one again', async () => {
      const [kept, gone] = [await addOwnQuestion(test, him, 'Kept?'), await addOwnQuestion(test, him, 'Gone?')];
      const oldest = { userId: him.id, text: 'Yes', createdAt: later(test.clock.now(), -DAY), idempotencyKey: null };
      const [toKept, toGone] = [newId(), newId()];
      await writeAnswer(db, vault, { ...oldest, id: toKept, questionId: kept.id });
      await writeAnswer(db, vault, { ...oldest, id: toGone, questionId: gone.id });
      const response = await begin(him);
      for (const id of [toKept, toGone]) await test.call(answers.remove, { as: him, params: { id } });
      expect((await test.call(questions.remove, { as: him, params: { id: gone.id } })).status).toBe(200);
      const items = JSON.parse(await textOf(response)) as AnswerItem[];
      const own = items.filter(({ is_custom_question }) => is_custom_question);
      expect(own).toMatchObject([{ item_id: kept.id, type: 'question', answer_text: null }]);
    });
  });

describe('a list of many answers', { timeout: 120_000 }, () => {
  it.each([
    ['each at a moment of its own', 1_000],
    ['all at one moment', 0],
  ])('%s has each of them once, in order, with his own questions where they belong', async (_, apart) => {
    const other = await cast.hire('premium');
    const [newest, oldest] = [
      await addOwnQuestion(test, other, 'newest?'),
      await addOwnQuestion(test, other, 'oldest?'),
    ];
    for (const [{ id }, days] of [[newest, 1] as const, [oldest, -1] as const]) {
      await world.database.executeSql('update question set created_at = $2 where id = $1', [
        id,
        later(test.clock.now(), days * DAY).toISOString(),
      ]);
    }
    const written = await writeMany(other, { howMany: 527, text: 'Peonies', apart });
    const items = await historyOf(test, other);
    expect(items.map(({ item_id }) => item_id)).toEqual([newest.id, ...written, oldest.id]);
  });
});
