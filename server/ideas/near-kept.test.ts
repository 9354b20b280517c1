import { afterAll, expect, it } from 'vitest';
import type { IdeaState } from '../../contract/idea-states';
import { ideas } from '../../contract/ideas';
import type { Embedder } from '../assistant/embedding/embedder';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createHashingEmbedder } from '../testing/embedder';
import { openedWhile } from '../testing/opened';
import type { Person } from '../testing/people';

/** A model that may be away, and tells what it was asked for. */
const model = { isAway: false, asked: [] as string[], meanwhile: async (_: string) => undefined as unknown };
const hashing = createHashingEmbedder();
const embedder: Embedder = {
  ...hashing,
  embed: async (texts) => {
    if (model.isAway) return null;
    model.asked.push(...texts);
    for (const text of texts) await model.meanwhile(text);
    return hashing.embed(texts);
  },
};
const test = await startTestApp({ embedder });
afterAll(() => test.close());
const cast = createCast(test);

const add = async (as: Person, title: string) =>
  (await test.call(ideas.add, { as, body: { kind: 'gift', title } })).body.idea;
const move = (as: Person, id: string, from: IdeaState, to: IdeaState) =>
  test.call(ideas.move, { as, params: { id }, body: { from, to } });
const rename = (as: Person, id: string, title: string) => {
  const body = { kind: 'gift', title, reaction: null, reactionWords: '', neverAgain: false } as const;
  return test.call(ideas.change, { as, params: { id }, body });
};
const near = async (as: Person, text: string) =>
  (await test.call(ideas.near, { as, body: { text } })).body.ideas.map(({ title }) => title);

/** Somebody who dropped this, of which it has been asked before. */
async function whoDropped(title: string) {
  const him = await cast.hire('premium');
  const { id } = await add(him, title);
  await move(him, id, 'idea', 'dropped');
  expect(await near(him, title)).toEqual([title]);
  // What is kept lies as it was sealed: no idea is opened for it.
  const look = async () => expect(await near(him, title)).toEqual([title]);
  if (test.instances.length === 1) expect(await openedWhile(test, { table: 'idea', userId: him.id }, look)).toEqual([]);
  return { him, id };
}

it('what is kept of his titles is not told once one was renamed, taken up again, added or deleted', async () => {
  const { him, id } = await whoDropped('Pearl earrings');
  await rename(him, id, 'A garden hose');
  expect([await near(him, 'Pearl earrings'), await near(him, 'Garden hose')]).toEqual([[], ['A garden hose']]);
  await move(him, id, 'dropped', 'idea');
  expect(await near(him, 'Garden hose')).toEqual([]);
  await move(him, id, 'idea', 'dropped');
  const { id: second } = await add(him, 'Pearl earrings');
  await move(him, second, 'idea', 'dropped');
  expect([await near(him, 'Pearl earrings'), await near(him, 'Garden hose')]).toEqual([
    ['Pearl earrings'],
    ['A garden hose'],
  ]);
  await test.call(ideas.remove, { as: him, params: { id } });
  expect([await near(him, 'Pearl earrings'), await near(him, 'Garden hose')]).toEqual([['Pearl earrings'], []]);
});

it('nor once another instance has changed or deleted one, and each has his own', async () => {
  const { him, id } = await whoDropped('Pearl earrings');
  await move(him, (await add(him, 'Silk pajamas')).id, 'idea', 'dropped');
  expect(await near(him, 'Pearl earrings')).toEqual(['Pearl earrings']);
  const other = await whoDropped('A garden hose');
  // This one hears nothing of what another writes.
  await test.world.database.executeSql("update idea set state = 'idea' where id = $1", [id]);
  expect(await near(him, 'Pearl earrings')).toEqual([]);
  await test.world.database.executeSql("update idea set state = 'dropped' where id = $1", [id]);
  expect(await near(him, 'Pearl earrings')).toEqual(['Pearl earrings']);
  await test.world.database.executeSql('delete from idea where id = $1', [id]);
  expect([await near(him, 'Pearl earrings'), await near(other.him, 'Pearl earrings')]).toEqual([[], []]);
  expect(await near(other.him, 'A garden hose')).toEqual(['A garden hose']);
});

it('what a title means that was written while the model was away is worked out once', async () => {
  const him = await cast.hire('premium');
  model.isAway = true;
  const titles = ['Pearl earrings', 'A garden hose', 'Silk pajamas'];
  for (const title of titles) await move(him, (await add(him, title)).id, 'idea', 'dropped');
  model.isAway = false;
  const before = (await test.call(ideas.list, { as: him })).body.ideas;
  const askedFor = async (text: string) => {
    model.asked = [];
    expect(await near(him, text)).toEqual(['Silk pajamas']);
    return model.asked.sort();
  };
  expect(await askedFor('Silk pajamas')).toEqual([...titles, 'Silk pajamas'].sort());
  expect(await askedFor('Silk pajamas')).toEqual(['Silk pajamas']);
  expect(await askedFor('Silk pajamas')).toEqual(['Silk pajamas']);
  // To him that is no change.
  expect((await test.call(ideas.list, { as: him })).body.ideas).toEqual(before);
});

it('and a title that he changes meanwhile stays as he changed it', async () => {
  const him = await cast.hire('premium');
  model.isAway = true;
  const { id } = await add(him, 'Pearl earrings');
  await move(him, id, 'idea', 'dropped');
  model.isAway = false;
  model.meanwhile = async (text) => {
    if (text !== 'Pearl earrings') return;
    model.meanwhile = async () => undefined;
    await rename(him, id, 'A garden hose');
  };
  await near(him, 'Silk pajamas');
  expect((await test.call(ideas.list, { as: him })).body.ideas.map(({ title }) => title)).toEqual(['A garden hose']);
  expect(await near(him, 'Garden hose')).toEqual(['A garden hose']);
});
