import { afterAll, beforeEach, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { assistant } from '../../contract/assistant';
import { card } from '../../contract/card';
import { ideas } from '../../contract/ideas';
import { dangerEdition } from '../subjects/danger-edition';
import { partsToHear } from '../subjects/dangers';
import { databaseIdOf } from '../subjects/pool-id';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createHashingEmbedder } from '../testing/embedder';
import { addOwnQuestion, writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';

/** No phrase or root of ours tells that it warns. */
const COCONUT =
  'Lemon, with the thin glaze. Only the coconut stays at the bakery, or we spend the night with Dr. Patel.';
/** Ours take it for a warning. */
const JOKE = 'I am deathly allergic to small talk, so let us leave by ten.';

const model = {
  state: 'ready' as 'asleep' | 'ready' | 'away',
  leanings: new Map<string, number>(),
  asked: [] as string[],
  /** Behind what she was asked, or by themselves. */
  read: [] as string[],
  /** What it waits for before it answers. */
  held: Promise.resolve(),
};
const embedder = {
  ...createHashingEmbedder(),
  state: () => model.state,
  judge: async (_lesson: string, pairs: readonly (readonly [string, string])[]) => {
    if (model.state === 'away') return null;
    model.asked.push(...pairs.map(([, said]) => said));
    model.read.push(...pairs.map(([asked, said]) => `${asked} ${said}`));
    await model.held;
    return pairs.map(([asked, said]) => model.leanings.get(`${asked} ${said}`) ?? model.leanings.get(said) ?? -4);
  },
};
const test = await startTestApp({ embedder });
afterAll(() => test.close());
const cast = createCast(test);
beforeEach(() => {
  model.state = 'ready';
  model.leanings = new Map([
    [COCONUT, 8],
    [JOKE, -8],
  ]);
  model.asked = [];
  model.read = [];
  model.held = Promise.resolve();
});

/** From now on the model does not answer until it is let go. */
function hold(): () => void {
  let letGo = () => {};
  model.held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return letGo;
}

const walks = (many: number) => Array.from({ length: many }, (_, at) => `On walk number ${at} we counted the herons.`);
const cake = databaseIdOf('fav-010');
const dangers = async (as: Person) => (await test.call(card.show, { as })).body.dangers.map(({ quote }) => quote.quote);

it('what she must not have is heard by the model where no word of ours tells it: on her card, beside an idea, in a reply', async () => {
  const him = await cast.hire('premium');
  const { answer_id: id } = await writeDown(test, him, COCONUT, cake);
  expect(await dangers(him)).toEqual([COCONUT]);
  const added = await test.call(ideas.add, { as: him, body: { kind: 'gift', title: 'Coconut macaroons' } });
  expect(added.body.dangers.map(({ quote, touches }) => [quote.answerId, touches])).toEqual([[id, true]]);
  const asked = await test.call(assistant.ask, { as: him, body: { question: 'Can I bring her coconut ice cream?' } });
  expect(asked.body.citations.map(({ answerId }) => answerId)).toContain(id);
});

it('what is likely a danger is told beside an idea and a question of its domain, and stands on no card', async () => {
  const him = await cast.hire('premium');
  model.leanings.set(COCONUT, 0.5);
  const { answer_id: id } = await writeDown(test, him, COCONUT, cake);
  for (const text of walks(21)) await writeDown(test, him, text, cake);
  expect(await dangers(him)).toEqual([]);
  const beside = async (title: string) =>
    (await test.call(ideas.add, { as: him, body: { kind: 'gift', title } })).body.dangers.map(({ kind, quote }) => [
      ...[kind, quote.answerId],
    ]);
  expect(await beside('Box of macaroons')).toEqual([['allergy', id]]);
  expect(await beside('Wool socks')).toEqual([]);
  const cited = async (question: string) =>
    (await test.call(assistant.ask, { as: him, body: { question } })).body.citations.map(({ answerId }) => answerId);
  expect(await cited('What dessert should I make her?')).toContain(id);
  expect(await cited('Where does she keep her keys?')).not.toContain(id);
});

it('a turn of speech that ours take for a danger is none where the model says so', async () => {
  const him = await cast.hire('basic');
  model.state = 'away';
  await writeDown(test, him, JOKE, cake);
  expect(await dangers(him)).toEqual([JOKE]);
  model.state = 'ready';
  await dangers(him);
  await expect.poll(() => dangers(him)).toEqual([]);
});

it('what she was asked is heard with what she says, which names only the thing', async () => {
  const him = await cast.hire('premium');
  const own = await addOwnQuestion(test, him, 'What turns your stomach into a washing machine?');
  model.leanings.set(`${own.text} Garlic, and onions`, 12);
  await writeDown(test, him, 'Garlic, and onions', own.id);
  await writeDown(test, him, 'Garlic, and onions', cake);
  expect(await dangers(him)).toEqual(['Garlic, and onions']);
});

it('many answers at once are told by their words, and heard in the background, each of them once', async () => {
  const him = await cast.hire('basic');
  const said = walks(30);
  for (const text of said) await writeDown(test, him, text, cake);
  await writeDown(test, him, COCONUT, cake);
  expect(await dangers(him)).toEqual([]);
  await expect.poll(() => dangers(him)).toEqual([COCONUT]);
  await dangers(him);
  expect(model.asked).toEqual(expect.arrayContaining([...said, COCONUT]));
  expect(new Set(model.read).size).toBe(model.read.length);
});

it('while the model is asleep or away her words are read alone, and heard when it is there', async () => {
  const him = await cast.hire('basic');
  model.state = 'away';
  await writeDown(test, him, COCONUT, cake);
  expect(await dangers(him)).toEqual([]);
  expect(await dangers(him)).toEqual([]);
  expect(model.asked).toEqual([]);
  model.state = 'asleep';
  expect(await dangers(him)).toEqual([]);
  await expect.poll(() => dangers(him)).toEqual([COCONUT]);
});

it('some answers are heard while he waits: 24 of a part each, and no more', async () => {
  const few = await cast.hire('basic');
  for (const text of [...walks(23), COCONUT]) await writeDown(test, few, text, cake);
  expect(await dangers(few)).toEqual([COCONUT]);
  const many = await cast.hire('basic');
  for (const text of ['Lemon.', ...walks(23), COCONUT]) await writeDown(test, many, text, cake);
  expect(await dangers(many)).toEqual([]);
  await expect.poll(() => dangers(many)).toEqual([COCONUT]);
});

it('what is changed, deleted or said while others are being heard is heard as it is then', async () => {
  const him = await cast.hire('premium');
  model.state = 'asleep';
  const { answer_id: changed } = await writeDown(test, him, COCONUT, cake);
  const { answer_id: deleted } = await writeDown(test, him, JOKE, cake);
  const letGo = hold();
  await dangers(him);
  await expect.poll(() => model.asked).toContain(COCONUT);
  await test.call(answers.edit, { as: him, params: { id: changed }, body: { text: 'Lemon, with the thin glaze.' } });
  await test.call(answers.remove, { as: him, params: { id: deleted } });
  await writeDown(test, him, 'I am allergic to walnuts.', cake);
  expect(await dangers(him)).toEqual(['I am allergic to walnuts.']);
  letGo();
  await expect.poll(() => model.asked).toContain('Lemon, with the thin glaze.');
  expect(await dangers(him)).toEqual(['I am allergic to walnuts.']);
  expect(await isHeard(him)).toBe(true);
});

/** Whether nothing of his list waits for the model. */
const isHeard = async ({ id }: Person): Promise<boolean> => {
  const edition = 'select edition from danger_list where user_id = $1';
  const whole = async () => (await test.world.database.executeSql(edition, [id])).rows;
  await expect.poll(whole).toEqual([{ edition: dangerEdition() }]);
  return true;
};

it('two who look at the same moment lose nothing of what either finds', async () => {
  const him = await cast.hire('premium');
  for (let turn = 0; turn < 5; turn++) {
    const said = `Coconut on day ${turn} put me in bed for a week.`;
    model.leanings.set(said, 8);
    await writeDown(test, him, said, cake);
    const asked = { as: him, body: { question: 'What should I cook for her?' } };
    const [seen] = await Promise.all([
      dangers(him),
      test.call(ideas.list, { as: him }),
      test.call(assistant.ask, asked),
    ]);
    expect(seen).toContain(said);
    expect(await dangers(him)).toHaveLength(turn + 1);
  }
});

it('where several have something to be heard, each of them is', async () => {
  const many = await Promise.all([1, 2, 3].map(() => cast.hire('basic')));
  model.state = 'asleep';
  const letGo = hold();
  for (const him of many) {
    await writeDown(test, him, COCONUT, cake);
    await dangers(him);
  }
  letGo();
  for (const him of many) await expect.poll(() => isHeard(him)).toBe(true);
  for (const him of many) expect(await dangers(him)).toEqual([COCONUT]);
});

it('what cannot be opened while it is heard keeps what its words told', async () => {
  const him = await cast.hire('basic');
  const run = (text: string, values: unknown[]) => test.world.database.executeSql(text, values);
  model.state = 'away';
  const { answer_id: id } = await writeDown(test, him, 'I am allergic to walnuts.', cake);
  expect(await dangers(him)).toHaveLength(1);
  const { rows } = await run('select sealed_text from answer where id = $1', [id]);
  const [{ sealed_text: sealed }] = rows as [{ sealed_text: Uint8Array }];
  // Without counting up the version: a fault of the moment, and no change.
  await run('alter table answer disable trigger user', []);
  await run('update answer set sealed_text = $2 where id = $1', [id, Buffer.from('damaged')]);
  model.state = 'ready';
  await dangers(him);
  expect(await isHeard(him)).toBe(true);
  await run('update answer set sealed_text = $2 where id = $1', [id, sealed]);
  await run('alter table answer enable trigger user', []);
  expect(await dangers(him)).toEqual(['I am allergic to walnuts.']);
});

it('a reply quotes the sentence that warns, however much she said around it', async () => {
  const him = await cast.hire('premium');
  const around = 'We went down to the water in the evening and talked about the house and the year that was behind us.';
  const danger = 'Only the coconut stays at the bakery, or we spend the night with Patel.';
  const long = [around, around.replace('evening', 'morning'), danger, around.replace('water', 'lake')].join(' ');
  for (const text of [...partsToHear(long).map((part) => part.text), danger])
    model.leanings.set(text, text.includes('coconut') ? 8 : -8);
  const { answer_id: id } = await writeDown(test, him, long, cake);
  const asked = await test.call(assistant.ask, {
    as: him,
    body: { question: 'What should I give her for her birthday?' },
  });
  const quote = asked.body.citations.find(({ answerId }) => answerId === id)?.quote;
  expect(quote).toContain(danger);
});

it('of an answer that is dictated without an end, the card and a reply quote from where it was heard', async () => {
  const him = await cast.hire('premium');
  const words = 'and then we went on to the next place and sat there for a while and talked about the boat '.repeat(6);
  const long = `${words}and only the coconut stays at the bakery or we spend the night with Patel ${words}`.trim();
  for (const { text } of partsToHear(long)) model.leanings.set(text, text.includes('coconut') ? 8 : -8);
  await writeDown(test, him, long, cake);
  const [quote = ''] = await dangers(him);
  expect(quote).toContain('coconut');
});
