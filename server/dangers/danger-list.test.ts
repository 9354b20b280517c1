import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { card } from '../../contract/card';
import { questions } from '../../contract/questions';
import { databaseIdOf } from '../subjects/pool-id';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { addOwnQuestion, writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';

const test = await startTestApp();
afterAll(() => test.close());
const cast = createCast(test);
const run = (text: string, values: unknown[]) => test.world.database.executeSql(text, values);

const flower = databaseIdOf('fav-010');
const dangers = async (as: Person) => (await test.call(card.show, { as })).body.dangers.map(({ quote }) => quote.quote);

it('is made anew where it was made with other words of ours', async () => {
  const him = await cast.hire('basic');
  await writeDown(test, him, 'Peonies', flower);
  expect(await dangers(him)).toEqual([]);
  const { rows } = await run('select sealed_dangers from danger_list where user_id = $1', [him.id]);
  const [{ sealed_dangers: none }] = rows as [{ sealed_dangers: Uint8Array }];
  await writeDown(test, him, 'None, I am allergic to pollen', flower);
  expect(await dangers(him)).toHaveLength(1);
  // As a vocabulary that did not know the word would have left it.
  await run('update danger_list set sealed_dangers = $2 where user_id = $1', [him.id, none]);
  expect(await dangers(him)).toEqual([]);
  await run('update danger_list set edition = edition - 1 where user_id = $1', [him.id]);
  expect(await dangers(him)).toEqual(['None, I am allergic to pollen']);
});

it('knows an answer anew when its question, one of his own, asks for something else', async () => {
  const him = await cast.hire('premium');
  const own = await addOwnQuestion(test, him, 'What did we have at the harbor?');
  await writeDown(test, him, 'Shellfish', own.id);
  expect(await dangers(him)).toEqual([]);
  const reword = (text: string) => test.call(questions.edit, { as: him, params: { id: own.id }, body: { text } });
  await reword('What are you allergic to?');
  expect(await dangers(him)).toEqual(['Shellfish']);
  await reword('What did we have at the harbor?');
  expect(await dangers(him)).toEqual([]);
});

it('looks again at an answer that could not be opened', async () => {
  const him = await cast.hire('basic');
  const { answer_id: id } = await writeDown(test, him, 'I am allergic to nuts', flower);
  const { rows } = await run('select sealed_text from answer where id = $1', [id]);
  const [{ sealed_text: sealed }] = rows as [{ sealed_text: Uint8Array }];
  const put = (bytes: Uint8Array) => run('update answer set sealed_text = $2 where id = $1', [id, bytes]);
  await put(Buffer.from('damaged'));
  expect(await dangers(him)).toEqual([]);
  await put(sealed);
  expect(await dangers(him)).toEqual(['I am allergic to nuts']);
});

it('opens the words of his own questions together, however many they are', async () => {
  const him = await cast.hire('premium');
  const statementsFor = async (many: number) => {
    for (let n = 0; n < many; n++) {
      const own = await addOwnQuestion(test, him, `What else, ${many} ${n}?`);
      await writeDown(test, him, 'I am allergic to nuts', own.id);
    }
    await dangers(him);
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    await dangers(him);
    const count = asked.mock.calls.length;
    asked.mockRestore();
    return count;
  };
  const [one, many] = [await statementsFor(1), await statementsFor(6)];
  expect(one).toBeGreaterThan(3);
  expect(many).toBe(one);
});
