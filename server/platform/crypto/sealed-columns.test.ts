import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '../../testing/app';
import { someoneWithEverything } from '../../testing/everything';
import { orNull } from './cipher';
import { letterContext, messageContext, openSystem } from './keyring';
import { resealed } from './rotate';

const test = await startTestApp();
afterAll(() => test.close());
const run = async <Row>(text: string, values?: unknown[]) =>
  (await test.world.database.executeSql(text, values)).rows as Row[];

const systemContext: Record<keyof typeof resealed, (id: string) => string> = {
  outbox: letterContext,
  contact_message: messageContext,
};
const isResealed = (table: string): table is keyof typeof resealed => table in resealed;

it('every sealed column is under the key of its user, which a change of the master key wraps anew, or is sealed anew itself', async () => {
  const { id: him } = await someoneWithEverything(test);
  const { db, vault } = test.world;
  const cipher = await vault.cipherOf(db, him);
  const columns = await run<{ table: string; column: string; all: string[] }>(
    `select c.table_name as "table", c.column_name as "column",
       array(select o.column_name::text from information_schema.columns o where o.table_schema = 'public' and o.table_name = c.table_name) as all
     from information_schema.columns c where c.table_schema = 'public' and c.column_name like 'sealed\\_%' order by 1, 2`,
  );
  expect(columns.length).toBeGreaterThan(15);
  for (const { table, column, all } of columns) {
    const name = `${table}.${column}`;
    const owner = ['user_id', 'created_by_user_id', 'id'].find((one) => all.includes(one));
    const rows = await run<Record<string, string | Uint8Array>>(
      `select *, ${column} as bytes from "${table}" where ${owner} = $1 and ${column} is not null`,
      [him],
    );
    expect(rows.length, `${name} of someone with everything`).toBeGreaterThan(0);
    for (const row of rows) {
      const bytes = Buffer.from(row.bytes as Uint8Array);
      const rowId = String(row.id ?? row.page ?? row.user_id);
      if (isResealed(table)) {
        expect(column).toBe(resealed[table]);
        expect(openSystem(vault.ring, systemContext[table](rowId), bytes).length, name).toBeGreaterThan(0);
        continue;
      }
      const place = { table, column, rowId };
      const opened = orNull(() => cipher.open(place, bytes)) ?? orNull(() => cipher.openBytes(place, bytes));
      expect(opened, name).not.toBeNull();
    }
  }
});
