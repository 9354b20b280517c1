import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open';
import { queueSql } from './queue-sql';

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
/** What pg-boss itself sends: a new version of it must not word these in a way that is no longer recognized. */
const plans = createRequire(import.meta.url)('pg-boss/src/plans.js');

/** A database that fails at first, as one that is being restarted does. */
function failing(times: number, code = '57P01'): { database: OpenDatabase; sent: string[] } {
  const sent: string[] = [];
  const executeSql = async (text: string) => {
    sent.push(text);
    if (sent.length <= times) throw Object.assign(new Error('terminating connection'), { code });
    return { rows: [{ count: 1 }] };
  };
  return { database: { executeSql } as unknown as OpenDatabase, sent };
}

describe("the queue's statements while the database is away", () => {
  it.each([
    ['that a turn ended well', plans.completeJobs('jobs')],
    ['that a turn failed', plans.failJobsById('jobs')],
  ])('%s is said until it is heard', async (_what, text) => {
    const { database, sent } = failing(2);
    const { rows } = await queueSql(database, silent, () => false).executeSql(text, []);
    expect(rows).toEqual([{ count: 1 }]);
    expect(sent).toEqual([text, text, text]);
  });

  it('that a turn ended is given up without a fault where we stop', async () => {
    const { database } = failing(1);
    const said = queueSql(database, silent, () => true).executeSql(plans.completeJobs('jobs'), []);
    await expect(said).resolves.toEqual({ rows: [{ count: 0 }] });
  });

  it.each([
    ['taking the next turn', plans.fetchNextJob('jobs')({}), ['purge']],
    ['anything else', plans.getQueues('jobs'), []],
  ])('%s is tried once: the queue asks again by itself', async (_what, text, values) => {
    const { database, sent } = failing(1);
    await expect(queueSql(database, silent, () => false).executeSql(text, values)).rejects.toThrow('terminating');
    expect(sent).toHaveLength(1);
  });
});

describe('a turn that cannot be taken', () => {
  it.each([
    ['while one of the same job is at work: nothing is wrong, and nobody is told', '23505', 0],
    ['while the database is away: that is told', '57P01', 1],
  ])('%s', async (_when, code, lines) => {
    const { database } = failing(1, code);
    const told: unknown[] = [];
    const log = { ...silent, warn: (...line: unknown[]) => void told.push(line) };
    const taking = queueSql(database, log, () => false).executeSql(plans.fetchNextJob('jobs')({}), ['purge']);
    await expect(taking).rejects.toThrow();
    expect(told).toHaveLength(lines);
  });
});

describe('a turn that is taken', () => {
  const take = plans.fetchNextJob('jobs')({});
  const sentFor = async (queue: string) => {
    const { database, sent } = failing(0);
    await queueSql(database, silent, () => false).executeSql(take, [queue]);
    return sent[0];
  };

  it('is noted in the same statement, but none of the queue within the queue', async () => {
    expect(await sentFor('purge')).toContain('insert into job_run');
    expect(await sentFor('__pgboss__send-it')).toBe(take);
  });
});
