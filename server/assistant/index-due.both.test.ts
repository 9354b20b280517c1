import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { openFreshDatabase } from '../testing/database';
import { writeDown } from '../testing/notebook';
import { runJob } from '../testing/payments';
import type { Person } from '../testing/people';

// A database of its own: nobody else is due in it.
const database = await openFreshDatabase();
const test = await startTestApp({ database });
const cast = createCast(test);
afterAll(async () => {
  await test.close();
  await database.close();
});

const run = (text: string, values?: unknown[]) => database.executeSql(text, values);
const index = () => runJob(test, 'index-answers');

/** People whose Premium is over and who have answered since. */
async function addLapsed(many: number): Promise<void> {
  await run(
    `with people as (insert into "user" (id, email, email_key, password_hash, created_at, time_zone)
       select gen_random_uuid(), mail, mail, '', now(), 'UTC'
       from (select 'lapsed-' || gen_random_uuid() || '@example.com' as mail from generate_series(1, $1)) made returning id),
     ended as (insert into subscription (user_id, status, current_period_end, updated_at)
       select id, 'canceled', now() + interval '1 day', now() from people)
     insert into assistant_index (user_id) select id from people`,
    [many],
  );
}

async function indexOf({ id }: Person) {
  const { rows } = await run(
    'select version = indexed_version as "isCurrent", is_due as "isDue" from assistant_index where user_id = $1',
    [id],
  );
  return rows[0];
}

async function dueOnes(): Promise<number> {
  const { rows } = await run('select count(*)::int as n from assistant_index where is_due');
  return (rows as { n: number }[])[0]?.n ?? 0;
}

const pay = ({ id }: Person, status: string) =>
  run(
    `insert into subscription (user_id, status, current_period_end, updated_at) values ($1, $2, now() + interval '1 month', now())
     on conflict (user_id) do update set status = excluded.status, current_period_end = excluded.current_period_end`,
    [id, status],
  );

describe('who is due', () => {
  it('an active husband is served, however many whose Premium is over go on answering; those are looked at once', async () => {
    await addLapsed(1_100);
    const him = await cast.hire('premium');
    for (const text of ['Tulips.', 'Marzipan.', 'The sea.']) await writeDown(test, him, text);
    await index();
    expect(await indexOf(him)).toEqual({ isCurrent: true, isDue: false });
    expect(await dueOnes()).toBe(0);
  });

  it('somebody without Premium is let go, and due again with his next answer or with the day he pays', async () => {
    const him = await cast.hire('basic');
    await writeDown(test, him, 'Tulips.');
    expect(await indexOf(him)).toEqual({ isCurrent: false, isDue: true });
    await index();
    expect(await indexOf(him)).toEqual({ isCurrent: false, isDue: false });
    await writeDown(test, him, 'Marzipan.');
    expect(await indexOf(him)).toMatchObject({ isDue: true });
    await index();
    await pay(him, 'incomplete');
    await index();
    expect(await indexOf(him)).toEqual({ isCurrent: false, isDue: false });
    await pay(him, 'active');
    expect(await indexOf(him)).toMatchObject({ isDue: true });
    await index();
    expect(await indexOf(him)).toEqual({ isCurrent: true, isDue: false });
  });

  it('a renewal makes nobody due whose index is current', async () => {
    const him = await cast.hire('premium');
    await writeDown(test, him, 'Tulips.');
    await index();
    await pay(him, 'active');
    expect(await indexOf(him)).toEqual({ isCurrent: true, isDue: false });
  });

  it('an operator who throws the index away, as the manual says, makes everybody due', async () => {
    const him = await cast.hire('premium');
    await writeDown(test, him, 'Tulips.');
    await index();
    await run('truncate assistant_page');
    await run('update assistant_index set version = version + 1');
    expect(await indexOf(him)).toEqual({ isCurrent: false, isDue: true });
    await index();
    expect(await indexOf(him)).toEqual({ isCurrent: true, isDue: false });
  });
});
