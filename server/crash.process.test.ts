import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMigratedServerDatabase } from './testing/database';
import { inTime } from './testing/in-time';
import { judge } from './testing/judge';
import { joinAt, type Member } from './testing/over-http';
import { createProcesses, freePort, type RunningServer, type Settings } from './testing/processes';
import { onServer, type Sql, throughWindow } from './testing/rows';
import { isThorough, thorough } from './testing/thorough';
import { until } from './testing/until';
import { beginWriting, countOf, type Ledger, newLedger } from './testing/write-load';

const KILLS = isThorough ? thorough(2) : 1;
const LONGEST_RESTART = 5_000;

interface Ground {
  settings: Settings;
  masterKey: string;
  look(server: RunningServer): Sql;
}

/** Killed servers on PostgreSQL are judged in a thorough run alone; each time, `restart` kills PostgreSQL itself under load. */
const grounds = {
  'the embedded database': async (): Promise<Ground> => {
    const data = await processes.dataFolder();
    const { masterKey } = JSON.parse(readFileSync(join(data, 'keys', 'secrets.json'), 'utf8'));
    return { settings: { DATA_DIR: data }, masterKey, look: throughWindow };
  },
  PostgreSQL: async (): Promise<Ground> => {
    const url = await createMigratedServerDatabase();
    const masterKey = randomBytes(32).toString('base64');
    const settings = {
      DATABASE_URL: url,
      DATA_DIR: processes.folder(),
      MASTER_KEY: masterKey,
      AUTH_SECRET: randomBytes(32).toString('hex'),
    };
    return { settings, masterKey, look: () => onServer(url) };
  },
};

const processes = createProcesses();
afterAll(() => processes.cleanUp());

const grounded = Object.entries(grounds).filter(([name]) => isThorough || name === 'the embedded database');

// Side by side: each has a server of its own, which keeps one core busy.
describe.concurrent.each(grounded)('killed under write load, on %s', (name, prepare) => {
  let ground: Ground;
  let port: number;
  let server: RunningServer;
  let members: Member[];
  const ledger: Ledger = newLedger();
  const restarts: number[] = [];

  beforeAll(async () => {
    ground = await prepare();
    port = await freePort();
    server = await processes.start(ground.settings, { port });
    members = await Promise.all([joinAt(server.url), joinAt(server.url), joinAt(server.url)]);
  });

  it(`keeps every acknowledged write and nothing refused through ${KILLS} kill -9`, async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const load = beginWriting(server.url, ledger, members);
      await load.begun;
      // On a busy machine it may take a while until one is refused as well.
      await until('something was refused', () => countOf(ledger, 'fail') > 0, 30_000);
      await wait(randomInt(200, 800));
      server.signal('SIGKILL');
      expect((await server.ended).signal).toBe('SIGKILL');
      load.stop();
      await load.ended;

      server = await processes.start(ground.settings, { port });
      restarts.push(server.startMilliseconds);
      const product = { sql: ground.look(server), url: server.url, masterKey: ground.masterKey, members };
      expect(await judge(ledger, product), `after kill ${kill + 1}`).toEqual({ lost: [], doubled: [], wrong: [] });
    }
    const slowest = restarts.toSorted((a, b) => b - a);
    console.log(
      `${name}: ${KILLS} kills, ${countOf(ledger, 'ok')} acknowledged, ${countOf(ledger, 'fail')} refused, ` +
        `${countOf(ledger, 'info')} unknown, 0 lost; restart p95 ${Math.round(slowest[1] ?? 0)} ms, ` +
        `longest ${Math.round(slowest[0] ?? 0)} ms`,
    );
    expect(countOf(ledger, 'ok')).toBeGreaterThan(KILLS);
    expect(countOf(ledger, 'fail')).toBeGreaterThan(0);
    expect([...ledger.serverErrors]).toEqual([]);
    expect(slowest[0]).toBeLessThan(inTime(LONGEST_RESTART));
  }, 600_000);
});
