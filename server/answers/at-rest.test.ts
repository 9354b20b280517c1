import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { answerHistory } from '../../contract/answer-history';
import { answers } from '../../contract/answers';
import { card } from '../../contract/card';
import { dates } from '../../contract/dates';
import { ideas } from '../../contract/ideas';
import { push } from '../../contract/push';
import { questions } from '../../contract/questions';
import { startTestApp, type TestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { openFreshDatabase } from '../testing/database';
import { dumpOf, placesOf, serverFilesOf } from '../testing/dump';
import { emptiedDatabase } from '../testing/emptied-database';
import { addOwnQuestion, historyOf, writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';
import { someSubscription } from '../testing/push-service';

/** Short and random: a long or repetitive text could hide from the search by being compressed. */
const canary = () =>
  randomBytes(12)
    .toString('hex')
    .replace(/[0-9]/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

/** Types something into every place that takes his words, changes some of it and deletes some. */
async function confide(test: TestApp, as: Person, mark: string): Promise<void> {
  const key = { 'idempotency-key': `k${randomBytes(8).toString('hex')}` };
  const kept = await writeDown(test, as, `${mark} kept`);
  await test.call(answers.submit, { as, body: { questionId: kept.question_id, text: `${mark} kept` }, headers: key });
  const edited = await writeDown(test, as, `${mark} edited`);
  const deleted = await writeDown(test, as, `${mark} deleted`);
  await addOwnQuestion(test, as, `${mark} asked`);
  const ownEdited = await addOwnQuestion(test, as, `${mark} asked anew`);
  const ownDeleted = await addOwnQuestion(test, as, `${mark} not asked`);
  await writeDown(test, as, `${mark} deleted`, ownDeleted.id);
  await test.call(answers.edit, { as, params: { id: edited.answer_id }, body: { text: `${mark} edited now` } });
  const { revisions } = (await test.call(answerHistory.show, { as, params: { id: edited.answer_id } })).body;
  expect(revisions.map(({ text }) => text)).toEqual([`${mark} edited`]);
  await test.call(answers.remove, { as, params: { id: deleted.answer_id } });
  await test.call(questions.edit, { as, params: { id: ownEdited.id }, body: { text: `${mark} asked anew now` } });
  await test.call(questions.remove, { as, params: { id: ownDeleted.id } });
  const pinned = { value: `${mark} short`, answerId: kept.answer_id, start: 0, end: 10 };
  await test.call(card.write, { as, params: { field: 'shoe' }, body: pinned });
  await test.call(card.write, { as, params: { field: 'shoe' }, body: { value: `${mark} noted` } });
  await test.call(card.show, { as });
  const sources = [{ answerId: kept.answer_id }];
  const idea = { kind: 'gift', title: `${mark} idea`, note: `${mark} why`, where: `${mark} where` } as const;
  const added = (await test.call(ideas.add, { as, body: { ...idea, sources } })).body.idea;
  const moves = [{ from: 'idea', to: 'planned' } as const, { from: 'planned', to: 'given' } as const];
  for (const body of moves) await test.call(ideas.move, { as, params: { id: added.id }, body });
  const taken = { reaction: 2 as const, reactionWords: `${mark} taken` };
  const told = await test.call(ideas.sayHowTaken, { as, params: { id: added.id }, body: taken });
  expect([told.body.where, told.body.reactionWords]).toEqual([`${mark} where`, `${mark} taken`]);
  expect((await test.call(push.subscribe, { as, body: someSubscription(mark) })).status).toBe(200);
  await test.call(accounts.saveHerName, { as, body: { name: `${mark} before` } });
  await test.call(accounts.saveHerName, { as, body: { name: `${mark} Anna` } });
  const rule = { kind: 'day', month: 1, day: 1 } as const;
  const date = { occasion: 'other' as const, label: `${mark} day`, rule, leads: [3], discreetTitle: `${mark} title` };
  const { id } = (await test.call(dates.add, { as, body: date, headers: key })).body;
  await test.call(dates.edit, { as, params: { id }, body: { ...date, label: `${mark} day now` } });
  await test.call(dates.dismissMentioned, { as, body: { label: `${mark} waved away`, rule } });
  const went = { params: { id, occurrence: '2026-01-01' }, body: { text: `${mark} went` } };
  expect((await test.call(dates.sayHowItWent, { as, ...went })).status).toBe(200);
}

const test = await startTestApp({ database: await emptiedDatabase() });
const cast = createCast(test);
const { database } = test.world;
afterAll(() => test.close());

describe('what lies in the database', () => {
  it('the search finds words wherever they are readable, or the tests below would prove nothing', async () => {
    const forms: Record<string, (words: string) => string> = {
      text: (words) => `so ${words}.`,
      hex: (words) => Buffer.from(words).toString('hex'),
      'base64 in the middle': (words) => Buffer.from(`He: ${words}!`).toString('base64'),
      'letters of two bytes': (words) => Buffer.from(words, 'utf16le').toString('hex'),
    };
    const said = Object.fromEntries(Object.keys(forms).map((form) => [form, canary()]));
    for (const [form, write] of Object.entries(forms)) {
      const row = [form, write(said[form] ?? '')];
      await database.executeSql('insert into shipped_data (name, fingerprint) values ($1, $2)', row);
    }
    const sent = canary();
    await database.executeSql(
      `insert into contact_message (id, purpose, priority, sealed_message, created_at)
       values (gen_random_uuid(), 'control', false, $1, now())`,
      [Buffer.from(`said ${sent} twice`)],
    );
    const dump = await dumpOf(database);
    for (const [form, words] of Object.entries(said))
      expect(placesOf(dump, words), form).toEqual(['public.shipped_data']);
    expect(placesOf(dump, sent)).toEqual(['public.contact_message']);
    expect(placesOf(dump, canary())).toEqual([]);
    await database.executeSql('delete from shipped_data where name = any($1)', [Object.keys(forms)]);
    await database.executeSql('delete from contact_message where purpose = $1', ['control']);
  });

  it.each(['basic', 'premium'] as const)(
    'DATA-26 DATA-27 no word of an answer, a question or her name of a %s account, yet he reads them all',
    async (role) => {
      const him = await cast.hire('premium');
      const mark = canary();
      await confide(test, him, mark);
      if (role === 'basic') await database.executeSql('delete from subscription where user_id = $1', [him.id]);
      const last = await writeDown(test, him, `${mark} at last`);
      const dump = await dumpOf(database);
      expect(placesOf(dump, mark)).toEqual([]);
      // His address must be found at login, so it stands there readable: the dump is one.
      expect(placesOf(dump, him.email)).toEqual(['public."user"']);
      expect(dump.get('public.answer')).toContain(last.answer_id);
      expect((await test.call(accounts.me, { as: him })).body.her_name).toBe(`${mark} Anna`);
      const { lines } = (await test.call(card.show, { as: him })).body;
      const noted = lines.flatMap(({ entries }) => entries.map(({ value }) => value));
      expect(noted.sort()).toEqual([`${mark} noted`, `${mark} short`]);
      const shown = (await historyOf(test, him)).map((item) => item.answer_text ?? item.question_text);
      expect(shown.map((text) => text.replace(mark, '').trim())).toEqual([
        'at last',
        'asked anew now',
        'asked',
        'edited now',
        'kept',
        'kept',
      ]);
    },
  );
});

/** Those of the embedded one are looked through in `private-text.process.test`. */
describe('what lies in the files of the database', () => {
  it('DATA-26 no word of an answer, a question or her name, edited, deleted or of a deleted account', async () => {
    const opened = await openFreshDatabase();
    const app = await startTestApp({ database: opened });
    const people = createCast(app);
    const [stays, leaves] = [await people.hire('premium'), await people.hire('premium')];
    const mark = canary();
    await confide(app, stays, mark);
    await confide(app, leaves, mark);
    expect((await app.call(accounts.deleteAccount, { as: leaves })).status).toBe(200);
    await app.close();
    const files = await serverFilesOf(opened).finally(opened.close);
    expect(placesOf(files, mark)).toEqual([]);
    expect(placesOf(files, stays.email).length).toBeGreaterThan(1);
  }, 120_000);
});
