import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { admin } from '../../contract/admin';
import { auditLog } from '../platform/db/schema';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { emptiedDatabase } from '../testing/emptied-database';

// Of its own: what administrators do to the pool is done to everybody.
const database = await emptiedDatabase();
const test = await startTestApp({ database });
const cast = createCast(test);
afterAll(() => test.close());

type Who = { token: string };
const list = (as: Who) => test.call(admin.listQuestions, { as });
const add = (as: Who | undefined, text: string) => test.call(admin.addQuestion, { as, body: { text } });
const edit = (as: Who, id: string, text: string) =>
  test.call(admin.editQuestion, { as, params: { id }, body: { text } });
const remove = (as: Who, id: string) => test.call(admin.removeQuestion, { as, params: { id } });
const entriesOf = ({ id }: { id: string }) =>
  database.db.select().from(auditLog).where(eq(auditLog.adminId, id)).orderBy(auditLog.createdAt);

describe('an administrator', () => {
  it.each(['which soup warms you', '  WHICH  soup\nwarms you ?!', 'Which soup warms you…'])(
    'is told that the pool has it already when he adds %j, and nothing happens',
    async (again) => {
      const [boss, him] = [await cast.hire('admin'), await cast.hire('premium')];
      await add(boss, 'Which soup warms you?');
      const before = (await list(boss)).body;
      expect(before.filter(({ text }) => text === 'Which soup warms you?')).toHaveLength(1);
      const refusal = { status: 409, body: { code: 'question_known', error: 'That question is already in the pool.' } };
      expect(await add(boss, again)).toMatchObject(refusal);
      const other = before.find(({ text }) => text !== 'Which soup warms you?');
      expect(await edit(boss, other?.id ?? '', again)).toMatchObject(refusal);
      expect((await list(boss)).body).toEqual(before);
      const tries = (await entriesOf(boss)).filter(({ outcome }) => outcome === 'denied');
      expect(tries).toContainEqual(expect.objectContaining({ action: 'add-question', reason: 'question_known' }));
      expect(tries).toContainEqual(expect.objectContaining({ action: 'edit-question', targetId: other?.id }));
      expect((await add(him, again)).status).toBe(201);
    },
  );

  it('is told first that there is no such question to change', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('premium')];
    const [known] = (await list(boss)).body;
    const { body: own } = await add(him, 'Which dream?');
    expect((await edit(boss, own.id, known?.text ?? '')).status).toBe(404);
  });

  it('may write a question otherwise, and ask anew what was retired', async () => {
    const boss = await cast.hire('admin');
    const { body: added } = await add(boss, 'which tea');
    expect(await edit(boss, added.id, 'Which tea?')).toMatchObject({ status: 200, body: { text: 'Which tea?' } });
    expect((await add(boss, 'Which tea?')).status).toBe(409);
    await remove(boss, added.id);
    expect((await add(boss, 'Which tea?')).status).toBe(201);
  });

  it('adding the same many times at once, adds it once', async () => {
    const bosses = [await cast.hire('admin'), await cast.hire('admin')];
    const tries = Array.from({ length: 6 }, (_, n) => add(bosses[n % 2], `Which bread${'?'.repeat(n)}`));
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('rewriting several to the same words while it is added, makes it one', async () => {
    const boss = await cast.hire('admin');
    const others = await Promise.all(['Which jam?', 'Which oil?', 'Which nut?'].map((text) => add(boss, text)));
    const replies = await Promise.all([
      ...others.map(({ body }) => edit(boss, body.id, 'Which honey?')),
      ...[1, 2, 3].map(() => add(boss, 'Which honey?')),
    ]);
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(5);
    expect((await list(boss)).body.filter(({ text }) => text === 'Which honey?')).toHaveLength(1);
  });

  it('may say to which category it belongs; else it is an everyday favourite', async () => {
    const boss = await cast.hire('admin');
    expect((await add(boss, 'Which cake?')).body.category).toBe('everyday-favourites');
    const body = { text: 'Which bench is ours?', category: 'our-story' } as const;
    expect((await test.call(admin.addQuestion, { as: boss, body })).body).toMatchObject(body);
    for (const category of ['custom', 'constructor', '', null]) {
      const odd = { text: 'Which shelf?', category } as unknown as typeof body;
      const reply = await test.call(admin.addQuestion, { as: boss, body: odd });
      expect(reply).toMatchObject({ status: 400, body: { error: 'Please choose one of the categories.' } });
    }
  });
});
