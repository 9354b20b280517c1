import { describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { answers } from '../../contract/answers';
import { questions } from '../../contract/questions';
import { createCast } from '../testing/cast';
import { openTwoApps } from '../testing/instances';
import { addOwnQuestion, historyOf, poolQuestions, writeDown } from '../testing/notebook';

const [test, other] = await openTwoApps();
const cast = createCast(test);

type Who = { token: string };
const counts = async (as: Who) => {
  const { answersCount, customQuestionsCount } = (await test.call(accounts.me, { as })).body;
  return [answersCount, customQuestionsCount];
};
const removeQuestion = (as: Who, id: string) => test.call(questions.remove, { as, params: { id } });

describe('the counts of his answers and his own questions', () => {
  it('DATA-03 DATA-04 ROLE-21 follow what he adds and deletes', async () => {
    const him = await cast.hire('premium');
    expect(await counts(him)).toEqual([0, 0]);
    const saved = await writeDown(test, him, 'Peonies');
    await writeDown(test, him, 'Tulips');
    const own = await addOwnQuestion(test, him);
    expect(await counts(him)).toEqual([2, 1]);
    await test.call(answers.edit, { as: him, params: { id: saved.answer_id }, body: { text: 'Roses' } });
    await test.call(questions.edit, { as: him, params: { id: own.id }, body: { text: 'And now?' } });
    expect(await counts(him)).toEqual([2, 1]);
    await test.call(answers.remove, { as: him, params: { id: saved.answer_id } });
    expect(await counts(him)).toEqual([1, 1]);
    await removeQuestion(him, own.id);
    expect(await counts(him)).toEqual([1, 0]);
  });

  it('API-29 DATA-30 a deleted question of his own takes its answers with it, out of the count too', async () => {
    const him = await cast.hire('premium');
    const kept = await writeDown(test, him, 'Peonies');
    const own = await addOwnQuestion(test, him);
    for (const text of ['one', 'two', 'three']) await writeDown(test, him, text, own.id);
    expect(await counts(him)).toEqual([4, 1]);
    expect((await removeQuestion(him, own.id)).status).toBe(200);
    expect((await historyOf(test, him)).map(({ item_id }) => item_id)).toEqual([kept.answer_id]);
    expect(await counts(him)).toEqual([1, 0]);
  });

  it('what is refused is not counted', async () => {
    const him = await cast.hire('premium');
    const [question] = await poolQuestions(test, him);
    const headers = { 'idempotency-key': 'the-same' };
    for (const text of ['Peonies', 'Peonies', 'Tulips', ' ']) {
      await test.call(answers.submit, { as: him, body: { questionId: question?.id ?? '', text }, headers });
    }
    await test.call(questions.add, { as: him, body: { text: ' ' } });
    expect(await counts(him)).toEqual([1, 0]);
  });

  it('many at once, on two instances, are all counted, while he also skips', async () => {
    const him = await cast.hire('premium');
    const [question] = await poolQuestions(test, him);
    const questionId = question?.id ?? '';
    const at = (i: number) => (i % 2 ? test : other);
    const statuses = await Promise.all(
      Array.from({ length: 16 }, async (_, i) => {
        const made = await at(i).call(answers.submit, { as: him, body: { questionId, text: `Answer ${i}` } });
        const own = await at(i).call(questions.add, { as: him, body: { text: `Question ${i}?` } });
        const skip = await at(i).call(questions.skip, { as: him, body: { questionId } });
        const gone =
          i % 4 === 0
            ? await at(i).call(answers.remove, { as: him, params: { id: made.body.answer_id } })
            : await at(i).call(questions.remove, { as: him, params: { id: own.body.id } });
        return [made.status, own.status, [200, 429].includes(skip.status), gone.status];
      }),
    );
    expect(statuses).toEqual(Array(16).fill([201, 201, true, 200]));
    expect(await counts(him)).toEqual([12, 4]);
    expect(await historyOf(test, him)).toHaveLength(16);
  });

  it("somebody else's doings do not count", async () => {
    const [him, neighbour] = [await cast.hire('premium'), await cast.hire('premium')];
    await writeDown(test, neighbour, 'Peonies');
    await addOwnQuestion(test, neighbour);
    expect(await counts(him)).toEqual([0, 0]);
    expect(await counts(neighbour)).toEqual([1, 1]);
  });
});
