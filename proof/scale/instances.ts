import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from '../../bench/product';
import { secrets } from '../../bench/server-database';
import { type Balancer, startBalancer } from '../../server/testing/balancer';
import { type PrivatePooler, startPooler } from '../../server/testing/private-pooler';
import { onServer } from '../../server/testing/rows';

/** Instances of the built product on one database, behind a balancer. */
export interface Fleet {
  balancer: Balancer;
  instances: Product[];
  settings: Record<string, string>;
  /** One more, which is sent calls from then on unless it only runs jobs. */
  add(more?: Record<string, string>): Promise<Product>;
  /** Asks one to stop, and waits until it has. */
  retire(instance: Product): Promise<void>;
  /** Ends one without a word. */
  kill(instance: Product): Promise<void>;
  stop(): Promise<void>;
}

export type Way = 'direct' | 'through PgBouncer';

let pooler: Promise<PrivatePooler> | null = null;

/** How instances reach the database. */
export async function reaching(url: string, way: Way): Promise<Record<string, string>> {
  if (way === 'direct') return { DATABASE_URL: url };
  pooler ??= startPooler(url, { connections: 20 });
  return { DATABASE_URL: (await pooler).inFrontOf(url), DATABASE_POOLED: 'on', DATABASE_DIRECT_URL: url };
}

export async function stopPooler(): Promise<void> {
  await (await pooler)?.stop();
  pooler = null;
}

export async function startFleet(
  url: string,
  count: number,
  way: Way,
  more: Record<string, string> = {},
  balancing: Parameters<typeof startBalancer>[0] = {},
): Promise<Fleet> {
  // One folder for all: each would have a mailbox of its own else.
  const folder = mkdtempSync(join(tmpdir(), 'heartnote-proof-'));
  const settings = {
    ...(await reaching(url, way)),
    ...secrets,
    EMBEDDINGS: 'off',
    DRAIN_SECONDS: '1',
    LOG_LEVEL: 'error',
    ...more,
  };
  const balancer = await startBalancer(balancing);
  const instances: Product[] = [];
  const leave = (instance: Product) => {
    balancer.remove(instance.url);
    instances.splice(instances.indexOf(instance), 1);
  };
  const fleet: Fleet = {
    balancer,
    instances,
    settings,
    add: async (also = {}) => {
      const instance = await startProduct({ ...settings, ...also }, folder);
      instances.push(instance);
      if (also.INSTANCE_ROLE !== 'jobs') await balancer.add(instance.url);
      return instance;
    },
    retire: async (instance) => {
      await instance.stop();
      leave(instance);
    },
    kill: async (instance) => {
      await instance.kill();
      leave(instance);
    },
    stop: async () => {
      await Promise.all(instances.map((instance) => instance.stop()));
      await balancer.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  for (let n = 0; n < count; n++) await fleet.add();
  return fleet;
}

const TICKS_A_SECOND = 100;

/** Seconds of processor time that these have used, with the processes of PostgreSQL that there are now. */
export async function processorSeconds(instances: Product[], url: string): Promise<number> {
  const backends = await onServer(url)<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  );
  const pids = [...instances, ...backends].map(({ pid }) => pid);
  return pids.reduce((sum, pid) => sum + ticksOf(pid), 0) / TICKS_A_SECOND;
}

function ticksOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}
