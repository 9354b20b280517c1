import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { ideaLimits } from '../../contract/idea-limits';
import type { IdeaState } from '../../contract/idea-states';
import { type Idea, ideas } from '../../contract/ideas';
import { databaseIdOf } from '../subjects/pool-id';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';

const test = await startTestApp({ clock: createTestClock('2026-05-04T17:00:00.000Z') });
afterAll(() => test.close());
const cast = createCast(test);

type Body = Parameters<typeof test.call<typeof ideas.add>>[1] extends { body?: infer B } | undefined ? B : never;
const add = (as: Person, body: Partial<Exclude<Body, undefined>>, headers: Record<string, string> = {}) =>
  test.call(ideas.add, { as, body: { kind: 'gift', title: 'Peonies', ...body }, headers });
const listOf = async (as: Person): Promise<Idea[]> => (await test.call(ideas.list, { as })).body.ideas;
const move = (as: Person, id: string, from: IdeaState, to: IdeaState) =>
  test.call(ideas.move, { as, params: { id }, body: { from, to } });
const codeOf = (refused: { status: number; body: { code: string } }) => [refused.status, refused.body.code];

describe('ideas', () => {
  it('keep what he wrote, price and source with it; a retry makes no second one', async () => {
    const him = await cast.hire('basic');
    const { answer_id: answerId } = await writeDown(test, him, 'I love tulips. And dahlias.');
    const key = { 'idempotency-key': randomUUID() };
    const body = {
      title: '  Tulips ',
      note: 'Pink',
      where: 'javascript:alert(1)',
      price: { amount: 4_999, currency: 'USD' },
      plannedFor: '2026-06-01',
      sources: [{ answerId, start: 0, end: 14 }],
    };
    const { status, body: reply } = await add(him, body, key);
    expect(status).toBe(201);
    expect(reply.idea).toMatchObject({
      kind: 'gift',
      state: 'idea',
      title: 'Tulips',
      where: 'javascript:alert(1)',
      price: { amount: 4_999, currency: 'USD' },
      plannedFor: '2026-06-01',
      steps: [{ state: 'idea' }],
      sources: [{ source: 'living', quote: { quote: 'I love tulips.', answerId, isPart: true } }],
    });
    expect((await add(him, body, key)).body.idea.id).toBe(reply.idea.id);
    for (const other of [{ title: 'Roses' }, { note: 'Red' }, { price: null }, { sources: [] }]) {
      expect(codeOf(await add(him, { ...body, ...other }, key))).toEqual([409, 'idempotency_key_reused']);
    }
    expect(await listOf(him)).toHaveLength(1);
  });

  it('say of their source whether she has said more since, or it is gone', async () => {
    const him = await cast.hire('premium');
    const { answer_id: answerId } = await writeDown(test, him, 'Tulips');
    await add(him, { sources: [{ answerId }] });
    const sourceOf = async () => (await listOf(him))[0]?.sources[0];
    await test.call(answers.edit, { as: him, params: { id: answerId }, body: { text: 'Roses now' } });
    expect(await sourceOf()).toMatchObject({ source: 'edited', quote: { quote: 'Roses now' } });
    await test.call(answers.remove, { as: him, params: { id: answerId } });
    expect(await sourceOf()).toEqual({ source: 'gone', quote: null });
  });

  it('move by the table, with every step and its day, and back', async () => {
    const him = await cast.hire('basic');
    const { id } = (await add(him, {})).body.idea;
    expect(codeOf(await move(him, id, 'idea', 'given'))).toEqual([409, 'idea_state']);
    await move(him, id, 'idea', 'planned');
    expect((await move(him, id, 'planned', 'given')).body).toMatchObject({ state: 'given', givenOn: '2026-05-04' });
    expect((await move(him, id, 'given', 'planned')).body).toMatchObject({ state: 'planned', givenOn: null });
    await move(him, id, 'planned', 'given');
    const again = (await move(him, id, 'given', 'idea')).body;
    expect(again).toMatchObject({ state: 'idea', givenOn: '2026-05-04' });
    expect(again.steps.map(({ state }) => state)).toEqual(['idea', 'planned', 'given', 'idea']);
    await move(him, id, 'idea', 'dropped');
    expect((await move(him, id, 'dropped', 'idea')).body.state).toBe('idea');
  });

  it('two tabs move one idea: one step, and the second is told the state it is in', async () => {
    const him = await cast.hire('basic');
    const { id } = (await add(him, {})).body.idea;
    const replies = await Promise.all([move(him, id, 'idea', 'planned'), move(him, id, 'idea', 'dropped')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [now] = await listOf(him);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'idea_state', current: now?.state });
    expect(now?.steps).toHaveLength(2);
  });

  it('are changed with how she took it, and nobody’s change is lost unseen', async () => {
    const him = await cast.hire('basic');
    const { idea } = (await add(him, {})).body;
    const body = {
      kind: 'gift',
      title: 'Peonies',
      reaction: 2,
      reactionWords: 'She cried',
      neverAgain: false,
    } as const;
    test.clock.advance(1_000);
    const changed = await test.call(ideas.change, {
      as: him,
      params: { id: idea.id },
      body: { ...body, basedOn: idea.updatedAt },
    });
    expect(changed.body).toMatchObject({ reaction: 2, reactionWords: 'She cried' });
    const late = { ...body, title: 'Roses', basedOn: idea.updatedAt };
    expect(codeOf(await test.call(ideas.change, { as: him, params: { id: idea.id }, body: late }))).toEqual([
      409,
      'idea_changed',
    ]);
    await test.call(ideas.remove, { as: him, params: { id: idea.id } });
    expect(await listOf(him)).toEqual([]);
  });

  it.each([
    ['a negative price', { price: { amount: -1, currency: 'USD' } }],
    ['a price beyond bounds', { price: { amount: 1_000_000_001, currency: 'USD' } }],
    ['an unknown currency', { price: { amount: 1, currency: 'QQQ' } }],
    ['no title', { title: '  ' }],
    ['a title too long', { title: 'x'.repeat(201) }],
    ['no day', { plannedFor: '2026-02-30' }],
  ])('refuse %s', async (_, body) => {
    const him = await cast.hire('basic');
    expect(codeOf(await add(him, body))).toEqual([400, 'invalid_input']);
  });

  it('refuse a span outside the answer, an answer of somebody else, and are nobody else’s', async () => {
    const [him, other] = [await cast.hire('basic'), await cast.hire('basic')];
    const { answer_id: answerId } = await writeDown(test, other, 'Tulips');
    expect(codeOf(await add(him, { sources: [{ answerId }] }))).toEqual([404, 'answer_not_found']);
    expect(codeOf(await add(other, { sources: [{ answerId, start: 0, end: 7 }] }))).toEqual([400, 'span_outside']);
    const { id } = (await add(other, {})).body.idea;
    const before = await listOf(other);
    expect(codeOf(await move(him, id, 'idea', 'planned'))).toEqual([404, 'idea_not_found']);
    const body = { kind: 'gift', title: 'Mine' } as const;
    expect(codeOf(await test.call(ideas.change, { as: him, params: { id }, body }))).toEqual([404, 'idea_not_found']);
    expect(codeOf(await test.call(ideas.remove, { as: him, params: { id } }))).toEqual([404, 'idea_not_found']);
    const taken = { reaction: -1 as const, reactionWords: 'She hated it' };
    const told = await test.call(ideas.sayHowTaken, { as: him, params: { id }, body: taken });
    expect(codeOf(told)).toEqual([404, 'idea_not_found']);
    expect(await listOf(other)).toEqual(before);
    expect(await listOf(him)).toEqual([]);
  });

  it('are 30 open ones for a basic husband, also where several come at once; Premium has no such end', async () => {
    const [him, rich] = [await cast.hire('basic'), await cast.hire('premium')];
    for (let n = 0; n < ideaLimits.openForFree - 1; n++) await add(him, { title: `Idea ${n}` });
    const last = await Promise.all([1, 2, 3].map((n) => add(him, { title: `Late ${n}` })));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
    const refused = last.find(({ status }) => status === 403);
    expect(refused?.body.error).toContain(`${ideaLimits.openForFree} open ideas`);
    expect(refused?.body.error).toContain('upgrade to Premium');
    const [first] = await listOf(him);
    await move(him, first?.id ?? '', 'idea', 'dropped');
    expect((await add(him, { title: 'Room again' })).status).toBe(201);
    expect(codeOf(await move(him, first?.id ?? '', 'dropped', 'idea'))).toEqual([403, 'idea_limit_reached']);
    for (let n = 0; n <= ideaLimits.openForFree; n++)
      expect((await add(rich, { title: `Idea ${n}` })).status).toBe(201);
  });
});

