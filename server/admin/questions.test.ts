import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { admin } from '../../contract/admin';
import { messages } from '../../contract/messages';
import { questions } from '../../contract/questions';
import { auditLog } from '../platform/db/schema';
import { shippedQuestions } from '../questions/pool/pool';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { emptiedDatabase } from '../testing/emptied-database';
import { addOwnQuestion, historyOf, poolQuestions, writeDown } from '../testing/notebook';

// Of its own: what administrators do to the pool is done to everybody.
const database = await emptiedDatabase();
const test = await startTestApp({ database });
const cast = createCast(test);
const { db } = database;
afterAll(() => test.close());

type Who = { token: string };
const list = (as?: Who) => test.call(admin.listQuestions, { as });
const add = (as: Who | undefined, text: string) => test.call(admin.addQuestion, { as, body: { text } });
const edit = (as: Who | undefined, id: string, text: string) =>
  test.call(admin.editQuestion, { as, params: { id }, body: { text } });
const remove = (as: Who | undefined, id: string) => test.call(admin.removeQuestion, { as, params: { id } });
const entriesOf = ({ id }: { id: string }) =>
  db.select().from(auditLog).where(eq(auditLog.adminId, id)).orderBy(auditLog.createdAt);
const doneBy = async (who: { id: string }) => (await entriesOf(who)).filter(({ outcome }) => outcome === 'done');
const seenBy = async (as: Who) => (await test.call(questions.list, { as })).body;

describe('an administrator', () => {
  it('API-44 ROLE-25 sees the pool, all of it', async () => {
    const { status, body } = await list(await cast.hire('admin'));
    expect(status).toBe(200);
    expect(body).toHaveLength(shippedQuestions.length);
    expect(new Set(body.map(({ text }) => text))).toEqual(new Set(shippedQuestions.map(({ text }) => text)));
    expect(body.every(({ created_by_user_id }) => created_by_user_id === null)).toBe(true);
  });

  it('ROLE-31 ROLE-32 never sees a question or an answer of a user, by any of these calls', async () => {
    const [him, boss] = [await cast.hire('premium'), await cast.hire('admin')];
    const own = await addOwnQuestion(test, him, 'Quxwort?');
    await writeDown(test, him, 'Quxwort!', own.id);
    const replies = [
      await list(boss),
      await add(boss, 'Which soup do you like?'),
      await edit(boss, own.id, 'What now?'),
      await remove(boss, own.id),
      await test.call(questions.list, { as: boss }),
      await test.call(questions.random, { as: boss }),
    ];
    for (const { body } of replies) {
      const text = JSON.stringify(body);
      expect(text.includes('Quxwort') || text.includes(own.id) || text.includes(him.id)).toBe(false);
    }
  });

  it("API-46 API-47 a user's question does not exist for him: 404, unchanged, and only that he tried is logged", async () => {
    const [him, boss] = [await cast.hire('premium'), await cast.hire('admin')];
    const own = await addOwnQuestion(test, him);
    await writeDown(test, him, 'Of the sea', own.id);
    const before = [await seenBy(him), await historyOf(test, him)];
    for (const id of [own.id, randomUUID()]) {
      expect(await edit(boss, id, 'Overwritten?')).toMatchObject({ status: 404, body: { code: 'question_not_found' } });
      expect(await remove(boss, id)).toMatchObject({ status: 404, body: { code: 'question_not_found' } });
    }
    expect([await seenBy(him), await historyOf(test, him)]).toEqual(before);
    const refused = { outcome: 'denied', reason: 'question_not_found' };
    expect(await entriesOf(boss)).toMatchObject([refused, refused, refused, refused]);
  });

  it('API-45 ROLE-25 adds to the pool, for everybody', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('basic')];
    const reply = await add(boss, '  Which soup would you eat every day? 🍲\n');
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({ text: 'Which soup would you eat every day? 🍲', created_by_user_id: null });
    expect((await list(boss)).body).toContainEqual(reply.body);
    expect(await seenBy(him)).toContainEqual(reply.body);
    expect((await writeDown(test, him, 'Borscht', reply.body.id)).question_text).toBe(reply.body.text);
  });

  it('API-46 ROLE-25 changes a text for everybody; answers already given keep the words they were given to', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('basic')];
    const { body: added } = await add(boss, 'Witch soup?');
    await writeDown(test, him, 'Borscht', added.id);
    const reply = await edit(boss, added.id, 'Which soup?');
    expect(reply).toMatchObject({ status: 200, body: { ...added, text: 'Which soup?' } });
    expect(await seenBy(him)).toContainEqual(reply.body);
    expect(await historyOf(test, him)).toMatchObject([{ question_text: 'Witch soup?', answer_text: 'Borscht' }]);
  });

  it('API-47 ROLE-25 retires a question: it is listed no more, its answers stay, and a second time it is 404', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('basic')];
    const [question] = await poolQuestions(test, him);
    const id = question?.id ?? '';
    const saved = await writeDown(test, him, 'Borscht', id);
    const reply = await remove(boss, id);
    expect(reply).toMatchObject({ status: 200, body: { message: messages.question.deleted } });
    for (const listed of [(await list(boss)).body, await seenBy(him)]) {
      expect(listed.map((one) => one.id)).not.toContain(id);
    }
    expect(await historyOf(test, him)).toMatchObject([
      { item_id: saved.answer_id, question_text: question?.text, answer_text: 'Borscht' },
    ]);
    expect((await remove(boss, id)).status).toBe(404);
    expect((await edit(boss, id, 'Again?')).status).toBe(404);
  });

  it.each([
    ['', messages.question.emptyText],
    [' \n', messages.question.emptyText],
    ['x'.repeat(501), messages.question.textTooLong],
    ['a\u0000b', messages.common.unreadableText],
  ])('is told what is wrong with %.10j, and nothing happens', async (text, words) => {
    const boss = await cast.hire('admin');
    const before = (await list(boss)).body;
    expect(await add(boss, text)).toMatchObject({ status: 400, body: { error: words } });
    expect(await edit(boss, before[0]?.id ?? '', text)).toMatchObject({ status: 400, body: { error: words } });
    expect((await list(boss)).body).toEqual(before);
    expect(await entriesOf(boss)).toEqual([]);
  });
});

