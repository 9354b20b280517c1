import { sql } from 'drizzle-orm';
import type { Reply } from '../../../contract/endpoint';
import { health } from '../../../contract/health';
import type { Db } from '../db/open';
import type { QueueState } from '../jobs/scheduler';
import { Refusal } from '../refusal';
import type { Api } from './api';
import type { Drain } from './drain';

const PATIENCE = 2_000;

type Health = Reply<typeof health.check>;

interface HealthDeps {
  db: Db;
  queue: () => Promise<QueueState>;
  drain: Drain;
  assistant: () => Pick<Health, 'assistant' | 'embeddings'>;
  backups: () => Promise<{ backups: Health['backups']; lastGood: Date | null }>;
  version: string;
  installation: string;
}

/** Answers 503 while the database is away, whatever it says, so that a balancer sends people elsewhere. */
export function healthRoutes(api: Api, deps: HealthDeps): void {
  api.on(health.ready, async (): Promise<Reply<typeof health.ready>> => {
    if (!deps.drain.isServing()) throw new Refusal('not_serving', { retryAfterSeconds: 1 });
    await inTime(deps.db.execute(sql`select 1`));
    return { status: 'ready' };
  });
  api.on(health.check, async (): Promise<Health> => {
    const look = deps.db.execute(sql`select 1`).then(() => Promise.all([deps.queue(), deps.backups()]));
    const [queue, { backups, lastGood }] = await inTime(look);
    return {
      status: queue === 'ok' && backups !== 'late' ? 'ok' : 'degraded',
      database: 'ok',
      queue,
      ...deps.assistant(),
      backups,
      last_good_backup: lastGood?.toISOString() ?? null,
      installation: deps.installation,
      version: deps.version,
    };
  });
}

async function inTime<T>(look: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('late')), PATIENCE).unref();
  });
  return Promise.race([look, late]).catch(() => {
    throw new Refusal('database_away', { retryAfterSeconds: 2 });
  });
}
