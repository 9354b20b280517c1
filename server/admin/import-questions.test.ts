import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { admin } from '../../contract/admin';
import { limits } from '../../contract/limits';
import { questions } from '../../contract/questions';
import { shippedQuestions } from '../questions/pool/pool';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { emptiedDatabase } from '../testing/emptied-database';
import { addOwnQuestion, historyOf, writeDown } from '../testing/notebook';
import { auditLogFault, readAuditLogChain } from './audit-log-chain';

// Of its own: what is imported is everybody's.
const test = await startTestApp({ database: await emptiedDatabase() });
const cast = createCast(test);
afterAll(() => test.close());

type Who = { token: string };
const exported = async (as: Who) => (await test.call(admin.exportQuestions, { as })).body.csv;
const send = (as: Who | undefined, csv: string, confirm?: string) =>
  test.call(admin.importQuestions, { as, body: { csv, ...(confirm !== undefined && { confirm }) } });
const texts = async (as: Who) => (await test.call(admin.listQuestions, { as })).body.map(({ text }) => text);
const lastEntry = async (as: Who) => (await test.call(admin.auditLog, { as, query: { limit: 1 } })).body.entries[0];
async function written(as: Who, csv: string) {
  const { body } = await send(as, csv);
  return send(as, csv, body.confirm ?? 'none');
}
const fresh = () => `Which soup ${randomUUID()}?`;

describe('the pool as a file', () => {
  it('is for administrators alone', async () => {
    for (const role of ['basic', 'premium'] as const) {
      const as = await cast.hire(role);
      for (const reply of [await test.call(admin.exportQuestions, { as }), await send(as, 'text\nSoup?')]) {
        expect(reply).toMatchObject({ status: 403, body: { code: 'administrator_required' } });
      }
    }
    expect((await send(undefined, 'text\nSoup?')).status).toBe(401);
  });

  it('leaves whole, without a word of a user, and comes back without a change', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('premium')];
    const own = await addOwnQuestion(test, him, 'Quxwort?');
    const csv = await exported(boss);
    expect(csv).not.toMatch(/quxwort/i);
    expect(csv).not.toContain(own.id);
    const none = { added: 0, changed: 0, retired: 0, restored: 0 };
    expect((await send(boss, csv)).body).toMatchObject({ counts: none, faults: [], confirm: null, written: false });
    expect((await send(boss, csv)).body.unchanged).toBeGreaterThanOrEqual(shippedQuestions.length);
    const stolen = await send(boss, `id,text\n${own.id},Mine now?`);
    expect(stolen.body.faults).toMatchObject([{ line: 2, reason: expect.stringContaining('No question in the pool') }]);
  });

  it('is tried first, written once confirmed, and logged with its counts; the same again does nothing', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('basic')];
    const [old, gone, added] = [fresh(), fresh(), fresh()];
    const { id } = (await test.call(admin.addQuestion, { as: boss, body: { text: old } })).body;
    const { id: goneId } = (await test.call(admin.addQuestion, { as: boss, body: { text: gone } })).body;
    await writeDown(test, him, 'Borscht', id);
    const changed = fresh();
    const csv = `id,text,category,active\n${id},${changed},Our story,\n${goneId},${gone},,no\n,${added},playful,yes\n`;
    const tried = (await send(boss, csv)).body;
    const counts = { added: 1, changed: 1, retired: 1, restored: 0 };
    expect(tried).toMatchObject({ counts, written: false, changes: [{ line: 2, what: 'change', was: old }, {}, {}] });
    expect(await texts(boss)).toContain(old);

    expect(await send(boss, csv, tried.confirm ?? '')).toMatchObject({ status: 200, body: { counts, written: true } });
    const now = await texts(boss);
    expect([old, gone, changed, added].map((text) => now.includes(text))).toEqual([false, false, true, true]);
    expect((await historyOf(test, him))[0]).toMatchObject({ question_text: old });
    expect(await lastEntry(boss)).toMatchObject({
      action: 'import-questions',
      outcome: 'done',
      counts,
      targetId: null,
    });
    expect(auditLogFault(await readAuditLogChain(test.world))).toBeNull();

    const again = await send(boss, csv.replace(`${goneId},${gone},,no\n`, ''), tried.confirm ?? '');
    expect(again.body).toMatchObject({ written: true, counts: { added: 0, changed: 0 } });
    expect((await texts(boss)).filter((text) => text === added)).toHaveLength(1);
  });

  it('brings a retired question back to everybody', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('basic')];
    const text = fresh();
    const { id } = (await test.call(admin.addQuestion, { as: boss, body: { text } })).body;
    await test.call(admin.removeQuestion, { as: boss, params: { id } });
    expect((await written(boss, `id,text,active\n${id},${text},yes`)).body.counts).toMatchObject({ restored: 1 });
    expect((await test.call(questions.list, { as: him })).body.map((each) => each.id)).toContain(id);
  });

  it('with one bad line writes nothing, whatever is confirmed', async () => {
    const boss = await cast.hire('admin');
    const text = fresh();
    const csv = `text,category\n${text},playful\nWhich bread?,cooking`;
    expect((await send(boss, csv)).body).toMatchObject({ confirm: null, faultCount: 1, faults: [{ line: 3 }] });
    expect(await send(boss, csv, 'forged')).toMatchObject({ status: 400, body: { code: 'import_faulty' } });
    expect(await texts(boss)).not.toContain(text);
    expect(await lastEntry(boss)).toMatchObject({ action: 'import-questions', outcome: 'denied', counts: null });
  });

  it('cannot be confirmed without having been tried, nor for a pool that was changed since', async () => {
    const boss = await cast.hire('admin');
    const text = fresh();
    const csv = `text\n${text}`;
    expect(await send(boss, csv, 'forged')).toMatchObject({ status: 409, body: { code: 'pool_changed' } });
    const { confirm } = (await send(boss, csv)).body;
    await test.call(admin.addQuestion, { as: boss, body: { text: fresh() } });
    expect(await send(boss, csv, confirm ?? '')).toMatchObject({ status: 409, body: { code: 'pool_changed' } });
    expect(await texts(boss)).not.toContain(text);
  });

  it('of two that meet, one is written and the other hears of it', async () => {
    const boss = await cast.hire('admin');
    const files = [`text\n${fresh()}`, `text\n${fresh()}`];
    const tried = await Promise.all(files.map(async (csv) => (await send(boss, csv)).body.confirm ?? ''));
    const replies = await Promise.all(files.map((csv, index) => send(boss, csv, tried[index])));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const same = `text\n${fresh()}`;
    const { confirm } = (await send(boss, same)).body;
    const twice = await Promise.all([send(boss, same, confirm ?? ''), send(boss, same, confirm ?? '')]);
    expect(twice.map(({ body }) => body.counts.added).sort()).toEqual([0, 1]);
  });

  it('has room for a large pool, and no more', async () => {
    const boss = await cast.hire('admin');
    const most = limits.admin.poolFile.characters;
    const long = await send(boss, 'x'.repeat(most + 1));
    expect(long).toMatchObject({ status: 400, body: { error: expect.stringContaining('This file is too long') } });
    expect((await send(boss, '🍲'.repeat(most * 2))).status).toBe(413);
    const lines = Array.from(
      { length: 2_000 },
      (_, n) => `Which of the two thousand is number ${n}? ${'é'.repeat(80)}`,
    );
    const large = await written(boss, `text\n${lines.join('\n')}`);
    expect(large.body.counts).toMatchObject({ added: 2_000 });
  });
});
