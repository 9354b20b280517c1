import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sharedDatabase } from '../../testing/database';
import { asArray, type DbOrTx, rowsOf } from './open';
import { rateCounter } from './schema';

const { db, executeSql } = await sharedDatabase();
const MOMENT = '2026-03-02T12:00:00.000Z';
const question = `select '${MOMENT}'::timestamptz as moment, array['${MOMENT}'::timestamptz] as moments, 1 as n`;
const asText = expect.stringMatching(/^2026-03-0\d \d\d:00:00\+\d\d$/);

describe('values of a query', () => {
  it.each([
    ['with values', `${question} where true = $1`, [true]],
    ['without', question, undefined],
  ])('in plain SQL %s are moments where they are moments, for the job queue', async (_how, text, values) => {
    const { rows } = await executeSql(text, values);
    expect(rows).toEqual([{ moment: new Date(MOMENT), moments: [new Date(MOMENT)], n: 1 }]);
  });

  it('in the columns of a table are moments for Drizzle, inside a transaction as outside', async () => {
    const moment = new Date(MOMENT);
    const written = { bucket: randomUUID(), windowStart: moment, count: 1 };
    const his = eq(rateCounter.bucket, written.bucket);
    const read = (on: DbOrTx) => on.select().from(rateCounter).where(his);
    const inside = await db.transaction(async (tx) => {
      expect(await tx.insert(rateCounter).values(written).returning()).toEqual([written]);
      return read(tx);
    });
    expect([inside, await read(db)]).toEqual([[written], [written]]);
    await db.delete(rateCounter).where(his);
  });

  it('passed on as a column of rows come back as they were', async () => {
    const texts = [
      'plain',
      'a, b',
      '"quoted"',
      'back\\slash',
      '{braces}',
      'NULL',
      'nul|-l0',
      '',
      ' blank ',
      'é 💛',
      null,
    ];
    const moments = texts.map(() => new Date(MOMENT));
    const rows = await rowsOf<{ text: string | null; n: number }>(
      db,
      sql`select r.text, extract(epoch from r.moment)::int as n, r.yes from unnest(${asArray(texts)}::text[],
        ${asArray(moments)}::timestamptz[], ${asArray(texts.map((text) => text === null))}::boolean[]) as r(text, moment, yes)`,
    );
    expect(rows).toEqual(texts.map((text) => ({ text, n: Date.parse(MOMENT) / 1000, yes: text === null })));
  });

  it('for Drizzle are the text that it makes moments of itself, inside a transaction as outside', async () => {
    const outside = await rowsOf(db, sql.raw(question));
    const inside = await db.transaction((tx) => rowsOf(tx, sql.raw(question)));
    expect(outside).toMatchObject([{ moment: asText, n: 1 }]);
    expect(inside).toEqual(outside);
  });
});
