import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { createCast } from '../testing/cast';
import { sharedDatabase } from '../testing/database';
import { openTwoApps } from '../testing/instances';
import { writeDown } from '../testing/notebook';

// On PostgreSQL alone: the embedded database takes one transaction at a time.
const database = await sharedDatabase();
const [test, other] = await openTwoApps({ database });
const cast = createCast(test);

/** How many statements wait for somebody else's lock. */
const waiting = async () =>
  (
    await database.executeSql(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rows.length;

it('of two edits that wait for the same answer, the second reads what the first wrote', async () => {
  const him = await cast.hire('premium');
  const { answer_id: id } = await writeDown(test, him, 'Peonies');
  const edit = (from: typeof test, text: string) =>
    from.call(answers.edit, { as: him, params: { id }, body: { text, basedOn: 'Peonies' } });
  let edits: Promise<{ status: number }[]> | undefined;
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select id from answer where user_id = ${him.id} for update`);
    edits = Promise.all([edit(test, 'Tulips'), edit(other, 'Marzipan')]);
    await expect.poll(waiting, { timeout: 15_000 }).toBe(2);
  });
  expect((await edits)?.map(({ status }) => status).sort()).toEqual([200, 409]);
});