describe('what an administrator does to the pool', () => {
  it('ADMIN-42 is logged, one line for each action: who, what, to which, when', async () => {
    const boss = await cast.hire('admin');
    const before = test.clock.now().getTime();
    const { body } = await add(boss, 'Which broth?');
    await edit(boss, body.id, 'Which broths?');
    await list(boss);
    await remove(boss, body.id);
    await remove(boss, body.id);
    const entries = await entriesOf(boss);
    expect(entries.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'add-question done',
      'edit-question done',
      'delete-question done',
      'delete-question denied',
    ]);
    expect(new Set(entries.map(({ targetId }) => targetId))).toEqual(new Set([body.id]));
    for (const { createdAt } of entries) expect(createdAt.getTime()).toBeGreaterThanOrEqual(before);
  });

  it.each([
    ['without its line in the log', 'before insert on audit_log for each row'],
    [
      'nor its line without the action',
      'after insert or update on question deferrable initially deferred for each row',
    ],
  ])('both or neither, %s', async (_, when) => {
    const boss = await cast.hire('admin');
    const before = (await list(boss)).body;
    const id = before[0]?.id ?? '';
    await database.executeSql(
      `create function fail() returns trigger language plpgsql as $$ begin raise exception 'fails'; end $$;
       create ${when.includes('deferred') ? 'constraint' : ''} trigger fail ${when} execute function fail()`,
    );
    const replies = [await add(boss, 'Which stew?'), await edit(boss, id, 'Which stew?'), await remove(boss, id)];
    await database.executeSql('drop function fail cascade');
    expect(replies.map(({ status }) => status)).toEqual([500, 500, 500]);
    expect((await list(boss)).body).toEqual(before);
    expect(await doneBy(boss)).toEqual([]);
  });

  it('retired many times at once, it is retired once and logged once', async () => {
    const boss = await cast.hire('admin');
    const { body } = await add(boss, 'Which sauce?');
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => remove(boss, body.id)))).map((r) => r.status);
    expect(statuses.sort()).toEqual([200, 404, 404, 404, 404, 404]);
    expect((await doneBy(boss)).filter(({ action }) => action === 'delete-question')).toHaveLength(1);
  });
});

describe('a premium user', () => {
  it('SEARCH-57 CUSTOM-23 sees, adds, changes and deletes his own by the same paths, and only those', async () => {
    const [him, other] = [await cast.hire('premium'), await cast.hire('premium')];
    await addOwnQuestion(test, other, 'Theirs?');
    expect((await list(him)).body).toEqual([]);
    const added = await add(him, 'What did you dream?');
    expect(added).toMatchObject({ status: 201, body: { created_by_user_id: him.id, category: 'custom' } });
    expect((await list(him)).body).toEqual([added.body]);
    const edited = await edit(him, added.body.id, 'And now?');
    expect(edited).toMatchObject({ status: 200, body: { ...added.body, text: 'And now?' } });
    expect((await list(him)).body).toEqual([edited.body]);
    expect(await seenBy(him)).toContainEqual(edited.body);
    await writeDown(test, him, 'Of the sea', added.body.id);
    expect((await remove(him, added.body.id)).status).toBe(200);
    expect([(await list(him)).body, await historyOf(test, him)]).toEqual([[], []]);
    expect(await entriesOf(him)).toEqual([]);
  });

  it("cannot touch the pool or somebody else's: 404 and nothing changes", async () => {
    const [him, other, boss] = [await cast.hire('premium'), await cast.hire('premium'), await cast.hire('admin')];
    const theirs = await addOwnQuestion(test, other);
    const before = [(await list(boss)).body, await seenBy(other)];
    for (const id of [theirs.id, before[0]?.[0]?.id ?? '', randomUUID()]) {
      expect((await edit(him, id, 'Overwritten?')).status).toBe(404);
      expect((await remove(him, id)).status).toBe(404);
    }
    expect([(await list(boss)).body, await seenBy(other)]).toEqual(before);
  });
});

describe('anybody else', () => {
  it('a basic user is 403, an anonymous visitor 401, and the pool stays as it is', async () => {
    const [him, boss] = [await cast.hire('basic'), await cast.hire('admin')];
    const before = (await list(boss)).body;
    const id = before[0]?.id ?? '';
    for (const [who, status] of [
      [him, 403],
      [undefined, 401],
    ] as const) {
      const replies = [await list(who), await add(who, 'Mine?'), await edit(who, id, 'Mine?'), await remove(who, id)];
      expect(replies.map((reply) => reply.status)).toEqual([status, status, status, status]);
    }
    expect((await list(boss)).body).toEqual(before);
  });
});
