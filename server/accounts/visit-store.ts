import { lt, sql } from 'drizzle-orm';
import { deleteInBatches } from '../platform/db/in-batches';
import type { Db } from '../platform/db/open';
import { visitCount } from '../platform/db/schema';

interface Visit {
  userId: string;
  timeZone: string;
  now: Date;
  hour: Date;
  day: Date;
}

/**
 * One statement, under a lock on the row: of any number of calls at once one is his first of the hour, and of the day.
 * What is counted is that somebody was here; who it was and when goes no further than his own row.
 */
export async function saveVisit(db: Db, { userId, timeZone, now, hour, day }: Visit): Promise<void> {
  await db.execute(sql`
    with before as (select id, last_seen_at from "user" where id = ${userId} for no key update),
    seen as (update "user" set last_seen_at = ${now.toISOString()}::timestamptz, time_zone = ${timeZone}
      from before where "user".id = before.id)
    insert into visit_count (scale, starts_at, people)
    select step.scale, step.starts_at, 1 from before, (values
      ('hour', ${hour.toISOString()}::timestamptz), ('day', ${day.toISOString()}::timestamptz)) as step (scale, starts_at)
    where before.last_seen_at is null or before.last_seen_at < step.starts_at
    order by step.scale
    on conflict (scale, starts_at) do update set people = visit_count.people + 1`);
}

export function purgeVisitCounts(db: Db, before: Date): Promise<void> {
  return deleteInBatches(db, visitCount, lt(visitCount.startsAt, before));
}