describe('what to keep in mind about an idea', () => {
  it('everything she must not have comes with a new one, what it touches first; the list keeps what it touches', async () => {
    const him = await cast.hire('basic');
    await writeDown(test, him, 'I am allergic to lilies', databaseIdOf('fav-010'));
    await writeDown(test, him, 'I am terrified of heights', databaseIdOf('fav-009'));
    const dangersOf = async (title: string) =>
      (await add(him, { title })).body.dangers.map(({ kind, touches }) => [kind, touches]);
    expect(await dangersOf('Bouquet of lilies')).toEqual([
      ['allergy', true],
      ['fear', false],
    ]);
    expect(await dangersOf('A novel')).toEqual([
      ['allergy', false],
      ['fear', false],
    ]);
    expect(await dangersOf('Dinner on top of the tower')).toEqual([
      ['fear', true],
      ['allergy', false],
    ]);
    const titled = Object.fromEntries((await listOf(him)).map(({ title, dangers }) => [title, dangers.length]));
    expect(titled).toEqual({ 'Bouquet of lilies': 1, 'A novel': 0, 'Dinner on top of the tower': 1 });
  });

  it('Premium is shown what she would like, in her newest words', async () => {
    const him = await cast.hire('premium');
    const first = await writeDown(test, him, 'For my birthday I wish for a red bicycle', databaseIdOf('gift-001'));
    const newer = { questionId: first.question_id, replaces: first.answer_id };
    const text = 'For my birthday I wish for a blue bicycle as a gift';
    const { body: now } = await test.call(answers.submit, { as: him, body: { ...newer, text } });
    const { body } = await test.call(ideas.wishes, { as: him });
    expect(body.quotes.map(({ answerId }) => answerId)).toEqual([now.answer_id]);
  });

  it('Premium is told what he gave or dropped before that is much like it', async () => {
    const him = await cast.hire('premium');
    const { id } = (await add(him, { title: 'Pearl earrings' })).body.idea;
    const near = async (text: string) => (await test.call(ideas.near, { as: him, body: { text } })).body.ideas;
    expect(await near('Earrings with pearls')).toEqual([]);
    await move(him, id, 'idea', 'planned');
    await move(him, id, 'planned', 'given');
    expect(await near('Earrings with pearls')).toEqual([
      { id, title: 'Pearl earrings', state: 'given', givenOn: '2026-05-04', reaction: null, neverAgain: false },
    ]);
    expect(await near('A trip to Lisbon')).toEqual([]);
  });
});
