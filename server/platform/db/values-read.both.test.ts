import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sharedDatabase } from '../../testing/database';
import { rowsOf } from './open';

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

  it('for Drizzle are the text that it makes moments of itself, inside a transaction as outside', async () => {
    const outside = await rowsOf(db, sql.raw(question));
    const inside = await db.transaction((tx) => rowsOf(tx, sql.raw(question)));
    expect(outside).toMatchObject([{ moment: asText, n: 1 }]);
    expect(inside).toEqual(outside);
  });
});
