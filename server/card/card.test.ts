import { afterAll, describe, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { type Card, type CardLine, card } from '../../contract/card';
import type { CardField } from '../../contract/card-fields';
import { extraQuestions } from '../../contract/extra-questions';
import { DAY } from '../../contract/time';
import { databaseIdOf } from '../subjects/pool-id';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { addOwnQuestion, historyOf, writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';

const test = await startTestApp({ clock: createTestClock('2026-05-04T17:00:00.000Z') });
afterAll(() => test.close());
const cast = createCast(test);

const [shoe, flower, neverFlower, allergy] = ['size-001', 'fav-010', 'gift-028', 'size-008'].map(databaseIdOf);
const cardOf = async (as: Person): Promise<Card> => (await test.call(card.show, { as })).body;
const lineOf = async (as: Person, field: CardField): Promise<CardLine | undefined> =>
  (await cardOf(as)).lines.find((line) => line.field === field);
const write = (as: Person, field: CardField, body: Parameters<typeof test.call<typeof card.write>>[1]) =>
  test.call(card.write, { as, params: { field }, ...body });
const edit = (as: Person, id: string, text: string) => test.call(answers.edit, { as, params: { id }, body: { text } });

describe('her card', () => {
  it('has her newest answer to a fitting question, in her words and with its day, and no other', async () => {
    const him = await cast.hire('basic');
    await writeDown(test, him, 'US 8, but narrow', shoe);
    test.clock.advance(DAY);
    const newest = await writeDown(test, him, 'US 8½ since the baby', shoe);
    await writeDown(test, him, 'Peonies', flower);
    expect((await lineOf(him, 'shoe'))?.said).toEqual({
      answerId: newest.answer_id,
      question: newest.question_text,
      saidOn: newest.created_at,
      quote: 'US 8½ since the baby',
      start: 0,
      end: 20,
      isPart: false,
    });
    const shown = (await cardOf(him)).lines.flatMap(({ field, said }) => (said ? [field] : []));
    expect(shown.sort()).toEqual(['flower', 'shoe']);
  });

  it('follows a newer word that took the place of it, though she was asked something else', async () => {
    const him = await cast.hire('premium');
    const { answer_id: replaces } = await writeDown(test, him, 'Peonies', flower);
    const own = await addOwnQuestion(test, him, 'How are your eyes?');
    const body = { questionId: own.id, text: 'Fine since the treatment. Any flower will do.', replaces };
    const { body: newer } = await test.call(answers.submit, { as: him, body });
    const said = async () => (await lineOf(him, 'flower'))?.said;
    expect(await said()).toMatchObject({ answerId: newer.answer_id, question: 'How are your eyes?' });
    await test.call(answers.remove, { as: him, params: { id: newer.answer_id } });
    expect(await said()).toMatchObject({ answerId: replaces, quote: 'Peonies' });
  });

  it('quotes of a long answer whole words from its beginning', async () => {
    const him = await cast.hire('basic');
    const text = `Peonies. ${'And then some more about roses and the garden we had. '.repeat(20)}`.trim();
    await writeDown(test, him, text, flower);
    const said = (await lineOf(him, 'flower'))?.said;
    expect(said).toMatchObject({ start: 0, isPart: true, goesOn: true });
    expect(said?.quote.length).toBeLessThanOrEqual(220);
    expect(text.startsWith(said?.quote ?? 'nothing')).toBe(true);
    expect(said?.quote).toMatch(/\.$/);
  });

  it('has all that she said of a danger, and of what she must not have, beside the part that is quoted', async () => {
    const him = await cast.hire('basic');
    const long = (first: string) => `${first} ${'And then some more about roses and the garden. '.repeat(20)}`.trim();
    await writeDown(test, him, long('Peonies.'), flower);
    await writeDown(test, him, long('No lilies.'), neverFlower);
    await writeDown(test, him, long('I am allergic to walnuts.'), shoe);
    const { lines, dangers } = await cardOf(him);
    const saidOf = (field: CardField) => lines.find((line) => line.field === field)?.said;
    expect(dangers.map(({ quote }) => quote)).toMatchObject([
      { isPart: true, whole: long('I am allergic to walnuts.') },
    ]);
    expect(saidOf('never-flower')).toMatchObject({ isPart: true, whole: long('No lilies.') });
    expect(saidOf('flower')).not.toHaveProperty('whole');
  });

  it("keeps his short form beside her words, sealed; a second write is the same entry, and nobody's is lost unseen", async () => {
    const him = await cast.hire('basic');
    const { answer_id: answerId } = await writeDown(test, him, 'Half a size up in boots: 8½', shoe);
    await write(him, 'shoe', { body: { value: 'US 8', answerId } });
    const { body } = await write(him, 'shoe', { body: { value: 'US 8½', answerId, basedOn: 'US 8' } });
    expect(body.entries).toEqual([
      expect.objectContaining({ value: 'US 8½', source: 'living', quote: expect.objectContaining({ answerId }) }),
    ]);
    const late = await write(him, 'shoe', { body: { value: 'EU 39', answerId, basedOn: 'US 8' } });
    expect([late.status, late.body.code, late.body.current]).toEqual([409, 'changed_meanwhile', 'US 8½']);
    const alone = await write(him, 'dress', { body: { value: 'Medium' } });
    expect(alone.body).toMatchObject({ said: null, ask: null, entries: [{ value: 'Medium', source: 'none' }] });
    const [entry] = alone.body.entries;
    const removed = await test.call(card.remove, { as: him, params: { field: 'dress', id: entry?.id ?? '' } });
    expect(removed.status).toBe(200);
    expect((await lineOf(him, 'dress'))?.entries).toEqual([]);
  });

  it('two taps at once write one entry', async () => {
    const him = await cast.hire('basic');
    await Promise.all([1, 2, 3].map(() => write(him, 'dress', { body: { value: 'Medium' } })));
    expect((await lineOf(him, 'dress'))?.entries).toHaveLength(1);
  });

  it('says of a pinned span whether the answer was changed or is gone, and gets it back with the former words', async () => {
    const him = await cast.hire('premium');
    const text = 'Tulips in spring, dahlias in fall';
    const { answer_id: answerId } = await writeDown(test, him, text);
    const { body } = await write(him, 'flower', { body: { value: '', answerId, start: 18, end: 33 } });
    expect(body.entries[0]).toMatchObject({ source: 'living', quote: { quote: 'dahlias in fall', isPart: true } });
    // It runs to the last letter.
    expect(body.entries[0]?.quote?.goesOn).toBeUndefined();
    await edit(him, answerId, 'Ranunculus');
    expect((await lineOf(him, 'flower'))?.entries[0]).toMatchObject({
      source: 'edited',
      quote: { quote: 'Ranunculus' },
    });
    await edit(him, answerId, text);
    expect((await lineOf(him, 'flower'))?.entries[0]).toMatchObject({ source: 'living' });
    await test.call(answers.remove, { as: him, params: { id: answerId } });
    expect((await lineOf(him, 'flower'))?.entries[0]).toMatchObject({ source: 'gone', quote: null });
  });

  it('refuses a span outside the answer, an answer of somebody else, and nothing at all', async () => {
    const [him, other] = [await cast.hire('basic'), await cast.hire('basic')];
    const { answer_id: answerId } = await writeDown(test, him, 'Peonies 🌸', flower);
    const codeOf = async (body: { value: string; answerId?: string; start?: number; end?: number }, as = him) => {
      const refused = await write(as, 'flower', { body });
      return [refused.status, refused.body.code];
    };
    expect(await codeOf({ value: '', answerId, start: 0, end: 11 })).toEqual([400, 'span_outside']);
    expect(await codeOf({ value: '', answerId, start: 5, end: 5 })).toEqual([400, 'span_outside']);
    expect(await codeOf({ value: '', answerId, start: 0, end: 9 })).toEqual([400, 'span_outside']);
    expect(await codeOf({ value: 'x', answerId }, other)).toEqual([404, 'answer_not_found']);
    expect(await codeOf({ value: ' ' })).toEqual([400, 'card_entry_empty']);
    const { body } = await write(him, 'flower', { body: { value: 'Peonies' } });
    const foreign = { field: 'flower', id: body.entries[0]?.id ?? '' } as const;
    expect((await test.call(card.remove, { as: other, params: foreign })).status).toBe(404);
    expect((await lineOf(him, 'flower'))?.entries).toHaveLength(1);
  });
});

describe('dangers on her card', () => {
  const dangers = async (as: Person) => (await cardOf(as)).dangers.map(({ kind, quote }) => [kind, quote.quote]);

  it('come from all her answers, whatever she was asked, the gravest first', async () => {
    const him = await cast.hire('premium');
    await writeDown(test, him, 'I am terrified of heights', databaseIdOf('fav-009'));
    await writeDown(test, him, 'Peonies', flower);
    const own = await addOwnQuestion(test, him, 'What did you dream?');
    await writeDown(test, him, 'That I forgot I am allergic to lilies', own.id);
    await writeDown(test, him, 'Shellfish', allergy);
    expect(await dangers(him)).toEqual([
      ['allergy', 'Shellfish'],
      ['allergy', 'That I forgot I am allergic to lilies'],
      ['fear', 'I am terrified of heights'],
    ]);
  });

  it('follow every edit and deletion', async () => {
    const him = await cast.hire('premium');
    const { answer_id } = await writeDown(test, him, 'Peonies', flower);
    expect(await dangers(him)).toEqual([]);
    await edit(him, answer_id, 'None: I am allergic to pollen');
    expect(await dangers(him)).toEqual([['allergy', 'None: I am allergic to pollen']]);
    await edit(him, answer_id, 'Peonies after all');
    expect(await dangers(him)).toEqual([]);
    await edit(him, answer_id, 'I am allergic to peonies');
    await test.call(answers.remove, { as: him, params: { id: answer_id } });
    expect(await dangers(him)).toEqual([]);
  });

  it('stay until she is asked anew and says there is nothing', async () => {
    const him = await cast.hire('premium');
    await writeDown(test, him, 'Shellfish', allergy);
    test.clock.advance(DAY);
    await writeDown(test, him, 'Bee stings too', allergy);
    expect((await dangers(him)).map(([, words]) => words)).toEqual(['Bee stings too', 'Shellfish']);
    test.clock.advance(DAY);
    await writeDown(test, him, 'No, nothing', allergy);
    expect(await dangers(him)).toEqual([]);
  });
});

describe('what she was never asked', () => {
  const waiting = async (as: Person) =>
    (await test.call(extraQuestions.list, { as })).body.questions.map(({ id }) => id);

  it("is put in line besides today's question, once, and leaves it with her answer", async () => {
    const him = await cast.hire('basic');
    const ask = (await lineOf(him, 'never-flower'))?.ask;
    expect(ask).toEqual({ questionId: neverFlower, text: expect.any(String), isWaiting: false });
    const body = { questionId: ask?.questionId ?? '' };
    const { body: line } = await test.call(extraQuestions.add, { as: him, body });
    expect(line.questions).toEqual([expect.objectContaining({ id: neverFlower, text: ask?.text, answered: false })]);
    await test.call(extraQuestions.add, { as: him, body });
    expect(await waiting(him)).toEqual([neverFlower]);
    expect((await lineOf(him, 'never-flower'))?.ask?.isWaiting).toBe(true);
    test.clock.advance(DAY);
    await writeDown(test, him, 'Lilies', neverFlower);
    expect(await waiting(him)).toEqual([]);
    expect(await lineOf(him, 'never-flower')).toMatchObject({ said: { quote: 'Lilies' }, ask: { isWaiting: false } });
    test.clock.advance(DAY);
    await test.call(extraQuestions.add, { as: him, body });
    expect(await waiting(him)).toEqual([neverFlower]);
    await test.call(extraQuestions.remove, { as: him, params: { id: neverFlower ?? '' } });
    expect(await waiting(him)).toEqual([]);
  });

  it("cannot be somebody else's question, nor one of a pack that is off", async () => {
    const [him, other] = [await cast.hire('basic'), await cast.hire('premium')];
    const own = await addOwnQuestion(test, other);
    for (const questionId of [own.id, databaseIdOf('pet-001')]) {
      const refused = await test.call(extraQuestions.add, { as: him, body: { questionId } });
      expect([refused.status, refused.body.code]).toEqual([404, 'question_not_found']);
    }
  });

  it('may stand in another answer, which is offered and not pinned by itself', async () => {
    const him = await cast.hire('premium');
    const first = await writeDown(test, him, 'My dress size is 6, always', databaseIdOf('fav-009'));
    const newer = { questionId: first.question_id, replaces: first.answer_id };
    const text = 'My dress size is 8 these days, 10 if it has no stretch';
    await test.call(answers.submit, { as: him, body: { ...newer, text } });
    await writeDown(test, him, 'Tomato soup', databaseIdOf('fav-021'));
    const { body } = await test.call(card.candidates, { as: him, params: { field: 'dress' } });
    expect(body.quotes[0]).toMatchObject({ quote: expect.stringContaining('dress size is 8'), start: 0 });
    expect(body.quotes.length).toBeLessThanOrEqual(3);
    expect(body.quotes.map(({ answerId }) => answerId)).not.toContain(first.answer_id);
    expect((await lineOf(him, 'dress'))?.entries).toEqual([]);
    expect((await historyOf(test, him)).length).toBe(3);
  });
});
