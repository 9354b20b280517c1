import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../config';
import { StartRefused } from '../refusal';

/**
 * How PostgreSQL shows our connections, in `pg_stat_activity.application_name`: this, the mark of instances that answer alike,
 * and what tells one process from another.
 */
export const APPLICATION = 'heartnote';
/** Behind the name of one that came through a pooler. */
const POOLED = ' pooled';

/** The names of a process's connections. */
export function connectionNames(name: string): { direct: string; pooled: string } {
  const direct = `${name} ${randomBytes(3).toString('hex')}`;
  return { direct, pooled: `${direct}${POOLED}` };
}

/**
 * A condition on `pg_stat_activity`: a connection of another process of ours that is at work. A pooler keeps connections
 * under the name of whoever used them last, for minutes after he has ended: of those only what was used lately counts.
 */
export const IS_ANOTHER_OF_OURS = `datname = current_database() and application_name like '${APPLICATION}%'
  and split_part(application_name, '${POOLED}', 1) <> split_part(current_setting('application_name'), '${POOLED}', 1)
  and (application_name not like '%${POOLED}' or state <> 'idle' or state_change > now() - interval '1 minute')`;

/** The same for all instances that answer alike: they share what signs sessions, and who has Premium. */
export function nameOfInstance({ authSecret, premium }: Pick<Config, 'authSecret' | 'premium'>): string {
  const mark = createHash('sha256').update(`${premium} ${authSecret}`).digest('hex').slice(0, 8);
  return `${APPLICATION} ${mark}`;
}

/** Whoever is logged in at one would be a stranger at the other, and Premium would come and go with the balancer. */
export async function refuseUnlikeInstances(
  database: { executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }> },
  name: string,
): Promise<void> {
  const { rows } = await database.executeSql(
    `select 1 from pg_stat_activity where ${IS_ANOTHER_OF_OURS}
       and application_name ~ '^${APPLICATION} [0-9a-f]{8} ' and application_name not like $1 || ' %' limit 1`,
    [name],
  );
  if (rows.length > 0)
    throw new StartRefused(
      'AUTH_SECRET, PREMIUM: another instance runs on this database with other values. Give all of them the same, or stop it and try again in a minute; nothing was changed.',
    );
}
