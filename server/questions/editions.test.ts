import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { admin } from '../../contract/admin';
import { answers } from '../../contract/answers';
import { assistant } from '../../contract/assistant';
import { questions } from '../../contract/questions';
import { DAY } from '../../contract/time';
import { indexAnswers } from '../assistant/index-answers';
import { question } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { emptiedDatabase } from '../testing/emptied-database';
import { startTwoApps } from '../testing/instances';
import { addOwnQuestion, historyOf, poolQuestions, writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';
import { installPool } from './install-pool';
import { pool } from './pool/pool';
import type { PoolQuestion } from './pool/question';

const database = await emptiedDatabase({ pool: false });
const test = await startTestApp({ database });
const cast = createCast(test);
afterAll(() => test.close());

const someone = await cast.hire('basic');
const boss = await cast.hire('admin');
const rowOf = async (poolId: string) =>
  (await database.db.select().from(question).where(eq(question.poolId, poolId)))[0];
const idOf = async (poolId: string) => (await rowOf(poolId))?.id ?? '';
const isAsked = async (poolId: string) => {
  const id = await idOf(poolId);
  return (await poolQuestions(test, someone, 10_000)).some((asked) => asked.id === id);
};
/** The shipped pool of another release. */
const without = (...gone: string[]) => pool.filter(({ id }) => !gone.includes(id));
const reworded = (poolId: string, change: Partial<PoolQuestion>) =>
  pool.map((one) => (one.id === poolId ? { ...one, ...change } : one));
const release = (shipped: readonly PoolQuestion[]) => installPool(test.world, shipped);
const edit = async (poolId: string, text: string) =>
  test.call(admin.editQuestion, { as: boss, params: { id: await idOf(poolId) }, body: { text } });
beforeEach(() => release(pool));

describe('an answer that was begun before its question was put in other words', () => {
  const submit = async (as: Person, seen: { id: string; text: string }, text: string) =>
    (await test.call(answers.submit, { as, body: { questionId: seen.id, questionText: seen.text, text } })).body;
  const wordsOf = async (as: Person) => (await historyOf(test, as)).map(({ question_text }) => question_text);

  it('stays with the words in which he saw it, of however many there were', async () => {
    const him = await cast.hire('basic');
    const { text = '', id = '' } = (await rowOf('fav-020')) ?? {};
    await release(reworded('fav-020', { text: 'In the second words?' }));
    await release(reworded('fav-020', { text: 'In the third words?' }));
    for (const seen of [text ?? '', 'In the second words?', 'In the third words?']) {
      expect((await submit(him, { id, text: seen }, 'Peonies')).question_text).toBe(seen);
    }
    expect(await wordsOf(him)).toEqual(['In the third words?', 'In the second words?', text]);
  });

  it('belongs to the later ones where it was put in the same words twice', async () => {
    const him = await cast.hire('basic');
    const { text = '', id = '' } = (await rowOf('fav-022')) ?? {};
    for (const words of ['In between?', text ?? '', 'At last?']) await release(reworded('fav-022', { text: words }));
    await submit(him, { id, text: text ?? '' }, 'Peonies');
    const { rows } = await database.executeSql(
      `select count(*)::int as times, max(w.wording) = min(a.wording) as "isLater" from answer a
        join question_wording w on w.question_id = a.question_id and w.text = $2 where a.user_id = $1`,
      [him.id, text],
    );
    expect(rows).toEqual([{ times: 2, isLater: true }]);
  });

  it('is filed under the words of now where he names none, or some that it was never put in', async () => {
    const him = await cast.hire('basic');
    const { id = '' } = (await rowOf('fav-021')) ?? {};
    await release(reworded('fav-021', { text: 'In other words?' }));
    await submit(him, { id, text: 'Never asked like this?' }, 'Peonies');
    await writeDown(test, him, 'Roses', id);
    expect(await wordsOf(him)).toEqual(['In other words?', 'In other words?']);
  });

  it('of a question of his own, which has but one wording, takes any', async () => {
    const him = await cast.hire('premium');
    const { id } = await addOwnQuestion(test, him, 'What did you dream?');
    expect((await submit(him, { id, text: 'Another?' }, 'Of the sea')).question_text).toBe('What did you dream?');
  });
});

describe('a question that a release no longer has', () => {
  it('is asked no more, and its answers stay with it', async () => {
    const him = await cast.hire('basic');
    const saved = await writeDown(test, him, 'Peonies', await idOf('fav-010'));
    await release(without('fav-010'));
    expect(await isAsked('fav-010')).toBe(false);
    expect(await historyOf(test, him)).toMatchObject([
      { item_id: saved.answer_id, question_text: saved.question_text, answer_text: 'Peonies' },
    ]);
  });

  it('comes back with a later one that has it again', async () => {
    await release(without('fav-011'));
    await release(pool);
    expect(await isAsked('fav-011')).toBe(true);
    expect(await rowOf('fav-011')).toMatchObject({ retiredAt: null, withdrawn: false });
  });

  it('is not brought back by any where an administrator had retired it', async () => {
    await test.call(admin.removeQuestion, { as: boss, params: { id: await idOf('fav-012') } });
    await release(without('fav-012'));
    await release(pool);
    expect(await isAsked('fav-012')).toBe(false);
  });

  it('stays where an administrator made it his own by changing it', async () => {
    expect((await edit('fav-013', 'Which soup do you like best, of all?')).status).toBe(200);
    await release(without('fav-013'));
    expect(await isAsked('fav-013')).toBe(true);
    expect(await rowOf('fav-013')).toMatchObject({ text: 'Which soup do you like best, of all?' });
  });

  it("is withdrawn alone: the administrators' additions and everybody's own stay", async () => {
    const premium = await cast.hire('premium');
    const own = await test.call(questions.add, { as: premium, body: { text: 'What did you dream?' } });
    const added = await test.call(admin.addQuestion, { as: boss, body: { text: 'Which cloud?' } });
    await release(without('fav-014'));
    const { body: listed } = await test.call(questions.list, { as: premium });
    expect(listed).toEqual(expect.arrayContaining([own.body, added.body]));
  });

  it('was dropped before there was a way to withdraw it: it goes at the first start that knows how', async () => {
    const createdAt = test.clock.now();
    const left = { id: '018f3a5c-7d1e-7b3a-9c4d-5e6f7a8b9c0d', poolId: 'old-001', text: 'An old one?' };
    await database.db.insert(question).values({ ...left, category: 'playful', createdAt });
    await database.executeSql("update shipped_data set fingerprint = 'of the release before'");
    await (await startTestApp({ database })).close();
    expect(await isAsked('old-001')).toBe(false);
  });
});

describe('a question put in other words', () => {
  const NEW = 'Which flower, of all there are, would you keep?';

  it('is asked so from now on, and older answers keep the words they were given to', async () => {
    const him = await cast.hire('premium');
    const id = await idOf('fav-020');
    const before = await writeDown(test, him, 'Peonies', id);
    await release(reworded('fav-020', { text: NEW }));
    const after = await writeDown(test, him, 'Tulips', id);
    expect(after.question_text).toBe(NEW);
    expect((await historyOf(test, him)).map((item) => [item.answer_text, item.question_text])).toEqual([
      ['Tulips', NEW],
      ['Peonies', before.question_text],
    ]);
    const params = { id: before.answer_id };
    const edited = await test.call(answers.edit, { as: him, params, body: { text: 'White peonies' } });
    expect(edited.body.question_text).toBe(before.question_text);
  });

  it('and lighter than it was leaves older answers as tender as they were', async () => {
    const him = await cast.hire('basic');
    const id = await idOf('dream-009');
    await writeDown(test, him, 'A lake', id);
    await release(reworded('dream-009', { text: 'Which hobby or which language would you take up?', depth: 1 }));
    await writeDown(test, him, 'Pottery', id);
    // A login outlasts it, and it is near enough to the same day of any month.
    test.clock.advance(29 * DAY);
    expect((await historyOf(test, him)).map(({ answer_text, may_return }) => [answer_text, may_return])).toEqual([
      ['Pottery', true],
      ['A lake', undefined],
    ]);
    test.clock.advance(-29 * DAY);
  });

  it('by an administrator leaves older answers their words too', async () => {
    const him = await cast.hire('basic');
    const before = await writeDown(test, him, 'Peonies', await idOf('fav-021'));
    expect((await edit('fav-021', 'Which flower shall it be, dear?')).status).toBe(200);
    expect(await historyOf(test, him)).toMatchObject([{ question_text: before.question_text }]);
  });

  it('twice, and back again: each answer has the words of its time', async () => {
    const him = await cast.hire('basic');
    const id = await idOf('fav-022');
    const texts = ['Second words?', 'Third words?', (await rowOf('fav-022'))?.text ?? ''];
    const given = [await writeDown(test, him, 'answer 0', id)];
    for (const [at, text] of texts.entries()) {
      await release(reworded('fav-022', { text }));
      given.push(await writeDown(test, him, `answer ${at + 1}`, id));
    }
    const shown = (await historyOf(test, him)).reverse().map(({ question_text }) => question_text);
    expect(shown).toEqual([texts[2], ...texts]);
    expect(given.map(({ question_text }) => question_text)).toEqual(shown);
  });

  it('a retry after it is told what the first time was told', async () => {
    const him = await cast.hire('basic');
    const call = {
      ...{ as: him, headers: { 'idempotency-key': 'the-same' } },
      body: { questionId: await idOf('fav-023'), text: 'Peonies' },
    };
    const made = await test.call(answers.submit, call);
    await release(reworded('fav-023', { text: NEW }));
    expect((await test.call(answers.submit, call)).body).toEqual(made.body);
  });

  it('the assistant quotes an older answer beside the words it was given to', async () => {
    const him = await cast.hire('premium');
    const before = await writeDown(test, him, 'Yellow tulips, the ragged kind.', await idOf('fav-024'));
    const citation = async () => {
      const { body } = await test.call(assistant.ask, { as: him, body: { question: 'Does she like yellow tulips?' } });
      return body.citations.find(({ answerId }) => answerId === before.answer_id)?.question;
    };
    await indexAnswers(test.world);
    await release(reworded('fav-024', { text: NEW }));
    expect(await citation()).toBe(before.question_text);
    await writeDown(test, him, 'Nougat.', await idOf('fav-025'));
    await indexAnswers(test.world);
    expect(await citation()).toBe(before.question_text);
  });

  it('by two instances that start at once is one rewording', async () => {
    const apps = await startTwoApps({ database });
    const next = reworded('fav-026', { text: 'Which colour would you wear for ever?' });
    const { wording = 0 } = (await rowOf('fav-026')) ?? {};
    await Promise.all([...apps, ...apps].map(({ world }) => installPool(world, next)));
    expect(await rowOf('fav-026')).toMatchObject({ text: next.find(({ id }) => id === 'fav-026')?.text });
    expect((await rowOf('fav-026'))?.wording).toBe(wording + 1);
    await Promise.all(apps.map((app) => app.close()));
  });
});
