import { afterAll, describe, expect, it } from 'vitest';
import { answerHistory } from '../../contract/answer-history';
import { answers } from '../../contract/answers';
import { assistant } from '../../contract/assistant';
import { card } from '../../contract/card';
import { ideas } from '../../contract/ideas';
import { stillTrue, type Verdict } from '../../contract/still-true';
import { DAY } from '../../contract/time';
import { databaseIdOf } from '../subjects/pool-id';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { addOwnQuestion, writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';

const test = await startTestApp({ clock: createTestClock('2026-05-04T17:00:00.000Z') });
afterAll(() => test.close());
const cast = createCast(test);

const [flower, allergy, color] = ['fav-010', 'size-008', 'fav-001'].map(databaseIdOf);
const dangersOf = async (as: Person) => (await test.call(card.show, { as })).body.dangers;
const quotesOf = async (as: Person) => (await dangersOf(as)).map(({ quote }) => quote.quote);
const say = (as: Person, answerId: string, verdict: Verdict) =>
  test.call(stillTrue.say, { as, params: { answerId }, body: { verdict } });
async function replace(as: Person, replaces: string, text: string, questionId = flower): Promise<string> {
  test.clock.advance(DAY);
  const { status, body } = await test.call(answers.submit, {
    as,
    body: { questionId: questionId ?? '', text, replaces },
  });
  expect(status).toBe(201);
  return body.answer_id;
}

describe('a danger in words that a newer one took the place of', () => {
  const OLD = 'I am allergic to hazelnuts and cilantro.';
  const NOW = 'Cilantro is fine now, I even like it.';

  it('warns on her card, beside ideas and in replies, until he says that it no longer holds', async () => {
    const him = await cast.hire('premium');
    const { answer_id: old } = await writeDown(test, him, OLD, flower);
    const now = await replace(him, old, NOW);
    const warnsOf = async () => {
      const added = await test.call(ideas.add, { as: him, body: { kind: 'gift', title: 'Hazelnut pralines' } });
      const { segments, citations } = (
        await test.call(assistant.ask, { as: him, body: { question: 'Can I bake her a hazelnut cake?' } })
      ).body;
      const number = citations.find(({ answerId }) => answerId === old)?.n ?? 0;
      return {
        card: (await dangersOf(him)).map(({ quote, since }) => [quote.answerId, since?.answerId]),
        ideas: added.body.dangers.map(({ quote, since, touches }) => [quote.answerId, since?.answerId, touches]),
        cautions: segments
          .filter(({ kind, cites }) => kind === 'caution' && cites.includes(number))
          .map(({ text }) => text),
        text: segments.map(({ text }) => text).join('\n'),
        hasNewest: citations.some(({ answerId }) => answerId === now),
      };
    };
    const warning = {
      card: [[old, now]],
      ideas: [[old, now, true]],
      cautions: [
        expect.stringMatching(/^Keep in mind\. Earlier, on May \d+, 2026, she said: .*hazelnuts and cilantro/),
      ],
      text: expect.stringContaining(NOW),
      hasNewest: true,
    };
    expect(await warnsOf()).toEqual(warning);
    test.clock.advance(DAY);
    expect((await say(him, old, 'still')).status).toBe(200);
    expect((await warnsOf()).cautions).toEqual([expect.stringContaining('(still true in May 2026)')]);
    test.clock.advance(DAY);
    expect((await say(him, old, 'changed')).body.verdict).toBe('changed');
    const { text, ...rest } = await warnsOf();
    expect(rest).toMatchObject({ card: [], ideas: [], cautions: [] });
    expect(text).not.toContain('still true');
  });

  it('is not let go by what he said of it before the newer word came, and warns again where that is deleted', async () => {
    const him = await cast.hire('premium');
    const { answer_id: old } = await writeDown(test, him, OLD, flower);
    await say(him, old, 'changed');
    const now = await replace(him, old, NOW);
    expect(await quotesOf(him)).toEqual([OLD]);
    await say(him, old, 'changed');
    expect(await quotesOf(him)).toEqual([]);
    await test.call(answers.remove, { as: him, params: { id: now } });
    expect(await dangersOf(him)).toEqual([{ kind: 'allergy', quote: expect.objectContaining({ answerId: old }) }]);
  });

  it.each<[Verdict, Verdict[]]>([
    ['still', ['changed', 'still']],
    ['later', ['changed', 'later']],
    ['later', ['still', 'changed', 'later']],
  ])('warns again where "%s" is the last of what he said, the same day or another', async (_, said) => {
    for (const apart of [0, DAY]) {
      const him = await cast.hire('premium');
      const { answer_id: old } = await writeDown(test, him, OLD, flower);
      await replace(him, old, NOW);
      for (const verdict of said) {
        test.clock.advance(apart);
        expect((await say(him, old, verdict)).body.verdict).toBe(verdict);
        expect(await quotesOf(him)).toEqual(verdict === 'changed' ? [] : [OLD]);
      }
    }
  });

  it("tells in the answer's history that he let it go, until he takes that back, and of no other answer", async () => {
    const him = await cast.hire('basic');
    const hasEnded = async (id: string) =>
      (await test.call(answerHistory.show, { as: him, params: { id } })).body.hasEnded;
    const { answer_id: old } = await writeDown(test, him, OLD, flower);
    const now = await replace(him, old, NOW);
    const { answer_id: harmless } = await writeDown(test, him, 'Blue, the deep one.', color);
    await replace(him, harmless, 'Green.', color);
    await dangersOf(him);
    expect(await hasEnded(old)).toBeUndefined();
    for (const id of [old, harmless]) await say(him, id, 'changed');
    test.clock.advance(3 * DAY);
    expect([await hasEnded(old), await hasEnded(now), await hasEnded(harmless)]).toEqual([true, undefined, undefined]);
    await say(him, old, 'later');
    expect(await hasEnded(old)).toBeUndefined();
    expect(await quotesOf(him)).toEqual([OLD]);
  });

  it.each<Verdict>(['unsure', 'later', 'never', 'changed'])(
    'is let go by "No longer" though he said "%s" on the same day, before the newer word came',
    async (earlier) => {
      const him = await cast.hire('premium');
      const { answer_id: old } = await writeDown(test, him, OLD, flower);
      test.clock.advance(DAY);
      await say(him, old, earlier);
      test.clock.advance(1_000);
      const body = { questionId: flower ?? '', text: NOW, replaces: old };
      await test.call(answers.submit, { as: him, body });
      expect(await quotesOf(him)).toEqual([OLD]);
      test.clock.advance(1_000);
      expect((await say(him, old, 'changed')).body.verdict).toBe('changed');
      expect(await quotesOf(him)).toEqual([]);
    },
  );

  it('stands once where the newest word warns of all of it in her same words, however often it was said anew', async () => {
    const him = await cast.hire('premium');
    const { answer_id: first } = await writeDown(test, him, 'I am allergic to hazelnuts.', flower);
    const second = await replace(him, first, 'I am still allergic to hazelnuts, and to kiwi.');
    expect(await quotesOf(him)).toEqual(['I am still allergic to hazelnuts, and to kiwi.']);
    await replace(him, second, 'I am allergic to kiwi.');
    expect((await quotesOf(him)).sort()).toEqual([
      'I am allergic to kiwi.',
      'I am still allergic to hazelnuts, and to kiwi.',
    ]);
  });

  it('is taken back where she is asked for her allergies anew and says there are none, also in replies', async () => {
    const him = await cast.hire('premium');
    const { answer_id: old } = await writeDown(test, him, 'Hazelnuts', allergy);
    await replace(him, old, 'No, nothing', allergy);
    expect(await quotesOf(him)).toEqual([]);
    const question = 'Can I bake her a hazelnut cake?';
    const { segments } = (await test.call(assistant.ask, { as: him, body: { question } })).body;
    expect(segments.filter(({ kind }) => kind === 'caution')).toEqual([]);
  });

  it.each(['No, same as before', 'No change', 'Nothing else', 'Nothing new since last time', 'I hate cilantro'])(
    'is asked about on her card where she is asked for her allergies anew and says "%s", and warns on in replies',
    async (text) => {
      const him = await cast.hire('premium');
      const { answer_id: old } = await writeDown(test, him, 'Hazelnuts', allergy);
      await replace(him, old, text, allergy);
      expect(await dangersOf(him)).toMatchObject([{ quote: { answerId: old }, since: { quote: text } }]);
      const question = 'Can I bake her a hazelnut cake?';
      const { segments } = (await test.call(assistant.ask, { as: him, body: { question } })).body;
      const cautions = segments.filter(({ kind }) => kind === 'caution').map((caution) => caution.text);
      expect(cautions).toEqual([expect.stringContaining('Hazelnuts')]);
    },
  );

  it('is asked about where she was asked only for what else there is, though she says "nothing" to that', async () => {
    const him = await cast.hire('premium');
    const own = await addOwnQuestion(test, him, 'What else are you allergic to?');
    const { answer_id: old } = await writeDown(test, him, 'Kiwi', own.id);
    await replace(him, old, 'Nothing', own.id);
    expect(await dangersOf(him)).toMatchObject([{ quote: { answerId: old }, since: { quote: 'Nothing' } }]);
  });

  it('is no danger where she only did not want it: her newest word is enough', async () => {
    const him = await cast.hire('premium');
    const own = await addOwnQuestion(test, him, 'What else should I know?');
    const { answer_id: old } = await writeDown(test, him, "I can't stand anchovies.", own.id);
    await replace(him, old, 'I love anchovies these days.', own.id);
    const body = { kind: 'gift' as const, title: 'Puttanesca with anchovies' };
    expect((await test.call(ideas.add, { as: him, body })).body.dangers).toEqual([]);
  });
});
