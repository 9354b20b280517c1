import { randomBytes } from 'node:crypto';
import { constants, getPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../../contract/accounts';
import { answers } from '../../../contract/answers';
import { health } from '../../../contract/health';
import { questions } from '../../../contract/questions';
import { openDatabase } from '../../deps';
import { silent } from '../../silent';
import { type Balancer, startBalancer } from '../../testing/balancer';
import { createServerDatabase, migrations } from '../../testing/database';
import { callAt, joinAt, type Member } from '../../testing/over-http';
import { hasPooler, type PrivatePooler, startPooler } from '../../testing/private-pooler';
import { createProcesses, type RunningServer } from '../../testing/processes';
import { onServer } from '../../testing/rows';
import { isThorough, thorough } from '../../testing/thorough';
import { toldAtStart } from '../../testing/told';
import { until } from '../../testing/until';
import { readConfig } from '../config';
import { knownMigrations } from './migration-journal';
import { type OpenDatabase, openServerDatabase } from './open';

const STARTERS = thorough(5);
/** One of them is replaced by one that only runs the jobs, the others by ones that only serve. */
const INSTANCES = isThorough ? 3 : 2;
const CALLS = 40;
const LOCK = 727_001;
const undeclared = (setting: string) => new RegExp(`^${setting}: a connection pooler answers there\\.`);

// Without PgBouncer, which `npm test` installs where it may, none of this can be seen.
describe.skipIf(!hasPooler)('behind PgBouncer in transaction mode', () => {
  const processes = createProcesses();
  const opened: OpenDatabase[] = [];
  let pooler: PrivatePooler;
  let direct: string;
  let pooled: string;
  beforeAll(async () => {
    direct = await createServerDatabase();
    pooler = await startPooler(direct);
    pooled = pooler.inFrontOf(direct);
  });
  afterAll(async () => {
    await processes.cleanUp();
    await Promise.all(opened.map((database) => database.close()));
    await pooler?.stop();
  });

  const open = async (url: string, directUrl: string | null) => {
    const database = await openServerDatabase(url, () => undefined, { directUrl });
    opened.push(database);
    return database;
  };

  it(`of ${STARTERS} starters at once, one at a time has the lock, and the tables are made once`, async () => {
    const starters = await Promise.all(Array.from({ length: STARTERS }, () => open(pooled, direct)));
    const sql = onServer(direct);
    const holders: number[] = [];
    let isOver = false;
    const watching = (async () => {
      for (; !isOver; await wait(5)) {
        const [row] = await sql<{ n: number }>(
          `select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = ${LOCK} and granted
             and database = (select oid from pg_database where datname = current_database())`,
        );
        holders.push(row?.n ?? 0);
      }
    })();
    await Promise.all(starters.map((database) => database.migrate(migrations)));
    isOver = true;
    await watching;
    expect(new Set(holders.filter((n) => n > 0))).toEqual(new Set([1]));
    expect(await sql('select count(*)::int as n from drizzle.__drizzle_migrations')).toEqual([
      { n: knownMigrations(migrations).length },
    ]);
  });

  it('one that nobody declared is refused, also where it forgets in silence what a session begins with', async () => {
    await expect(open(pooled, null)).rejects.toThrow(undeclared('DATABASE_URL'));
    const forgetful = await startPooler(direct, {
      forgets: ['statement_timeout', 'idle_in_transaction_session_timeout'],
    });
    const single = await startPooler(direct, {
      connections: 1,
      forgets: ['statement_timeout', 'idle_in_transaction_session_timeout'],
    });
    try {
      for (const each of [forgetful, single])
        await expect(open(each.inFrontOf(direct), null)).rejects.toThrow(undeclared('DATABASE_URL'));
      await expect(open(pooled, forgetful.inFrontOf(direct))).rejects.toThrow(undeclared('DATABASE_DIRECT_URL'));
    } finally {
      await forgetful.stop();
      await single.stop();
    }
  });

  it('a direct address that is another database is refused', async () => {
    const other = await createServerDatabase();
    await expect(open(pooled, other)).rejects.toThrow('DATABASE_DIRECT_URL: is another database than DATABASE_URL');
  });

  it('time limits hold in a transaction, and none of them stays behind with the connection', async () => {
    const { db, executeSql } = await open(pooled, direct);
    const limit = await db.transaction(async (tx) => tx.execute('show statement_timeout'));
    expect(limit).toMatchObject({ rows: [{ statement_timeout: '15s' }] });
    expect(await executeSql('show statement_timeout')).toMatchObject({ rows: [{ statement_timeout: '0' }] });
  });

  describe(`${INSTANCES} instances`, () => {
    const keys = { MASTER_KEY: randomBytes(32).toString('base64'), AUTH_SECRET: randomBytes(32).toString('hex') };
    const servers: RunningServer[] = [];
    let settings: Record<string, string>;
    let balancer: Balancer;
    let member: Member;
    beforeAll(async () => {
      settings = {
        DATABASE_URL: pooled,
        DATABASE_POOLED: 'on',
        DATABASE_DIRECT_URL: direct,
        DATA_DIR: processes.folder(),
        DRAIN_SECONDS: '4',
        EMBEDDINGS: 'off',
        ...keys,
      };
      balancer = await startBalancer();
      servers.push(...(await Promise.all(Array.from({ length: INSTANCES }, () => processes.start(settings)))));
      await Promise.all(servers.map(({ url }) => balancer.add(url)));
      // By one of them: each has a mailbox of its own.
      member = await joinAt(servers[0]?.url ?? '');
    });
    afterAll(() => balancer?.close());

    const me = () => callAt(balancer.url, accounts.me, { as: member });

    it(`answer ${CALLS} calls at once, reads and writes, without a failure`, async () => {
      const { body: question } = await callAt(balancer.url, questions.daily, { as: member });
      const submit = (n: number) =>
        callAt(balancer.url, answers.submit, { as: member, body: { questionId: question.id, text: `Answer ${n}` } });
      const replies = await Promise.all(Array.from({ length: CALLS }, (_, n) => (n % 4 === 0 ? submit(n) : me())));
      expect(replies.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
      expect((await me()).body.answersCount).toBe(CALLS / 4);
    });

    it('are replaced one after the other, by one that runs the jobs and some that serve, and no call fails', async () => {
      const failed: string[] = [];
      let isOver = false;
      const caller = async () => {
        while (!isOver) {
          const { status, headers, body } = await me();
          if (status !== 200) failed.push(`${status} ${headers['x-balancer'] ?? JSON.stringify(body)}`);
          await wait(isThorough ? 0 : 50);
        }
      };
      const callers = Promise.all(Array.from({ length: 6 }, caller));
      const replace = async (leaving: RunningServer | undefined, role: string) => {
        const next = await processes.start({ ...settings, INSTANCE_ROLE: role });
        if (role === 'web') await balancer.add(next.url);
        leaving?.signal('SIGTERM');
        expect((await leaving?.ended)?.code).toBe(0);
        balancer.remove(leaving?.url ?? '');
        return next;
      };
      const jobs = await replace(servers[0], 'jobs');
      expect(getPriority(jobs.pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
      const webs: RunningServer[] = [];
      for (const leaving of servers.slice(1)) webs.push(await replace(leaving, 'web'));
      await until('all who serve were sent calls', () => webs.every(({ url }) => balancer.sent.has(url)));
      isOver = true;
      await callers;
      expect(failed).toEqual([]);
      expect((await callAt(jobs.url, health.ready)).body).toMatchObject({ code: 'not_serving' });
      expect((await callAt(jobs.url, accounts.me, { as: member })).status).toBe(503);
      for (const { url } of [jobs, ...webs]) expect((await callAt(url, health.check)).body.queue).toBe('ok');
    });

    it('another with a different secret is refused, before it changes anything', async () => {
      const other = readConfig({ ...settings, AUTH_SECRET: randomBytes(32).toString('hex') });
      await expect(openDatabase(other, silent)).rejects.toThrow(
        /^AUTH_SECRET, PREMIUM: another instance runs on this database with other values/,
      );
    });

    it('one that does not say that there is a pooler is refused with one line', async () => {
      const { DATABASE_POOLED: _, DATABASE_DIRECT_URL: __, ...unsaid } = settings;
      expect(await toldAtStart(unsaid)).toEqual([expect.stringMatching(undeclared('DATABASE_URL'))]);
    });
  });
});
