import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { admin } from '../../contract/admin';
import { answers } from '../../contract/answers';
import { refusals } from '../../contract/errors';
import { messages } from '../../contract/messages';
import { questions } from '../../contract/questions';
import { createCast } from '../testing/cast';
import { emptiedDatabase } from '../testing/emptied-database';
import { openTwoApps } from '../testing/instances';
import { addOwnQuestion, writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';

// Of its own: what administrators do to the pool is done to everybody.
const database = await emptiedDatabase();
const [test, other] = await openTwoApps({ database });
const cast = createCast(test);

interface Edited {
  as: Person;
  text: string;
  basedOn?: string;
  from?: typeof test;
}

/** Something that can be edited, and how it reads now. */
interface Thing {
  begun: string;
  edit(edited: Edited): Promise<{ status: number; body: object }>;
  read(): Promise<string | null | undefined>;
}

const bodyOf = ({ text, basedOn }: Edited) => ({ text, ...(basedOn !== undefined && { basedOn }) });

async function anAnswer(as: Person): Promise<Thing> {
  const { answer_id: id } = await writeDown(test, as, 'Peonies');
  return {
    begun: 'Peonies',
    edit: (edited) => (edited.from ?? test).call(answers.edit, { as: edited.as, params: { id }, body: bodyOf(edited) }),
    read: async () => (await test.call(answers.list, { as })).body.find(({ item_id }) => item_id === id)?.answer_text,
  };
}

async function aQuestion(as: Person): Promise<Thing> {
  const { id, text: begun } = await addOwnQuestion(test, as);
  return {
    begun,
    edit: (edited) =>
      (edited.from ?? test).call(questions.edit, { as: edited.as, params: { id }, body: bodyOf(edited) }),
    read: async () => (await test.call(questions.list, { as })).body.find((one) => one.id === id)?.text,
  };
}

async function oneOfThePool(as: Person): Promise<Thing> {
  const text = `Which soup, ${randomUUID()}?`;
  const { id } = (await test.call(admin.addQuestion, { as, body: { text } })).body;
  return {
    begun: text,
    edit: (edited) =>
      (edited.from ?? test).call(admin.editQuestion, { as: edited.as, params: { id }, body: bodyOf(edited) }),
    read: async () => (await test.call(admin.listQuestions, { as })).body.find((one) => one.id === id)?.text,
  };
}

const things = [
  ['an answer', 'premium', anAnswer],
  ['a question of his own', 'premium', aQuestion],
  ['a question of his own, by the path of administrators', 'premium', oneOfThePool],
  ['a question of the pool', 'admin', oneOfThePool],
] as const;

describe.each(things)('editing %s', (_, role, make) => {
  it('that is still what he began with goes through', async () => {
    const him = await cast.hire(role);
    const thing = await make(him);
    const text = `${thing.begun} More?`;
    const edited = await thing.edit({ as: him, text, basedOn: ` ${thing.begun}\n` });
    expect(edited.status).toBe(200);
    expect(await thing.read()).toBe(text);
  });

  it('that was changed elsewhere is refused with the text as it is now, and nothing is overwritten', async () => {
    const him = await cast.hire(role);
    const thing = await make(him);
    const [elsewhere, here] = [`${thing.begun} Elsewhere?`, `${thing.begun} Here?`];
    await thing.edit({ as: him, text: elsewhere, basedOn: thing.begun, from: other });
    const refused = await thing.edit({ as: him, text: here, basedOn: thing.begun });
    expect(refused.status).toBe(409);
    const { words: error } = refusals.changed_meanwhile;
    expect(refused.body).toEqual({ code: 'changed_meanwhile', error, current: elsewhere });
    expect(await thing.read()).toBe(elsewhere);
    expect((await thing.edit({ as: him, text: here, basedOn: elsewhere })).status).toBe(200);
  });

  it('again with the same text, after a time-out, is no conflict', async () => {
    const him = await cast.hire(role);
    const thing = await make(him);
    const edited = { as: him, text: `${thing.begun} Once?`, basedOn: thing.begun };
    expect((await thing.edit(edited)).status).toBe(200);
    expect((await thing.edit(edited)).status).toBe(200);
  });

  it('without saying what he began with stays as it was: the last one stands', async () => {
    const him = await cast.hire(role);
    const thing = await make(him);
    await thing.edit({ as: him, text: `${thing.begun} First?` });
    expect((await thing.edit({ as: him, text: `${thing.begun} Second?` })).status).toBe(200);
    expect(await thing.read()).toBe(`${thing.begun} Second?`);
  });

  it('from two sides at once is won by one, and the other is told of it', async () => {
    const him = await cast.hire(role);
    const thing = await make(him);
    const texts = Array.from({ length: 6 }, (_unused, n) => `${thing.begun} Side ${n}?`);
    const replies = await Promise.all(
      texts.map((text, n) => thing.edit({ as: him, text, basedOn: thing.begun, from: n % 2 ? test : other })),
    );
    const won = texts.filter((_unused, n) => replies[n]?.status === 200);
    expect(won).toEqual([await thing.read()]);
    for (const { body } of replies.filter(({ status }) => status !== 200)) {
      expect(body).toMatchObject({ code: 'changed_meanwhile', current: won[0] });
    }
  });

  it('by somebody whose it is not is 404 and tells nothing of it', async () => {
    const [him, stranger] = [await cast.hire(role), await cast.hire('premium')];
    const thing = await make(him);
    const refused = await thing.edit({ as: stranger, text: 'Mine now?', basedOn: 'whatever' });
    expect(refused.status).toBe(404);
    expect(JSON.stringify(refused.body)).not.toContain(thing.begun);
    expect(Object.keys(refused.body).sort()).toEqual(['code', 'error']);
  });

  it.each([
    ['a number', 7],
    ['null', null],
    ['an object', {}],
    ['a text too long to be stored', 'x'.repeat(10_001)],
  ])('based on %s is 400', async (_name, basedOn) => {
    const him = await cast.hire(role);
    const thing = await make(him);
    const refused = await thing.edit({ as: him, text: 'Another?', basedOn: basedOn as string });
    expect(refused).toMatchObject({ status: 400, body: { error: 'Please check the field basedOn.' } });
  });
});

it('an answer that cannot be read is edited from the sentence that stands for it', async () => {
  const him = await cast.hire('premium');
  const saved = await writeDown(test, him, 'Peonies');
  await test.world.database.executeSql("update answer set sealed_text = 'spoilt' where id = $1", [saved.answer_id]);
  const body = { text: 'Peonies again', basedOn: messages.answer.unreadable };
  expect((await test.call(answers.edit, { as: him, params: { id: saved.answer_id }, body })).status).toBe(200);
});
