import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerHistory } from '../../contract/answer-history';
import { answers } from '../../contract/answers';
import { card } from '../../contract/card';
import { extraQuestions } from '../../contract/extra-questions';
import { questions } from '../../contract/questions';
import { type Rhythm, stillTrue, type Verdict } from '../../contract/still-true';
import { stillTrueMessages } from '../../contract/still-true-messages';
import { DAY } from '../../contract/time';
import { startSession } from '../accounts/sessions';
import { databaseIdOf } from '../subjects/pool-id';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { openTwoApps } from '../testing/instances';
import { addOwnQuestion, historyOf, writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';

const clock = createTestClock();
const [test, other] = await openTwoApps({ clock });
const cast = createCast(test);

const A_MONDAY = '2027-03-01T12:00:00Z';
const LONG_AGO = '2026-01-05T12:00:00Z';
beforeEach(() => clock.set(LONG_AGO));

const flower = databaseIdOf('fav-010');
const soup = databaseIdOf('fav-011');
/** A session does not last from one year to the next. */
async function later(him: Person, moment: string): Promise<Person> {
  clock.set(moment);
  return { ...him, token: await test.world.transact((tx) => startSession(test.world, tx, him.id)) };
}
const offerTo = async (as: Person) => (await test.call(stillTrue.next, { as })).body.offer;
const say = (as: Person, answerId: string, verdict: Verdict, from = test) =>
  from.call(stillTrue.say, { as, params: { answerId }, body: { verdict } });
const choose = (as: Person, rhythm: Rhythm) => test.call(stillTrue.choose, { as, body: { rhythm } });
const itemOf = async (as: Person, id: string) => (await historyOf(test, as)).find(({ item_id }) => item_id === id);
const pastOf = async (as: Person, id: string) => (await test.call(answerHistory.show, { as, params: { id } })).body;

/** Somebody who wrote this down more than a year before. */
async function whoWrote(text: string, questionId = flower) {
  const him = await cast.hire('basic');
  const saved = await writeDown(test, him, text, questionId);
  return { him: await later(him, A_MONDAY), saved };
}

describe('what is asked for again', () => {
  it('is one answer of a while ago, with when she said it, until he says something; then none until the next week', async () => {
    const { him, saved } = await whoWrote('Sweet peas, and lots of them');
    const offer = {
      answerId: saved.answer_id,
      questionId: flower,
      answer: 'Sweet peas, and lots of them',
      confirmedOn: null,
    };
    expect(await offerTo(him)).toMatchObject({ ...offer, question: saved.question_text, saidOn: saved.created_at });
    clock.advance(3 * DAY);
    expect(await offerTo(him)).toMatchObject(offer);
    await say(him, saved.answer_id, 'later');
    expect(await offerTo(him)).toBeNull();
    clock.advance(7 * DAY);
    // Not now: two weeks of rest.
    expect(await offerTo(him)).toBeNull();
    clock.advance(14 * DAY);
    expect(await offerTo(him)).toMatchObject(offer);
  });

  it('confirmed, it rests twice as long, and is told as still true', async () => {
    const { him, saved } = await whoWrote('Sweet peas, and lots of them');
    const { body } = await say(him, saved.answer_id, 'still');
    expect(body.verdict).toBe('still');
    expect(await itemOf(him, saved.answer_id)).toMatchObject({ still_true_on: body.on });
    expect((await pastOf(him, saved.answer_id)).checks).toEqual([{ verdict: 'still', on: body.on }]);
    expect(await offerTo(await later(him, '2028-11-06T12:00:00Z'))).toBeNull();
    expect(await offerTo(await later(him, '2029-03-12T12:00:00Z'))).toMatchObject({ confirmedOn: body.on });
  });

  it('is none of what is new, of the past, hurts, is a fragment, waits to be asked, or was answered anew', async () => {
    const { him: recent } = await whoWrote('Sweet peas, and lots of them');
    await writeDown(test, recent, 'Peonies, this time', flower);
    expect(await offerTo(recent)).toBeNull();
    const { him: past } = await whoWrote('We met at the lake in May', databaseIdOf('us-013'));
    expect(await offerTo(past)).toBeNull();
    const { him: sad } = await whoWrote('Lilies, since the day my father died');
    expect(await offerTo(sad)).toBeNull();
    const { him: short } = await whoWrote('Sweet peas');
    expect(await offerTo(short)).toBeNull();
    const { him: waiting } = await whoWrote('Sweet peas, and lots of them');
    await test.call(extraQuestions.add, { as: waiting, body: { questionId: flower } });
    expect(await offerTo(waiting)).toBeNull();
  });

  it('is the first that is fit to be shown, however many fragments are older', async () => {
    const him = await cast.hire('basic');
    for (let n = 30; n < 40; n++) await writeDown(test, him, 'Tulips', databaseIdOf(`fav-0${n}`));
    await writeDown(test, him, 'Lilies, since the day my father died', flower);
    clock.advance(DAY);
    const long = await writeDown(test, him, 'The soup with the lentils', soup);
    expect(await offerTo(await later(him, A_MONDAY))).toMatchObject({ answerId: long.answer_id });
  });

  it('is a size of one word too, an answer to a question of his own, and what he pinned to her card comes first', async () => {
    const size = await whoWrote('8½', databaseIdOf('size-001'));
    expect(await offerTo(size.him)).toMatchObject({ answer: '8½' });
    clock.set(LONG_AGO);
    const author = await cast.hire('premium');
    const own = await addOwnQuestion(test, author, 'Which tea tonight?');
    await writeDown(test, author, 'The green one from Uji', own.id);
    const asked = await later(author, A_MONDAY);
    expect(await offerTo(asked)).toMatchObject({ question: 'Which tea tonight?' });
    clock.set(LONG_AGO);
    const him = await cast.hire('basic');
    await writeDown(test, him, 'The soup with the lentils', soup);
    clock.advance(DAY);
    const pinned = await writeDown(test, him, 'Sweet peas, and lots of them', flower);
    const body = { value: 'sweet peas', answerId: pinned.answer_id };
    await test.call(card.write, { as: him, params: { field: 'flower' }, body });
    expect(await offerTo(await later(him, A_MONDAY))).toMatchObject({ answerId: pinned.answer_id });
  });

  it('comes as often as he chose: weekly until he says otherwise, monthly, or never', async () => {
    const { him, saved } = await whoWrote('Sweet peas, and lots of them');
    const rhythmOf = async () => (await test.call(stillTrue.choice, { as: him })).body.rhythm;
    expect(await rhythmOf()).toBe('weekly');
    await choose(him, 'off');
    expect([await rhythmOf(), await offerTo(him)]).toEqual(['off', null]);
    await choose(him, 'monthly');
    await say(him, saved.answer_id, 'later');
    clock.advance(21 * DAY);
    expect(await offerTo(him)).toBeNull();
    await choose(him, 'weekly');
    expect(await offerTo(him)).not.toBeNull();
    const refused = await choose(him, 'hourly' as Rhythm);
    expect(refused).toMatchObject({ status: 400, body: { error: stillTrueMessages.unknownRhythm } });
  });

  it('"never" is final', async () => {
    const { him, saved } = await whoWrote('Sweet peas, and lots of them');
    await say(him, saved.answer_id, 'never');
    expect(await offerTo(await later(him, '2036-03-03T12:00:00Z'))).toBeNull();
  });
});

describe('a verdict', () => {
  it('from two devices at once is one, and a second on the same day changes nothing', async () => {
    const { him, saved } = await whoWrote('Sweet peas, and lots of them');
    const said = await Promise.all(
      (['still', 'unsure', 'later', 'still'] as const).map((verdict, n) =>
        say(him, saved.answer_id, verdict, n % 2 ? test : other),
      ),
    );
    const [first] = said.map(({ body }) => body);
    for (const { status, body } of said) expect({ status, body }).toEqual({ status: 200, body: first });
    expect((await say(him, saved.answer_id, 'never')).body).toEqual(first);
    expect((await pastOf(him, saved.answer_id)).checks).toEqual([first]);
    clock.advance(DAY);
    expect((await say(him, saved.answer_id, 'never')).body.verdict).toBe('never');
    expect((await pastOf(him, saved.answer_id)).checks.map(({ verdict }) => verdict)).toEqual([
      'never',
      first?.verdict,
    ]);
  });

  it('that does not exist is refused, and one of an answer that is not his is 404', async () => {
    const { him, saved } = await whoWrote('Sweet peas, and lots of them');
    const refused = await say(him, saved.answer_id, 'outdated' as Verdict);
    expect(refused).toMatchObject({ status: 400, body: { error: stillTrueMessages.unknownVerdict } });
    const stranger = await cast.hire('basic');
    for (const [as, id] of [
      [stranger, saved.answer_id],
      [him, randomUUID()],
    ] as const)
      expect((await say(as, id, 'still')).body).toMatchObject({ code: 'answer_not_found' });
  });
});

describe('her new word', () => {
  const replace = (as: Person, replaces: string, text: string, fields: { questionId?: string; key?: string } = {}) =>
    test.call(answers.submit, {
      as,
      body: { questionId: fields.questionId ?? flower, text, replaces },
      ...(fields.key && { headers: { 'idempotency-key': fields.key } }),
    });

  it('takes the place of the old one, which stays and says by what', async () => {
    const { him, saved } = await whoWrote('Sweet peas, and lots of them');
    const { body: now } = await replace(him, saved.answer_id, 'Only wild ones now');
    expect(await offerTo(him)).toBeNull();
    expect(await itemOf(him, saved.answer_id)).toMatchObject({
      answer_text: 'Sweet peas, and lots of them',
      replaced_by: { answer_id: now.answer_id, said_on: now.created_at },
    });
    expect((await itemOf(him, now.answer_id))?.replaced_by).toBeUndefined();
    expect((await pastOf(him, now.answer_id)).earlier).toEqual([
      { answerId: saved.answer_id, text: 'Sweet peas, and lots of them', saidOn: saved.created_at },
    ]);
    // What changed once is asked for again after half the time.
    expect(await offerTo(await later(him, '2027-08-23T12:00:00Z'))).toBeNull();
    expect(await offerTo(await later(him, '2027-09-06T12:00:00Z'))).toMatchObject({ answerId: now.answer_id });
  });

  it('counts as used where he pinned what it took the place of', async () => {
    const him = await cast.hire('basic');
    const pinned = await writeDown(test, him, 'Sweet peas, and lots of them', flower);
    const body = { value: 'sweet peas', answerId: pinned.answer_id };
    await test.call(card.write, { as: him, params: { field: 'flower' }, body });
    const other = await writeDown(test, him, 'The soup with the lentils', soup);
    clock.advance(DAY);
    await replace(him, other.answer_id, 'The one with leeks now', { questionId: soup });
    clock.advance(DAY);
    const { body: now } = await replace(him, pinned.answer_id, 'Only wild ones now');
    expect(await offerTo(await later(him, A_MONDAY))).toMatchObject({ answerId: now.answer_id });
  });

  it('is a chain, whatever is named, from several devices at once, and to another question', async () => {
    const { him, saved } = await whoWrote('Sweet peas, and lots of them');
    const texts = ['One', 'Two', 'Three'];
    const made = await Promise.all(texts.map((text) => replace(him, saved.answer_id, text)));
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    const last = await replace(him, saved.answer_id, 'Four', { questionId: soup });
    const { earlier } = await pastOf(him, last.body.answer_id);
    expect(
      earlier
        .map(({ text }) => text)
        .slice(0, 3)
        .sort(),
    ).toEqual(['One', 'Three', 'Two']);
    expect(earlier.at(-1)?.text).toBe('Sweet peas, and lots of them');
  });

  it('sent twice is one; of what is not there it is 404, and it cannot take its own place', async () => {
    const { him, saved } = await whoWrote('Sweet peas, and lots of them');
    const key = `key-${randomUUID()}`;
    const first = await replace(him, saved.answer_id, 'Only wild ones now', { key });
    const again = await replace(him, saved.answer_id, 'Only wild ones now', { key });
    expect(again.body).toEqual(first.body);
    expect(await historyOf(test, him)).toHaveLength(2);
    const itself = await replace(him, first.body.answer_id, 'Only wild ones now', { key });
    expect(itself).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    const stranger = await cast.hire('basic');
    for (const [as, id] of [
      [stranger, saved.answer_id],
      [him, randomUUID()],
    ] as const)
      expect((await replace(as, id, 'Mine')).body).toMatchObject({ code: 'answer_not_found' });
    expect(await historyOf(test, stranger)).toEqual([]);
  });

  it('taken out of the middle, the words before and after it stay one matter', async () => {
    const him = await cast.hire('premium');
    const first = await writeDown(test, him, 'Sweet peas', flower);
    const own = await addOwnQuestion(test, him, 'Which flower now?');
    await replace(him, first.answer_id, 'Two', { questionId: own.id });
    const middle = await replace(him, first.answer_id, 'Three');
    await replace(him, first.answer_id, 'Four', { questionId: own.id });
    const last = await replace(him, first.answer_id, 'Five');
    const earlier = async () => (await pastOf(him, last.body.answer_id)).earlier.map(({ text }) => text);
    expect(await earlier()).toEqual(['Four', 'Three', 'Two', 'Sweet peas']);
    await test.call(answers.remove, { as: him, params: { id: middle.body.answer_id } });
    expect(await earlier()).toEqual(['Four', 'Two', 'Sweet peas']);
    // The answers to a question go with it, several of one matter at once.
    await test.call(questions.remove, { as: him, params: { id: own.id } });
    expect(await earlier()).toEqual(['Sweet peas']);
    expect(await itemOf(him, first.answer_id)).toMatchObject({ replaced_by: { answer_id: last.body.answer_id } });
  });

  it('deleted, the old one stands again', async () => {
    const him = await cast.hire('premium');
    const saved = await writeDown(test, him, 'Sweet peas, and lots of them', flower);
    const { body: now } = await replace(him, saved.answer_id, 'Only wild ones now');
    await test.call(answers.remove, { as: him, params: { id: now.answer_id } });
    expect((await itemOf(him, saved.answer_id))?.replaced_by).toBeUndefined();
    const { body: again } = await replace(him, saved.answer_id, 'Roses after all');
    await test.call(answers.remove, { as: him, params: { id: saved.answer_id } });
    expect((await pastOf(him, again.answer_id)).earlier).toEqual([]);
  });
});
